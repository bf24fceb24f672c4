import Decks
import MemoryGame
import Storage
import Study
import Words

/// Studying: boards with the pairs that are due, typed answers, and what games tell about the
/// player's knowledge.
public struct StudyGames {
  let session: GameSession
  var current: GameInPlay { session.current }
  private var unfinished: UnfinishedGames { UnfinishedGames(session: session) }
  /// The side of a deck's pairs that is asked for.
  func direction(of deck: Deck) -> StudyDirection {
    session.files.preferences.settings(of: deck.name).studyDirection
  }

  /// The pairs of a deck to study today, by this and by other programs.
  ///
  /// Reads all reviews.
  public func plan(of deck: Deck) -> StudyPlan {
    StudyPlan(deck, session.files.reviews.all(), options(of: deck), today: today)
  }

  /// The choices for studying a deck.
  public func options(of deck: Deck) -> StudyOptions {
    session.files.preferences.settings(of: deck.name).study
  }

  /// The current day of studying, which begins later than that of the calendar.
  var today: Int { session.files.day(counting: session.files.preferences.settings.study.counted) }

  /// The next board of a deck; `nil` if the deck has too few pairs of words.
  public func nextBoard(of deck: Deck) -> StudyBoard? {
    StudyBoard(plan(of: deck), of: deck, direction(of: deck), seed: session.freshSeed())
  }

  /// A board with more new pairs than the plan of today has; `nil` if none are left.
  public func extraBoard(of deck: Deck) -> StudyBoard? {
    let today = plan(of: deck)
    guard today.extraPairs > 0 else { return nil }
    var options = today.options
    options.newPerDay = today.begunToday + today.extraPairs
    let plan = StudyPlan(deck, session.files.reviews.all(), options, today: self.today)
    return StudyBoard(plan, of: deck, direction(of: deck), seed: session.freshSeed())
  }

  /// Deals a board for studying; its new pairs count as shown.
  public func play(_ board: StudyBoard, at time: Duration) {
    session.files.reviews.add(
      board.newPairs.compactMap { StudyPair($0) }.compactMap { review(of: $0, by: .shown) })
    session.deal(board.board, at: time, for: board.occasion)
  }

  /// Deals the next board of a deck.
  func deal(_ deck: Deck, at time: Duration) {
    if let next = nextBoard(of: deck) { play(next, at: time) }
  }

  /// Whether a board for studying a deck was begun today and can be resumed.
  ///
  /// On another day, other pairs are due; an older board stays among the unfinished games.
  public func hasUnfinished(of deck: Deck) -> Bool {
    unfinished.has(.study, deck: deck.name, where: isOfToday)
  }

  /// Whether a game was begun today, by the hour at which a day of study begins.
  private func isOfToday(_ game: LeftGame) -> Bool {
    let options = session.files.preferences.settings.study
    return session.files.day { _ in options.counted(game.start) } == today
  }

  /// Resumes the board for studying a deck that was begun today.
  ///
  /// - Returns: whether there was one.
  public func resume(_ deck: Deck, at time: Duration) -> Bool {
    unfinished.goOn(with: .study, deck: deck.name, at: time, where: isOfToday)
  }

  /// A review that happens now.
  func review(
    of pair: StudyPair, by method: StudyReview.Method, _ grade: Grade? = nil,
    confusedWith other: StudyPair? = nil
  ) -> StudyReview? {
    let date = session.files.recorder?.date() ?? Int64(session.files.today) * 86_400
    return StudyReview(of: pair, by: method, grade, confusedWith: other, day: today, date: date)
  }

  /// Finds how much of each of some decks is learned.
  ///
  /// Reads all reviews once, however many decks are asked about.
  public func counts() -> (Deck) -> StudyCounts? {
    let reviews = session.files.reviews.all()
    let begun = Set(reviews.map(\.pair))
    return { [today] deck in
      guard deck.pairs.contains(where: { StudyPair($0).map(begun.contains) == true }) else {
        return nil
      }
      return StudyCounts(StudyPlan(deck, reviews, options(of: deck), today: today))
    }
  }

  /// The decks of which pairs were studied, in the order of the library.
  ///
  /// Reads all reviews once.
  public var decks: [StudiedDeck] {
    let counts = counts()
    return session.deckList.all().compactMap { deck in
      counts(deck).map { StudiedDeck(name: deck.name, counts: $0) }
    }
  }

  /// The other deck with the most pairs of a deck, which are learned once for both, and how many it
  /// has; `nil` unless it has half of them.
  ///
  /// Complexity: O(n) for n pairs of all decks.
  public func sharer(of deck: Deck) -> (name: String, pairs: Int)? {
    let own = Set(deck.pairs.compactMap { StudyPair($0) })
    let others = session.deckList.all().filter { $0.name != deck.name }.map { other in
      (name: other.name, pairs: own.intersection(other.pairs.compactMap { StudyPair($0) }).count)
    }
    return others.max { $0.pairs < $1.pairs }.flatMap {
      !own.isEmpty && 2 * $0.pairs >= own.count ? $0 : nil
    }
  }

  /// Whether any pair was studied.
  public var hasReviews: Bool { session.files.reviews.hasAny }

  /// Whether the player could study instead: a game of the player's own choice has not begun.
  var isBeforeGame: Bool { !current.hasBegun && current.occasion == .plain }

  /// The progress with a deck.
  ///
  /// Reads all reviews.
  public func progress(of deck: Deck) -> StudyProgress { StudyProgress(plan(of: deck)) }

  /// Puts a pair aside for good or for today, or takes it back.
  public func mark(_ pair: StudyPair, _ method: StudyReview.Method) {
    session.files.reviews.add([review(of: pair, by: method)].compactMap(\.self))
  }

  /// The last grade of today that a pair of the deck was given; `nil` if there is none.
  ///
  /// Complexity: O(reviews).
  public func lastGrade(of deck: Deck) -> StudyReview? {
    let pairs = Set(deck.pairs.compactMap { StudyPair($0) })
    let last = session.files.reviews.all().filter { $0.day <= today }.withoutUndone.last {
      $0.grade != nil && pairs.contains($0.pair)
    }
    return last?.day == today ? last : nil
  }

  /// Takes back the last grade of today that a pair of the deck was given.
  ///
  /// - Returns: the grade; `nil` if there is none.
  public func undoLastGrade(of deck: Deck) -> UndoneGrade? {
    guard let last = lastGrade(of: deck) else { return nil }
    mark(last.pair, .undone)
    if last.method == .typed {
      let drawn = current.board.drawn.pairs.first { StudyPair($0) == last.pair }
      session.update { game in drawn.map { game.typed[$0] = nil } }
    }
    return UndoneGrade(
      review: last, left: plan(of: deck).memory.items[last.pair]?.grade(on: today))
  }
}

/// A grade of today that was taken back.
public struct UndoneGrade: Sendable {
  public let review: StudyReview
  /// An earlier grade of today, which counts again; `nil` if there is none.
  public let left: Grade?

  /// The grade in words.
  ///
  /// - Parameter term: the term of its pair, as a view spells it.
  /// - Returns: the words, with the grade that counts now.
  public func wording(_ term: String) -> Wording {
    let undone =
      switch (review.method == .typed, review.grade == .again) {
      case (true, true): say("Typed answer undone: \(term) (not known).")
      case (true, false): say("Typed answer undone: \(term) (known).")
      case (false, true): say("Grade undone: \(term) (not known).")
      case (false, false): say("Grade undone: \(term) (known).")
      }
    let counts = left.map {
      $0 == .again
        ? say("Another one of today counts: not known.")
        : say("Another one of today counts: known.")
    }
    let all = [undone, counts].compactMap(\.self).asSentences
    return Wording(
      shown: (counts == nil ? [] : [all]) + [undone, say("Grade undone: \(term)")], spoken: [all])
  }

  /// The question whether to take a grade back.
  public static func question(_ grade: StudyReview, _ term: String) -> Wording {
    Wording(
      grade.grade == .again
        ? say("Press u again to undo: \(term) (not known).")
        : say("Press u again to undo: \(term) (known)."),
      say("u again: undo the grade of \(term)"), say("u again: undo \(term)"))
  }

  /// The words where no grade is left to take back.
  public static var none: Wording {
    let text = say("There is no grade of today to undo.")
    return Wording(text, say("No grade to undo."), spoken: text, mood: .bad)
  }
}

extension StudyPlan {
  /// The plan for a deck.
  init(_ deck: Deck, _ reviews: [StudyReview], _ options: StudyOptions, today: Int) {
    let pairs = deck.pairs.compactMap { StudyPair($0) }
    let memory = StudyMemory(reviews, of: Set(pairs), today: today, by: options.model)
    self.init(pairs, memory: memory, options: options)
  }
}
