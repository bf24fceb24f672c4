/// A range of lags: the number of cards turned since the card to be recalled was last seen.
///
/// The ranges grow by half an octave, so that 13 are enough for any game: 1, 2, 3, 4, 5-6, 7-8,
/// 9-12, 13-16, 17-24, 25-32, 33-48, 49-64, and 65 or more.
public struct RecallLag: Hashable, Comparable, Sendable {
  private static let starts = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65]

  /// All ranges, the shortest lags first.
  public static let all = starts.map { RecallLag($0) }

  /// The first lag of the range, at least 1.
  public let start: Int

  /// The range that contains a lag.
  ///
  /// A lag below 1 counts as 1.
  public init(_ lag: Int) {
    start = RecallLag.starts.last { $0 <= lag } ?? 1
  }

  /// The last lag of the range; `nil` for the range without an end.
  public var end: Int? { RecallLag.starts.first { $0 > start }.map { $0 - 1 } }

  /// Shorter lags come first.
  public static func < (one: RecallLag, other: RecallLag) -> Bool { one.start < other.start }
}
