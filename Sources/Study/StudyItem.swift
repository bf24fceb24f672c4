/// The learner's memory of one pair, as far as it is known.
public struct StudyItem: Equatable, Sendable {
  /// The stability in days from which a pair counts as mature.
  public static let matureStability = 21.0

  /// The memory; `nil` before the first grade.
  public private(set) var state: MemoryState?
  /// The day on which the pair was begun: the last one on which it was shown before it was played.
  public private(set) var firstDay: Int
  /// The last day on which it was shown or on a board.
  public private(set) var lastDay: Int
  /// The days with a grade.
  public private(set) var grades = 0
  /// The days on which it was forgotten.
  public private(set) var lapses = 0
  /// The grade of the last day that has one.
  public private(set) var lastGrade: Grade?
  /// Whether the pair was never played, only shown, and counts as new.
  public private(set) var isNew = true
  /// Whether the pair was shown or played, or learned in another program.
  public private(set) var isBegun = false
  /// Whether the learner has put the pair aside until they take it back.
  public private(set) var isSuspended = false
  /// The day for which the learner has put the pair aside.
  private var buriedDay: Int?
  private let model: FSRS

  /// The memory before the last grade, which a typed answer of the same day replaces.
  private var earlier: MemoryState?
  private var gradedDay: Int?
  private var matchedDay: Int?
  private var typedDay: Int?

  init(firstDay: Int, model: FSRS) {
    self.firstDay = firstDay
    self.model = model
    lastDay = .min
  }

  /// Whether the pair is remembered for weeks.
  public var isMature: Bool { (state?.stability ?? 0) >= StudyItem.matureStability }

  /// Whether the pair should be reviewed on a day: it is due, was not played on that day, and is
  /// not put aside.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - ahead: the number of days by which it may be too early.
  /// - Returns: whether it should.
  public func isDue(on day: Int, ahead: Int = 0) -> Bool {
    guard !isNew, lastDay < day, !isAside(on: day) else { return false }
    return state.map { $0.dueDay <= day + ahead } ?? true
  }

  /// The grade that counts on a day; `nil` if there is none.
  public func grade(on day: Int) -> Grade? { gradedDay == day ? lastGrade : nil }

  /// Whether an answer was typed on a day; a later one of the same day changes no grade.
  public func isTyped(on day: Int) -> Bool { typedDay == day }

  /// Whether the pair is put aside on a day.
  public func isAside(on day: Int) -> Bool { isSuspended || isBuried(on: day) }

  /// Whether the pair is put aside for a day.
  public func isBuried(on day: Int) -> Bool { buriedDay == day }

  /// The probability of recall on a day; 0 before the first grade.
  public func retrievability(on day: Int) -> Double { state?.retrievability(on: day) ?? 0 }

  /// Adds a review.
  ///
  /// - Returns: the memory before this day, if there was one and the review has the first grade of
  ///   the day by its method.
  mutating func add(_ review: StudyReview) -> MemoryState? {
    switch review.method {
    case .suspended: isSuspended = true
    case .restored: (isSuspended, buriedDay) = (false, nil)
    case .buried: buriedDay = review.day
    case .undone: break
    case .shown, .played, .matching, .typed, .imported: return learn(from: review)
    }
    return nil
  }

  private mutating func learn(from review: StudyReview) -> MemoryState? {
    if !isBegun { firstDay = review.day }
    isBegun = true
    lastDay = max(lastDay, review.day)
    if review.method != .shown { isNew = false } else if isNew { firstDay = review.day }
    // What the learner did here since then is newer.
    if let memory = review.memory, state.map({ $0.day < memory.day }) != false {
      state = memory.by(model)
    }
    guard let grade = review.grade else { return nil }
    return add(grade, on: review.day, isTyped: review.method == .typed)
  }

  /// Adds a grade: the first of a day counts, or the first that was typed.
  private mutating func add(_ grade: Grade, on day: Int, isTyped: Bool) -> MemoryState? {
    let last = isTyped ? typedDay : matchedDay
    guard day > last ?? .min, day >= gradedDay ?? .min else { return nil }
    if isTyped { typedDay = day } else { matchedDay = day }
    if gradedDay == day {
      guard isTyped else { return earlier }
      if lastGrade == .again { lapses -= 1 }
    } else {
      earlier = state
      grades += 1
      gradedDay = day
    }
    lastGrade = grade
    if grade == .again { lapses += 1 }
    state = earlier
    if state?.add(grade, on: day) == nil { state = MemoryState(grade, on: day, by: model) }
    return earlier
  }
}
