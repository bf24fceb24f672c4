import Decks
import Storage
import Study

/// All reviews as they are exported.
public struct StudyRecords: Sendable {
  private let reviews: [StudyReview]
  private let today: Int
  private let options: @Sendable (String) -> StudyOptions

  /// The records.
  ///
  /// - Parameters:
  ///   - reviews: all reviews.
  ///   - today: the current day.
  ///   - options: the choices for the deck with a name.
  public init(
    _ reviews: [StudyReview], today: Int,
    options: @escaping @Sendable (String) -> StudyOptions = { _ in StudyOptions() }
  ) {
    self.reviews = reviews
    self.today = today
    self.options = options
  }

  /// The grades that count as CSV for FSRS-Optimizer, in the order of time, with a line of names;
  /// without those of days that have not come.
  public var csv: [String] {
    var numbers: [StudyPair: Int] = [:]
    let past = reviews.counted.filter { $0.day <= today }.sorted { $0.date < $1.date }
    let rows = past.compactMap { review -> String? in
      guard let grade = review.grade else { return nil }
      let number = numbers[review.pair] ?? numbers.count + 1
      numbers[review.pair] = number
      return "\(number),\(review.date * 1000),\(grade.rawValue)"
    }
    return ["card_id,review_time,review_rating"] + rows
  }

  /// The pairs of a deck that were forgotten last, as a deck with a tag for Anki.
  public func missed(of deck: Deck) -> [String] {
    let words = deck.words
    let plan = plan(of: words)
    var forgotten = words
    forgotten.name = "\(deck.name), missed"
    forgotten.pairs = plan.forgotten.map { words.pairs[$0] }
    let lines = String(decoding: forgotten.file, as: UTF8.self).split(separator: "\n")
    let headers = lines.prefix { $0.hasPrefix("#") }.map { String($0) } + ["#tags column:3"]
    return headers + lines.drop { $0.hasPrefix("#") }.map { "\($0)\tmemorize::missed" }
  }

  /// The progress with a deck; `nil` if none of its pairs was begun.
  public func progressIfBegun(of deck: Deck) -> StudyProgress? {
    let plan = plan(of: deck.words)
    return plan.memory.items.values.contains(where: \.isBegun) ? StudyProgress(plan) : nil
  }

  /// How much of a deck is learned; `nil` if none of its pairs was begun.
  public func counts(of deck: Deck) -> StudyCounts? { StudyCounts(plan(of: deck.words)) }

  /// The progress with a deck.
  public func progress(of deck: Deck) -> StudyProgress { StudyProgress(plan(of: deck.words)) }

  private func plan(of words: Deck) -> StudyPlan {
    StudyPlan(words, reviews, options(words.name), today: today)
  }

  /// The memory states of Anki as reviews, without pairs that were reviewed here later.
  ///
  /// - Parameters:
  ///   - memories: the memories of pairs.
  ///   - day: the number of the day of a date.
  /// - Returns: the reviews; their order is that of the pairs.
  public func imported(_ memories: [PairMemory], day: (Int64) -> Int) -> [StudyReview] {
    let last = reviews.reduce(into: [StudyPair: Int]()) { last, review in
      last[review.pair] = max(last[review.pair] ?? .min, review.day)
    }
    return memories.compactMap { memory in
      let day = day(memory.date)
      guard let pair = StudyPair(memory.pair), day > last[pair] ?? .min,
        let state = MemoryState(
          stability: memory.stability, difficulty: memory.difficulty, on: day)
      else { return nil }
      return StudyReview(of: pair, by: .imported, memory: state, day: day, date: memory.date)
    }
  }
}
