/// Days on end on each of which a game was finished.
///
/// Days are numbered in their order, as by `Statistics.day`; which day a moment belongs to is a matter of
/// the time zone.
public struct DayStreak: Equatable, Sendable {
  private var days: Set<Int> = []

  /// A streak of no days.
  public init() {}

  /// On how many days a game was finished.
  public var count: Int { days.count }

  /// A game was finished on a day.
  public mutating func add(_ day: Int) { days.insert(day) }

  /// How many days on end there are up to today, or up to yesterday as long as there is no game today.
  ///
  /// Complexity: O(the answer).
  public func current(today: Int) -> Int {
    let isKeptToday = days.contains(today)
    var length = 0
    var day = isKeptToday ? today : today &- 1
    while days.contains(day) {
      length += 1
      day &-= 1
    }
    return length
  }

  /// The most days on end there have ever been.
  ///
  /// Complexity: O(n log n) for n days.
  public var longest: Int {
    var (longest, length) = (0, 0)
    var before: Int?
    for day in days.sorted() {
      // Nothing overflows: a day that has one after it is not the greatest number.
      length = before.map { $0 + 1 == day } == true ? length + 1 : 1
      longest = max(longest, length)
      before = day
    }
    return longest
  }
}
