import Canvas
import Options
import Pictures

/// The emblem on the backs of large cards.
extension CardView {
  /// Draws the deck's emblem in the middle; on a card that turns it is squeezed like the card.
  func drawEmblem(in sheet: Rect, on canvas: inout Canvas) {
    let middle = Size(width: size.width * 23 / 50, height: size.width * 23 / 100)
    guard let form = CellForm(theme.capabilities.blocks),
      let glyphs = theme.samples.outline(
        of: theme.tint.emblem, width: middle.width, height: middle.height, form: form)
    else { return }
    let top = sheet.minY + (sheet.height - middle.height) / 2
    let columns = middle.width * sheet.width / size.width
    let left = sheet.minX + (sheet.width - columns) / 2
    for (y, row) in glyphs.enumerated() {
      for x in 0..<columns {
        let column = (2 * x + 1) * row.count / (2 * columns)
        guard row.indices.contains(column), row[column] != " " else { continue }
        let point = Point(x: left + x, y: top + y)
        canvas.put(Glyph(row[column]), at: point, theme.style(.line, on: .back))
      }
    }
  }
}

/// The middle of a card, as a superellipse: |x|³ + |y|³ <= 1.
struct Oval {
  let size: Size

  init(of size: Size) { self.size = size }

  func contains(x: Int, y: Int) -> Bool {
    func cube(_ position: Int, _ length: Int) -> Double {
      let distance = abs(Double(2 * position + 1 - length)) / (0.72 * Double(length))
      return distance * distance * distance
    }
    return cube(x, size.width) + cube(y, size.height) <= 1
  }
}
