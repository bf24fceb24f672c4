import Decks
import Expectations
import HomeFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// Intents, accessors, and the games of a session.
struct TableViewModelTests {
  @Test(arguments: [Duration.zero, .seconds(1_000), .seconds(-50), .milliseconds(123_456_789)])
  func `times can be given from any start`(start: Duration) throws {
    let game = try game(rules: Rules(flipBack: .seconds(3)), at: start)
    game.choose(id(0), at: start + .seconds(10))
    expectEqual(game.elapsed(at: start + .seconds(12)), .seconds(2))
    expectEqual(game.bonus.remaining(of: id(0), at: start + .seconds(12)), .seconds(4))
    game.choose(id(2), at: start + .seconds(12))
    expectEqual(game.flipBackDue(after: start + .seconds(12)), start + .seconds(15))
    game.dealAgain(at: start + .seconds(20))
    expectEqual(game.elapsed(at: start + .seconds(30)), .zero)
    game.choose(id(0), at: start + .seconds(40))
    expectEqual(game.elapsed(at: start + .seconds(41)), .seconds(1))
    expectEqual(game.bonus.remaining(of: id(0), at: start + .seconds(41)), .seconds(5))
  }

  @Test func `the best earlier game of the same kind is found`() throws {
    func result(
      _ moves: Int, _ score: Int, deck: String = "d", _ variant: Variant = Variant()
    ) -> GameRecord {
      GameRecord(
        GameSetup(deck: deck, pairs: 4, variant: variant, seed: "\(moves) \(score)"),
        moves: moves, score: score, time: .zero)
    }
    let none: [GameRecord] = []
    expectNil(none.bestBeforeLast)
    expectNil([result(5, 1)].bestBeforeLast)
    let games = [
      result(9, 9), result(7, 1), result(7, 3), result(4, 9, deck: "e"),
      result(4, 9, Variant(closesGaps: true)), result(3, 0, Variant(isOpen: true)),
      result(4, 9, Variant(hasSides: true)),
      result(5, 0),
    ]
    expectEqual(games.bestBeforeLast, result(7, 3))
    #expect(result(5, 0).isBetter(than: result(6, 99)))
    // The same board once more is no fresh achievement, whatever the first game on it was.
    let again = GameRecord(result(9, 9).setup, moves: 4, score: 9, time: .zero)
    expectEqual((games + [again, result(8, 0)]).bestBeforeLast, result(5, 0))
    #expect(!result(5, 0).isBetter(than: result(5, 0)))
  }

  @Test func `a game that was just finished is known as it will be after a restart`() throws {
    let home = GameHome()
    let table = try home.table()
    for count in 1...2 {
      table.findAllPairs()
      let later = try home.table().records.games
      #expect(table.records.games == later && later.count == count)
      expectEqual(table.records.games.last?.stars, table.finishedGame?.stars)
      table.dealNew(at: .seconds(2))
    }
  }

  @Test func `the deck of the first game can be chosen again`() throws {
    let game = try game(library: [.twins("UVWXYZ", usualPairs: 3), .twins("KLMN")])
    let decks = game.decks
    expectEqual(decks.count, 3)
    game.play(deckAt: 1, at: .zero)
    #expect(game.decks == decks && game.pairs == 3 && game.board.deck == decks[1])
    game.play(deckAt: 0, at: .zero)
    expectEqual(game.board.deck, .twins("ABCDEFGH"))
  }

  @Test func `the library is read when it is first looked at, and once`() throws {
    var reads = 0
    func library() -> [Deck] {
      reads += 1
      return []
    }
    let game = try game(.twins("AB"), library: library())
    expectEqual(reads, 0)
    expectEqual(game.decks.count, 1)
    expectEqual(game.decks.count, 1)
    expectEqual(reads, 1)
  }

  @Test(arguments: [
    Variant(), Variant(isOpen: true), Variant(hasSides: true), Variant(closesGaps: true),
  ])
  func `the best game of a deck is one of the same kind as the next`(variant: Variant) throws {
    let deck = Deck.twins("ABCDEFGH", usualPairs: 2)
    let game = try game(deck, pairs: 2, library: [deck])
    for other in [Variant(isOpen: true), Variant(hasSides: true), Variant(closesGaps: true)] {
      game.rules.variant = other
      game.dealNew(at: .zero)
      game.win()
    }
    game.rules.variant = variant
    let kind = game.kindOfNextGame(with: deck)
    expectEqual(kind, GameKind(deck: "Twins", pairs: 2, variant: variant))
    expectEqual(
      game.records.games.best(kind)?.setup.variant, (variant == Variant() ? nil : variant))
  }
}

/// Cards that turn down after a time.
struct FlipBackTests {
  private let rules = Rules(flipBack: .seconds(2))

  @Test func `two cards turn down when their time is over, not earlier`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .seconds(1))
    expectNil(game.flipBackDue(after: .seconds(1)))
    game.choose(id(2), at: .seconds(5))
    expectEqual(game.flipBackDue(after: .seconds(5)), .seconds(7))
    expectEqual(game.flipBackDue(after: .seconds(6)), .seconds(7))
    game.doWhatIsDue(at: .milliseconds(6999))
    expectEqual(game.card(id(0))?.isFaceUp, true)
    game.doWhatIsDue(at: .seconds(7))
    expectEqual(game.card(id(0))?.isFaceUp, false)
    expectEqual(game.lastEvent, .turnedDown)
    expectNil(game.flipBackDue(after: .seconds(7)))
  }

  @Test func `a pause does not count`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .zero)
    game.choose(id(2), at: .seconds(1))
    game.togglePause(at: .seconds(2))
    expectNil(game.flipBackDue(after: .seconds(9)))
    game.doWhatIsDue(at: .seconds(9))
    expectEqual(game.card(id(0))?.isFaceUp, true)
    game.togglePause(at: .seconds(10))
    expectEqual(game.flipBackDue(after: .seconds(10)), .seconds(11))
  }

  @Test func `a matched pair leaves after a second, with or without the option`() throws {
    for rules in [Rules(), rules] {
      let game = try game(pairs: 2, rules: rules)
      for pair in 0..<2 {
        let start: Duration = .seconds(5 * pair)
        game.choose(id(2 * pair), at: start)
        game.choose(id(2 * pair + 1), at: start + .seconds(1))
        expectNil(game.flipBackDue(after: start + .seconds(1)))
        expectNil(game.doWhatIsDue(at: start + .milliseconds(1999)))
        expectEqual(game.doWhatIsDue(at: start + .seconds(4)), start + .seconds(2))
        expectEqual(game.places.count { $0 == nil }, 2 * pair + 2)
      }
      expectNil(game.nextDue(after: .seconds(99)))
    }
  }

  @Test func `a pause delays the leaving of a pair`() throws {
    let game = try game()
    game.choose(0, 1)
    game.togglePause(at: .milliseconds(600))
    expectNil(game.nextDue(after: .seconds(9)))
    game.togglePause(at: .seconds(10))
    expectEqual(game.nextDue(after: .seconds(10)), .milliseconds(10_400))
  }

  @Test func `with close gaps a pair stays until the next choice`() throws {
    var rules = rules
    rules.variant[.closeGaps] = true
    let game = try game(rules: rules)
    game.choose(0, 1)
    expectNil(game.nextDue(after: .seconds(9)))
  }

  @Test func `without the option cards stay up until the next choice`() throws {
    let game = try game()
    game.choose(0, 2)
    expectNil(game.flipBackDue(after: .seconds(99)))
    game.rules.flipBack = .seconds(1)
    expectEqual(game.flipBackDue(after: .seconds(3)), .seconds(1))
  }
}

extension TableViewModel {
  /// The matches in the order in which they were found.
  var matches: [Move] { game.matches }

  /// The time at which the two cards of a miss turn down.
  func flipBackDue(after time: Duration) -> Duration? {
    current.flipBackDue(after: time, rules.flipBack)
  }
}

/// The decks to choose from.
struct DeckListTests {
  private let own = GameHome.deck
  private let other = Deck.twins("xy", named: "Other", usualPairs: 2)

  @Test func `the deck of the first game is listed if it came from elsewhere`() {
    var list = DeckList(first: other) { [own] }
    expectEqual(list.all(), [other, own])
    list.reload(inPlay: other)
    expectEqual(list.all(), [other, own])
  }

  @Test func `a deck that was removed is not listed, although it is in play`() {
    var library = [own, other]
    var list = DeckList(first: other) { library }
    expectEqual(list.all(), [own, other])
    library = [own]
    for _ in 0..<2 {
      list.reload(inPlay: other)
      expectEqual(list.all(), [own])
    }
    #expect(list.guest == nil && list.newer == nil)
  }

  @Test func `what a journal knows of a deck is no deck`() {
    var list = DeckList(first: nil) { [own] }
    expectEqual(list.all(), [own])
    list.reload(inPlay: other)
    expectEqual(list.all(), [own])
  }

  @Test func `a deck from elsewhere that is imported is listed once`() {
    var library = [own]
    var list = DeckList(first: other) { library }
    expectEqual(list.all(), [other, own])
    library = [own, other]
    list.reload(inPlay: other)
    expectEqual(list.all(), library)
  }
}
