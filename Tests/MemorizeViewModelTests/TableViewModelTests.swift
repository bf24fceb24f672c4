import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Storage
import Testing

/// Intents, accessors, and the games of a session.
struct TableViewModelTests {
  @Test func `a game starts with hidden cards and all numbers zero`() throws {
    let game = try game()
    expectEqual(game.places.count, 8)
    #expect(game.places.allSatisfy { $0?.isHidden == true })
    #expect((game.pairs, game.pairsFound, game.moves, game.score) == (4, 0, 0, 0))
    #expect(!game.isOver && !game.isPaused && !game.isClockRunning)
    #expect(game.result == nil && game.lastMove == nil && game.records.games.isEmpty)
    expectEqual(game.lastEvent, .dealt(pairs: 4, asked: 4))
    #expect(game.par.moves > 5.92 && game.par.moves < 5.93)
  }

  @Test func `every intent leads to an event`() throws {
    let game = try game()
    game.choose(id(0), at: .zero)
    expectEqual(game.lastEvent, .turned(id(0)))
    game.choose(id(2), at: .zero)
    expectEqual(game.lastEvent, game.lastMove.map(GameEvent.moved))
    game.turnDown(at: .zero)
    expectEqual(game.lastEvent, .turnedDown)
    game.shuffle(at: .zero)
    expectEqual(game.lastEvent, .shuffled)
    game.togglePause(at: .zero)
    expectEqual(game.lastEvent, .paused)
    game.togglePause(at: .zero)
    expectEqual(game.lastEvent, .resumed)
    game.dealAgain(at: .zero)
    expectEqual(game.lastEvent, .dealtAgain)
  }

  @Test func `the same board again has the same cards in the same places`() throws {
    let game = try game()
    let faces = game.faces
    game.choose(id(0), at: .zero)
    game.shuffle(at: .zero)
    game.dealAgain(at: .seconds(5))
    expectEqual(game.faces, faces)
    expectEqual(game.deals, 1)
    #expect(game.moves == 0 && !game.isClockRunning)
    game.dealNew(at: .seconds(6))
    expectEqual(game.board.seed, "fresh 1")
    #expect(game.faces != faces)
  }

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

  @Test func `a finished game has a result and is in the list of the session`() throws {
    let game = try game(pairs: 2, at: .seconds(7))
    game.choose(id(0), at: .seconds(8))
    game.choose(id(1), at: .seconds(9))
    game.choose(2, 3, at: .seconds(10))
    let result = try #require(game.result)
    #expect((result.setup.deck, result.setup.pairs, result.moves) == ("Twins", 2, 2))
    expectEqual(result.time, .seconds(2))
    expectEqual(result.score, game.score)
    expectEqual(game.lastEvent, .won(result))
    expectEqual(game.records.games, [result])
    game.dealAgain(at: .seconds(20))
    expectNil(game.result)
    expectEqual(game.records.games, [result])
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

  @Test func `another deck is played with its usual number of pairs`() throws {
    let other = Deck.twins("UVWXYZ", usualPairs: 3)
    let library = [Deck(name: "Other", color: .blue, usualPairs: 3, pairs: other.pairs)]
    let game = try game(library: library)
    expectEqual(game.decks.map(\.name), ["Twins", "Other"])
    game.play(deckAt: 1, at: .zero)
    expectEqual(game.board.deck.name, "Other")
    expectEqual(game.pairs, 3)
    expectEqual(game.lastEvent, .dealt(pairs: 3, asked: 3))
  }

  @Test func `the deck of the first game can be chosen again`() throws {
    let game = try game(library: [.twins("UVWXYZ"), .twins("KLMN")])
    let decks = game.decks
    expectEqual(decks.count, 3)
    game.play(deckAt: 1, at: .zero)
    expectEqual(game.decks, decks)
    game.play(deckAt: 0, at: .zero)
    expectEqual(game.board.deck, .twins("ABCDEFGH"))
  }

  @Test func `gaps close from the next game on`() throws {
    let game = try game()
    game.rules.variant[.closeGaps] = true
    game.choose(0, 1, 2)
    expectEqual(game.places.count, 8)
    game.dealNew(at: .zero)
    game.choose(0, 1, 2)
    expectEqual(game.places.count, 6)
    #expect(!game.places.contains { $0 == nil })
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

  @Test func `the matches keep the order in which they were found`() throws {
    let game = try game()
    for card in [2, 3, 6, 7, 0, 1] { game.choose(id(card), at: .zero) }
    expectEqual(game.matches.map(\.first), [id(2), id(6), id(0)])
    game.choose(5, 4)
    expectEqual(game.matches.map(\.first), [id(2), id(6), id(0), id(5)])
  }
}
