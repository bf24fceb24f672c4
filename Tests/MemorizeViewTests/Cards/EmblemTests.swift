import Canvas
import MemorizeViewModel
import Options
import Pictures
import Testing

@testable import MemorizeView

/// The emblems on the backs of large cards.
struct EmblemTests {
  /// The number of cells in the middle of a back that show its emblem.
  private func emblemCells(_ tint: DeckColor, _ size: CardSize) -> Int {
    var capabilities = Capabilities()
    capabilities.blocks = .quadrants
    let view = CardView(theme: Theme(capabilities, tint: tint), size: size)
    var canvas = Canvas(size: Size(width: size.width + 1, height: size.height))
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let pose = CardPose(id: CardID(rawValue: 0), frame: frame, side: .back)
    view.draw(pose, CardView.Details(face: .empty), on: &canvas)
    let middle = view.sheet(frame).inset(x: 3, y: 2)
    return (middle.minY..<middle.maxY).reduce(0) { count, y in
      count
        + (middle.minX..<middle.maxX).count { x in
          canvas[Point(x: x, y: y)].style.foreground == .line
        }
    }
  }

  @Test(arguments: DeckColor.allCases)
  func `every deck colour has an emblem with a picture`(tint: DeckColor) {
    #expect(Pictures.hasPicture(of: tint.emblem))
    #expect(emblemCells(tint, CardSize(width: 23, height: 15)) > 10)
  }

  @Test func `smaller cards have none`() {
    #expect(emblemCells(.orange, CardSize(width: 14, height: 9)) == 0)
  }
}
