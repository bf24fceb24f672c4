import Decks

/// How much may be written in a place.
public struct TextLimit: Equatable, Sendable {
  /// The most characters, as a reader counts them.
  public let characters: Int
  /// The most bytes of UTF-8 that they may have together.
  public let bytes: Int

  /// A limit by its two numbers.
  public init(characters: Int, bytes: Int) {
    self.characters = characters
    self.bytes = bytes
  }

  /// What a deck's name may have.
  public static let name = TextLimit(
    characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes)
  /// What a card may have.
  public static let face = TextLimit(
    characters: DeckLimit.faceCharacters, bytes: DeckLimit.faceBytes)
}

extension String {
  /// The text as a terminal may show it, with the blanks at its ends.
  ///
  /// Control characters and escape sequences are gone, tabs and line breaks are blanks.
  public var printable: String {
    let blanks = unicodeScalars.reversed().prefix { $0 == " " }.count
    let shown = String("|\(self)".cleaned.unicodeScalars.dropFirst())
    return shown + String(repeating: " ", count: blanks)
  }
}
