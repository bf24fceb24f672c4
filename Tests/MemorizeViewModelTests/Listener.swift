import Decks
import MemorizeViewModel
import MemoryGame
import Testing

/// Counts its notifications and reacts to them.
final class Listener: ViewModelObserver {
  private(set) var notifications = 0
  var reaction: () -> Void = {}

  func viewModelDidChange() {
    notifications += 1
    reaction()
  }
}

extension Deck {
  static func twins(_ text: String, usualPairs: Int = 4) -> Deck {
    Deck(
      name: "Twins", color: .red, usualPairs: usualPairs,
      pairs: text.map { Pair(twin: String($0)) })
  }
}

/// A game whose next seeds count up, from `fresh 1` on.
func game(
  _ deck: Deck = .twins("ABCDEFGH"), pairs: Int? = 4, rules: Rules = Rules(),
  library: [Deck] = [], at time: Duration = .zero
) throws -> TableViewModel {
  let board = try #require(Board.of(deck, pairs: pairs, seed: "ghost"))
  var count = 0
  let freshSeed = {
    count += 1
    return "fresh \(count)"
  }
  let dealt = TableViewModel.dealing(
    board, rules: rules, library: { library }, at: time, freshSeed: freshSeed)
  return try #require(dealt)
}

func id(_ number: Int) -> CardID { CardID(rawValue: number) }

extension TableViewModel {
  /// The faces in the order of their places, a gap as `.`.
  var faces: String { places.map { $0?.content.text ?? "." }.joined(separator: " ") }

  /// Finds all pairs, a move each.
  func win(at time: Duration = .zero) {
    for pair in 0..<pairs {
      choose(id(2 * pair), at: time)
      choose(id(2 * pair + 1), at: time)
    }
  }
}
