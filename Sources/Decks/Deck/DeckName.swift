/// When two names mean the same deck.
package enum DeckName {
  /// What names that mean the same deck have in common.
  ///
  /// - Parameter name: in any case; blanks, hyphens and underscores may be left out or exchanged
  ///   for each other.
  /// - Returns: equal texts for equal decks.
  package static func key(of name: String) -> String {
    let kept = name.unicodeScalars.filter { !$0.isPassedOver }
    return String(String.UnicodeScalarView(kept)).lowercased()
  }
}

extension Unicode.Scalar {
  fileprivate var isPassedOver: Bool { self == " " || self == "-" || self == "_" }
}
