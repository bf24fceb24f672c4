import Canvas
import Expectations
import Testing

@testable import MemorizeView

struct BonusBarTests {
  /// A card with this many points left, and a margin of a column.
  private func card(
    _ text: String, _ width: Int, _ height: Int, points: Int,
    _ capabilities: Capabilities = .quadrants
  ) -> Canvas {
    CardView(theme: Theme(capabilities), size: CardSize(width, height))
      .picture(of: FaceText(text, capabilities), bonus: points)
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
  func `a large card has six equal segments, with gaps, in its last row`(width: Int, height: Int) {
    let row = card("👻", width, height, points: 6).rows[height - 2]
    let colored = row.map { [$0.style.foreground, $0.style.background].contains(.bonusHigh) }
    let runs = colored.split(separator: false)
    expectEqual(runs.count, 6)
    expectEqual(Set(runs.map(\.count)).count, 1)
  }

  @Test(arguments: [(15, 10), (18, 11), (23, 14), (16, 10)])
  func `a large picture leaves the last row to the bar`(width: Int, height: Int) {
    let (with, without) = (card("👻", width, height, points: 3), card("👻", width, height, points: 0))
    let above = Rect(Size(width, height - 2))
    expectEqual(with.cropped(to: above), without.cropped(to: above))
    let row = without.cropped(to: Rect(x: 1, y: height - 2, width: width - 2, height: 1))
    #expect(row.cells.allSatisfy { $0.glyph == .blank })
  }

  @Test(arguments: [(6, ColorRole.bonusHigh), (3, .bonusMiddle), (1, .bonusLow)])
  func `the colour warns, and lost points stay as pale segments`(points: Int, color: ColorRole) {
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
