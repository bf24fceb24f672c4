import Canvas

extension String {
  /// The text at the right end of a column, with blanks before it.
  func right(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - self.columns)) + self
  }

  /// The text at the left end of a column, with blanks after it.
  func left(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }
}

extension Double {
  /// The number with one decimal, and with its sign unless it is zero.
  var signedText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths > 0 ? "+\(tenths)" : tenths == 0 ? "0.0" : "\(tenths)"
  }

  /// The number with one decimal, or none if it is whole.
  var plainText: String {
    let text = "\((self * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number that chooses the form of a noun: languages with several forms have the same one
  /// after a fraction as after 2.
  var grammaticalNumber: Int { self == rounded() ? Int(self) : 2 }

  /// The number as a share of one in whole percent, from 0 to 100.
  var percent: Int { Int((min(max(self, 0), 1) * 100).rounded()) }
}
