import Canvas

/// The text of a dialog.
struct DialogContent: Equatable {
  /// One row.
  struct Row: Equatable {
    var left: String
    var right = ""
    /// The key that choosing the row presses.
    var key: Key?
    /// Whether the row can be chosen although it has no key.
    var isChoice = false
    var isHeading = false
  }

  let title: String
  let rows: [Row]
  /// Whether the keyboard moves the selection; if not, it scrolls, and only clicks choose.
  var isMenu = true
  /// The effect of Enter on a row.
  var verb = "select"

  /// The rows that the keyboard can select.
  var choices: [Int] {
    isMenu ? rows.indices.filter { rows[$0].isChoice || rows[$0].key != nil } : []
  }

  /// The next row that can be selected, wrapping at the end; `nil` without such rows.
  func choice(after selected: Int?, step: Int) -> Int? {
    let choices = choices
    guard let selected, let position = choices.firstIndex(of: selected) else {
      return choices.first
    }
    return choices[(position + step + choices.count) % choices.count]
  }
}
