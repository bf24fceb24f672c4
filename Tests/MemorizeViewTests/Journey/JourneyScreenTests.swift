import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The map of the journey.
struct JourneyScreenTests {
  private let fixture = PageFixture()

  /// Opens the map for a player with these stars on the first boards.
  private func open(_ stars: [Int], _ capabilities: Capabilities = Capabilities()) throws {
    let costs = [3: 0, 2: -1_000_000, 1: -3_000_000]
    let lines = try stars.enumerated().map { index, stars in
      let board = try #require(Journey.board(index + 1))
      return """
        {"version":2,"deck":"\(board.deckName)","pairs":\(board.pairs),"seed":"x",\
        "journey":\(board.number),"moves":30,"score":1,"time":1,"date":1,\
        "analysis":{"memory":\(costs[stars] ?? 0),"luck":0,"lags":[],"places":[]}}
        """
    }
    try fixture.home.write(history: lines)
    try fixture.open("J", capabilities)
  }

  private func click(_ index: Int, chapter: Int) throws {
    let frame = try #require(page?.layout.frame(of: index, in: chapter))
    fixture.click(frame.middle)
  }

  private var page: JourneyScreen? { fixture.app.screen as? JourneyScreen }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (25, 5), (3, 2)])
  func `the map shows stars, the place and what is closed`(width: Int, height: Int) throws {
    fixture.size = Size(width, height)
    for (name, capabilities) in Capabilities.looks {
      try open([3, 3, 2, 3, 2, 1, 3], capabilities)
      try fixture.expectRecorded("journey-\(width)x\(height)-\(name)")
    }
  }

  @Test func `a board that was begun is resumed, and the map says so`() throws {
    try open([])
    fixture.press(.enter, " ", "J")
    #expect(fixture.text.contains("Enter resume") && fixture.text.contains("begun"))
    fixture.press(.enter)
    #expect(page == nil && fixture.table?.deals == 1)
    #expect(fixture.text.contains("The game goes on: 0 of 3 pairs found."))
    // A new board that was not begun gives way to it.
    fixture.press("n", "J", .enter)
    #expect(fixture.table?.turned.count == 1)
    // Another game takes its place, and the map leads back to it.
    fixture.press("n", " ", "J")
    fixture.press(.escape, "d", .enter, "J", .enter)
    #expect(fixture.table?.occasion == .journey(1) && fixture.table?.turned.count == 1)
  }

  @Test func `the same board again is practice, and says so`() throws {
    try open([])
    fixture.press(.enter, "r")
    #expect(fixture.text.hasPrefix(" Practice: Animals"))
    #expect(fixture.text.contains("Practice: no stars for the same cards again."))
    fixture.press("r")
    #expect(fixture.text.hasPrefix(" Practice: Animals"))
    fixture.press("n")
    #expect(fixture.text.hasPrefix(" Journey: Animals"))
  }

  @Test func `a closed board says why`() throws {
    try open([3, 3])
    #expect(fixture.text.contains("Enter play"))
    fixture.press(.right)
    #expect(fixture.text.contains("Finish board 3 first.") && !fixture.text.contains("Enter play"))
    fixture.press(.down, .enter)
    #expect(fixture.text.contains("This chapter opens at 9 stars; you have 6."))
    #expect(page != nil && fixture.table?.deals == 0)
  }

  @Test func `keys reach every board, and the map scrolls with them`() throws {
    try open([])
    fixture.press(.end)
    #expect(page?.number == 60 && fixture.text.contains("The last mile"))
    fixture.press(.right, .down)
    expectEqual(page?.number, 60)
    fixture.press(.home, .left)
    #expect(page?.number == 1 && fixture.text.contains("First steps"))
    for number in 2...60 {
      fixture.press(.right)
      expectEqual(page?.number, number)
      expectEqual(fixture.frame().cursor.map { $0.y < fixture.size.height - 1 }, true)
    }
    fixture.press(.escape)
    expectNil(page)
  }

  @Test func `the mouse chooses a board, and the second click plays it`() throws {
    try open([3, 3, 3, 3])
    try click(1, chapter: 0)
    expectEqual(page?.number, 2)
    try click(1, chapter: 0)
    expectEqual(fixture.table?.occasion, .journey(2))
    fixture.press("J")
    _ = fixture.app.handle(.mouse(Mouse(.wheel(up: false), at: Point(x: 9, y: 9))), at: .zero)
    #expect(!fixture.text.contains("First steps"))
    expectEqual(page?.top, 1)
  }

  @Test func `after a board of the journey the next start offers the way on`() throws {
    try fixture.open("J")
    fixture.press(.enter)
    let journey = try #require(fixture.table)
    #expect(journey.isFirstGame, "no game was finished yet")
    for pair in 0..<3 {
      for card in [2 * pair, 2 * pair + 1] {
        journey.choose(CardID(rawValue: card), at: .seconds(pair))
      }
    }
    #expect(journey.isOver)
    fixture.press(.escape, .escape, "p")
    #expect(fixture.app.dialog is MenuDialog)
    try fixture.click("Next board")
    #expect(journey.occasion == .journey(2) && fixture.app.dialog == nil)
    try fixture.open("J")
    fixture.press(.escape)
    #expect(fixture.text.contains("New game. J: on with the journey"))
    #expect(fixture.table?.isFirstGame == false)
    fixture.press("n", " ")
    try fixture.open("J")
    fixture.press(.escape)
    #expect(!fixture.text.contains("on with the journey"))
  }

  @Test func `the table offers the journey until a game is played`() throws {
    try fixture.open("J")
    fixture.press(.escape)
    for width in [60, 80, 120] {
      fixture.size = Size(width, 24)
      #expect(fixture.text.contains("J: "), "\(width)")
    }
    fixture.press("n")
    #expect(!fixture.text.contains("J: "))
  }
}
