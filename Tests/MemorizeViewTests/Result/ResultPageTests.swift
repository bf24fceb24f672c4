import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Spelling
import Testing

@testable import MemorizeView

/// The result in large windows and on terminals with few signs, and its details.
struct ResultPageTests {
  @Test(arguments: [ResultTests.Kind.forgetful, .faultless])
  func `the result grows with the window`(kind: ResultTests.Kind) throws {
    let table = try kind.table(Size(200, 60), .quadrants)
    let layout = try #require(table.result).layout
    #expect(layout.star == Size(26, 12) && layout.lineScale == .huge)
    let plain = try kind.table(Size(200, 60))
    try plain.expectRecorded(
      "result-\(kind.rawValue)-200x60", region: Rect(Size(200, 59)),
      hasEffects: kind == .faultless)
  }

  @Test func `a line that is too long loses whole pieces at its end`() {
    let line = TextLine("New best!", .gold).adding("  Your best was 11 with 82 points.", .dim)
    expectEqual(line.droppingEnd(to: 43), line)
    expectEqual(line.droppingEnd(to: 40).text, "New best!")
    expectEqual(line.droppingEnd(to: 5).text, "New best!")
  }

  @Test func `Enter deals a new game from the details, too`() throws {
    let table = try ResultTests.Kind.faultless.table(Size(80, 24))
    table.press("a")
    #expect(table.text.contains("Enter new game"))
    table.press(.enter)
    #expect(table.isOnTop && table.dialog == nil && table.viewModel.deals == 1)
  }

  @Test(arguments: [(80, 24), (60, 18)])
  func `after the first game of all, the result says that words are taught, too`(
    width: Int, height: Int
  ) throws {
    let table = try ResultTests.Kind.faultless.table(Size(width, height))
    #expect(["Esc menu", "? help", "^C quit"].allSatisfy(table.bottom.contains))
    try table.click("y study words")
    #expect(table.chooser != nil)
    table.press(.escape, "n")
    table.winAndWait()
    #expect(table.result != nil && !table.text.contains("study words"))
  }

  @Test func `the finished table knows the keys of its result`() throws {
    let table = try ResultTests.Kind.faultless.table(Size(80, 24))
    table.press(.escape, .escape, "a")
    #expect(table.result != nil && table.dialog is DetailsDialog)
    table.press(.escape, .escape, "R")
    #expect(table.result != nil && table.dialog == nil)
    table.press("n", "a")
    #expect(table.isOnTop && table.dialog == nil, "the new game has no result yet")
  }

  @Test func `confetti stays only where its colours tell it from text`() throws {
    let colorless = Capabilities(colors: .none)
    for (capabilities, stays) in [
      (Capabilities(), true), (.wire, true), (colorless, false), (.ascii, false),
    ] as [(Capabilities, Bool)] {
      let table = try Table(
        .pictures, size: Size(80, 24), motion: .full, capabilities: capabilities)
      table.winAndWait()
      let result = try #require(table.result)
      let confetti = try #require(result.effects.lazy.compactMap { $0 as? Confetti }.first)
      let falling = try #require(result.nextChange(after: confetti.start))
      #expect(falling < confetti.end)
      let pieces = confetti.pieces(over: result.layout.page.body, at: table.now)
      let frame = table.frame()
      let shown = pieces.count { frame[$0.point].glyph != .blank }
      expectEqual((2 * shown > pieces.count), stays)
    }
  }
}

/// The list of forgotten pairs in the details of a result.
struct DetailsTests {
  @Test(arguments: [(24, 2), (36, 6)])
  func `forgotten cards are named, some more in tall windows`(height: Int, most: Int) throws {
    let table = try ResultTests.Kind.forgetful.table(Size(80, height))
    let gameReview = try #require(table.viewModel.gameReview)
    let worst = try #require(gameReview.forgotten.first)
    let name = table.stage.spelling(worst.card)
      .capitalizedFirst
    #expect(table.text.contains("! \(name)"))
    table.press("a")
    let rows = (try #require(table.content)).rows
    let start = try #require(rows.firstIndex { $0.left == "Forgotten" }) + 1
    let named = Array(rows[start...].prefix { !$0.isHeading && !$0.left.isEmpty })
    let pairs = min(most, gameReview.forgotten.count)
    #expect(gameReview.forgotten.count > 3 && named.count - pairs <= 1)
    expectEqual((named.count > pairs), (named.last?.left.contains(" other pair") == true))
    for (row, pair) in zip(named.prefix(pairs), gameReview.forgotten) {
      let face =
        table.viewModel.card(pair.card)?.content.text ?? "?"
      let name = try #require(Spelling.name(of: face))
      #expect(row.left.contains(name.prefix(10)) && row.right == pair.cost.magnitude.text)
    }
  }

  @Test func `the board has its own part in tall windows; its row never scrolls alone`() throws {
    let table = try ResultTests.Kind.forgetful.table(Size(120, 36))
    table.press("a")
    let rows = (try #require(table.content)).rows
    let title = try #require(rows.lastIndex { $0.isHeading })
    #expect(rows[title].left == "Board" && rows[title - 1].left.isEmpty)
    expectEqual(rows[title + 1].left, "-n 8 --seed ghost")
    for height in 12...40 {
      table.size = Size(80, height)
      table.frame()
      let view = try #require(table.dialogView)
      #expect(view.content.rows.count != view.list.height + 1, "\(height)")
    }
  }
}

/// Confetti, large text and stars.
struct CelebrationTests {
  private static let area = Rect(x: 0, y: 1, width: 80, height: 22)

  @Test func `confetti falls`() {
    let confetti = Confetti(start: .zero)
    let heights = stride(from: 100, through: 2500, by: 100).map { time in
      confetti.pieces(over: Self.area, at: .milliseconds(time)).reduce(0) { $0 + $1.point.y }
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a result is laid out within any window, its parts one below the other`() {
    let needs = ResultLayout.Needs(
      lineColumns: 75, startColumns: 36, hasStars: true, hasStarPictures: true, hasCourse: true)
    for size in Size.windows(upTo: 130, 40) {
      let layout = ResultLayout(size: size, needs: needs)
      let parts = [layout.stars, layout.line, layout.best, layout.course, layout.buttons]
        .compactMap { $0 }
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
      let last = layout.page.body.maxY
      #expect(parts.allSatisfy { $0.minY >= layout.page.body.minY && $0.maxY <= last })
    }
  }
}

/// Results as text for others.
struct SharedTextTests {
  private func lines(_ game: FinishedGame, _ signs: SharedText.Signs = .unicode) -> [String] {
    SharedText(game, signs).lines
  }

  private func animals() throws -> Deck { try #require(BuiltInDecks.deck(named: "Animals")) }

  private func finished(_ table: Table) throws -> FinishedGame {
    table.win()
    return try #require(table.viewModel.finishedGame)
  }

  @Test func `a result says how the game went, and deals the same board`() throws {
    let table = try Table(animals(), pairs: 4, seed: "it's")
    table.choose(0, 2, 4, 6, 0, 2)
    let game = try finished(table)
    let review = try #require(game.review)
    let loss = review.breakdown.lossText
    let stars = String(repeating: "★", count: review.stars) + "☆☆".dropLast(review.stars - 1)
    let shown = lines(game)
    expectEqual(
      shown,
      [
        "Memorize, Animals 4", "7 moves, par 5.9, \(loss), 0:03, \(stars)",
        shown[2], "memorize --board 'Animals:4#it'\\''s'",
      ])
    #expect(shown[2].count == 7 && shown[2].allSatisfy { "●○!".contains($0) })
    #expect(shown[2].count { $0 == "●" } <= 4)
  }

  @Test func `a move that cost something without forgetting is not marked`() throws {
    let table = try Table(animals(), pairs: 6, seed: "x")
    let cards = table.viewModel.places.compactMap { $0?.id.rawValue }
    let pairs = cards.enumerated().compactMap { place, card in
      cards.firstIndex { $0 / 2 == card / 2 }.flatMap { $0 < place ? [$0, place] : nil }
    }
    for place in [0, 1, 2, 3, 0, 4, 1, 5, 0, 6] { table.choose(cards[place]) }
    for place in pairs.sorted(by: { $0[0] < $1[0] }).joined() {
      table.viewModel.turnDown(at: table.now)
      table.choose(cards[place])
    }
    let game = try #require(table.viewModel.finishedGame)
    let moves = try #require(game.review).moves
    #expect(moves.contains { $0.cost > .zero && $0.forgottenPair == nil })
    expectEqual(lines(game)[2], "○○!!!●●●●●●")
    expectEqual(lines(game, .none)[2], "forgot a card in 3 moves")
  }

  @Test func `without symbols there are words only`() throws {
    let table = try Table(animals(), pairs: 4)
    table.choose(0, 2, 4, 6, 0, 4, 0, 4)
    let game = try finished(table)
    let plain = lines(game, .none)
    #expect(plain.joined().allSatisfy { $0.isASCII } && plain[1].hasSuffix("of 3 stars"))
    #expect(plain[2].hasPrefix("forgot a card in "))
    #expect(lines(game, .ascii).joined().allSatisfy { $0.isASCII })
    let faultless = try finished(Table(animals(), pairs: 4))
    #expect(lines(faultless, .none)[1].contains(", nothing forgotten, "))
    expectEqual(lines(faultless, .ascii)[2], "oooo")
  }

  @Test func `a day is named, and practice too`() throws {
    let day = try #require(CalendarDay("2026-11-22"))
    for (occasion, title) in [
      (Occasion.daily(day), "Memorize daily 2026-11-22, Animals 15"),
      (.dailyPractice(day), "Memorize daily 2026-11-22 as practice, Animals 15"),
    ] {
      let result = GameRecord(
        DailyBoard(day).setup(occasion), moves: 25, score: 9, time: .seconds(112))
      expectEqual(
        lines(FinishedGame(result, nil)),
        [title, "25 moves, par 23.7, 1:52", "memorize --board 'Animals:15#2026-11-22'"])
    }
  }

  @Test func `rules and company are named, and a deck of one's own has no command`() {
    let open = GameVariant(closesGaps: true, isOpen: true)
    let rows: [(GameSetup, String, String, String)] = [
      (
        GameSetup(deck: "Food", pairs: 6, variant: open, seed: "x"),
        "Memorize, Food 6, close gaps, open cards", "1:01, 2 misses", "--board 'Food:6+gaps+open#x'"
      ),
      (
        GameSetup(deck: "Food", pairs: 6, seed: "x", company: .rival("crow")),
        "Memorize against Crow, Food 6", "pairs 2 to 4, 1:01", ""
      ), (GameSetup(deck: "Mine", pairs: 6, seed: "x"), "Memorize, Mine 6", "8 moves, par", ""),
    ]
    for (setup, title, figures, command) in rows {
      let result = GameRecord(
        setup, moves: 8, score: 0, time: .seconds(61), found: setup.company == .alone ? [] : [2, 4])
      let text = lines(FinishedGame(result, nil))
      #expect(text.first == title && text[1].hasPrefix(figures))
      expectEqual(text.joined().contains("memorize"), setup.deck == "Food")
      #expect(command.isEmpty || text.last?.hasSuffix(command) == true)
    }
  }

  @Test func `c copies where the terminal can, and shows the text elsewhere`() throws {
    let table = try Table(capabilities: Capabilities { $0.canCopy = true })
    let text = SharedText(try finished(table), .unicode).text
    table.pass(.seconds(9))
    expectEqual(table.press("c"), .copy(text))
    #expect(table.bottom.contains("Copied"))
    let other = try Table()
    other.winAndWait()
    expectNil(other.press("c"))
    #expect(other.app.screen is ShareScreen && other.line(2).hasPrefix("Memorize, Letters 8"))
    for size in [Size(40, 15), Size(9, 3)] {
      other.size = size
      expectEqual(other.frame().size, size)
    }
    other.press("c")
    #expect(other.result != nil)
  }
}
