import Expectations
import Testing

@testable import Rivals

/// The elephant's strategy against all others, by searches over whole games.
struct TwoPlayerMoveTests {
  @Test(
    arguments: [
      (2, "22"), (3, "212"), (4, "2212"), (5, "21210"), (6, "211210"), (7, "2121210"),
      (8, "22121210"), (9, "212121210"), (10, "2212121210"), (12, "221212121010"),
    ])
  func `passes, one and two new cards are best as in the table`(pairs: Int, best: String) {
    let moves = (0..<pairs).map { known in
      switch TwoPlayerMove.best(pairs: pairs, known: known) {
      case .pass: "0"
      case .oneNew where known > 0: "1"
      default: "2"
      }
    }
    expectEqual(moves.joined(), best)
  }

  /// The leads of the player who begins with 2 to 12 pairs, computed with fractions.
  static let leads: [Double] = [
    -0.666_667, -0.2, -0.114_286, -0.028_571, 0.001_732, 0.052_814, -0.033_460, 0.034_718,
    -0.037_798, 0.014_042, -0.019_533,
  ]

  @Test(arguments: zip(2...12, leads))
  func `no way to play is better, not even to leave a known pair`(pairs: Int, lead: Double) {
    var free = Search([nil, nil])
    var elephants = Search([TwoPlayerMove.best, TwoPlayerMove.best])
    for known in 0...pairs {
      for knownPairs in 0...2 {
        let table = Search.Table(pairs: pairs, known: known, knownPairs: knownPairs)
        let value = free.lead(table)
        #expect(abs(value - elephants.lead(table)) < 1e-9)
        if known + knownPairs == 0 { #expect(abs(value - lead) < 1e-6) }
      }
    }
  }

  @Test(arguments: zip([5, 6, 8, 12, 16, 24], [0.13, 0.28, 0.76, 1.18, 1.71, 2.54]))
  func `nobody wins against the elephant on average, whatever they know of it`(
    pairs: Int, former leadOverFormer: Double
  ) {
    let former = Search.formerElephant(pairs: pairs)
    #expect(Search.lead(of: nil, over: TwoPlayerMove.best, pairs) < 1e-9)
    // The search is able to find better answers: to an elephant that never passes.
    let found = Search.lead(of: nil, over: former, pairs)
    #expect(abs(found - leadOverFormer) < 0.006)
  }
}

/// What a player who takes every known pair does with so many pairs and known cards.
typealias Strategy = @Sendable (_ pairs: Int, _ known: Int) -> TwoPlayerMove

/// The leads in all games between two players who forget nothing, by plain search.
private struct Search {
  /// What can be known of a table.
  struct Table: Hashable {
    /// The pairs of which not both cards are known.
    var pairs: Int
    /// The known cards among them.
    var known = 0
    /// The known pairs, which may be left on the table.
    var knownPairs = 0
    /// The passes in a row.
    var passes = 0
    /// The player to move.
    var mover = 0

    /// The table after a miss.
    func missed(pairs: Int = 0, known: Int = 0, knownPairs: Int = 0, passes: Int = 0) -> Table {
      Table(
        pairs: self.pairs + pairs, known: self.known + known,
        knownPairs: self.knownPairs + knownPairs, passes: passes, mover: 1 - mover)
    }

    /// The table after a match.
    func matched(pairs: Int = 0, known: Int = 0, knownPairs: Int = 0) -> Table {
      var table = missed(pairs: pairs, known: known, knownPairs: knownPairs)
      table.mover = mover
      return table
    }

    var unknown: Double { Double(2 * pairs - known) }
    var canPass: Bool { pairs > 0 && (known >= 2 || known + knownPairs >= 2) }
  }

  /// The strategies of the players; `nil` for one who tries everything.
  private let strategies: [Strategy?]
  /// The passes in a row that end the game; 0 for players who neither pass nor leave known pairs,
  /// and always turn a new card first.
  private let mostPasses: Int
  private var leads: [Table: Double] = [:]

  init(_ strategies: [Strategy?], mostPasses: Int = 6) {
    (self.strategies, self.mostPasses) = (strategies, mostPasses)
  }

  /// The pairs that the player to move will find more than the other, on average.
  mutating func lead(_ table: Table) -> Double {
    if table.pairs == 0 { return Double(table.knownPairs) }
    if table.passes >= mostPasses, mostPasses > 0 { return 0 }
    if let lead = leads[table] { return lead }
    let strategy = strategies[table.mover]
    let lead =
      table.knownPairs > 0 && (strategy != nil || mostPasses == 0)
      ? 1 + self.lead(table.matched(knownPairs: -1))
      : strategy.map { self.lead(table, $0(table.pairs, table.known)) } ?? best(table)
    leads[table] = lead
    return lead
  }

  /// The lead by a move of a strategy, or by the nearest one that is possible.
  private mutating func lead(_ table: Table, _ move: TwoPlayerMove) -> Double {
    if move == .pass, table.canPass, mostPasses > 0 {
      return -lead(table.missed(passes: table.passes + 1))
    }
    return newCard(table) { search in
      move == .oneNew ? search.oneNew(table) ?? search.twoNew(table) : search.twoNew(table)
    }
  }

  /// The lead by the best of all moves.
  private mutating func best(_ table: Table) -> Double {
    var leads = [
      newCard(table, canLeave: mostPasses > 0) { search in
        max(search.oneNew(table) ?? -.infinity, search.twoNew(table))
      }
    ]
    guard mostPasses > 0 else { return leads.max() ?? 0 }
    if table.knownPairs > 0 { leads.append(1 + lead(table.matched(knownPairs: -1))) }
    if table.canPass { leads.append(-lead(table.missed(passes: table.passes + 1))) }
    if table.known > 0 { leads.append(knownFirst(table, isOfPair: false)) }
    if table.knownPairs > 0 { leads.append(knownFirst(table, isOfPair: true)) }
    return leads.max() ?? 0
  }

  /// A new card first; its known partner is taken, unless it is better to leave both.
  private mutating func newCard(
    _ table: Table, canLeave: Bool = false, _ second: (inout Search) -> Double
  ) -> Double {
    let known = Double(table.known)
    var total = 0.0
    if known > 0 {
      let taken = 1 + lead(table.matched(pairs: -1, known: -1))
      let left = canLeave ? -lead(table.missed(pairs: -1, known: -1, knownPairs: 1)) : taken
      total += known * max(taken, left)
    }
    if table.unknown > known { total += (table.unknown - known) * second(&self) }
    return total / table.unknown
  }

  /// A known card after a new one that matches none; `nil` if there is none.
  private mutating func oneNew(_ table: Table) -> Double? {
    table.known + table.knownPairs > 0 ? -lead(table.missed(known: 1)) : nil
  }

  /// Another new card after a new one that matches none.
  private mutating func twoNew(_ table: Table) -> Double {
    let (known, others) = (Double(table.known), table.unknown - 1)
    var total = 1 + lead(table.matched(pairs: -1))
    if known > 0 { total -= known * lead(table.missed(pairs: -1, knownPairs: 1)) }
    let single = others - 1 - known
    if single > 0 { total -= single * lead(table.missed(known: 2)) }
    return total / others
  }

  /// A known card first and a new one second.
  private mutating func knownFirst(_ table: Table, isOfPair: Bool) -> Double {
    let partners = isOfPair ? 0.0 : 1
    let known = Double(table.known)
    var total = partners > 0 ? 1 + lead(table.matched(pairs: -1, known: -1)) : 0
    if known > partners {
      total -= (known - partners) * lead(table.missed(pairs: -1, known: -1, knownPairs: 1))
    }
    if table.unknown > known { total -= (table.unknown - known) * lead(table.missed(known: 1)) }
    return total / table.unknown
  }

  /// The lead of one strategy over another, on average of beginning first and second.
  static func lead(of one: Strategy?, over other: Strategy?, _ pairs: Int) -> Double {
    var search = Search([one, other])
    return
      (search.lead(Table(pairs: pairs)) - search.lead(Table(pairs: pairs, mover: 1))) / 2
  }

  /// The best strategy of players who never pass.
  static func formerElephant(pairs: Int) -> Strategy {
    var search = Search([nil, nil], mostPasses: 0)
    var careful: Set<[Int]> = []
    for pairs in 1...pairs {
      for known in 1..<max(2, pairs) {
        let table = Table(pairs: pairs, known: known)
        guard known < pairs, let one = search.oneNew(table) else { continue }
        if one > search.twoNew(table) { careful.insert([pairs, known]) }
      }
    }
    return { [careful] in careful.contains([$0, $1]) ? .oneNew : .twoNew }
  }
}
