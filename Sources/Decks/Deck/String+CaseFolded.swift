extension String {
  /// The text under Unicode's default case folding, which the standard library does not have.
  ///
  /// Lower case alone leaves σ and ς apart, upper case ẞ and SS; one after the other folds all
  /// characters but the Turkish ı, which is not i.
  package var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let fold = { (text: String) in text.lowercased().uppercased().lowercased() }
    guard unicodeScalars.contains("ı") else { return fold(self) }
    let parts = unicodeScalars.split(separator: "ı", omittingEmptySubsequences: false)
    return parts.map { fold(String($0)) }.joined(separator: "ı")
  }
}
