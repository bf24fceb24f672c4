import Canvas
import Testing

@testable import MemorizeView

struct PieTests {
  private static let dots = (-12...12).flatMap { x in (-12...12).map { (Double(x), Double($0)) } }

  @Test func `a full pie is the whole disc and an empty one has no dot`() {
    let full = Pie(.disc, fraction: 1)
    #expect(full.steps == 24)
    for (x, y) in Self.dots {
      #expect(full.sector.covers(x: x, y: y, radius: 10) == (x * x + y * y <= 100))
    }
    let empty = Pie(.disc, fraction: 0)
    #expect(empty.steps == 0)
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
    #expect(Pie(.sign, fraction: Double(milliseconds) / 6000).sign == sign)
  }

  @Test func `the digit shows whole seconds`() {
    #expect(Pie(.digit, fraction: 1).sign == "6")
    #expect(Pie(.digit, fraction: 0.5 / 6).sign == "1")
    #expect(Pie(.digit, fraction: 0).sign == nil)
    #expect(Pie(.sign, fraction: 0).sign == nil)
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
      #expect(Pie(form, fraction: min(fraction, next + 1e-11)) == now)
      #expect(Pie(form, fraction: next) != now)
    }
    #expect(Pie(form, fraction: 0).nextFraction == nil)
  }

  @Test func `a disc is drawn as round as dots allow`() {
    var canvas = Canvas(size: Size(width: 6, height: 3))
    canvas.drawDisc(Pie(.disc, fraction: 1), in: Rect(canvas.size), .plain)
    #expect(
      canvas.description == """
        ⢀⣴⣶⣶⣦⡀
        ⢸⣿⣿⣿⣿⡇
        ⠈⠻⠿⠿⠟⠁
        """)
  }
}
