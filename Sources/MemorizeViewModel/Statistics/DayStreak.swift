/// Consecutive days on each of which a game was finished.
///
/// Days are numbered, as by `Statistics.day`. The time zone decides to which day a moment belongs.
public struct DayStreak: Equatable, Sendable {
  private var counts: [Int: Int] = [:]

  /// The number of days on which a game was finished.
  public var count: Int { counts.count }

  /// Counts a game that was finished on a day.
  public mutating func add(_ day: Int) { counts[day, default: 0] += 1 }

  /// The number of games that were finished on a day.
  public func games(on day: Int) -> Int { counts[day] ?? 0 }

  /// The consecutive days up to today, or up to yesterday as long as today has no game.
  ///
  /// Complexity: O(result).
  public func current(today: Int) -> Int {
    let isKeptToday = games(on: today) > 0
    var length = 0
    var day = isKeptToday ? today : today &- 1
    while games(on: day) > 0 {
      length += 1
      day &-= 1
    }
    return length
  }

  /// The most consecutive days ever.
  ///
  /// Complexity: O(n log n) for n days.
  public var longest: Int {
    var (longest, length) = (0, 0)
    var before: Int?
    for day in counts.keys.sorted() {
      // Cannot overflow: a day with a later day is not the greatest number.
      length = before.map { $0 + 1 == day } == true ? length + 1 : 1
      longest = max(longest, length)
      before = day
    }
    return longest
  }
}
