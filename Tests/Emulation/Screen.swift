/// A place on the screen, counted from 0 in the upper left corner.
package struct Position: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    (self.column, self.row) = (column, row)
  }
}

/// The contents of the screen at one moment.
package struct Screen: Equatable, Sendable, CustomStringConvertible {
  package let columns: Int
  private let all: [ScreenRow]

  init(columns: Int, rows: [ScreenRow]) {
    self.columns = columns
    all = rows
  }

  package var rows: Int { all.count }

  /// The cell at a place; a blank one outside the screen.
  package func cell(column: Int, row: Int) -> ScreenCell {
    guard all.indices ~= row, all[row].cells.indices ~= column else { return ScreenCell() }

    return all[row].cells[column]
  }

  /// A row as text, each wide character once, without trailing blanks.
  package func text(_ row: Int) -> String { all.indices ~= row ? all[row].text : "" }

  package var lines: [String] { all.map(\.text) }
  package var description: String { lines.joined(separator: "\n") }

  /// Whether a text stands somewhere in a row.
  package func contains(_ text: String) -> Bool { all.contains { $0.text.contains(text) } }

  /// Where a text within one row starts: the topmost, then leftmost place.
  package func position(of text: String) -> Position? {
    for (number, row) in all.enumerated() where row.text.contains(text) {
      if let column = row.column(of: text) { return Position(column: column, row: number) }
    }
    return nil
  }
}
