import Canvas
import MemorizeViewModel
import MemoryGame

@testable import MemorizeView

extension Table {
  /// Forgets one card after the other.
  func forget() {
    let last = viewModel.pairs * 2
    for first in stride(from: 0, to: last, by: 4) {
      choose(first, first + 2)
      pass(.seconds(2))
    }
    for (first, second) in [(1, 4), (1, 6), (3, 0), (5, 2), (1, 8), (7, 0), (3, 10)] {
      viewModel.turnDown(at: now)
      choose(first, second)
      pass(.seconds(1))
    }
  }

  /// Finds all pairs that are left, a second after another, and looks at the end alone.
  func finish() {
    for pair in 0..<viewModel.pairs {
      viewModel.turnDown(at: now)
      for card in [2 * pair, 2 * pair + 1] { viewModel.choose(CardID(rawValue: card), at: now) }
      now += .seconds(1)
    }
    frame()
    pass(.seconds(5))
  }

  /// Turns cards at random, many times.
  func blunder() {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      viewModel.choose(
        CardID(rawValue: Int.random(in: 0..<(2 * viewModel.pairs), using: &dice)), at: now)
    }
    frame()
  }
}
