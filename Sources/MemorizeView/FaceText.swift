import Canvas
import MemorizeViewModel

/// What is printed on a face, in characters this terminal has.
struct FaceText: Equatable {
  let text: String
  /// Whether it is printed in red, as hearts and diamonds are.
  let isRed: Bool
  /// Whether it is what belongs to a term, which is told by a mark.
  var isDefinition = false
  private let order: TextOrder

  init(_ text: String, _ capabilities: Capabilities = Capabilities()) {
    self.text = Spelling.spelled(text, capabilities)
    isRed = text.unicodeScalars.contains { $0 == "♥" || $0 == "♦" }
    order = capabilities.textOrder
  }

  init(_ face: Face, _ capabilities: Capabilities) {
    self.init(face.text, capabilities)
    isDefinition = face.side == .definition
  }

  /// The text as a terminal has to be given it.
  var line: String { ordered(text) }

  /// The text in lines of a width, about equally long, broken between words where that is possible.
  ///
  /// - Parameters:
  ///   - width: columns of a line, at least 1.
  ///   - rows: how many lines there may be; the last is shortened if the text needs more.
  ///   - ellipsis: what stands for the part left out.
  /// - Returns: at most `rows` lines, none wider than `width`.
  func lines(width: Int, rows: Int, ellipsis: String) -> [String] {
    guard width > 0, rows > 0 else { return [] }
    return logicalLines(width, rows, ellipsis).map(ordered)
  }

  /// How much of the text is seen on so many cells.
  func fit(in size: Size) -> Fit {
    guard !size.isEmpty, inkColumns <= size.width * size.height else { return .shortened }
    if text.widestPart <= size.width, text.wrapped(to: size.width).count <= size.height {
      return .whole
    }
    return isFilled(size.width, size.height) ? .broken : .shortened
  }

  /// How much of a text is seen.
  enum Fit: Equatable {
    case whole
    /// All of it, but words are broken.
    case broken
    case shortened
  }

  private var inkColumns: Int { text.reduce(0) { $0 + ($1 == " " ? 0 : $1.columns) } }

  private func ordered(_ line: String) -> String {
    line.ordered(for: order, isRightToLeft: text.isRightToLeft)
  }

  private func logicalLines(_ width: Int, _ rows: Int, _ ellipsis: String) -> [String] {
    let lines = text.wrapped(to: width)
    guard lines.count > rows else { return balanced(lines, width) }
    if isFilled(width, rows) { return text.filled(lines: width) }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    let mark = width > 2 ? ellipsis : ""
    return Array(lines[..<(rows - 1)]) + [rest.shortened(to: width, ellipsis: mark)]
  }

  /// Whether the text fits if words may be broken anywhere; a character too wide for a line does not.
  private func isFilled(_ width: Int, _ rows: Int) -> Bool {
    text.filled(lines: width).count <= rows && text.allSatisfy { $0.columns <= width }
  }

  /// As many lines, but none much longer than the others.
  private func balanced(_ lines: [String], _ width: Int) -> [String] {
    guard lines.count > 1 else { return lines }
    var best = lines
    for narrower in stride(from: width - 1, through: min(width, text.widestPart), by: -1) {
      let candidate = text.wrapped(to: narrower)
      guard candidate.count == lines.count else { break }
      best = candidate
    }
    return best
  }
}
