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
  /// The number as a share of one in whole percent, from 0 to 100.
  var percent: Int { Int((min(max(self, 0), 1) * 100).rounded()) }
}
