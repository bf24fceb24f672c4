import Decks

/// The longest text that a field may hold.
public struct TextLimit: Equatable, Sendable {
  /// The most characters.
  public let characters: Int
  /// The most bytes of UTF-8.
  public let bytes: Int

  /// Makes a limit.
  public init(characters: Int, bytes: Int) {
    self.characters = characters
    self.bytes = bytes
  }

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
