import Foundation
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
