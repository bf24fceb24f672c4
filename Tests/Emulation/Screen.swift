/// A place on the screen, counted from 0 in the upper left corner.
package struct Position: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
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

/// One row of the screen.
///
/// Its text is stored because tests ask for it over and over.
final class ScreenRow: Equatable, Sendable {
  let cells: [ScreenCell]
  let text: String

  init(_ cells: [ScreenCell]) {
    self.cells = cells
    var text = ""
    for cell in cells { text += cell.character }
    while text.last == " " { text.removeLast() }
    self.text = text
  }

  /// The column in which a text starts.
  func column(of text: String) -> Int? {
    let starts = cells.indices.filter { cells[$0].width > 0 }
    let characters = starts.map { cells[$0].character.first ?? " " }
    let wanted = Array(text)
    guard wanted.count <= characters.count else { return nil }

    return (0...(characters.count - wanted.count)).first {
      characters[$0..<($0 + wanted.count)] == wanted[...]
    }.map { starts[$0] }
  }

  static func == (one: ScreenRow, other: ScreenRow) -> Bool {
    one === other || one.cells == other.cells
  }
}

/// One character cell of the screen and its looks.
package struct ScreenCell: Equatable, Sendable {
  /// A blank where nothing was written; empty in the right half of a wide character.
  package var character = " "
  /// Columns: 1, or 2, or 0 for the right half of a wide character.
  package var width = 1
  package var foreground = Color.standard
  package var background = Color.standard
  package var isBold = false
  package var isUnderlined = false
  package var isItalic = false
  package var isBlinking = false
  package var isReversed = false

  /// A cell; by default a blank in the terminal's own colours.
  package init(
    character: String = " ", width: Int = 1, foreground: Color = .standard,
    background: Color = .standard, isBold: Bool = false, isReversed: Bool = false
  ) {
    (self.character, self.width) = (character, width)
    (self.foreground, self.background) = (foreground, background)
    (self.isBold, self.isReversed) = (isBold, isReversed)
  }

  /// Removes the invisible attributes of a blank, which a program may choose freely.
  package mutating func hideForeground() {
    foreground = .standard
    (isBold, isItalic, isBlinking) = (false, false, false)
  }
}

/// A colour as the program requested it.
package enum Color: Equatable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the palette of 256.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
