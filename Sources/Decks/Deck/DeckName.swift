import Words

/// Decides whether two names mean the same deck.
package enum DeckName {
  /// Makes the key of a name, in which case, blanks, hyphens and underscores do not count.
  ///
  /// - Returns: a text that is equal for all names of the same deck.
  package static func key(of name: String) -> String {
    let kept = name.unicodeScalars.filter { !$0.isIgnoredInNames }
    return String(String.UnicodeScalarView(kept)).lowercased()
  }

  /// Whether a name starts with a text, compared by their keys.
  ///
  /// No name starts with an empty key.
  package static func name(_ name: String, startsWith text: String) -> Bool {
    let start = key(of: text)
    return !start.isEmpty && key(of: name).hasPrefix(start)
  }
}

extension Unicode.Scalar {
  fileprivate var isIgnoredInNames: Bool { self == " " || self == "-" || self == "_" }
}

extension String {
  /// The name of the file that a path leads to, without its folders and its ending.
  package var fileStem: String {
    let base = split(separator: "/").last ?? self[...]
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return String(base) }
    return String(base[..<dot])
  }

  /// The text under Unicode's default case folding, which the standard library lacks.
  ///
  /// Lower case alone keeps σ and ς apart, upper case alone ẞ and SS. Both in turn fold every
  /// character, but would also make the Turkish ı an i.
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let fold = { (text: String) in text.lowercased().uppercased().lowercased() }
    guard unicodeScalars.contains("ı") else { return fold(self) }
    let parts = unicodeScalars.split(separator: "ı", omittingEmptySubsequences: false)
    return parts.map { fold(String($0)) }.joined(separator: "ı")
  }
}

extension String {
  /// The name of a deck as players read it: those of built-in decks are in the current language.
  ///
  /// Files, codes and options keep the English name. A level follows after a space, as in `Sums 3`.
  public var deckTitle: String {
    guard let colon = lastIndex(of: ":") else { return say(name: self, context: "deck") }
    return say(name: String(self[..<colon]), context: "deck") + " " + self[index(after: colon)...]
  }

  /// Whether the text can be the name of a deck: visible and within the limits.
  package var isDeckName: Bool {
    isVisible && utf8.count <= DeckLimit.nameBytes && count <= DeckLimit.nameCharacters
  }

  /// The text as the name of a deck: at most 60 characters, at least one of them visible.
  package var asDeckName: String {
    let name = cleaned.cut(
      characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes
    ).cleaned
    return name.isVisible ? name : "Deck"
  }
}
