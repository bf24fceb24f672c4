import Decks
import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// Statistics from files.
final class StatisticsReaderTests {
  private let home = GameHome()
  private var directory: String { home.path }

  /// Plays a game to its end, with a memory for four cards.
  @discardableResult
  private func play(
    _ seed: String, rules: Rules = Rules(), at date: Int64 = 1_800_000_000
  ) throws -> TableViewModel {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 6,
      pairs: (0..<10).map { Pair(twin: "letter \($0)") })
    let game = try home.table(deck, seed: seed, rules: rules)
    home.clock = date
    let dealt = try #require(game.board.deal(rules.variant))
    let intents = PlayerWithMemory(size: 4).intents(toWin: dealt, seed: 1)
    for (number, intent) in intents.enumerated() {
      game.session.perform(intent, at: .milliseconds(700 * number))
    }
    #expect(game.isOver)
    return game
  }

  private func read() throws -> Statistics {
    try Statistics.reading(History(directory: directory), day: Statistics.day).value
  }

  @Test func `a finished game leaves its figures in the history`() throws {
    let game = try play("one")
    let statistics = try read()
    let analysis = try #require(game.current.analysis)
    #expect(statistics.games.games == 1 && statistics.games.memory.games == 1)
    expectEqual(statistics.games.memory.meanMemory, analysis.memory.value)
    expectEqual(statistics.games.memory.meanLuck, analysis.luck.value)
    expectEqual(statistics.games.memory.recall.tests, analysis.flips.compactMap(\.recall).count)
  }

  @Test func `recordings are not needed`() throws {
    for seed in ["one", "two", "one"] { try play(seed) }
    try play("gaps", rules: Rules(variant: Variant(closesGaps: true)))
    try play("open", rules: Rules(variant: Variant(isOpen: true)))
    let before = try read()
    #expect(before.games.memory.games == 3 && before.openGames.games == 1)
    #expect(before.games.replayed == 1 && before.games.trend.count == 3, "its cards were known")
    try FileManager.default.removeItem(atPath: "\(directory)/games")
    try expectEqual(read(), before)
  }

  @Test func `lines that cannot be read are counted and stay in the file`() throws {
    try play("one")
    try play("two")
    let lines = "rubbish\n{\"version\":4}\n{\"version\":1}\n{\"vers"
    let whole = try home.text(of: "history.jsonl") + lines
    try home.write(whole, to: "history.jsonl")
    let statistics = try read()
    #expect(statistics.games.games == 2 && statistics.games.memory.games == 2)
    #expect(statistics.skipped.broken == 3 && statistics.skipped.newer == 1)
    try expectEqual(home.text(of: "history.jsonl"), whole)
  }

  @Test func `without any file there are no games`() throws {
    try expectEqual(read(), Statistics())
    #expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Test func `a game that could not be saved counts until the program ends`() throws {
    let game = try play("one")
    try FileManager.default.removeItem(atPath: directory)
    try Data().write(to: URL(fileURLWithPath: directory))
    let other = try play("two")
    expectEqual(other.records.statistics().statistics.games.games, 1)
    expectEqual(other.records.statistics().today, Statistics.day(1_800_000_000))
    #expect(game.records.statistics().statistics.isEmpty)
  }

  @Test func `without saving, the games since the start count`() throws {
    let game = try home.table(BuiltInDecks.all[0], pairs: 2, isSaved: false)
    for card in 0..<4 { game.choose(id(card), at: .seconds(card)) }
    let (statistics, today) = game.records.statistics()
    #expect(statistics.games.games == 1 && today == nil)
    expectEqual(statistics.streak.count, 0)
  }
}

/// Plays a board to its end with a memory for a limited number of cards, those turned last.
struct PlayerWithMemory {
  let size: Int

  /// The intents that win a game.
  func intents(toWin dealt: MemoryGame<Face>, seed: UInt64) -> [Intent] {
    var chance = SeededGenerator(seed: seed)
    var game = dealt
    var intents: [Intent] = []
    var remembered: [CardID] = []
    func choose(_ card: CardID) {
      intents.append(.choose(card))
      game.apply(.choose(card), at: .zero)
      remembered = (remembered + [card]).suffix(size)
    }
    func any(but other: CardID? = nil) -> CardID? {
      let hidden = game.cards.filter { !$0.isMatched && $0.id != other }.map(\.id)
      let unknown = hidden.filter { !remembered.contains($0) }
      let choice = unknown.isEmpty ? hidden : unknown
      return choice.isEmpty ? nil : choice[chance.next(below: choice.count)]
    }
    while !game.isOver {
      intents.append(.turnDown)
      game.apply(.turnDown, at: .zero)
      let known = remembered.first {
        game[$0]?.isMatched == false && remembered.contains($0.partner)
      }
      guard let first = known ?? any() else { break }
      choose(first)
      let partner = remembered.contains(first.partner) ? first.partner : any(but: first)
      if let partner { choose(partner) }
    }
    return intents
  }
}
