import MemoryGame
import Synchronization

/// The average moves of simulated players who never forget, for three or four of a kind.
///
/// No formula is known for them. The player takes every set of which all cards have been seen.
/// Otherwise the move begins with a card never seen, and goes on with the cards of its set as soon
/// as all of them are known, until then with further cards never seen. With pairs that is the best
/// play (see `par(pairs:)`).
///
/// The generator has a fixed seed, so every call on every machine gives the same mean.
enum SimulatedPar {
  private static let seed = "par"
  /// The standard deviation of one game is about a tenth of the root of its pairs, so the mean of so
  /// many games is right to about 0.05.
  private static func games(pairs: Int) -> Int { max(200, 16_000 / max(pairs, 1)) }

  private struct Key: Hashable {
    let pairs: Int
    let ofAKind: Int
  }

  private static let known = Mutex<[Key: Double]>([:])

  /// The mean, to be remembered for further calls.
  ///
  /// Complexity: O(cards) for each of several hundred to several thousand games.
  static func moves(pairs: Int, ofAKind: Int) -> Double {
    let key = Key(pairs: pairs, ofAKind: ofAKind)
    if let moves = known.withLock({ $0[key] }) { return moves }
    let games = games(pairs: pairs)
    var generator = SeededGenerator(seed: seed)
    var sets = (0..<pairs * ofAKind).map { $0 / ofAKind }
    var total = 0
    for _ in 0..<games {
      generator.shuffle(&sets)
      total += moves(sets, pairs: pairs, ofAKind: ofAKind)
    }
    let moves = Double(total) / Double(max(games, 1))
    known.withLock { $0[key] = moves }
    return moves
  }

  /// The moves of one game.
  ///
  /// - Parameters:
  ///   - sets: the set of each card, in the order in which the cards are seen.
  ///   - pairs: the number of sets.
  ///   - ofAKind: the cards of a set.
  /// - Returns: the number of moves.
  private static func moves(_ sets: [Int], pairs: Int, ofAKind: Int) -> Int {
    var seen = Array(repeating: 0, count: pairs)
    // Each set takes a move of its own, unless it is completed within the move that begins it.
    var moves = pairs
    var first: Int?
    for set in sets {
      seen[set] += 1
      guard let begun = first else {
        // The last card of its set to be seen begins a move that finds the set.
        if seen[set] < ofAKind {
          first = set
        }
        continue
      }
      if set != begun {
        moves += 1
        first = nil
      } else if seen[set] == ofAKind {
        first = nil
      }
    }
    return moves
  }
}
