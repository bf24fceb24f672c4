/// A grade, or another event in learning a pair.
public struct StudyReview: Equatable, Sendable {
  /// How the event came about.
  public enum Method: String, CaseIterable, Sendable {
    /// Both sides of a new pair were shown.
    case shown
    /// The pair was on a board, which tells nothing about the learner's knowledge.
    case played
    /// The second card of a move showed what the learner knows.
    case matching
    /// The learner typed the other side.
    case typed
    /// The learner had learned the pair in another program.
    case imported
    /// The learner has put the pair aside until they take it back.
    case suspended
    /// The learner has put the pair aside for the day.
    case buried
    /// The learner has taken back a pair that was put aside.
    case restored
    /// The learner has taken back the last grade of the pair.
    case undone

    /// Whether the event tells something about what the learner knows or has seen.
    var isLearning: Bool {
      switch self {
      case .shown, .played, .matching, .typed, .imported: true
      case .suspended, .buried, .restored, .undone: false
      }
    }
  }

  /// The pair.
  public let pair: StudyPair
  /// How the event came about.
  public let method: Method
  /// The grade; `nil` unless the method is `matching` or `typed`.
  public let grade: Grade?
  /// The pair of the card that was taken for the other side, if the learner confused two pairs.
  public let confusedWith: StudyPair?
  /// The memory in the other program; `nil` unless the method is `imported`.
  public let memory: MemoryState?
  /// The day in the learner's time zone: days since the first of January 1970.
  public let day: Int
  /// The seconds since 1970.
  public let date: Int64

  /// An event; `nil` if the method needs a grade and there is none, or the other way round.
  public init?(
    of pair: StudyPair, by method: Method, _ grade: Grade? = nil, confusedWith: StudyPair? = nil,
    memory: MemoryState? = nil, day: Int, date: Int64
  ) {
    guard (grade != nil) == (method == .matching || method == .typed),
      (memory != nil) == (method == .imported), memory.map({ $0.day == day }) != false
    else { return nil }
    self.pair = pair
    self.method = method
    self.grade = grade
    self.confusedWith = confusedWith
    self.memory = memory
    self.day = day
    self.date = date
  }
}

extension [StudyReview] {
  /// The reviews in the order of their dates without the grades that were taken back.
  ///
  /// Those of one moment keep their order, since sorting is stable.
  /// A pair without another grade of the day is due again, as if it had been on no board that day,
  /// unless it was met on that day.
  /// Complexity: O(n) for n reviews in that order.
  public var withoutUndone: [StudyReview] {
    let all = sorted { $0.date < $1.date }
    guard all.contains(where: { $0.method == .undone }) else { return all }
    var grades: [StudyPair: [Int]] = [:]
    var played: [StudyPair: [Int]] = [:]
    var firstDays: [StudyPair: Int] = [:]
    var gone: Set<Int> = []
    for (index, review) in all.enumerated() {
      firstDays[review.pair] = Swift.min(
        firstDays[review.pair] ?? review.day, review.day)
      if review.grade != nil { grades[review.pair, default: []].append(index) }
      if review.method == .played { played[review.pair, default: []].append(index) }
      guard review.method == .undone else { continue }
      gone.insert(index)
      guard let last = grades[review.pair]?.popLast() else { continue }
      gone.insert(last)
      let day = all[last].day
      if grades[review.pair]?.last.map({ all[$0].day }) == day { continue }
      if firstDays[review.pair] == day { continue }
      gone.formUnion(played[review.pair, default: []].filter { all[$0].day == day })
    }
    return all.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  /// The grades that count, in the order of their dates: for each pair and day the first one that
  /// was typed, else the first.
  public var counted: [StudyReview] {
    let all = withoutUndone
    var chosen: [PairDay: Int] = [:]
    for (index, review) in all.enumerated() where review.grade != nil {
      let key = PairDay(pair: review.pair, day: review.day)
      guard let earlier = chosen[key] else {
        chosen[key] = index
        continue
      }
      if review.method == .typed, all[earlier].method == .matching { chosen[key] = index }
    }
    return chosen.values.sorted().map { all[$0] }
  }
}

private struct PairDay: Hashable {
  let pair: StudyPair
  let day: Int
}

/// How well a pair was remembered, with the numbers of FSRS and Anki.
public enum Grade: Int, CaseIterable, Comparable, Sendable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4

  /// The worse grade comes first.
  public static func < (one: Grade, other: Grade) -> Bool { one.rawValue < other.rawValue }
}
