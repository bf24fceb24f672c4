import Decks
import MemoryGame
import Testing

@testable import Storage

extension JournalRecord {
  /// A finished game of at least four pairs, an even number, in which so many moves miss before all
  /// pairs are found, and no card takes more than `slowest` milliseconds.
  static func played(
    _ deck: Deck, pairs: Int, variant: Variant = Variant(), misses: Int = 0, seed: String = "owl",
    slowest: Int = 9000, company: Company = .alone
  ) throws -> JournalRecord {
    let header = JournalHeader(
      deck: deck, drawn: try #require(DrawnPairs(from: deck, count: pairs, seed: seed)),
      askedPairs: pairs, variant: variant, company: company, start: 0, program: "0")
    var chance = SeededGenerator(seed: "\(seed) \(misses)")
    var time = Duration.zero
    var intents: [TimedIntent] = []
    func choose(_ number: Int) {
      time += .microseconds(200_000 + chance.next(below: slowest * 1000 - 200_000))
      intents.append(TimedIntent(.choose(CardID(rawValue: number)), at: time))
    }
    for miss in 0..<misses {
      // No card of the miss before, which is still up.
      choose(2 * (2 * miss % pairs) + miss % 2)
      choose(2 * ((2 * miss + 1) % pairs) + miss % 2)
    }
    for number in 0..<pairs {
      let pair = (2 * misses + number) % pairs
      choose(2 * pair)
      choose(2 * pair + 1)
      guard !variant.closesGaps, number < pairs - 1 else { continue }
      time += .seconds(1)
      intents.append(TimedIntent(.removePair, at: time))
    }
    return try JournalRecord(reading: header.journal(intents, end: .finished))
  }
}

extension PerformanceFault {
  /// The fault with which something ends; `nil` if it does not.
  static func of(_ body: () throws(PerformanceFault) -> Void) -> PerformanceFault? {
    do throws(PerformanceFault) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
