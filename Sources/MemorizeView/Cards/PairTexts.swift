import Canvas

/// The texts of two cards on one line, each with its fair share of it.
struct PairTexts: Equatable {
  /// With less than this of a text nothing is said.
  private static let leastColumns = 4
  private static let joint = " = "

  let one: String
  let other: String
  /// What comes after them, as in `  +9`.
  let end: String

  /// Both texts and what comes after them; `nil` where too little of a text would be left.
  ///
  /// What the shorter text does not need, the longer one gets.
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
