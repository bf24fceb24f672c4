import Canvas
import Decks
import MemorizeView
import MemorizeViewModel
import MemoryGame
import Options

/// A game on a screen, with a manual clock.
final class BenchTable {
  let viewModel: TableViewModel
  let screen: TableScreen
  let size: Size
  var now: Duration = .zero

  /// Deals a board and waits until everything is at rest.
  ///
  /// - Parameters:
  ///   - deck: the source of the pairs.
  ///   - pairs: the number of pairs.
  ///   - size: of the screen.
  ///   - motion: how much moves.
  /// - Throws: `BenchmarkError` if there is no such board.
  init(_ deck: Deck, pairs: Int, size: Size, motion: MotionLevel = .none) throws {
    let board = try Board.of(deck, pairs: pairs, seed: "bench").orFail("board")
    viewModel = try TableViewModel.dealing(board, freshSeed: { "bench" }).orFail("game")
    screen = TableScreen(
      viewModel: viewModel, options: TableOptions(theme: ThemeOptions(motion: motion)))
    self.size = size
    rest()
  }

  /// The frame now.
  func frame() -> Canvas { screen.frame(size: size, at: now) }

  /// The frame after a key.
  func frame(after key: Key) -> Canvas {
    _ = screen.handle(.key(key), at: now)
    return frame()
  }

  /// The frame after turning one of two cards that do not match.
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
  /// Twins with a letter and a number.
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
