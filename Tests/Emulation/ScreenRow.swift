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
