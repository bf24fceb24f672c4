import Canvas
import Decks
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
    let table = try kind.tableAfter(.full)
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
  func `with a bonus it is its next second or the clock's`(capabilities: Capabilities) throws {
    let table = try Table(size: Size(120, 40), capabilities: capabilities)
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
    table.winAndWait()
    #expect(table.result != nil)
    expectNil(table.app.nextChange(after: table.now))
  }

  @Test func `without a clock on the screen its seconds wake nobody`() throws {
    let table = try Table(size: Size(5, 1))
    table.choose(0, 2)
    expectNil(table.app.nextChange(after: table.now))
  }
}

/// On a slow line, cards in motion show no pictures, so that few bytes wait when a key is pressed.
struct SlowLineTests {
  private func table(isSlow: Bool) throws -> Table {
    let deck = try #require(BuiltInDecks.deck(named: "Halloween"))
    let table = try Table(
      deck, pairs: 8, size: Size(160, 48), motion: .full, capabilities: .quadrants)
    if isSlow { table.app.simplify() }
    return table
  }

  private func showsPicture(_ canvas: Canvas) -> Bool {
    canvas.cells.contains { $0.style.foreground.artwork != nil }
  }

  @Test(arguments: [true, false])
  func `a card that turns shows its picture at the end only`(_ isSlow: Bool) throws {
    let table = try table(isSlow: isSlow)
    table.choose(0)
    var seen: [Bool] = []
    while table.stage.motion != nil {
      seen.append(showsPicture(table.frame()))
      table.pass(.milliseconds(33))
    }
    #expect(seen.count > 5 && seen.dropLast().contains(true) != isSlow)
    #expect(showsPicture(table.frame()))
  }

  @Test(arguments: [true, false])
  func `a miss does not shake, and a pair does not shine`(_ isSlow: Bool) throws {
    let table = try table(isSlow: isSlow)
    table.choose(0, 2)
    table.pass(.milliseconds(301))
    expectEqual((table.stage.motion == nil), isSlow)
    table.pass(.seconds(1))
    table.choose(4, 5)
    table.pass(.milliseconds(301))
    #expect(table.stage.effects.contains { $0 is Shine } != isSlow)
  }
}

/// The bell, which is off by default.
struct BellTests {
  @Test func `the bell rings once for each pair and for nothing else`() throws {
    let table = try Table()
    table.choose(0, 1)
    #expect(!table.app.takeBell(), "nothing rings unless the player wants it")
    table.viewModel.keep { $0.ringsBell = true }
    table.choose(2)
    #expect(!table.app.takeBell())
    table.choose(3)
    #expect(table.app.takeBell() && !table.app.takeBell())
    table.choose(4, 6)
    table.press("s", "p", .escape, "n")
    #expect(!table.app.takeBell())
    table.win()
    #expect(table.app.takeBell())
  }

  @Test func `the bell waits until the second card has turned`() throws {
    let table = try Table(motion: .full)
    table.viewModel.keep { $0.ringsBell = true }
    table.choose(0, 1)
    #expect(!table.app.takeBell())
    table.pass(.milliseconds(500))
    #expect(table.app.takeBell())
  }
}
