import MemoryGame
import Options

/// The exercises in arithmetic: a problem and its answer.
enum Arithmetic: String, CaseIterable, Sendable {
  case sums = "Sums"
  case differences = "Differences"
  case products = "Products"
  case quotients = "Quotients"

  /// The most pairs of a level.
  private static let mostPairs = 60
  /// The number of times a pair of numbers is drawn for a level.
  private static let draws = 600

  /// The deck, in ten levels.
  var topic: DeckTopic {
    DeckTopic(name: rawValue, color: color, levels: 1...levels.count, makePairs: pairs)
  }

  private var color: DeckColor {
    switch self {
    case .sums: .green
    case .differences: .blue
    case .products: .orange
    case .quotients: .teal
    }
  }

  /// Differences are sums read backwards, and quotients are products read backwards.
  private var levels: [ArithmeticLevel] {
    switch self {
    case .sums, .differences: ArithmeticLevel.adding
    case .products, .quotients: ArithmeticLevel.multiplying
    }
  }

  /// The pairs of a level, drawn at random but always the same, easy ones first.
  private func pairs(of level: Int) -> [Pair] {
    guard levels.indices.contains(level - 1) else { return [] }
    let range = levels[level - 1]
    var generator = SeededGenerator(seed: "\(rawValue):\(level)")
    var drawn: Set<[Int]> = []
    for _ in 0..<Arithmetic.draws where drawn.count < Arithmetic.mostPairs {
      guard let numbers = range.draw(with: &generator) else { continue }
      drawn.insert([numbers.first, numbers.second])
    }
    return drawn.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { numbers in
      numbers.first.flatMap { first in numbers.last.map { pair(first, $0) } }
    }
  }

  private func pair(_ first: Int, _ second: Int) -> Pair {
    switch self {
    case .sums: Pair(term: "\(first) + \(second)", definition: "\(first + second)")
    case .differences: Pair(term: "\(first + second) - \(second)", definition: "\(first)")
    case .products: Pair(term: "\(first) x \(second)", definition: "\(first * second)")
    case .quotients: Pair(term: "\(first * second) / \(second)", definition: "\(first)")
    }
  }
}
