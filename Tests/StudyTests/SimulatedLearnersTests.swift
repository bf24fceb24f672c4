import Foundation
import MemoryGame
import Study
import Testing

struct SimulatedLearnersTests {
  private struct Kind {
    let room: Int
    let guessing: Double

    static let all = [
      Kind(room: 3, guessing: 0.3), Kind(room: 5, guessing: 0.3), Kind(room: 7, guessing: 0),
      Kind(room: 7, guessing: 0.3), Kind(room: 7, guessing: 0.6), Kind(room: 10, guessing: 0.3),
    ]
  }

  private func mean(
    _ kind: Kind, _ rule: SimulatedCourse.Rule, learners: Int, pairs: Int
  ) -> (bias: Double, rank: Double) {
    let courses = (0..<learners).map { number in
      SimulatedCourse(
        SimulatedLearner(
          room: kind.room, guessing: kind.guessing, slips: 0.05, seed: "\(number)"),
        rule, pairs: pairs)
    }
    let count = Double(learners)
    return (
      courses.map(\.bias).reduce(0, +) / count, courses.map(\.rankCorrelation).reduce(0, +) / count
    )
  }

  @Test func `the evidence is nearer to the truth than grading every match and miss`() {
    let kind = Kind(room: 7, guessing: 0.3)
    let ours = mean(kind, .evidence, learners: 2, pairs: 40)
    let naive = mean(kind, .naive, learners: 2, pairs: 40)
    #expect(abs(ours.bias) < 0.15)
    #expect(abs(naive.bias) > 0.3)
    #expect(ours.rank > naive.rank + 0.2)
  }

  /// Prints the table of `docs/study.md` if MEMORIZE_LEARNERS is set; use a release build.
  @Test func `all kinds of learners are judged fairly`() {
    let wanted = ProcessInfo.processInfo.environment["MEMORIZE_LEARNERS"].flatMap { Int($0) }
    for kind in wanted == nil ? [Kind(room: 4, guessing: 0.6)] : Kind.all {
      let results = SimulatedCourse.Rule.allCases.map {
        mean(kind, $0, learners: wanted ?? 1, pairs: wanted == nil ? 30 : 200)
      }
      #expect(abs(results[0].bias) < abs(results[1].bias) / 2)
      guard wanted != nil else { continue }
      let cells = results.flatMap { [$0.bias, $0.rank] }.map { String(format: "%+.2f", $0) }
      print("| \(kind.room) | \(kind.guessing) | \(cells.joined(separator: " | ")) |")
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
  }

  static let days = 60

  /// How often the rule said that a pair was known, and how often it was, per verdict.
  private(set) var verdicts = 0
  private var verdictsKnown = 0
  private var trulyKnown = 0
  private var states: [Int: MemoryState] = [:]
  private var learner: SimulatedLearner

  /// The mean of the conclusions minus that of the truth, from -1 to 1.
  var bias: Double {
    verdicts == 0 ? 0 : Double(verdictsKnown - trulyKnown) / Double(verdicts)
  }

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
      let new = begun..<min(begun + StudyPlan.newPerDay, pairs)
      begun = new.upperBound
      var due = (0..<new.lowerBound).filter { (states[$0]?.dueDay ?? 0) <= day } + new
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
    let found =
      rule == .naive
      ? naive(played.game, played.intents) : GameEvidence(of: played.game, played.intents).isKnown
    for (index, isKnown) in found.sorted(by: { $0.key < $1.key }) {
      verdicts += 1
      if isKnown { verdictsKnown += 1 }
      if played.known[index] { trulyKnown += 1 }
      let (pair, grade) = (board[index], isKnown ? Grade.good : .again)
      if states[pair]?.add(grade, on: day) == nil { states[pair] = MemoryState(grade, on: day) }
    }
  }

  private func naive(_ dealt: MemoryGame<Int>, _ intents: [Intent]) -> [Int: Bool] {
    var (game, found) = (dealt, [Int: Bool]())
    for intent in intents {
      let moves = game.moves
      game.apply(intent, at: .zero)
      guard game.moves > moves, let move = game.lastMove else { continue }
      found[move.first.pair] = found[move.first.pair] ?? move.isMatch
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
