import Canvas
import Decks
import Expectations
import GameAnalysis
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Storage
import Testing

@testable import MemorizeView

/// Recorded screens of the statistics.
struct StatisticsScreenTests {
  /// A new figure or milestone changes these two screens and the plain text, but no other one.
  @Test(arguments: [(120, 40), (40, 12)])
  func `all games`(size: (Int, Int)) throws {
    let table = StatisticsTable(size: Size(size.0, size.1))
    try table.expectRecorded("statistics-\(size.0)x\(size.1)")
  }

  @Test(arguments: [("solid", Capabilities()), ("ascii", .ascii), ("console", .console)])
  func `charts follow below`(name: String, capabilities: Capabilities) throws {
    let table = StatisticsTable(size: Size(60, 62), capabilities: capabilities)
    var frame = table.frame()
    frame.cursor = nil
    let first = try #require(frame.position(of: "Moves over par"))
    let next = try #require(frame.position(of: "Milestones"))
    try RecordedScreen.matches(
      frame, "statistics-charts-\(name)",
      region: Rect(x: 0, y: first.y, width: 58, height: next.y - first.y))
  }

  @Test func `the games of one deck`() throws {
    let table = StatisticsTable(size: Size(80, 60))
    table.press(.tab)
    #expect(table.text.contains("Statistics: Halloween, 8 pairs  2 of"))
    table.press(.backTab, .backTab)
    #expect(table.text.contains("Tokyo and others far away, 8, close gaps"))
  }

  @Test func `before the first game, a sentence says so`() throws {
    let table = StatisticsTable(Statistics(), size: Size(40, 12))
    try table.expectRecorded("statistics-none")
  }

  @Test func `plain text suits any terminal, printer and pipe`() throws {
    for isASCII in [false, true] {
      let lines = StatisticsText.lines(.sample(), today: 30, isASCII: isASCII)
      #expect(lines.allSatisfy { $0.columns <= 80 })
      #expect(!isASCII || lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      #expect(lines.contains { $0.hasPrefix("Forgetting curve") })
      #expect(!lines.contains { $0.hasSuffix(" ") })
      if isASCII { continue }
      var canvas = Canvas(size: Size(80, lines.count))
      for (y, line) in lines.enumerated() { canvas.write(line, at: Point(x: 0, y: y)) }
      try RecordedScreen.matches(canvas, "statistics-text")
    }
  }
}

/// Milestones on the result and on the page of statistics.
struct MilestoneScreenTests {
  private let home = GameHome()

  private func finishedTable(size: Size) throws -> Table {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 6, pairs: "abcdef".map { Pair(twin: "\($0)") })
    let table = try Table(home.table(deck), size: size)
    table.win()
    table.pass(.seconds(9))
    try #require(table.result != nil)
    return table
  }

  @Test(arguments: [(80, 24), (40, 15), (25, 8)])
  func `one line on the result says what was reached`(width: Int, height: Int) throws {
    let table = try finishedTable(size: Size(width, height))
    #expect(table.bottom.contains("Faultless") || table.bottom.contains("Milestone"))
    table.press("n")
    table.win()
    table.pass(.seconds(9))
    #expect(table.result != nil && !table.bottom.contains("Milestone"))
    #expect(!table.bottom.contains("Faultless"))
  }

  @Test func `the page lists what was reached with its day, then the next three`() throws {
    let table = try finishedTable(size: Size(120, 60))
    table.press("t")
    let rows = table.text.split(separator: "\n")
    let title = try #require(rows.firstIndex { $0.contains("Milestones") })
    #expect(rows[title].contains("1 of \(Milestone.all.count)"))
    #expect(rows[title + 1].contains("★ Faultless, 6+ pairs"))
    #expect(rows[title + 1].contains(home.today.description))
    let next = ["☆ A game of 30+ pairs", "☆ Seven days in a row", "☆ Goldfish beaten"]
    for (row, text) in zip(rows[(title + 2)...], next) { #expect(row.contains(text)) }
    expectEqual(rows.count { $0.contains("☆ ") }, 3)
    table.press(.tab)
    #expect(!table.text.contains("Milestones"))
  }
}

extension Statistics {
  /// Games of a few decks, always the same.
  static func sample(games: Int = 60) -> Statistics {
    var chance = SeededGenerator(seed: 11)
    var statistics = Statistics()
    let decks = [("Halloween", 8), ("Capitals", 10), ("東京 Tokyo and others far away", 8)]
    for number in 0..<games {
      let (deck, pairs) = decks[number % 5 == 4 ? 2 : number % 2]
      let variant = GameVariant(
        closesGaps: number % 30 == 9, isOpen: number % 20 == 7, hasSides: number % 30 == 11)
      let entry = GameRecord(
        GameSetup(deck: deck, pairs: pairs, variant: variant, seed: "\(number)"),
        moves: pairs + pairs / 3 + chance.next(below: pairs), score: chance.next(below: 70),
        time: .milliseconds(40_000 + chance.next(below: 100_000)), date: Int64(number) * 43_200,
        figures: number % 20 == 7 ? nil : figures(pairs: pairs, &chance))
      statistics.add(entry, day: number / 2)
    }
    return statistics
  }

  private static func figures(pairs: Int, _ chance: inout SeededGenerator) -> MemoryFigures? {
    guard let deck = Board.of(.letters(pairs), pairs: pairs, seed: "\(chance.next(below: 999))"),
      let dealt = deck.drawn.deal()
    else { return nil }
    var game = dealt
    var intents: [Intent] = []
    while !game.isOver {
      // Every third card is the right one.
      let first = game.turned.count == 1 ? game.turned.first : nil
      let card = CardID(rawValue: chance.next(below: 2 * pairs))
      let intent = Intent.choose(
        chance.next(below: 3) == 0 ? first.map { CardID(rawValue: $0.rawValue ^ 1) } ?? card : card)
      intents.append(intent)
      game.apply(intent, at: .zero)
    }
    return GameAnalysis(of: dealt, intents).flatMap { MemoryFigures($0, pairs: pairs) }
  }
}

/// The statistics screen in an app.
final class StatisticsTable: AppFixture {
  let screen: StatisticsScreen
  let app: App
  var size: Size

  init(
    _ statistics: Statistics = .sample(), size: Size = Size(80, 24),
    capabilities: Capabilities = Capabilities(), notice: String? = nil
  ) {
    screen = StatisticsScreen(statistics, today: 30, notice: notice) { board, _, size in
      PlaceGrid(
        TableLayout(
          size: size, count: board.places, shape: .portrait, isSolid: true,
          hasSides: board.variant.hasSides
        ).board)
    }
    self.size = size
    app = App(BlankScreen(), theme: Theme(capabilities))
    app.push(screen)
    frame()
  }

  var isOpen: Bool { app.screens.count > 1 }

  /// The whole text of the report, from the top to the end.
  var wholeText: String {
    press(.home)
    var text = frame().description
    while screen.position.top < screen.list.range.lastTop {
      press(.pageDown)
      text += "\n" + frame().description
    }
    return text
  }
}
