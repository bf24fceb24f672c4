import Libc

/// The memory of one pair, by FSRS version 6 (github.com/open-spaced-repetition), the scheduler of
/// Anki, with its 21 default weights.
///
/// No Swift package of this version is available. Without learning steps, relearning steps and
/// fuzz: each grade changes stability and difficulty, and the pair is due when the probability of
/// recalling it has fallen to 90%. Days are passed in.
public struct MemoryState: Equatable, Sendable {
  /// The days after which the pair is recalled with a probability of 90%; at least 0.001.
  public private(set) var stability: Double
  /// From 1 for an easy pair to 10.
  public private(set) var difficulty: Double
  /// The day of the last grade.
  public private(set) var day: Int

  /// The probability of recall at which a pair is due.
  public static let goal = 0.9
  private static let longestInterval = 36_500.0
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let decay = -weights[20]
  private static let factor = pow(goal, 1 / decay) - 1

  /// The memory after the first grade.
  public init(_ grade: Grade, on day: Int) {
    stability = MemoryState.weights[grade.rawValue - 1]
    difficulty = MemoryState.limited(MemoryState.firstDifficulty(grade))
    self.day = day
  }

  /// The memory as another program with FSRS knew it; `nil` if the numbers are impossible.
  ///
  /// - Parameters:
  ///   - stability: in days, from 0.001 to 36,500.
  ///   - difficulty: from 1 to 10.
  ///   - day: the day of the last grade.
  public init?(stability: Double, difficulty: Double, on day: Int) {
    guard (0.001...MemoryState.longestInterval).contains(stability), (1...10).contains(difficulty)
    else { return nil }
    (self.stability, self.difficulty, self.day) = (stability, difficulty, day)
  }

  /// Adds a grade; a day before the last one counts as the same day.
  public mutating func add(_ grade: Grade, on day: Int) {
    let recall = retrievability(on: day)
    let stability =
      switch (day > self.day, grade) {
      case (false, _): stabilityOnSameDay(grade)
      case (true, .again): stabilityAfterForgetting(recall)
      case (true, _): stabilityAfterRecall(grade, recall)
      }
    self.stability = max(stability, 0.001)
    difficulty = nextDifficulty(grade)
    self.day = max(self.day, day)
  }

  /// The probability of recalling the pair on a day, from 0 to 1; 1 on the day of the last grade.
  public func retrievability(on day: Int) -> Double {
    let days = Double(max(0, day - self.day))
    return pow(1 + MemoryState.factor * days / stability, MemoryState.decay)
  }

  /// The days from the last grade until the pair is due, from 1 to 36,500.
  public var interval: Int {
    // The goal is the recall by which stability is defined, so both are the same number of days.
    let days = min(stability, MemoryState.longestInterval).rounded(.toNearestOrEven)
    return max(1, Int(days))
  }

  /// The day on which the pair is due.
  public var dueDay: Int { day + interval }

  private func stabilityOnSameDay(_ grade: Grade) -> Double {
    let weights = MemoryState.weights
    let growth =
      exp(weights[17] * (Double(grade.rawValue) - 3 + weights[18])) * pow(stability, -weights[19])
    return stability * (grade == .again ? growth : max(growth, 1))
  }

  private func stabilityAfterRecall(_ grade: Grade, _ recall: Double) -> Double {
    let weights = MemoryState.weights
    let bonus = grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1
    let growth =
      exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9])
      * (exp((1 - recall) * weights[10]) - 1)
    return stability * (1 + growth * bonus)
  }

  private func stabilityAfterForgetting(_ recall: Double) -> Double {
    let weights = MemoryState.weights
    let long =
      weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
      * exp((1 - recall) * weights[14])
    return min(long, stability / exp(weights[17] * weights[18]))
  }

  private func nextDifficulty(_ grade: Grade) -> Double {
    let weights = MemoryState.weights
    let change = -weights[6] * (Double(grade.rawValue) - 3) * (10 - difficulty) / 9
    let easy = MemoryState.firstDifficulty(.easy)
    return MemoryState.limited(weights[7] * easy + (1 - weights[7]) * (difficulty + change))
  }

  private static func firstDifficulty(_ grade: Grade) -> Double {
    weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
  }

  private static func limited(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}
