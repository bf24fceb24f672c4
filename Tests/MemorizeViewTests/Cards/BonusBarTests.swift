import Canvas
import Expectations
import Testing

@testable import MemorizeView

struct BonusBarTests {
  private static let blocks: Capabilities = {
    var capabilities = Capabilities()
    capabilities.blocks = .quadrants
    return capabilities
  }()

  /// A card with this many points left, and a margin of a column.
  private func card(
    _ text: String, _ width: Int, _ height: Int, points: Int,
    _ capabilities: Capabilities = Self.blocks
  ) -> Canvas {
    let view = CardView(
      theme: Theme(capabilities), size: CardSize(width: width, height: height))
    var canvas = Canvas(size: Size(width: width + 1, height: height))
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    view.draw(
      CardPose(frame: frame, side: .face),
      CardView.Details(face: FaceText(text, capabilities), bonus: points), on: &canvas)
    return canvas
  }

  /// The cells with a part in one of the colours of points that are left.
  private func lit(_ canvas: Canvas) -> Int {
    let colors: [ColorRole] = [.bonusHigh, .bonusMiddle, .bonusLow]
    return canvas.cells.count {
      colors.contains($0.style.foreground) || colors.contains($0.style.background)
    }
  }

  @Test(arguments: ["👻", "か", "8 × 9", "Dublin"])
  func `every face has a segment for each point, on every size`(text: String) {
    for (width, height) in [(5, 4), (7, 5), (9, 3), (11, 7), (15, 10), (18, 11), (23, 14)] {
      var before = 0
      for points in 1...6 {
        let now = lit(card(text, width, height, points: points))
        #expect(now >= before && now > 0, "\(width)x\(height) \(points)")
        before = now
      }
      #expect(before >= 4)
      expectEqual(lit(card(text, width, height, points: 0)), 0)
    }
  }

  @Test(arguments: [(15, 10), (18, 11), (23, 14)])
  func `a large card has six segments of one width, with gaps, in its last row`(
    width: Int, height: Int
  ) {
    let canvas = card("👻", width, height, points: 6)
    let colored = (0..<width).map { x -> Bool in
      let style = canvas[Point(x: x, y: height - 2)].style
      return style.foreground == .bonusHigh || style.background == .bonusHigh
    }
    let runs = colored.split(separator: false)
    expectEqual(runs.count, 6)
    expectEqual(Set(runs.map(\.count)).count, 1)
  }

  @Test(arguments: [(15, 10), (18, 11), (23, 14), (16, 10)])
  func `a large picture leaves the last row to the bar`(width: Int, height: Int) {
    let (with, without) = (
      card("👻", width, height, points: 3), card("👻", width, height, points: 0)
    )
    for y in 0..<height - 2 {
      for x in 0..<width {
        expectEqual(with[Point(x: x, y: y)], without[Point(x: x, y: y)])
      }
    }
    for x in 1..<width - 1 {
      expectEqual(without[Point(x: x, y: height - 2)].glyph, .blank)
    }
  }

  @Test(arguments: [(6, ColorRole.bonusHigh), (3, .bonusMiddle), (1, .bonusLow)])
  func `the colour warns, and points that are gone stay as pale segments`(
    points: Int, color: ColorRole
  ) {
    let canvas = card("か", 15, 10, points: points)
    let colors = canvas.cells.flatMap { [$0.style.foreground, $0.style.background] }
    #expect(colors.contains(color))
    expectEqual(colors.contains(.shade), points < 6)
  }

  @Test(arguments: [Capabilities.ascii, .wire])
  func `a frame of lines has a digit in its corner`(capabilities: Capabilities) {
    #expect(card("か", 12, 7, points: 5, capabilities).description.contains("5"))
    #expect(!card("か", 12, 7, points: 0, capabilities).description.contains("0"))
  }

  @Test func `text in the last row stays in front`() {
    let canvas = card("a b c d e f g h i", 6, 5, points: 6)
    #expect(canvas.description.contains("g"))
  }
}
