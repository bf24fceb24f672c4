/// A place on the screen, counted from 0 in the upper left corner.
struct Position: Equatable, Sendable {
  var column: Int
  var row: Int
}

/// What the terminal shows at one moment.
struct Screen: Equatable, Sendable, CustomStringConvertible {
  let columns: Int
  let rows: Int
  private let cells: [Cell]

  /// Takes cells row by row; there must be columns times rows of them.
  init(columns: Int, rows: Int, cells: [Cell]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// The cell at a place, a blank one outside of the screen.
  func cell(column: Int, row: Int) -> Cell {
    guard 0..<columns ~= column, 0..<rows ~= row else { return Cell() }

    return cells[row * columns + column]
  }

  /// A row as text, a wide character once, without the blanks at its end.
  func text(_ row: Int) -> String {
    let line = (0..<columns).map { cell(column: $0, row: row).character }.joined()
    let end = line.lastIndex { $0 != " " }
    return end.map { String(line[...$0]) } ?? ""
  }

  var lines: [String] { (0..<rows).map(text) }
  var description: String { lines.joined(separator: "\n") }

  func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// Where a text within one row starts: the topmost, then leftmost one if there are several.
  func position(of text: String) -> Position? {
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
