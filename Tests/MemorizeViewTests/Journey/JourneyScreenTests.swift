import Canvas
import Decks
import Foundation
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// The map of the journey.
final class JourneyScreenTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("map-\(UUID().uuidString)").path
  private var size = Size(width: 80, height: 24)
  private var table: TableViewModel?
  private var app = App(BlankScreen())

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

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
    try lines.joined().write(
      toFile: "\(directory)/history.jsonl", atomically: true, encoding: .utf8)
    let recorder = GameRecorder(
      directory: directory, program: "0", date: { 1_800_000_000 }, suffix: { "n" })
    let board = try #require(Board.of(.letters(8), seed: "x"))
    let game = try #require(
      TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
    table = game
    app = App(
      playing: game, options: ThemeOptions(motion: .none), capabilities: capabilities)
    press("J")
  }

  private func press(_ keys: Key...) {
    for key in keys {
      _ = app.handle(.key(key), at: .zero)
      _ = frame
    }
  }

  private func click(_ index: Int, chapter: Int) throws {
    let frame = try #require(page?.layout.frame(of: index, in: chapter))
    _ = app.handle(.mouse(Mouse(.press(.left), at: frame.middle)), at: .zero)
  }

  private var frame: Canvas { app.frame(size: size, at: .zero) }
  private var text: String { frame.description }
  private var page: JourneyScreen? { app.screen as? JourneyScreen }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (25, 5), (3, 2)])
  func `the map shows stars, the place and what is closed`(width: Int, height: Int) throws {
    size = Size(width: width, height: height)
    for (name, capabilities) in [
      ("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii),
    ] {
      try open([3, 3, 2, 3, 2, 1, 3], capabilities)
      try RecordedScreen.matches(frame, "journey-\(width)x\(height)-\(name)")
    }
  }

  @Test func `Enter deals the next board of the journey`() throws {
    try open([])
    press(.enter)
    #expect(page == nil && table?.occasion == .journey(1) && table?.pairs == 3)
    #expect(text.hasPrefix(" Journey: Animals"))
  }

  @Test func `a closed board says why`() throws {
    try open([3, 3])
    press(.right, .enter)
    #expect(text.contains("Finish the board before it first."))
    press(.down, .enter)
    #expect(text.contains("This chapter opens at 9 stars; you have 6."))
    #expect(page != nil && table?.deals == 0)
  }

  @Test func `keys reach every board, and the map scrolls with them`() throws {
    try open([])
    press(.end)
    #expect(page?.number == 36 && text.contains("All together"))
    press(.right, .down)
    #expect(page?.number == 36)
    press(.home, .left)
    #expect(page?.number == 1 && text.contains("First steps"))
    for number in 2...36 {
      press(.right)
      #expect(page?.number == number)
      #expect(frame.cursor.map { $0.y < size.height - 1 } == true)
    }
    press(.escape)
    #expect(page == nil)
  }

  @Test func `the mouse chooses a board, and the second click plays it`() throws {
    try open([3, 3, 3, 3])
    try click(1, chapter: 0)
    #expect(page?.number == 2)
    try click(1, chapter: 0)
    #expect(table?.occasion == .journey(2))
    press("J")
    _ = app.handle(.mouse(Mouse(.wheel(up: false), at: Point(x: 9, y: 9))), at: .zero)
    #expect(page?.top == 1)
  }

  @Test func `the table offers the journey until a game is played`() throws {
    try FileManager.default.removeItem(atPath: directory)
    let board = try #require(Board.of(.letters(8), seed: "x"))
    let game = try #require(TableViewModel.dealing(board, freshSeed: { "fresh" }))
    app = App(playing: game, options: ThemeOptions(motion: .none))
    for width in [60, 80, 120] {
      size = Size(width: width, height: 24)
      #expect(text.contains("J: "), "\(width)")
    }
    press("n")
    #expect(!text.contains("J: "))
  }
}
