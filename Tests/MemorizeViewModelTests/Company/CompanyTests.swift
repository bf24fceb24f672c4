import Decks
import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Rivals
import Storage
import Testing

@testable import MemorizeViewModel

/// Games against a rival and with several people.
final class CompanyTests {
  private let home = GameHome()
  private var directory: String { home.path }

  private func newGame(
    _ company: Company, seed: String = "x", variant: Variant = Variant(), isSaved: Bool = true
  ) throws -> TableViewModel {
    try home.table(
      .twins("abcdef", named: "Letters", usualPairs: 6), seed: seed,
      rules: Rules(variant: variant, company: company), isSaved: isSaved)
  }

  private func resumed() throws -> TableViewModel { try #require(home.resumedTable()) }

  @Test func `a game that was set up is resumed even before its first move`() throws {
    let table = try newGame(.alone)
    var new = table.company.newGame
    expectNil(new.choose(.rival("cat")))
    new.pairs = 4
    table.company.play(new, at: .seconds(1))
    table.leave(at: .seconds(2))
    let later = try resumed()
    #expect(later.company.contestants.count == 2 && later.pairs == 4 && later.moves == 0)
    let words = Narrator(later) { _ in "" }.wording(of: .resumed)
    expectEqual(
      words?.shown, ["The game against Cat goes on. Your turn.", "Your turn.", "Your turn"])
    // Another game takes its place without a trace, even if the menu was open meanwhile.
    later.togglePause(at: .seconds(3))
    later.togglePause(at: .seconds(4))
    later.dealNew(at: .seconds(5))
    later.unfinished.look()
    #expect(later.unfinished.games.isEmpty)
  }

  /// A player who turns cards at random.
  private struct Guesser {
    var generator: SeededGenerator

    init(_ seed: String) { generator = SeededGenerator(seed: seed) }

    /// Turns one card, or waits for what happens without the player.
    mutating func play(_ game: TableViewModel, at time: inout Duration) throws {
      if game.company.isRivalsTurn {
        time = try #require(game.nextDue(after: time))
        game.doWhatIsDue(at: time)
        return
      }
      time += .milliseconds(300)
      let cards = game.places.compactMap { $0?.id }.filter { game.refusal(of: $0) == nil }
      game.choose(cards[generator.next(below: cards.count)], at: time)
    }
  }

  @Test(arguments: Rival.all.map(\.name), ["x", "y", "z"])
  func `in a game against a rival everyone's pairs add up, and a miss passes the turn`(
    _ rival: String, _ seed: String
  ) throws {
    let game = try newGame(.rival(rival), seed: seed)
    var (time, player) = (Duration.zero, Guesser(seed))
    while !game.isOver {
      let (moves, mover) = (game.moves, game.company.contestants.firstIndex(where: \.isToMove))
      try player.play(game, at: &time)
      expectEqual(game.company.contestants.map(\.pairs).reduce(0, +), game.pairsFound)
      guard !game.isOver else { break }
      let next = game.company.contestants.firstIndex(where: \.isToMove)
      let isMiss = game.moves > moves && game.lastMove?.isMatch == false
      expectEqual((next == mover), !isMiss)
    }
    let record = try #require(game.result)
    #expect(record.setup.company == .rival(rival) && record.found.reduce(0, +) == 6)
    #expect(game.records.games.isEmpty)
    let tally = try #require(game.records.statistics().statistics.contests[.rival(rival)])
    #expect(tally.games == 1 && tally.won + tally.tied + tally.lost == 1)
    #expect(game.records.statistics().statistics.groups.isEmpty)
    expectEqual(game.records.statistics().statistics.opponents.map(\.company.opponent), [rival])
  }

  @Test(arguments: Rival.all.map(\.name))
  func `a game left at any card goes on as it would have`(_ rival: String) throws {
    var whole: [Intent] = []
    for cut in [Int.max, 1, 2, 3, 5, 8, 13] {
      try? FileManager.default.removeItem(atPath: directory)
      var game = try newGame(.rival(rival))
      var (time, player, turned) = (Duration.zero, Guesser("p"), 0)
      while !game.isOver {
        if turned == cut {
          game.leave(at: time)
          game = try resumed()
          time = .zero
        }
        try player.play(game, at: &time)
        turned += 1
      }
      let choices = game.current.intents.map(\.intent).filter { intent in
        if case .choose = intent { true } else { false }
      }
      if cut == .max { whole = choices }
      expectEqual(choices, whole, "left after \(cut) cards")
    }
  }

  @Test func `a rival takes its time; a choice hurries it without turning a card of ours`() throws {
    let game = try newGame(.rival("cat"), isSaved: false)
    let cards = game.places.compactMap { $0 }
    let other = try #require(cards.first { !$0.content.matches(cards[0].content) })
    game.choose(cards[0].id, at: .zero)
    game.choose(other.id, at: .seconds(1))
    #expect(game.company.isRivalsTurn && game.nextDue(after: .seconds(1)) == .milliseconds(2500))
    #expect(game.doWhatIsDue(at: .milliseconds(2500)) != nil && game.turned.isEmpty)
    expectEqual(game.nextDue(after: .milliseconds(2500)), .milliseconds(3400))
    let hidden = try #require(cards.first { game.card($0.id)?.isHidden == true })
    expectEqual(game.refusal(of: hidden.id), .notYourTurn)
    game.choose(hidden.id, at: .milliseconds(2600))
    #expect(game.turned.count == 1 && game.company.lastMover?.name == "Cat")
    game.togglePause(at: .milliseconds(2700))
    expectNil(game.nextDue(after: .seconds(9)))
    game.togglePause(at: .seconds(10))
    expectEqual(game.nextDue(after: .seconds(10)), .milliseconds(11_100))
  }

  @Test func `with open cards the player is alone`() throws {
    let game = try newGame(.rival("crow"), variant: Variant(isOpen: true))
    #expect(
      game.isAlone && game.kind.deck == game.board.deck.name && game.current.setup.company == .alone
        && game.company.contestants.isEmpty)
  }

  @Test func `the rival that forgets like the player needs a memory to copy`() throws {
    #expect(try newGame(.rival(Rival.ownName)).isAlone)
    let alone = try newGame(.alone)
    var (time, player) = (Duration.zero, Guesser("forgetful"))
    while !alone.isOver { try player.play(alone, at: &time) }
    let game = try newGame(.rival(Rival.ownName))
    expectEqual(game.company.contestants.map(\.name), ["You", "Your double"])
    expectEqual(alone.records.games.count, 1)
  }

  @Test func `the first game is memory enough for a rival in the same session`() throws {
    let game = try newGame(.alone)
    let own = Company.rival(Rival.ownName)
    #expect(!game.company.opponents().contains(own))
    var (time, player) = (Duration.zero, Guesser("forgetful"))
    while !game.isOver { try player.play(game, at: &time) }
    #expect(game.company.opponents().contains(own))
  }

  @Test func `the rival forgets as the player did in a month, if there were games`() throws {
    let alone = try newGame(.alone)
    var (time, player) = (Duration.zero, Guesser("forgetful"))
    while !alone.isOver { try player.play(alone, at: &time) }
    // The recorder's date lies in January 2027.
    let game = try newGame(.rival("me:2027-01"))
    expectEqual(game.company.contestants.map(\.name), ["You", "Your double"])
    #expect(try newGame(.rival("me:2026-12")).isAlone)
    time = .zero
    while !game.isOver { try player.play(game, at: &time) }
    let all = home.recorder().statistics().statistics.opponents
    expectEqual(all.map(\.company.opponent), ["your double"])
  }

  @Test func `the rival that forgets like the player may be of a month`() {
    let names = ["me", "me:2026-10", "me:0001-01"]
    #expect(names.allSatisfy { Rival.isOwn($0) && Rival.isName($0) })
    for name in ["me:", "me:2026", "me:2026-13", "me:2026-1", "me:+026-10", "me:2026-10-01"] {
      #expect(!Rival.isName(name), "\(name)")
    }
  }

  @Test func `a game finished in company gets its history line after a kill`() throws {
    let game = try newGame(.rival("goldfish"))
    var (time, player) = (Duration.zero, Guesser("k"))
    while !game.isOver { try player.play(game, at: &time) }
    let line = try home.text(of: "history.jsonl")
    #expect(line.contains(#""rival":"goldfish""#) && line.contains(#""version":3"#))
    try FileManager.default.removeItem(atPath: "\(directory)/history.jsonl")
    home.recorder().recoverFinishedGames()
    let found = try History(directory: directory).read().value
    expectEqual(found.map(\.found), [try #require(game.result).found])
  }

  @Test(arguments: [Company.rival("goldfish"), .people(["Ann", "Bob", "Cleo"])])
  func `a recording shows whose turn it was and what each player forgot`(company: Company) throws {
    let game = try newGame(company)
    var (time, player) = (Duration.zero, Guesser("r"))
    while !game.isOver { try player.play(game, at: &time) }
    #expect(game.gameReview == nil && game.replay.hasReview)
    for playback in [
      try #require(game.replay.review()), try #require(try Playback.newest(in: directory)),
    ] {
      let review = try #require(playback.review)
      #expect(review.movers.count == game.moves && review.breakdown == nil)
      expectEqual(review.tallies.count, company.players)
      expectEqual(review.tallies.map(\.forgotten).reduce(0, +), review.lapses.count)
      playback.step(by: playback.count, at: .zero)
      expectEqual(
        playback.table.company.contestants.map(\.pairs), game.company.contestants.map(\.pairs))
      playback.step(by: -playback.count, at: .zero)
      #expect(playback.table.company.contestants.allSatisfy { $0.pairs == 0 })
      expectEqual(playback.table.company.contestants.first?.isToMove, true)
    }
    game.replay.practise(beforeMove: 2, at: time)
    #expect(game.isPractice && game.isAlone)
  }

  @Test func `a game with the rival's memory in view is practice, and stays as it was`() throws {
    let game = try newGame(.rival("crow"))
    var (time, player) = (Duration.zero, Guesser("m"))
    for _ in 0..<6 { try player.play(game, at: &time) }
    let before = game.current.intents.count
    game.company.showRivalsMemory()
    #expect(
      game.company.isRivalsMemoryShown && game.company.rivalsMemory?.remembered.isEmpty == false)
    while !game.isOver { try player.play(game, at: &time) }
    #expect(game.records.statistics().statistics.contests.isEmpty)
    game.unfinished.look()
    expectEqual(game.unfinished.games.map(\.isGivenUp), [true])
    game.unfinished.resume(gameAt: 0, at: time)
    #expect(!game.company.isRivalsMemoryShown && !game.isOver)
    #expect((before...before + 1).contains(game.current.intents.count))
  }
}
