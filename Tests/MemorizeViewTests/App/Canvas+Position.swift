import Canvas

extension Canvas {
  /// The cell where a text begins; `nil` if it is not on the canvas.
  func position(of text: String) -> Point? {
    let wanted = Array(text.unicodeScalars)
    for y in 0..<size.height {
      var all: [Unicode.Scalar] = []
      var columns: [Int] = []
      for x in 0..<size.width where !self[Point(x: x, y: y)].glyph.isContinuation {
        let scalars = self[Point(x: x, y: y)].glyph.scalars
        all += scalars
        columns += scalars.map { _ in x }
      }
      guard all.count >= wanted.count else { continue }
      for start in 0...(all.count - wanted.count)
      where Array(all[start..<(start + wanted.count)]) == wanted {
        return Point(x: columns[start], y: y)
      }
    }
    return nil
  }
}
