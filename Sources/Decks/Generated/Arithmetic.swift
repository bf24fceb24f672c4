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
    DeckTopic(
      name: rawValue, color: color, levels: 1...levels.count,
      sides: SideNames(term: "Problem", definition: "Result"), makePairs: pairs)
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

/// The numbers of one level of an exercise.
struct ArithmeticLevel: Sendable {
  let first: [Int]
  let second: [Int]
  /// The sums that are allowed; all of them if nil.
  var sums: ClosedRange<Int>?
  /// Whether the last digits add up to ten or more; nil if that does not matter.
  var carries: Bool?

  init(
    _ first: some Sequence<Int>, _ second: some Sequence<Int>, sums: ClosedRange<Int>? = nil,
    carries: Bool? = nil
  ) {
    (self.first, self.second) = (Array(first), Array(second))
    (self.sums, self.carries) = (sums, carries)
  }

  /// Draws two numbers; nil if they do not belong to the level.
  func draw(with generator: inout SeededGenerator) -> (first: Int, second: Int)? {
    let one = generator.next(below: first.count)
    let other = generator.next(below: second.count)
    guard first.indices.contains(one), second.indices.contains(other) else { return nil }
    let numbers = (first: first[one], second: second[other])
    let isAllowed = sums?.contains(numbers.first + numbers.second) ?? true
    let hasCarry = numbers.first % 10 + numbers.second % 10 >= 10
    return isAllowed && carries ?? hasCarry == hasCarry ? numbers : nil
  }
}

extension ArithmeticLevel {
  private static let tens = stride(from: 10, through: 90, by: 10)

  /// The levels of sums and differences.
  static let adding = [
    ArithmeticLevel(1...9, 1...9, sums: 2...10),
    ArithmeticLevel(2...10, 2...10, sums: 11...20),
    ArithmeticLevel(11...89, 1...8, carries: false),
    ArithmeticLevel(12...89, 2...9, carries: true),
    ArithmeticLevel(tens, tens),
    ArithmeticLevel(11...88, 11...88, sums: 22...99, carries: false),
    ArithmeticLevel(15...85, 15...85, sums: 30...100, carries: true),
    ArithmeticLevel(25...99, 25...99, sums: 101...198, carries: true),
    ArithmeticLevel(101...899, 11...99),
    ArithmeticLevel(101...899, 101...899, carries: true),
  ]

  /// The levels of products and quotients.
  static let multiplying = [
    ArithmeticLevel(2...10, [2, 10]),
    ArithmeticLevel(2...10, [3, 5]),
    ArithmeticLevel(2...10, [4, 6]),
    ArithmeticLevel(2...10, 7...9),
    ArithmeticLevel(2...10, 2...10),
    ArithmeticLevel(2...12, 11...12),
    ArithmeticLevel(11...20, 2...9),
    ArithmeticLevel(11...20, 11...20),
    ArithmeticLevel(21...99, 3...9),
    ArithmeticLevel(21...99, 11...30),
  ]
}
