import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The page of daily boards, on a machine whose clock shows Sunday 22 November 2026.
struct DailyScreenTests {
  private let fixture = PageFixture()
  private let sunday: CalendarDay

  init() throws {
    sunday = try #require(CalendarDay("2026-11-22"))
    fixture.home.set(sunday, hour: 1)
  }

  /// Writes games of some days before today, each with the moves that forgetting cost.
  private func write(_ costs: [Int: Int]) throws {
    let lines = costs.sorted { $0.key > $1.key }.map { before, cost in
      let board = DailyBoard(CalendarDay(sunday.number - before))
      return """
        {"version":2,"deck":"\(board.deckName)","pairs":\(board.pairs),"seed":"\(board.day)",\
        "daily":"\(board.day)","moves":\(board.pairs + cost + 3),"score":9,"time":61000000,\
        "date":\(fixture.home.clock),"analysis":{"memory":\(-1_000_000 * cost),"luck":0,"lags":[],\
        "places":[]}}
        """
    }
    try fixture.home.write(history: lines)
  }

  private func click(_ day: CalendarDay) throws {
    let frame = try #require(page?.layout.month?.frame(of: day))
    fixture.click(frame.origin)
  }

  private var page: DailyScreen? { fixture.app.screen as? DailyScreen }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (25, 5), (3, 2)])
  func `the page shows today's board and the stars of the month`(width: Int, height: Int) throws {
    fixture.size = Size(width, height)
    try write([1: 0, 2: 2, 3: 4, 5: 0, 30: 0])
    for (name, capabilities) in Capabilities.looks {
      try fixture.open("D", capabilities)
      try fixture.expectRecorded("daily-\(width)x\(height)-\(name)")
    }
  }

  @Test func `no card breaks a word or leaves out a part of one`() throws {
    for (width, height) in [(80, 24), (120, 36)] {
      fixture.size = Size(width, height)
      for capabilities in [Capabilities.wire, .ascii] {
        try fixture.open("D", capabilities)
        for _ in 0..<28 {
          let page = try #require(page)
          let frame = try #require(page.layout.cardFrames.first)
          let room = CardSize.body(of: frame, isSolid: false).size
          expectEqual(page.faces.count, 3)
          for face in page.faces {
            expectEqual(FaceText(face, capabilities).fit(in: room), .whole, "\(page.day) \(face)")
          }
          fixture.press(.left)
        }
      }
    }
  }

  @Test func `Enter deals the board of today`() throws {
    try fixture.open("D")
    fixture.press(.enter)
    expectNil(page)
    expectEqual(fixture.table?.board.setup(), DailyBoard(sunday).setup())
    #expect(fixture.text.hasPrefix(" Daily: Animals"))
    fixture.press("D")
    #expect(fixture.text.contains("Play") && !fixture.text.contains("Resume"), "not begun")
    fixture.press(.enter, " ", "D")
    #expect(fixture.text.contains("Resume"))
    fixture.press(.enter)
    expectEqual(fixture.table?.deals, 1)
  }

  @Test func `keys choose a day, but none in the future`() throws {
    try fixture.open("D")
    fixture.press(.left, .up)
    expectEqual(page?.day.description, "2026-11-14")
    #expect(fixture.text.contains("This day is over."))
    fixture.press(.down, .right, .right, .pageDown)
    expectEqual(page?.day, sunday)
    fixture.press(.pageUp)
    expectEqual(page?.day.description, "2026-10-22")
    #expect(fixture.text.contains("October 2026"))
    fixture.press(.home, .escape)
    expectNil(page)
  }

  @Test func `the mouse chooses a day and plays its board`() throws {
    try fixture.open("D")
    try fixture.click("[<]")
    expectEqual(page?.day.description, "2026-10-22")
    try click(CalendarDay(sunday.number - 39))
    expectEqual(page?.day.description, "2026-10-14")
    try fixture.click("[>]")
    try fixture.click("Practise")
    expectEqual(fixture.table?.occasion, (CalendarDay("2026-11-14").map(Occasion.dailyPractice)))
    #expect(fixture.text.hasPrefix(" Practice: Food"))
    fixture.press("D")
    try click(sunday)
    expectEqual(fixture.table?.occasion, .daily(sunday))
  }

  @Test(arguments: [(36, 14), (40, 15), (60, 24), (70, 30), (73, 40)])
  func `a small window has a small calendar, below the board`(width: Int, height: Int) throws {
    fixture.size = Size(width, height)
    try write([1: 0, 2: 2])
    try fixture.open("D")
    let month = try #require(page?.layout.month)
    let frames = month.days(of: sunday).map { month.frame(of: $0) }
    #expect(frames.allSatisfy { $0.maxY < height && $0.maxX <= width && $0.height == 1 })
    expectEqual(page?.layout.buttons.map { $0.maxY <= month.title.minY }, true)
    #expect(fixture.text.contains("21★") && fixture.text.contains("20●"))
    try click(CalendarDay(sunday.number - 2))
    expectEqual(page?.day.description, "2026-11-20")
    try fixture.click("Practise")
    expectEqual(
      fixture.table?.board.setup(), CalendarDay("2026-11-20").map { DailyBoard($0).setup() })
  }

  @Test func `after midnight the page shows the new day before it is played`() throws {
    try fixture.open("D")
    fixture.home.clock += 86_400
    fixture.press(.enter)
    expectEqual(page?.day.description, "2026-11-23")
    #expect(fixture.text.contains("It is Monday 23 November now."))
    fixture.press(.enter)
    expectEqual(fixture.table?.board.deck.name, "Weather")
  }

  @Test func `the streak is hidden and shown again`() throws {
    try write([1: 0, 2: 0, 3: 0])
    try fixture.open("D")
    #expect(fixture.text.contains("Streak 3 days (best 3)"))
    fixture.press("H")
    #expect(!fixture.text.contains("Streak"))
    fixture.press("H")
    #expect(fixture.text.contains("Streak 3 days"))
  }

  @Test func `the result says what the game counts for`() throws {
    try write([1: 0])
    try fixture.open("D")
    fixture.press(.enter)
    let game = try #require(fixture.table)
    for card in 0..<30 { game.choose(CardID(rawValue: card), at: .seconds(1)) }
    fixture.now = .seconds(9)
    fixture.frame()
    #expect(fixture.text.contains("Daily board of Sunday 22 November.  Streak 2 days."))
    fixture.press("D")
    #expect(fixture.text.contains("Your first try counted."))
  }

  @Test func `help of the first try does not speak of hints, that of practice does`() throws {
    try fixture.open("D")
    fixture.press(.enter, "?")
    #expect(fixture.text.contains("Three stars") && !fixture.text.contains("hint"))
    fixture.press(.escape, "D")
    try click(CalendarDay(sunday.number - 1))
    fixture.press(.enter, "?")
    #expect(fixture.text.contains("ask for a hint"))
  }

  @Test func `the new-game dialog leads to the page`() throws {
    try fixture.open("D")
    fixture.press(.escape, "N")
    try fixture.click("daily")
    #expect(page != nil)
    fixture.press(.escape)
    try fixture.click("journey")
    #expect(fixture.app.screen is JourneyScreen)
    // Where the keys have no room, rows at the end of the dialog stand for them.
    fixture.size = Size(40, 15)
    fixture.press(.escape, .end, .up, .enter)
    #expect(page != nil)
    fixture.press(.escape, .end, .enter)
    #expect(fixture.app.screen is JourneyScreen)
  }
}
