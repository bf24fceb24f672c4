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

  /// Deals a board and lets all that moves come to rest.
  ///
  /// - Parameters:
  ///   - deck: where the cards come from.
  ///   - pairs: how many of its pairs.
  ///   - size: of the screen.
  ///   - motion: how much moves.
  /// - Throws: `BenchmarkError` if there is no such board.
  init(_ deck: Deck, pairs: Int, size: Size, motion: MotionLevel = .none) throws {
    let board = try Board.of(deck, pairs: pairs, seed: "bench").orFail("board")
    viewModel = try TableViewModel.dealing(board, freshSeed: { "bench" }).orFail("game")
    app = App(playing: viewModel, options: ThemeOptions(motion: motion))
    self.size = size
    rest()
  }

  /// The picture now.
  func frame() -> Canvas { app.frame(size: size, at: now) }

  /// The picture after a key.
  func frame(after key: Key) -> Canvas {
    _ = app.handle(.key(key), at: now)
    return frame()
  }

  /// The picture after a card has been turned, the one or the other of two that do not match.
  func frame(afterTurning turn: Int) -> Canvas {
    viewModel.choose(CardID(rawValue: turn.isMultiple(of: 2) ? 0 : 2), at: now)
    return frame()
  }

  /// Waits until nothing moves any more.
  func rest() {
    _ = frame()
    now += .seconds(10)
    _ = frame()
  }
}

extension Deck {
  /// Twins, of one letter and a number that is the same for all letters of the alphabet.
  static func letters(_ count: Int) -> Deck {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let names = (0..<count).map { number in
      "\(alphabet[number % alphabet.count])\(number < alphabet.count ? "" : "\(number / 26)")"
    }
    return Deck(
      name: "Letters", color: .blue, usualPairs: 8, pairs: names.map(Pair.init(twin:)))
  }

  /// A deck that comes with the game.
  static func builtIn(_ name: String) throws -> Deck {
    try BuiltInDecks.deck(named: name).orFail("deck \(name)")
  }
}
