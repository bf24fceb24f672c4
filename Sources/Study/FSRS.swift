import Libc

/// The model of a learner's memory by FSRS version 6: its 21 weights, and the retention that the
/// learner wishes.
public struct FSRS: Equatable, Sendable {
  /// The limits of each weight, those of the reference implementation.
  public static let limits: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2,
    0...2, 0...0.8, 0.1...0.8,
  ]
  /// The default weights.
  public static let standardWeights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  /// The recall after as many days as a pair's stability, by its definition.
  static let recallAtStability = 0.9

  let weights: [Double]
  let decay: Double
  let factor: Double
  /// The interval of a pair with a stability of one day.
  let daysPerStability: Double

  /// The default weights, with a pair due when it is recalled with a probability of 90%.
  public static let standard = FSRS(checked: standardWeights, retention: recallAtStability)

  /// A model; impossible weights are replaced by the default ones.
  ///
  /// - Parameters:
  ///   - weights: 21 weights within their limits; `nil` for the default ones.
  ///   - retention: the probability of recall at which a pair is due, from 0.7 to 0.99.
  public init(weights: [Double]? = nil, retention: Double) {
    let weights = weights.flatMap { FSRS.arePossible($0) ? $0 : nil } ?? FSRS.standardWeights
    self.init(checked: weights, retention: min(max(retention, 0.7), 0.99))
  }

  private init(checked weights: [Double], retention: Double) {
    self.weights = weights
    decay = -weights[20]
    factor = pow(FSRS.recallAtStability, 1 / decay) - 1
    // Exactly one, not nearly, where the wish is the recall by which stability is defined.
    daysPerStability =
      retention == FSRS.recallAtStability ? 1 : (pow(retention, 1 / decay) - 1) / factor
  }

  /// Whether some numbers can be weights.
  public static func arePossible(_ weights: [Double]) -> Bool {
    weights.count == limits.count && zip(limits, weights).allSatisfy { $0.contains($1) }
  }

  /// The numbers in the answer of an optimiser: the only ones in its text, or those of the last list
  /// in brackets.
  public static func numbers(in text: String) -> [Double] {
    let list = text.split(separator: "[").last?.split(separator: "]").first ?? text[...]
    return list.split { !$0.isNumber && !".eE+-".contains($0) }.compactMap { Double($0) }
  }
}
