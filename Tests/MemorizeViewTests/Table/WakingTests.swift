import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// The moments at which the picture changes by itself.
struct WakingTests {
  @Test(arguments: MotionLevel.allCases)
  func `before the first choice nothing ever changes`(level: MotionLevel) throws {
    let table = try Table(motion: level)
    expectNil(table.app.nextChange(after: table.now))
    table.press(.right, .down)
    expectNil(table.app.nextChange(after: table.now))
    #expect(!table.app.isStale)
  }

  @Test(arguments: MotionKind.allCases)
  func `a motion is drawn thirty times a second, up to its end`(kind: MotionKind) throws {
    let table = try kind.table(.full)
    kind.happen(on: table)
    let end = try #require(table.stage.motion?.end)
    var pictures = 0
    while table.now < end, pictures < 100 {
      let next = try #require(table.app.nextChange(after: table.now))
      try #require(next > table.now && next - table.now <= Timing.frame)
      pictures += 1
      table.now = next
      table.frame()
    }
    expectEqual(table.now, end)
    #expect(pictures <= 30 * Int(Timing.deal.components.seconds) + 1)
  }

  @Test func `with the clock running it is the next second`() throws {
    let table = try Table()
    table.choose(0)
    table.pass(.seconds(10))
    let start = table.now - .seconds(10)
    for milliseconds in [0, 1, 400, 999] {
      let now = start + .seconds(10) + .milliseconds(milliseconds)
      expectEqual(table.app.nextChange(after: now), start + .seconds(11))
    }
  }

  @Test(arguments: [Capabilities(), .ascii, .wire])
  func `with a bonus running it is the next step of the pie or the clock`(
    capabilities: Capabilities
  ) throws {
    let table = try Table(size: Size(width: 120, height: 40), capabilities: capabilities)
    table.choose(0)
    let start = table.now
    var picture = table.frame()
    for _ in 0..<200 where table.now < start + .seconds(8) {
      let next = try #require(table.app.nextChange(after: table.now))
      #expect(next > table.now)
      table.now = next - .nanoseconds(1)
      expectEqual(table.frame(), picture)
      table.now = next
      #expect(table.frame() != picture)
      picture = table.frame()
    }
  }

  @Test(arguments: ["p", "?", "d", "t", "o"] as [Key])
  func `while the game waits nothing changes`(key: Key) throws {
    let table = try Table(rules: Rules(flipBack: .seconds(2)))
    table.choose(0, 2)
    table.press(key)
    expectNil(table.app.nextChange(after: table.now))
    table.press(.escape)
    #expect(table.app.nextChange(after: table.now) != nil)
  }

  @Test func `two cards that turn back by themselves wake the screen`() throws {
    let table = try Table(rules: Rules(flipBack: .milliseconds(700)))
    table.choose(0)
    table.pass(.seconds(9))
    table.choose(2)
    let start = table.now
    // Cards that do not match show no bonus.
    expectEqual(table.app.nextChange(after: table.now), start + .milliseconds(700))
    table.now = start + .milliseconds(699)
    expectEqual(table.app.nextChange(after: table.now), start + .milliseconds(700))
    table.pass(.milliseconds(1))
    expectEqual(table.viewModel.card(CardID(rawValue: 2))?.isFaceUp, false)
  }

  @Test func `after the last pair everything comes to rest`() throws {
    let table = try Table(pairs: 3, motion: .full)
    table.win()
    table.pass(.seconds(9))
    #expect(table.result != nil)
    expectNil(table.app.nextChange(after: table.now))
  }

  @Test func `without a clock on the screen its seconds wake nobody`() throws {
    let table = try Table(size: Size(width: 5, height: 1))
    table.choose(0, 2)
    expectNil(table.app.nextChange(after: table.now))
  }
}
