import Libc

/// The memory of one pair, by FSRS version 6 (github.com/open-spaced-repetition), the scheduler of
/// Anki.
///
/// No Swift package of this version is available. Without learning steps, relearning steps and
/// fuzz: each grade changes stability and difficulty, and the pair is due when the probability of
/// recalling it has fallen to the learner's wish. Days are passed in.
public struct MemoryState: Equatable, Sendable {
  /// The days after which the pair is recalled with a probability of 90%; at least 0.001.
  public private(set) var stability: Double
  /// From 1 for an easy pair to 10.
  public private(set) var difficulty: Double
  /// The day of the last grade.
  public private(set) var day: Int

  /// The model that tells how the memory changes.
  private(set) var model: FSRS

  private static let longestInterval = 36_500.0

  /// The memory after the first grade.
  public init(_ grade: Grade, on day: Int, by model: FSRS = .standard) {
    self.model = model
    stability = model.weights[grade.rawValue - 1]
    difficulty = MemoryState.limited(model.firstDifficulty(grade))
    self.day = day
  }

  /// The memory as another program with FSRS knew it; `nil` if the numbers are impossible.
  ///
  /// - Parameters:
  ///   - stability: in days, from 0.001 to 36,500.
  ///   - difficulty: from 1 to 10.
  ///   - day: the day of the last grade.
  ///   - model: the model of the learner's memory.
  public init?(stability: Double, difficulty: Double, on day: Int, by model: FSRS = .standard) {
    guard (0.001...MemoryState.longestInterval).contains(stability), (1...10).contains(difficulty)
    else { return nil }
    (self.stability, self.difficulty, self.day) = (stability, difficulty, day)
    self.model = model
  }

  /// The same memory by another model.
  func by(_ model: FSRS) -> MemoryState {
    var state = self
    state.model = model
    return state
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
    return pow(1 + model.factor * days / stability, model.decay)
  }

  /// The days from the last grade until the pair is due, from 1 to 36,500.
  public var interval: Int {
    let days = min(stability * model.daysPerStability, MemoryState.longestInterval)
    return max(1, Int(days.rounded(.toNearestOrEven)))
  }

  /// The day on which the pair is due.
  public var dueDay: Int { day + interval }

  private func stabilityOnSameDay(_ grade: Grade) -> Double {
    let weights = model.weights
    let growth =
      exp(weights[17] * (Double(grade.rawValue) - 3 + weights[18])) * pow(stability, -weights[19])
    return stability * (grade == .again ? growth : max(growth, 1))
  }

  private func stabilityAfterRecall(_ grade: Grade, _ recall: Double) -> Double {
    let weights = model.weights
    let bonus = grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1
    let growth =
      exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9])
      * (exp((1 - recall) * weights[10]) - 1)
    return stability * (1 + growth * bonus)
  }

  private func stabilityAfterForgetting(_ recall: Double) -> Double {
    let weights = model.weights
    let long =
      weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
      * exp((1 - recall) * weights[14])
    return min(long, stability / exp(weights[17] * weights[18]))
  }

  private func nextDifficulty(_ grade: Grade) -> Double {
    let weights = model.weights
    let change = -weights[6] * (Double(grade.rawValue) - 3) * (10 - difficulty) / 9
    let easy = model.firstDifficulty(.easy)
    return MemoryState.limited(weights[7] * easy + (1 - weights[7]) * (difficulty + change))
  }

  private static func limited(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}

extension FSRS {
  fileprivate func firstDifficulty(_ grade: Grade) -> Double {
    weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
  }
}
