import Canvas
import Decks
import Expectations
import MemoryGame
import Options
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel
@testable import Storage

/// A recording on the screen, and the keys and clicks that play it.
final class PlaybackTests: AppFixture {
  private let playback: Playback
  let app: App
  private(set) var now: Duration = .zero
  let size = Size(79, 23)

  init() throws {
    let drawn = try #require(DrawnPairs(from: .letters(4), count: 4, seed: "x"))
    let header = JournalHeader(
      deck: .letters(4), drawn: drawn, askedPairs: 4, start: 0, program: "0")
    // Two that are no pair, then all pairs; a second each.
    let cards = [0, 2, 4, 5, 6, 7, 0, 1, 2, 3]
    let lines = cards.enumerated().flatMap { number, card in
      let intent = Intent.choose(CardID(rawValue: card))
      return JournalLine.intent(TimedIntent(intent, at: .seconds(number + 1))).bytes
    }
    playback = try #require(Playback(try JournalRecord(reading: header.bytes + lines)))
    app = App(replaying: playback, theme: Theme(options: ThemeOptions(motion: .none)))
    frame()
  }

  private var recording: RecordingScreen? { app.screen as? RecordingScreen }

  /// Lets time go by as the loop would: from one change of the picture to the next.
  private func pass(_ time: Duration) {
    let end = now + time
    while let next = app.nextChange(after: now), next <= end {
      now = max(next, now)
      frame()
    }
    now = end
    frame()
  }

  @Test func `a recording plays by itself and stays at its end`() throws {
    pass(.milliseconds(2500))
    expectEqual(playback.position, 2)
    #expect(bottom.hasPrefix("  2/10 x1  Not a pair: "))
    pass(.seconds(60))
    #expect(bottom.contains("Space again"))
    #expect(bottom.hasPrefix(" 10/10 end  All 4 pairs found!"))
    #expect(line(0).contains("●●●●"))
    expectNil(app.dialog)
    expectNil(app.nextChange(after: now))
  }

  @Test func `space pauses, arrows step, plus and minus change the speed`() {
    press(" ")
    pass(.seconds(60))
    #expect(bottom.hasPrefix("  0/10 paused"))
    press(.right, .right, .right)
    #expect(bottom.hasPrefix("  3/10 paused  C"))
    press(.left)
    #expect(bottom.hasPrefix("  2/10 paused  Not a pair"))
    press("+", "+", "-", " ")
    #expect(bottom.hasPrefix("  2/10 x2"))
    press(" ")
    #expect(bottom.hasPrefix("  2/10 paused x2") && bottom.contains("Space resume"))
    press(" ")
    pass(.seconds(1))
    expectEqual(playback.position, 4)
    press("-", "-", "-", "-")
    #expect(bottom.hasPrefix("  4/10 x1/4"))
  }

  @Test func `it goes to the end and begins anew`() {
    press(.end)
    #expect(bottom.hasPrefix(" 10/10 end"))
    press(.home)
    #expect(bottom.hasPrefix("  0/10 x1"))
    press(.pageDown, .up)
    #expect(bottom.hasPrefix("  0/10 paused"))
  }

  @Test func `no key and no click changes the game`() {
    press(" ")
    let keys: [Key] = [
      "n", "r", "s", "d", "o", "t", "g", "f", .tab, .backTab, .escape, "x", .delete,
    ]
    for key in keys where app.screen.press(key, at: now) == nil { press(key) }
    expectNil(app.dialog)
    expectEqual(playback.position, 0)
    expectEqual(playback.table.moves, 0)
    expectEqual(playback.table.deals, 0)
  }

  @Test func `help stops the recording while it is open, and lists the keys`() {
    press("?")
    #expect(text.contains("A recording") && text.contains("half as fast"))
    pass(.seconds(60))
    expectEqual(playback.position, 0)
    press(.escape)
    pass(.seconds(1))
    expectEqual(playback.position, 1)
  }

  @Test func `help over a paused recording leaves it paused`() {
    press(" ", "?", .escape)
    pass(.seconds(60))
    expectEqual(playback.position, 0)
  }

  @Test func `a click on the table pauses, and words can be clicked`() throws {
    mouse(.press(.left), 40, 10)
    #expect(!playback.isRunning)
    try click("Space resume")
    #expect(playback.isRunning)
    expectEqual(mouse(.press(.left), bottom.count - 2, 22), .quit)
  }

  @Test func `quitting, suspending and redrawing are asked of the loop`() {
    expectEqual(press(.control("l")), .redraw)
    expectEqual(press(.control("z")), .suspend)
    expectEqual(press(.control("c")), .quit)
    expectEqual(press("q"), .quit)
  }

  @Test func `a step back takes found pairs back from their pile`() throws {
    for _ in 0..<10 { press(.right) }
    let atEnd = frame()
    for _ in 0..<4 { press(.left) }
    #expect(line(0).contains("●●○○"))
    expectEqual(recording?.stage.found.count, 1)
    for _ in 0..<4 { press(.right) }
    expectEqual(frame(), atEnd)
  }

  @Test func `in motion it looks as recorded`() throws {
    app.use(ThemeOptions())
    press(.home)
    pass(.milliseconds(3400))
    try expectRecorded(
      "playback", region: Rect(x: 0, y: 1, width: size.width, height: size.height - 1))
  }
}
