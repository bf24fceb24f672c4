import MemoryGame

/// A learner's choices for a deck, with the defaults of Anki where it has the same choice.
public struct StudyOptions: Equatable, Sendable {
  /// The order in which new pairs are begun.
  public enum NewOrder: String, CaseIterable, Sendable {
    /// The order of the deck.
    case deck
    /// By chance, but the same on every day.
    case random
  }

  /// The pairs whose other sides the learner types after a board.
  public enum Typing: String, CaseIterable, Sendable {
    /// None.
    case nothing = "none"
    /// Those that are due and that the moves did not grade.
    case ungraded
    /// All pairs of the board.
    case all
  }

  /// The possible values of `retention`.
  public static let retentions = 80...97
  /// The possible values of `newPerDay` and `reviewsPerDay`.
  public static let limits = 0...9999
  /// The possible values of `leechThreshold`.
  public static let leechThresholds = 1...99
  /// The possible values of `dayStart`.
  public static let dayStarts = 0...12

  /// The recall in percent at which a pair is due.
  public var retention = 90
  /// The most new pairs of a day.
  public var newPerDay = 5
  /// The most other pairs of a day.
  public var reviewsPerDay = 200
  /// The order of new pairs.
  public var newOrder = NewOrder.deck
  /// How often a pair is forgotten until it is a leech.
  public var leechThreshold = 8
  /// The pairs whose other sides are typed after a board.
  public var typing = Typing.ungraded
  /// The hour at which a day of studying begins.
  public var dayStart = 4
  /// The weights of FSRS; `nil` for the default ones.
  public var weights: [Double]?
  /// The days by which reviews may be early, for those who study ahead.
  public var ahead = 0

  /// The default choices.
  public init() {}

  /// The model of the learner's memory.
  public var model: FSRS { FSRS(weights: weights, retention: Double(retention) / 100) }

  /// A moment moved back by the chosen hour, so that its calendar day is its day of studying.
  ///
  /// A date of a package can be any number.
  public func counted(_ date: Int64) -> Int64 { date &- Int64(dayStart) * 3600 }
}

extension StudyOptions.NewOrder {
  /// Indices in the order of the deck, in the order in which they are begun.
  func sort(_ indices: [Int]) -> [Int] {
    guard self == .random else { return indices }
    return indices.map { index -> (key: UInt64, index: Int) in
      var chance = SeededGenerator(seed: UInt64(index))
      return (chance.next(), index)
    }.sorted { $0 < $1 }.map(\.index)
  }
}
