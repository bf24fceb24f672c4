import Canvas
import Decks
import Foundation
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// The page of daily boards, on a machine whose clock shows Sunday 22 November 2026.
final class DailyScreenTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("days-\(UUID().uuidString)").path
  private let sunday: CalendarDay
  private var clock: Int64
  private var size = Size(width: 80, height: 24)
  private var table: TableViewModel?
  private var app = App(BlankScreen())

  init() throws {
    sunday = try #require(CalendarDay("2026-11-22"))
    clock = Int64(sunday.number) * 86_400 + 3600
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// Writes games of some days before today, each with the moves that forgetting cost.
  private func write(_ costs: [Int: Int]) throws {
    let lines = costs.sorted { $0.key > $1.key }.map { before, cost in
      let board = DailyBoard(CalendarDay(sunday.number - before))
      return """
        {"version":2,"deck":"\(board.deckName)","pairs":\(board.pairs),"seed":"\(board.day)",\
        "daily":"\(board.day)","moves":\(board.pairs + cost + 3),"score":9,"time":61000000,\
        "date":\(clock),"analysis":{"memory":\(-1_000_000 * cost),"luck":0,"lags":[],"places":[]}}

        """
    }
    try lines.joined().write(
      toFile: "\(directory)/history.jsonl", atomically: true, encoding: .utf8)
  }

  private func open(_ capabilities: Capabilities = Capabilities()) throws {
    let recorder = GameRecorder(
      directory: directory, program: "0", date: { [unowned self] in clock }, suffix: { "n" })
    let board = try #require(Board.of(.letters(8), seed: "x"))
    let game = try #require(
      TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
    table = game
    app = App(
      playing: game, options: ThemeOptions(motion: .none), capabilities: capabilities)
    press("D")
  }

  private func press(_ keys: Key...) {
    for key in keys {
      _ = app.handle(.key(key), at: .zero)
      _ = frame
    }
  }

  private func click(_ text: String) throws {
    let point = try #require(frame.position(of: text), "\(text) is not on the screen")
    _ = app.handle(.mouse(Mouse(.press(.left), at: point)), at: .zero)
  }

  private func click(_ day: CalendarDay) throws {
    let frame = try #require(page?.layout.month?.frame(of: day))
    _ = app.handle(.mouse(Mouse(.press(.left), at: frame.origin)), at: .zero)
  }

  private var frame: Canvas { app.frame(size: size, at: .zero) }
  private var text: String { frame.description }
  private var page: DailyScreen? { app.screen as? DailyScreen }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (25, 5), (3, 2)])
  func `the page shows the board of today and the stars of the month`(
    width: Int, height: Int
  ) throws {
    size = Size(width: width, height: height)
    try write([1: 0, 2: 2, 3: 4, 5: 0, 30: 0])
    for (name, capabilities) in [
      ("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii),
    ] {
      try open(capabilities)
      try RecordedScreen.matches(frame, "daily-\(width)x\(height)-\(name)")
    }
  }

  @Test func `Enter deals the board of today`() throws {
    try open()
    press(.enter)
    #expect(page == nil)
    #expect(table?.board.setup() == DailyBoard(sunday).setup())
    #expect(text.hasPrefix(" Daily: Animals"))
    press("D")
    #expect(text.contains("Resume"))
    press(.enter)
    #expect(table?.deals == 1)
  }

  @Test func `keys choose a day, but none in the future`() throws {
    try open()
    press(.left, .up)
    #expect(page?.day.description == "2026-11-14")
    #expect(text.contains("This day is over."))
    press(.down, .right, .right, .pageDown)
    #expect(page?.day == sunday)
    press(.pageUp)
    #expect(page?.day.description == "2026-10-22")
    #expect(text.contains("October 2026"))
    press(.home, .escape)
    #expect(page == nil)
  }

  @Test func `the mouse chooses a day and plays its board`() throws {
    try open()
    try click("[<]")
    #expect(page?.day.description == "2026-10-22")
    try click(CalendarDay(sunday.number - 39))
    #expect(page?.day.description == "2026-10-14")
    try click("[>]")
    try click("Practise")
    #expect(table?.occasion == (CalendarDay("2026-11-14").map(Occasion.practice)))
    #expect(text.hasPrefix(" Practice: Food"))
    press("D")
    try click(sunday)
    #expect(table?.occasion == .daily(sunday))
  }

  @Test func `after midnight the page shows the new day before it is played`() throws {
    try open()
    clock += 86_400
    press(.enter)
    #expect(page?.day.description == "2026-11-23")
    #expect(text.contains("It is Monday 23 November now."))
    press(.enter)
    #expect(table?.board.deck.name == "Weather")
  }

  @Test func `the streak is hidden and shown again`() throws {
    try write([1: 0, 2: 0, 3: 0])
    try open()
    #expect(text.contains("Streak 3 days (best 3)"))
    press("s")
    #expect(!text.contains("Streak"))
    press("s")
    #expect(text.contains("Streak 3 days"))
  }

  @Test func `the result says what the game counts for`() throws {
    try write([1: 0])
    try open()
    press(.enter)
    let game = try #require(table)
    for card in 0..<30 { game.choose(CardID(rawValue: card), at: .seconds(1)) }
    _ = app.frame(size: size, at: .seconds(9))
    #expect(
      app.frame(size: size, at: .seconds(9)).description.contains(
        "Daily board of Sunday 22 November.  Streak 2 days."))
    press("D")
    #expect(text.contains("Your first try counted."))
  }

  @Test func `the new-game dialog leads to the page`() throws {
    try open()
    press(.escape, "N")
    try click("daily")
    #expect(page != nil)
    press(.escape, "N")
    try click("journey")
    #expect(app.screen is JourneyScreen)
    // Where the keys have no room, rows at the end of the dialog stand for them.
    size = Size(width: 40, height: 15)
    press(.escape, "N", .end, .up, .enter)
    #expect(page != nil)
    press(.escape, "N", .end, .enter)
    #expect(app.screen is JourneyScreen)
  }
}
