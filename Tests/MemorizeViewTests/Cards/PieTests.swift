import Canvas
import Expectations
import Testing

@testable import MemorizeView

struct PieTests {
  private static let dots = (-12...12).flatMap { x in (-12...12).map { (Double(x), Double($0)) } }

  @Test func `a full pie is the whole disc and an empty one has no dot`() {
    let full = Pie(.disc, fraction: 1)
    expectEqual(full.steps, 24)
    for (x, y) in Self.dots {
      expectEqual(full.sector.covers(x: x, y: y, radius: 10), (x * x + y * y <= 100))
    }
    let empty = Pie(.disc, fraction: 0)
    expectEqual(empty.steps, 0)
    #expect(
      !Self.dots.contains { $0 != (0, 0) && empty.sector.covers(x: $0.0, y: $0.1, radius: 10) })
  }

  @Test func `no dot comes back as the pie runs out, and each step takes some`() {
    var before = Self.dots.count + 1
    for step in stride(from: 24, through: 1, by: -1) {
      let pie = Pie(.disc, fraction: Double(step) / 24)
      let next = Pie(.disc, fraction: Double(step - 1) / 24)
      for (x, y) in Self.dots where next.sector.covers(x: x, y: y, radius: 10) {
        #expect(pie.sector.covers(x: x, y: y, radius: 10))
      }
      let count = Self.dots.count { pie.sector.covers(x: $0.0, y: $0.1, radius: 10) }
      #expect(count < before)
      before = count
    }
  }

  @Test func `it runs out clockwise from the top`() {
    let half = Pie(.disc, fraction: 0.5)
    #expect(!half.sector.covers(x: 5, y: 0.5, radius: 10))
    #expect(!half.sector.covers(x: 0.5, y: -5, radius: 10))
    #expect(half.sector.covers(x: -5, y: -0.5, radius: 10))
    #expect(half.sector.covers(x: -0.5, y: 5, radius: 10))
  }

  @Test(
    arguments: [
      (6000, "●"), (4501, "●"), (4500, "◕"), (3000, "◑"), (1500, "◔"), (1, "◔"),
    ] as [(Int, Glyph)])
  func `the sign shows quarters`(milliseconds: Int, sign: Glyph) {
    expectEqual(Pie(.sign, fraction: Double(milliseconds) / 6000).sign, sign)
  }

  @Test func `the digit shows whole seconds`() {
    expectEqual(Pie(.digit, fraction: 1).sign, "6")
    expectEqual(Pie(.digit, fraction: 0.5 / 6).sign, "1")
    expectNil(Pie(.digit, fraction: 0).sign)
    expectNil(Pie(.sign, fraction: 0).sign)
  }

  @Test(arguments: [Pie.Form.disc, .sign, .digit])
  func `it looks the same until the next share, and different from then on`(form: Pie.Form) {
    for fraction in stride(from: 1, to: 0, by: -0.0061) {
      let now = Pie(form, fraction: fraction)
      guard let next = now.nextFraction else {
        Issue.record("no change at \(fraction)")
        continue
      }
      #expect(next < fraction)
      expectEqual(Pie(form, fraction: min(fraction, next + 1e-11)), now)
      #expect(Pie(form, fraction: next) != now)
    }
    expectNil(Pie(form, fraction: 0).nextFraction)
  }

  @Test func `a wedge tints the paper of a face and leaves its content in front`() {
    let size = CardSize(width: 12, height: 7)
    let view = CardView(theme: Theme(), size: size)
    var canvas = Canvas(size: Size(width: 12, height: 7))
    let sheet = Rect(x: 0, y: 0, width: 12, height: 6)
    canvas.fill(sheet, Style(on: .face))
    canvas.write("ab", at: Point(x: 5, y: 2), Style(.ink, on: .face))
    let before = canvas.description
    view.drawWedge(Pie(.disc, fraction: 0.5), in: sheet, on: .face, on: &canvas)
    expectEqual(canvas[Point(x: 2, y: 2)].style.background, .pie)
    expectEqual(canvas[Point(x: 9, y: 2)].style.background, .face)
    expectEqual(canvas[Point(x: 5, y: 2)].glyph, "a")
    view.drawWedge(Pie(.disc, fraction: 0), in: sheet, on: .face, on: &canvas)
    #expect(before.contains("ab") && canvas.description.contains("ab"))
  }

  @Test(arguments: [(6, 10), (5, 9), (1, 2), (0, 0)])
  func `a bar has a lit segment for each point`(points: Int, columns: Int) {
    let view = CardView(theme: Theme(), size: CardSize(width: 12, height: 7))
    var canvas = Canvas(size: Size(width: 12, height: 7))
    let sheet = Rect(x: 0, y: 0, width: 12, height: 6)
    view.drawBar(Pie(.bar, fraction: Double(points) / 6), in: sheet, on: .face, on: &canvas)
    expectEqual(canvas.cells.count { $0.glyph == "▂" }, columns)
  }
}
