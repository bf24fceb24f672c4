/// A place on the screen, counted from 0 in the upper left corner.
package struct Position: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    (self.column, self.row) = (column, row)
  }
}

/// What the terminal shows at one moment.
package struct Screen: Equatable, Sendable, CustomStringConvertible {
  package let columns: Int
  package let rows: Int
  private let cells: [ScreenCell]

  /// Takes cells row by row; there must be columns times rows of them.
  package init(columns: Int, rows: Int, cells: [ScreenCell]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// The cell at a place, a blank one outside of the screen.
  package func cell(column: Int, row: Int) -> ScreenCell {
    guard 0..<columns ~= column, 0..<rows ~= row else { return ScreenCell() }

    return cells[row * columns + column]
  }

  /// A row as text, a wide character once, without the blanks at its end.
  package func text(_ row: Int) -> String {
    let line = (0..<columns).map { cell(column: $0, row: row).character }.joined()
    let end = line.lastIndex { $0 != " " }
    return end.map { String(line[...$0]) } ?? ""
  }

  package var lines: [String] { (0..<rows).map(text) }
  package var description: String { lines.joined(separator: "\n") }

  package func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// Where a text within one row starts: the topmost, then leftmost one if there are several.
  package func position(of text: String) -> Position? {
    let wanted = Array(text)
    for row in 0..<rows {
      let starts = (0..<columns).filter { cell(column: $0, row: row).width > 0 }
      let characters = starts.map { cell(column: $0, row: row).character.first ?? " " }
      if let index = characters.firstIndex(of: wanted) {
        return Position(column: starts[index], row: row)
      }
    }
    return nil
  }
}

extension [Character] {
  /// Where a non-empty sequence starts within this one.
  fileprivate func firstIndex(of wanted: [Character]) -> Int? {
    guard !wanted.isEmpty, wanted.count <= count else { return nil }

    return (0...(count - wanted.count)).first { self[$0..<($0 + wanted.count)] == wanted[...] }
  }
}
