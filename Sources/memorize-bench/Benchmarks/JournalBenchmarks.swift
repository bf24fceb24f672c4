import Decks
import MemorizeViewModel
import MemoryGame
import Storage

/// Writing a game to a journal and reading it.
enum JournalBenchmarks {
  static var all: [Benchmark] { [append, replay(8), replay(500)] }

  /// A journal has a limited size, so a new one begins after this many intents.
  private static let intentsInJournal = 10_000

  /// Intents one by one, each handed to the system.
  private static var append: Benchmark {
    Benchmark("journal/append", .per("intent")) {
      let directory = try BenchDirectory()
      let header = try header(pairs: 8)
      var journal = try directory.begin(header)
      var (written, journals) = (0, 1)
      return Subject {
        let intent = Intent.choose(CardID(rawValue: written % 16))
        try journal.append([.intent(TimedIntent(intent, at: .milliseconds(written)))])
        written += 1
        guard written % intentsInJournal == 0 else { return }
        journal.close()
        journals += 1
        journal = try directory.begin(header, suffix: "bench\(journals)")
      }
    }
  }

  /// A game read from its journal, which replays every intent.
  private static func replay(_ pairs: Int) -> Benchmark {
    Benchmark("journal/replay, \(pairs) pairs", .per("intent", intents(pairs: pairs).count)) {
      let directory = try BenchDirectory()
      let journal = try directory.begin(header(pairs: pairs))
      for intent in intents(pairs: pairs) { try journal.append([.intent(intent)]) }
      try journal.end(.finished)
      let path = "\(directory.path)/games/\(journal.name)"
      return Subject(
        figures: {
          guard try GamesFolder.read(at: path).game.isOver else {
            throw BenchmarkError(description: "the game is not over")
          }
          return []
        }, finish: { withExtendedLifetime(directory) {} }
      ) { blackHole(try GamesFolder.read(at: path).game.moves) }
    }
  }

  private static func header(pairs: Int) throws -> JournalHeader {
    let deck = Deck.letters(500)
    let drawn = try DrawnPairs(from: deck, count: pairs, seed: "bench").orFail("board")
    return JournalHeader(
      deck: deck, drawn: drawn, askedPairs: pairs, start: 1_767_225_600, program: "0.0.0")
  }

  /// All pairs in order, each but the last after a miss.
  private static func intents(pairs: Int) -> [TimedIntent] {
    let cards = (0..<pairs).flatMap { (pair: Int) -> [Int] in
      let match = [2 * pair + 1, 2 * pair]
      return pair + 1 < pairs ? [2 * pair, 2 * pair + 2] + match : match
    }
    return cards.enumerated().map { number, card in
      TimedIntent(.choose(CardID(rawValue: card)), at: .milliseconds(700 * number))
    }
  }
}

extension BenchDirectory {
  fileprivate func begin(_ header: JournalHeader, suffix: String = "bench") throws -> Journal {
    try GamesFolder(directory: path).begin(header, suffix: suffix)
  }
}
