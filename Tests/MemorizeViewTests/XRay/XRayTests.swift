import Canvas
import Expectations
import Foundation
import MemoryGame
import Options
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

/// The panel that shows the works beside the table.
struct XRayTests {
  /// A table with the panel, on a clock on which everything takes a microsecond.
  private func table(
    _ width: Int = 120, _ height: Int = 36, motion: MotionLevel = .none,
    capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    let table = try Table(size: Size(width, height), motion: motion, capabilities: capabilities)
    var clock = Duration.zero
    table.app.xray.clock = {
      clock += .microseconds(1)
      return clock
    }
    table.app.openXRay()
    table.frame()
    return table
  }

  /// A table on which nothing is at stake, so that its time may stand still.
  private func practice(_ motion: MotionLevel = .none) throws -> Table {
    let table = try Table(size: Size(120, 36), motion: motion)
    table.viewModel.session.deal(table.viewModel.board, at: table.now, for: .journeyPractice(1))
    return table
  }

  /// The hops since the last look, as lines.
  private func hops(_ table: Table) -> [String] { table.app.xray.lines(width: 200) }

  @Test func `a key goes from its bytes through each part of the program to the frame`() throws {
    let table = try table(motion: .full)
    _ = hops(table)
    table.app.xray.note(.bytes, [UInt8(0x20)])
    table.press(" ")
    table.pass(.milliseconds(100))
    expectEqual(
      hops(table),
      [
        "x-ray: bytes: 20", "x-ray: event: key(character(\" \")) (1 us)",
        "x-ray: page: PlayScreen (1 us)", "x-ray: command: choose (1 us)",
        "x-ray: intent: choose(5b) (1 us)", "x-ray: model: card 5b: hidden -> face up (1 us)",
        "x-ray: observers: TableStage (1 us)", "x-ray: motion: cards 1, 300 ms (1 us)",
        "x-ray: frame: cells 81 (1 us)",
      ])
  }

  @Test func `the model tells all that has changed`() throws {
    let table = try table()
    table.choose(0, 2, 4)
    table.pass(.seconds(2))
    _ = hops(table)
    table.choose(5)
    table.viewModel.shuffle(at: table.now)
    table.viewModel.togglePause(at: table.now)
    table.viewModel.dealNew(at: table.now)
    expectEqual(
      hops(table).filter { $0.contains("model") }.map { $0.dropFirst("x-ray: model: ".count) },
      [
        "card 2a: face up -> matched; card 2b: hidden -> matched; moves 1 -> 2; score 0 -> 12; "
          + "pairs 0 -> 1 (1 us)",
        "cards moved 15 (1 us)", "paused (1 us)", "another board, cards 16 (1 us)",
      ])
  }

  @Test func `closed, nobody is told anything, and the picture is the same as ever`() throws {
    let (table, other) = (try table(), try Table(.letters(8), size: Size(120, 36)))
    table.press("X")
    expectNil(table.viewModel.tracer.map { _ in true })
    for table in [table, other] { table.press(.right, " ") }
    #expect(table.frame() == other.frame() && table.app.xray.entries.isEmpty)
  }

  @Test(arguments: [
    (160, 48), (120, 36), (104, 20), (103, 30), (80, 24), (40, 18), (40, 17), (25, 5), (1, 1),
  ])
  func `the panel takes its room from the screen`(_ width: Int, _ height: Int) throws {
    let table = try table(width, height)
    table.press(" ", .right)
    let (frame, area) = (table.frame(), table.app.xray.panel(in: table.size))
    expectEqual(frame.size, table.size)
    expectEqual(table.stage.layout?.size, table.app.xray.screenSize(in: table.size))
    #expect(area.size.isEmpty || frame.cropped(to: area).description.contains("X-ray"))
  }

  @Test(arguments: [(120, 36), (80, 24)], Array(Capabilities.all.enumerated()))
  func `recorded screens`(_ size: (Int, Int), _ look: (Int, Capabilities)) throws {
    let table = try table(size.0, size.1, capabilities: look.1)
    table.app.xray.note(.bytes, [UInt8(0x20)])
    table.press(" ")
    table.frame()
    try table.expectRecorded(
      "xray-\(size.0)x\(size.1)-\(look.0)",
      region: table.app.xray.panel(in: table.size))
  }

  @Test func `the wheel scrolls the panel and the next key shows the newest hops`() throws {
    let table = try table(80, 24)
    for _ in 0..<5 { table.press(.right, " ") }
    let newest = table.frame()
    table.mouse(.wheel(up: true), 5, 20)
    let before = table.frame()
    #expect(before != newest)
    let screen = Rect(Size(80, 16))
    #expect(before.cropped(to: screen) == newest.cropped(to: screen))
    for _ in 0..<100 { table.mouse(.wheel(up: true), 5, 20) }
    table.mouse(.wheel(up: false), 5, 20)
    #expect(table.frame() != before)
    table.press(.right)
    expectEqual(table.app.xray.scroll, 0)
  }

  @Test func `the bytes of a frame are shown at once, even if nothing else changes`() throws {
    let table = try table()
    table.press(" ")
    table.app.xray.note(.sent, 99)
    expectEqual(table.app.nextChange(after: table.now), table.now)
    #expect(table.text.contains("bytes 99 with panel"))
    #expect(table.app.nextChange(after: table.now) != table.now)
  }

  @Test func `a frame is shown once, and then it rests`() throws {
    let table = try table()
    table.press(" ")
    while table.app.isStale { table.frame() }
    _ = hops(table)
    table.frame()
    #expect(!table.app.isStale)
    expectEqual(hops(table), [])
    table.press(" ")
    #expect(hops(table).contains("x-ray: model: alreadyUp (1 us)"), "a refusal is an answer")
  }

  @Test func `in practice the time stands still, and a motion is seen frame by frame`() throws {
    let table = try practice(.full)
    table.pass(.seconds(3))
    table.press("X", ".", " ")
    let elapsed = table.viewModel.elapsed(at: table.app.xray.stopwatch.time(at: table.now))
    table.pass(.seconds(60))
    expectNil(table.app.nextChange(after: table.now))
    #expect(table.stage.motion != nil)
    var seen: [String] = []
    for _ in 0..<4 {
      let text = table.text
      seen += text.split(separator: "\n").flatMap { $0.matches(of: /\d+ of 300 ms.*/) }
        .map { String($0.output).trimmingCharacters(in: .whitespaces) }
      #expect(text.contains(/before +card \w+ hidden, \d/))
      #expect(text.contains(/after +card \w+ face up, \d/))
      table.press(".")
    }
    expectEqual(
      seen, ["0 of 300 ms, 0%", "33 of 300 ms, 11%", "66 of 300 ms, 22%", "100 of 300 ms, 33%"])
    for _ in 0..<5 { table.press(".") }
    expectNil(table.stage.motion)
    table.press(",")
    expectEqual(
      table.viewModel.elapsed(at: table.app.xray.stopwatch.time(at: table.now)) - elapsed,
      .milliseconds(300))
    #expect(table.app.nextChange(after: table.now) != nil)
    table.press(".", "X")
    expectNil(table.app.xray.stopwatch.stopped)
  }

  @Test func `a game that counts, dealt while the time stands still, lets it run`() throws {
    let table = try practice()
    table.press("X", ".")
    #expect(table.app.xray.stopwatch.stopped != nil)
    table.press("n")
    #expect(!table.viewModel.isUncounted)
    expectNil(table.app.xray.stopwatch.stopped)
  }

  @Test(arguments: 0..<4)
  func `whatever is pressed, the panel stands beside a whole screen`(seed: Int) throws {
    let table = try practice(.full)
    table.press("X")
    var dice = SeededGenerator(seed: "x-ray \(seed)")
    let keys: [Key] = [
      " ", " ", ".", ".", ".", ",", "X", .right, .down, .tab, "s", "r", "n", "u", "J", "?", .escape,
      "+", "f", "d", "a",
    ]
    for _ in 0..<200 {
      if dice.next(below: 8) == 0 {
        table.size = Size(dice.next(below: 150), dice.next(below: 50))
      }
      table.doAnything(keys, &dice)
      table.pass(.milliseconds(dice.next(below: 200)))
    }
  }

  @Test func `a recording shows the intents that it repeats`() throws {
    let table = try table()
    table.winAndWait()
    table.press("v")
    _ = hops(table)
    table.press(.right)
    let seen = hops(table).map { $0.split(separator: " ")[1...2].joined(separator: " ") }
    expectEqual(
      seen,
      [
        "event: key(right)", "page: ReviewScreen", "command: step(1)", "intent: choose(0a)",
        "model: card", "observers: TableStage", "frame: cells",
      ])
  }

  @Test func `in a game that counts the time cannot be stopped, and X needs the option`() throws {
    let table = try Table(.letters(8), size: Size(120, 36))
    table.press("X")
    #expect(!table.app.xray.isOpen)
    table.app.openXRay()
    table.press(".")
    expectNil(table.app.xray.stopwatch.stopped)
    table.press("X")
    #expect(!table.app.xray.isOpen)
    table.press("X")
    #expect(table.app.xray.isOpen)
  }
}
