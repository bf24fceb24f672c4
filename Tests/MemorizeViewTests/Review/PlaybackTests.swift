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
    #expect(bottom.contains("Space again") && bottom.hasPrefix(" 10/10 end  All 4 pairs found!"))
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

  @Test func `a click on the table pauses, and words can be clicked`() throws {
    mouse(.press(.left), 40, 10)
    #expect(!playback.isRunning)
    try click("Space resume")
    #expect(playback.isRunning)
    expectEqual(mouse(.press(.left), bottom.count - 2, 22), .quit)
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

/// The review and what is shown before practice, as they were last looked at.
struct ReviewScreenTests {
  private static let sizes = [(25, 5), (60, 20), (80, 24), (120, 40)]

  private func table(
    _ deck: Deck, _ size: (Int, Int), _ capabilities: Capabilities = Capabilities(),
    motion: MotionLevel = .none
  ) throws -> Table {
    let table = try Table(
      deck, pairs: 4, size: Size(size.0, size.1), motion: motion, capabilities: capabilities)
    table.openReview()
    return table
  }

  @Test(arguments: sizes)
  func `a card that was forgotten is marked where it lay`(size: (Int, Int)) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try table(.pictures, size, capabilities)
      table.press(.tab)
      try table.expectRecorded("review-\(name)-\(size.0)x\(size.1)", region: table.belowStatus)
    }
  }

  @Test func `a definition that was forgotten is marked, and words are shortened`() throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try table(.words, (80, 24), capabilities)
      table.press(.tab, .tab)
      try table.expectRecorded("review-words-\(name)", region: table.belowStatus)
    }
  }

  @Test func `bare cards have the mark beside them`() throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try Table(.letters(40), pairs: 40, size: Size(40, 12), capabilities: capabilities)
      table.choose(0, 2, 1, 3)
      for pair in 0..<40 { table.choose(2 * pair, 2 * pair + 1) }
      table.pass(.seconds(5))
      table.press("v", .tab)
      try table.expectRecorded("review-bare-\(name)", region: table.belowStatus)
    }
  }

  @Test(arguments: sizes)
  func `it opens with what there is to see and ends with what it came to`(size: (Int, Int)) throws {
    let table = try table(.pictures, size)
    try table.expectRecorded("review-start-\(size.0)x\(size.1)", region: table.lines)
    table.press(.end)
    try table.expectRecorded("review-end-\(size.0)x\(size.1)", region: table.lines)
  }

  @Test func `text and marks wait for the motion`() throws {
    let table = try table(.pictures, (80, 24), motion: .full)
    table.press(.tab, .left, .right)
    table.pass(.milliseconds(100))
    try table.expectRecorded("review-moving", region: table.belowStatus)
    table.pass(.seconds(2))
    try table.expectRecorded("review-solid-80x24", region: table.belowStatus)
  }

  @Test(arguments: sizes)
  func `what had been seen is shown before practice`(size: (Int, Int)) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try table(.pictures, size, capabilities)
      table.press(.tab, .tab, .enter)
      try table.expectRecorded("practice-\(name)-\(size.0)x\(size.1)", region: table.belowStatus)
    }
  }

  @Test func `the help of the review lists its keys`() throws {
    let table = try table(.pictures, (80, 24))
    table.press("?")
    try table.expectRecorded("review-help", region: table.dialogFrame)
  }
}

/// The line of moves below a recording.
struct CourseLineTests {
  /// The Linux console shows bold black on a colour in gray.
  @Test func `the mark of a forgotten card is black on the console, and bold elsewhere`() throws {
    for (capabilities, isBold) in [(Capabilities.console, false), (Capabilities(), true)] {
      let table = try Table(.pictures, pairs: 4, capabilities: capabilities)
      table.openReview()
      table.press(.tab)
      table.pass(.seconds(5))
      let marks = table.frame().cells.filter {
        $0.glyph == "!" && $0.style.attributes.contains(.reverse)
      }
      #expect(!marks.isEmpty && marks.allSatisfy { $0.style.attributes.contains(.bold) == isBold })
    }
  }
}
