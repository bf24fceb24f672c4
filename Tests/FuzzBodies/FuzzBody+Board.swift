import Decks
import MemorizeViewModel

extension FuzzBody {
  /// A board code stays the same when written and read, whether it was read or made from a seed.
  static let board = FuzzBody("board") { (bytes) throws(Complaint) in
    let text = String(decoding: bytes, as: UTF8.self)
    if GameSetup.isSeed(text) { try check(GameSetup(deck: "Vi Keys", pairs: 8, seed: text)) }
    if let code = GameSetup(code: text) { try check(code) }
  }

  private static func check(_ code: GameSetup) throws(Complaint) {
    let again = GameSetup(code: code.code)
    try expect(again == code, "another board when it is written again: \(code)")
    try expect(again?.deck.isHarmless == true, "a deck's name that harms: \(code)")
    try expect(Board.pairLimits.contains(code.pairs), "\(code.pairs) pairs")
    try expect(code.seed.isHarmless && GameSetup.isSeed(code.seed), "no seed: \(code.seed)")
    if let deck = BuiltInDecks.deck(named: code.deck) {
      let board = Board.of(deck, pairs: code.pairs, seed: code.seed)
      try expect(board?.pairs ?? 0 <= code.pairs, "more pairs than asked for")
    }
    let leaves = code.deck.contains("/") || [".", "..", "-"].contains(code.deck)
    try expect(!leaves, "a path for a deck: \(code.deck)")
  }
}
