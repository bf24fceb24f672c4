import Canvas

/// The texts of two cards on one line, each with a fair share of the width.
struct PairTexts: Equatable {
  /// The minimum width of a shortened text.
  private static let leastColumns = 4
  private static let joint = " = "

  let one: String
  let other: String
  /// The text after both, as in `  +9`.
  let end: String

  /// Both texts and the end; `nil` if too little of a text would be left.
  ///
  /// The longer text gets the columns that the shorter one does not need.
  func shortened(to width: Int, ellipsis: String) -> String? {
    let room = width - PairTexts.joint.columns - end.columns
    let half = room / 2
    let first = one.columns <= half ? one.columns : max(half, room - other.columns)
    let parts = [(one, first), (other, room - min(first, one.columns))].map { text, columns in
      (text: text.shortened(to: columns, ellipsis: ellipsis), isWhole: text.columns <= columns)
    }
    guard parts.allSatisfy({ $0.isWhole || $0.text.columns >= PairTexts.leastColumns }) else {
      return nil
    }
    return parts.map(\.text).joined(separator: PairTexts.joint) + end
  }
}
