import Canvas
import MemorizeViewModel

/// What is printed on a face, in characters this terminal has.
struct FaceText: Equatable {
  let text: String
  /// The text as a terminal has to be given it.
  let line: String
  /// The columns of the text.
  let columns: Int
  /// Whether it is printed in red, as hearts and diamonds are.
  let isRed: Bool
  /// Whether it is what belongs to a term, which is told by a mark.
  var isDefinition = false
  private let order: TextOrder

  init(_ text: String, _ capabilities: Capabilities = Capabilities()) {
    let shown = Spelling.spelled(text, capabilities)
    order = capabilities.textOrder
    self.text = shown
    line = shown.ordered(for: order, isRightToLeft: shown.isRightToLeft)
    columns = shown.columns
    isRed = text.unicodeScalars.contains { $0 == "♥" || $0 == "♦" }
  }

  init(_ face: Face, _ capabilities: Capabilities) {
    self.init(face.text, capabilities)
    isDefinition = face.side == .definition
  }

  /// What is printed on the two cards of a pair, often the same.
  static func ofPair(
    _ first: Face, _ second: Face, _ capabilities: Capabilities
  ) -> [FaceText] {
    let text = FaceText(first, capabilities)
    return [text, second == first ? text : FaceText(second, capabilities)]
  }

  /// The text in lines of a width, about equally long, broken between words where that is possible.
  ///
  /// - Parameters:
  ///   - width: columns of a line, at least 1.
  ///   - rows: how many lines there may be; the last is shortened if the text needs more.
  ///   - ellipsis: what stands for the part left out.
  /// - Returns: at most `rows` lines, none wider than `width`.
  func lines(width: Int, rows: Int, ellipsis: String) -> [String] {
    guard width > 0, rows > 0 else { return [] }
    if isWord(within: width) { return text.isEmpty ? [] : [line] }
    return logicalLines(width, rows, ellipsis).map(ordered)
  }

  /// The columns of one of its lines.
  func columns(of line: String) -> Int { line == self.line ? columns : line.columns }

  /// How much of the text is seen on so many cells.
  func fit(in size: Size) -> Fit {
    if !size.isEmpty, isWord(within: size.width) { return .whole }
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

  /// Whether it is a single word that need not be broken, or nothing at all.
  private func isWord(within width: Int) -> Bool {
    columns <= width && !text.utf8.contains(UInt8(ascii: " "))
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
