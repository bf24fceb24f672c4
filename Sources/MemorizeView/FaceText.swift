import Canvas

/// What is printed on a face, in characters this terminal has.
struct FaceText: Equatable {
  let text: String
  /// Whether it is printed in red, as hearts and diamonds are.
  let isRed: Bool

  init(_ text: String, _ capabilities: Capabilities = Capabilities()) {
    self.text = Spelling.spelled(text, capabilities)
    isRed = text.unicodeScalars.contains { $0 == "♥" || $0 == "♦" }
  }

  /// The text in lines of a width, broken between words where that is possible.
  ///
  /// - Parameters:
  ///   - width: columns of a line, at least 1.
  ///   - rows: how many lines there may be; the last is shortened if the text needs more.
  ///   - ellipsis: what stands for the part left out.
  /// - Returns: at most `rows` lines, none wider than `width`.
  func lines(width: Int, rows: Int, ellipsis: String) -> [String] {
    guard width > 0, rows > 0 else { return [] }
    let lines = text.wrapped(to: width)
    guard lines.count > rows else { return lines }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    let mark = width > 2 ? ellipsis : ""
    return Array(lines[..<(rows - 1)]) + [rest.shortened(to: width, ellipsis: mark)]
  }
}
