import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

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
    #expect(plain.joined().allSatisfy { $0.isASCII })
    #expect(plain[1].hasSuffix("of 3 stars"))
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

  @Test func `rules are part of the command, and a deck of one's own has none`() throws {
    let rules = GameVariant(closesGaps: true, isOpen: true)
    let result = GameRecord(
      GameSetup(deck: "Food", pairs: 6, variant: rules, seed: "x"), moves: 8, score: 0,
      time: .seconds(61))
    expectEqual(
      lines(FinishedGame(result, nil)),
      [
        "Memorize, Food 6, close gaps, open cards", "1:01, 2 misses",
        "memorize --board 'Food:6+gaps+open#x'",
      ])
    let own = GameRecord(
      GameSetup(deck: "Mine", pairs: 6, seed: "x"), moves: 8, score: 0, time: .seconds(61))
    #expect(!lines(FinishedGame(own, nil)).joined().contains("memorize"))
  }

  @Test func `a game in company has its pairs`() throws {
    let result = GameRecord(
      GameSetup(deck: "Food", pairs: 6, seed: "x", company: .rival("crow")), moves: 8, score: 0,
      time: .seconds(61), found: [2, 4])
    expectEqual(
      lines(FinishedGame(result, nil)).prefix(2),
      ["Memorize against Crow, Food 6", "pairs 2 to 4, 1:01"])
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
    #expect(other.app.screen is ShareScreen)
    #expect(other.line(2).hasPrefix("Memorize, Letters 8"))
    for size in [Size(40, 15), Size(9, 3)] {
      other.size = size
      expectEqual(other.frame().size, size)
    }
    other.press("c")
    #expect(other.result != nil)
  }
}
