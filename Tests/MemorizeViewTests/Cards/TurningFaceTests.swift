import Canvas
import Testing

@testable import MemorizeView

/// The face of a card that is turning.
struct TurningFaceTests {
  /// The colours and glyphs on a card of 11x6 cells that is turned so far that this width is seen.
  private func cells(_ text: String, width: Int) -> Set<String> {
    var capabilities = Capabilities()
    capabilities.blocks = .quadrants
    var canvas = Canvas(size: Size(width: 13, height: 7))
    let frame = Rect(x: (11 - width) / 2, y: 0, width: width, height: 6)
    CardView(theme: Theme(capabilities), size: CardSize(width: 11, height: 6)).draw(
      CardPose(id: CardID(rawValue: 0), frame: frame, side: .face),
      CardView.Details(face: FaceText(text, capabilities)), on: &canvas)
    let sheet = Rect(x: frame.minX, y: 0, width: width, height: 5).inset(x: 1, y: 1)
    return Set(
      (sheet.minY..<sheet.maxY).flatMap { y in
        (sheet.minX..<sheet.maxX).map { x in
          let cell = canvas[Point(x: x, y: y)]
          return "\([cell.glyph].text) \(cell.style.foreground) \(cell.style.background)"
        }
      })
  }

  @Test func `a picture is squeezed from two fifths of the width on`() {
    #expect(cells("🎃", width: 3).count == 1)
    for width in stride(from: 5, through: 11, by: 2) {
      #expect(cells("🎃", width: width).count > 2, "\(width)")
    }
  }

  @Test func `a word appears once it has room`() {
    #expect(cells("Lithuania", width: 7).count == 1)
    #expect(cells("Lithuania", width: 11).count > 2)
  }
}
