import Canvas
import Decks
import MemorizeView
import MemorizeViewModel
import MemoryGame
import Options

/// A game on a screen, with a clock moved by hand.
final class BenchTable {
  let viewModel: TableViewModel
  let app: App
  let size: Size
  var now: Duration = .zero

  /// Deals a board and waits until nothing moves.
  ///
  /// - Parameters:
  ///   - deck: the deck to draw from.
  ///   - pairs: the number of pairs to draw.
  ///   - size: the size of the screen.
  ///   - motion: the amount of motion.
  /// - Throws: `BenchmarkError` if there is no such board.
  init(_ deck: Deck, pairs: Int, size: Size, motion: MotionLevel = .none) throws {
    let board = try Board.of(deck, pairs: pairs, seed: "bench").orFail("board")
    viewModel = try TableViewModel.dealing(board, freshSeed: { "bench" }).orFail("game")
    app = App(playing: viewModel, theme: Theme(options: ThemeOptions(motion: motion)))
    self.size = size
    rest()
  }

  /// The current picture.
  func frame() -> Canvas { app.frame(size: size, at: now) }

  /// The picture after a key.
  func frame(after key: Key) -> Canvas {
    _ = app.handle(.key(key), at: now)
    return frame()
  }

  /// The picture after a card has been turned, one of two that do not match.
  func frame(afterTurning turn: Int) -> Canvas {
    viewModel.choose(CardID(rawValue: turn.isMultiple(of: 2) ? 0 : 2), at: now)
    return frame()
  }

  /// Waits until nothing moves.
  func rest() {
    _ = frame()
    now += .seconds(10)
    _ = frame()
  }
}

extension Deck {
  /// Matching pairs named by a letter and a number, which is the same for a whole alphabet.
  static func letters(_ count: Int) -> Deck {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let names = (0..<count).map { number in
      "\(alphabet[number % alphabet.count])\(number < alphabet.count ? "" : "\(number / 26)")"
    }
    return Deck(
      name: "Letters", color: .blue, usualPairs: 8, pairs: names.map(Pair.init(twin:)))
  }

  /// A built-in deck.
  static func builtIn(_ name: String) throws -> Deck {
    try BuiltInDecks.deck(named: name).orFail("deck \(name)")
  }
}
