import Words

/// About a half of a board: some of its rows or some of its columns.
struct BoardPart: Equatable {
  /// The rows of the part, from 0; `nil` if it has all of them.
  private(set) var rows: ClosedRange<Int>?
  /// The columns of the part, from 0; `nil` if it has all of them.
  private(set) var columns: ClosedRange<Int>?

  /// The half in which a place lies, of those that divide the other places most evenly.
  ///
  /// - Parameters:
  ///   - place: a place of the board.
  ///   - occupied: the places where cards lie.
  ///   - board: the rows of the board.
  ///   - hasSides: whether the board has two sides, of which only the place's own counts.
  init(of place: Int, among occupied: [Int], _ board: BoardRows, hasSides: Bool) {
    guard let cell = board.cell(of: place) else { return }
    let middle = board.rows.count / 2
    let own =
      hasSides
      ? (cell.row < middle ? 0..<middle : middle..<board.rows.count) : 0..<board.rows.count
    let width = own.map { board.rows[$0].count }.max() ?? 1
    let cells = occupied.compactMap(board.cell).filter { own.contains($0.row) }
    let upper = own.lowerBound + (own.count + 1) / 2
    let left = (width + 1) / 2
    let isUpper = cell.row < upper
    let isLeft = cell.column < left
    let inRows = cells.count { ($0.row < upper) == isUpper }
    let inColumns = cells.count { ($0.column < left) == isLeft }
    if abs(2 * inRows - cells.count) < abs(2 * inColumns - cells.count), own.count > 1 || width < 2
    {
      rows = isUpper ? own.lowerBound...(upper - 1) : upper...(own.upperBound - 1)
    } else {
      columns = isLeft ? 0...(left - 1) : left...(width - 1)
    }
  }

  /// The part in words, as in `columns 1 to 2` or `row c`.
  var words: String {
    if let rows {
      let (first, last) = (
        BoardRows.letters(of: rows.lowerBound), BoardRows.letters(of: rows.upperBound)
      )
      return rows.count == 1 ? say("row \(first)") : say("rows \(first) to \(last)")
    }
    guard let columns else { return "" }
    let (first, last) = (columns.lowerBound + 1, columns.upperBound + 1)
    return columns.count == 1 ? say("column \(first)") : say("columns \(first) to \(last)")
  }
}
