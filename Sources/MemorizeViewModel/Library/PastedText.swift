import Decks
import Storage

/// The pairs in a pasted text.
public struct PastedText: Equatable, Sendable {
  /// The pairs, in the order of the text.
  public let pairs: [Pair]

  /// Splits a text into pairs: one for each line, or for each picture of a line with only pictures.
  ///
  /// - Parameter text: the pasted text, with a tab between a term and its definition.
  public init(_ text: String) {
    pairs = text.split(whereSeparator: \.isNewline).prefix(DeckLimit.pairs).flatMap { line in
      PastedText.pairs(inLine: line)
    }
  }

  private static func pairs(inLine line: Substring) -> [Pair] {
    let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    if let term = fields.first, fields.count == 2 {
      let definition = fields[1].prefix { $0 != "\t" }
      return [Pair(term: String(term), definition: String(definition))]
    }
    let characters = line.filter { !$0.isWhitespace }
    guard !characters.isEmpty, characters.allSatisfy(\.isPicture) else {
      return [Pair(twin: String(line))]
    }
    return characters.map { Pair(twin: String($0)) }
  }
}

extension Character {
  /// Whether the character is a picture, not a letter, a digit or a symbol.
  public var isPicture: Bool {
    unicodeScalars.contains { scalar in
      scalar.value >= 0x1F000 && scalar.properties.isEmoji || scalar.value == 0xFE0F
        || scalar.properties.isEmojiPresentation
    }
  }
}

/// The longest text that a field may hold.
public struct TextLimit: Equatable, Sendable {
  /// The most characters.
  public let characters: Int
  /// The most bytes of UTF-8.
  public let bytes: Int

  /// The limit of a deck's name.
  public static let name = TextLimit(
    characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes)
  /// The limit of a card.
  public static let face = TextLimit(
    characters: DeckLimit.faceCharacters, bytes: DeckLimit.faceBytes)
}

extension String {
  /// The text in a form that is safe for a terminal, including the blanks at its ends.
  ///
  /// Control characters and escape sequences are removed; tabs and line breaks become blanks.
  public var printable: String {
    let blanks = unicodeScalars.reversed().prefix { $0 == " " }.count
    let shown = String("|\(self)".cleaned.unicodeScalars.dropFirst())
    return shown + String(repeating: " ", count: blanks)
  }
}

/// The pictures that the player imported.
public struct OwnPictures: Equatable, Sendable {
  /// The directory of the player's data; `nil` if there are no pictures.
  private let directory: String?

  /// The number of pixels on each side of a picture.
  public static let side = StoredPicture.side

  /// The pictures in a directory, as in `StorageDirectory.data`; none without one.
  public init(directory: String? = nil) {
    self.directory = directory
  }

  /// The pixels of a face's picture, four bytes each: red, green and blue, each times the coverage,
  /// and the coverage.
  ///
  /// Reads a file at each call. It is `nil` for a face without a picture, and for a missing one.
  public func pixels(of face: Face) -> [UInt8]? {
    guard let directory, let picture = face.picture else { return nil }
    return PictureFolder(directory: directory).picture(picture.file)?.pixels
  }
}
