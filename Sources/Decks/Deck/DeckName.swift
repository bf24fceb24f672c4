/// Decides whether two names mean the same deck.
package enum DeckName {
  /// The key of a name: equal for all names that mean the same deck.
  ///
  /// - Parameter name: a name in any case; blanks, hyphens and underscores do not count.
  package static func key(of name: String) -> String {
    let kept = name.unicodeScalars.filter { !$0.isIgnoredInNames }
    return String(String.UnicodeScalarView(kept)).lowercased()
  }

  /// Whether a name starts with a text, compared by their keys. No name starts with an empty key.
  package static func name(_ name: String, startsWith text: String) -> Bool {
    let start = key(of: text)
    return !start.isEmpty && key(of: name).hasPrefix(start)
  }
}

extension Unicode.Scalar {
  fileprivate var isIgnoredInNames: Bool { self == " " || self == "-" || self == "_" }
}
