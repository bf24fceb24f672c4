import Words

extension String {
  /// The name of a deck as players read it: those of built-in decks are in the current language.
  ///
  /// Files, codes and options keep the English name. A level, as in `Sums:3`, stays as it is.
  public var deckTitle: String {
    guard let colon = lastIndex(of: ":") else { return say(name: self, context: "deck") }
    return say(name: String(self[..<colon]), context: "deck") + self[colon...]
  }
}
