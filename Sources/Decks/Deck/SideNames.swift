import Words

/// The words for the two sides of a deck's pairs, as in `Country` and `Capital`.
public struct SideNames: Equatable, Sendable {
  /// The word for the terms, safe to write to any terminal.
  public let term: String
  /// The word for the definitions, safe to write to any terminal.
  public let definition: String

  /// Words that are written out in the program.
  init(term: StaticString, definition: StaticString) {
    (self.term, self.definition) = ("\(term)", "\(definition)")
  }

  /// Words from a file, cut to 30 characters; `nil` unless both are visible.
  public init?(_ term: String, _ definition: String) {
    (self.term, self.definition) = (term.asSideName, definition.asSideName)
    guard self.term.isVisible, self.definition.isVisible else { return nil }
  }

  /// The word for the terms as players read it: that of a built-in deck is in the current language.
  public var termTitle: String { say(name: term, context: "side") }

  /// The word for the definitions as players read it.
  public var definitionTitle: String { say(name: definition, context: "side") }
}

extension String {
  /// The text as the word for a side.
  fileprivate var asSideName: String {
    cleaned.cut(
      characters: DeckLimit.sideNameCharacters, bytes: 4 * DeckLimit.sideNameCharacters
    ).cleaned
  }
}
