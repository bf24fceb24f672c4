import Canvas
import MemorizeViewModel
import Pictures
import Testing

@testable import MemorizeView

/// The coloured rims of matched and missed cards.
struct RimTests {
  @Test(
    arguments: [(13, 8), (14, 8), (15, 9), (18, 11), (23, 15)].map {
      CardSize(width: $0.0, height: $0.1)
    }, [CardPose.Side.matched, .missed])
  func `a rim is complete, or the card has none`(size: CardSize, side: CardPose.Side) {
    var capabilities = Capabilities()
    capabilities.blocks = .quadrants
    let view = CardView(theme: Theme(capabilities), size: size)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let pose = CardPose(id: CardID(rawValue: 0), frame: frame, side: side)
    let sheet = view.sheet(frame)
    for emoji in ["🦌", "🦒", "🐙", "🎃", "👻", "🦇", "🍎"] {
      var canvas = Canvas(size: Size(width: size.width + 1, height: size.height))
      view.draw(pose, CardView.Details(face: FaceText(emoji, capabilities)), on: &canvas)
      let edges = [sheet.minY, sheet.maxY - 1].flatMap { y in
        (sheet.minX + 1..<sheet.maxX - 1).map { canvas[Point(x: $0, y: y)].style.hasRim }
      }
      #expect(Set(edges).count == 1, "\(emoji)")
    }
  }
}

extension Style {
  fileprivate var hasRim: Bool {
    [foreground, background].contains { $0 == .matchedEdge || $0 == .missedEdge }
  }
}
