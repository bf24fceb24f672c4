extension String {
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
