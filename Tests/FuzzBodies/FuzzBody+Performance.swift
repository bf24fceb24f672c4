import Decks
import MemorizeViewModel
import Storage

extension FuzzBody {
  /// A performance code stays the same when it is read and written again, and is replayed or
  /// refused with one line.
  ///
  /// The bytes are taken as a code, and as the contents of one with the right checksum.
  static let performance = FuzzBody("performance") { (bytes) throws(Complaint) in
    try check(String(decoding: bytes, as: UTF8.self))
    try check(Performance.sealed(bytes))
  }

  private static func check(_ text: String) throws(Complaint) {
    let performance: Performance
    do throws(PerformanceFault) {
      performance = try Performance(code: text)
    } catch {
      return try expectOneLine(error)
    }
    let setup = performance.setup
    try expect(setup.deck.isHarmless && setup.seed.isHarmless, "a harmful text: \(setup)")
    let again = (try? performance.code()).flatMap { try? Performance(code: $0) }
    try expect(again == performance, "another performance when it is written again")
    guard let deck = BuiltInDecks.deck(named: setup.deck) else { return }
    let drawn: DrawnPairs
    do throws(PerformanceFault) {
      drawn = try performance.verifiedPairs(from: deck)
    } catch {
      return try expectOneLine(error)
    }
    try show(FinishedGame(performance.result, nil))
    try expect(drawn.pairs.count == setup.pairs, "\(drawn.pairs.count) pairs")
  }

  private static func expectOneLine(_ error: PerformanceFault) throws(Complaint) {
    let message = error.description
    try expect(message.isOneShortLine, "an error of more than a line: \(message)")
  }
}
