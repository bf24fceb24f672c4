import Foundation
import MemoryGame
import Study
import Testing

/// The rule of `GameEvidence` against two simple ones, by learners whose knowledge is known.
struct SimulatedLearnersTests {
  /// The kinds of learners of `docs/study.md`.
  private static let all: [LearnerKind] =
    [3, 5, 7, 10].map { LearnerKind(room: $0) }
    + [LearnerKind(room: 7, guessing: 0), LearnerKind(room: 7, guessing: 0.6)]
    + [5, 7, 10].map { LearnerKind(room: $0, forgetting: .fading) }
    + [3, 5, 7, 10].map { LearnerKind(room: $0, forgetting: .anyPlace, knowing: .halving) }
    + [5, 7].map { LearnerKind(room: $0, playsKnownFirst: false) }

  private func mean(
    _ kind: LearnerKind, _ rule: SimulatedCourse.Rule, learners: Int, pairs: Int
  ) -> (bias: Double, rank: Double) {
    let courses = (0..<learners).map { number in
      SimulatedCourse(SimulatedLearner(kind, seed: "\(number)"), rule, pairs: pairs)
    }
    let count = Double(learners)
    return (
      courses.map(\.bias).reduce(0, +) / count, courses.map(\.rankCorrelation).reduce(0, +) / count
    )
  }

  @Test(arguments: [LearnerKind(room: 3), LearnerKind(room: 5), LearnerKind(room: 7)])
  func `the evidence is nearer to the truth than simpler rules`(kind: LearnerKind) {
    let ours = mean(kind, .evidence, learners: 3, pairs: 60)
    let naive = mean(kind, .naive, learners: 3, pairs: 60)
    let seen = mean(kind, .partnerSeen, learners: 3, pairs: 60)
    #expect(abs(ours.bias) < 0.08)
    #expect(abs(naive.bias) > 0.3)
    #expect(abs(ours.bias) < abs(seen.bias) + 0.02)
    #expect(ours.rank > naive.rank + 0.2)
    let asked = mean(kind, .asked, learners: 3, pairs: 60)
    #expect(abs(asked.bias) < abs(ours.bias) + 0.02 && asked.rank > max(ours.rank, seen.rank))
  }

  /// Prints the table of `docs/study.md` if MEMORIZE_LEARNERS is set; use a release build.
  @Test func `all kinds of learners are judged fairly`() {
    let wanted = ProcessInfo.processInfo.environment["MEMORIZE_LEARNERS"].flatMap { Int($0) }
    for kind in wanted == nil ? [] : Self.all {
      let results = SimulatedCourse.Rule.allCases.map {
        mean(kind, $0, learners: wanted ?? 1, pairs: 200)
      }
      let cells = results.flatMap { [$0.bias, $0.rank] }.map { String(format: "%+.2f", $0) }
      print("| \(kind.name) | \(cells.joined(separator: " | ")) |")
      #expect(abs(results[0].bias) <= abs(results[2].bias) + 0.01, "\(kind.name)")
      #expect(results[0].rank >= results[2].rank - 0.02, "\(kind.name)")
      #expect(results[3].rank >= results[2].rank + 0.1, "\(kind.name)")
    }
  }
}

/// Sixty days of a simulated learner with a deck, and what a rule concludes about its knowledge.
struct SimulatedCourse {
  /// The way to draw conclusions from a game.
  enum Rule: String, CaseIterable {
    case evidence
    /// Each match is good, each miss of its first card's pair again.
    case naive
    /// Once its partner was seen, a match is good and a miss is again.
    case partnerSeen
    /// The evidence, and a typed answer for each due pair of which it says nothing.
    case asked

    /// Whether no move makes a pair known on its first day.
    var isOurs: Bool { self == .evidence || self == .asked }
  }

  static let days = 60

  /// How often the rule said that a pair was known, and how often it was, per verdict.
  private(set) var verdicts = 0
  private var verdictsKnown = 0
  private var trulyKnown = 0
  private var states: [Int: MemoryState] = [:]
  private var firstDays: [Int: Int] = [:]
  private var learner: SimulatedLearner

  /// The mean of the conclusions minus that of the truth, from -1 to 1.
  var bias: Double { verdicts == 0 ? 0 : Double(verdictsKnown - trulyKnown) / Double(verdicts) }

  /// Spearman's correlation between the recall by the rule's grades and the true one, two weeks
  /// after the course.
  var rankCorrelation: Double {
    let (pairs, day) = (states.keys.sorted(), SimulatedCourse.days + 14)
    return correlation(
      ranks(pairs.map { states[$0]?.retrievability(on: day) ?? 0 }),
      ranks(pairs.map { learner.retrievability(of: $0, on: day) }))
  }

  /// Runs the course with a deck of some pairs.
  init(_ learner: SimulatedLearner, _ rule: Rule, pairs: Int) {
    self.learner = learner
    var begun = 0
    for day in 0..<SimulatedCourse.days {
      let new = begun..<min(begun + 5, pairs)
      begun = new.upperBound
      for pair in new { firstDays[pair] = day }
      var due = (0..<new.lowerBound).filter { (states[$0]?.dueDay ?? 0) <= day }
      due = due.map { (states[$0]?.retrievability(on: day) ?? 0, $0) }.sorted { $0 < $1 }.map(\.1)
      due += new
      while !due.isEmpty {
        var board = Array(due.prefix(StudyPlan.boardSizes.upperBound))
        due.removeFirst(board.count)
        let missing = max(0, StudyPlan.boardSizes.lowerBound - board.count)
        board += (0..<begun).filter { !board.contains($0) }.prefix(missing)
        study(board, on: day, rule)
      }
    }
  }

  private mutating func study(_ board: [Int], on day: Int, _ rule: Rule) {
    guard let played = learner.play(board, on: day) else { return }
    var found =
      rule.isOurs
      ? GameEvidence(of: played.game, played.intents).isKnown
      : simple(played.game, played.intents, needsPartner: rule == .partnerSeen)
    for (index, pair) in board.enumerated() where rule == .asked && found[index] == nil {
      let isDue = (firstDays[pair] ?? day) < day && (states[pair]?.dueDay ?? day) <= day
      found[index] = isDue ? played.known[index] : nil
    }
    for (index, isKnown) in found.sorted(by: { $0.key < $1.key }) {
      if rule.isOurs, isKnown, firstDays[board[index]] == day { continue }
      verdicts += 1
      if isKnown { verdictsKnown += 1 }
      if played.known[index] { trulyKnown += 1 }
      let (pair, grade) = (board[index], isKnown ? Grade.good : .again)
      if states[pair]?.add(grade, on: day) == nil { states[pair] = MemoryState(grade, on: day) }
    }
  }

  /// The verdicts by matches and misses alone, perhaps only once the partner had been seen.
  private func simple(
    _ dealt: MemoryGame<Int>, _ intents: [Intent], needsPartner: Bool
  ) -> [Int: Bool] {
    var (game, found) = (dealt, [Int: Bool]())
    var seen: Set<CardID> = []
    for intent in intents {
      let moves = game.moves
      game.apply(intent, at: .zero)
      guard game.moves > moves, let move = game.lastMove else { continue }
      if !needsPartner || seen.contains(move.first.partner) {
        found[move.first.pair] = found[move.first.pair] ?? move.isMatch
      }
      seen.formUnion([move.first, move.second])
    }
    return found
  }
}

/// The rank of each value, the mean rank where several are equal.
func ranks(_ values: [Double]) -> [Double] {
  values.map { value in
    let (less, equal) = (values.count { $0 < value }, values.count { $0 == value })
    return Double(less) + Double(equal - 1) / 2
  }
}

/// Pearson's correlation of two lists of equal length; 0 if one of them is constant.
func correlation(_ one: [Double], _ other: [Double]) -> Double {
  let count = Double(max(1, one.count))
  let means = (one.reduce(0, +) / count, other.reduce(0, +) / count)
  let parts = zip(one, other).map { ($0 - means.0, $1 - means.1) }
  let (xx, yy) = (parts.map { $0.0 * $0.0 }.reduce(0, +), parts.map { $0.1 * $0.1 }.reduce(0, +))
  return xx * yy > 0 ? parts.map { $0.0 * $0.1 }.reduce(0, +) / (xx * yy).squareRoot() : 0
}
