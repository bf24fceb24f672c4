import Decks
import LineMode
import MemorizeViewModel

extension FuzzBody {
  /// Whatever is typed in line mode is answered with harmless lines of at most 72 columns.
  static let lines = FuzzBody("lines") { (bytes) throws(Complaint) in
    guard let deck = BuiltInDecks.deck(named: "Halloween"),
      let board = Board.of(deck, pairs: 3, seed: "fuzz"),
      let table = TableViewModel.dealing(board, library: { BuiltInDecks.all }, freshSeed: { "x" })
    else { throw Complaint(description: "no board") }
    let game = LineGame(table)
    var reader = LineReader()
    var time = Duration.zero
    try check(game.begin(at: time))
    for input in reader.read(bytes) + [reader.end()].compactMap(\.self) where !game.isEnded {
      time += .milliseconds(700)
      guard case .line(let line) = input else {
        try check(game.refuse(input))
        continue
      }
      try check(game.read(line, at: time))
    }
    try check(game.leave(at: time))
  }

  private static func check(_ lines: [String]) throws(Complaint) {
    try expect(lines.allSatisfy { $0.isOneShortLine && $0.count <= 72 }, "no lines: \(lines)")
  }
}
