import Decks
import MemoryGame
import Storage
import Study

/// Studying: boards with the pairs that are due, typed answers, and what games tell about the
/// player's knowledge.
public struct StudyGames {
  let session: GameSession
  var current: GameInPlay { session.current }
  private var unfinished: UnfinishedGames { UnfinishedGames(session: session) }
  /// The side of a pair that is asked for.
  var direction: StudyDirection { session.files.preferences.studyDirection }

  /// The pairs of a deck to study today, by this and by other programs.
  ///
  /// Reads all reviews.
  public func plan(of deck: Deck) -> StudyPlan {
    let pairs = deck.pairs.compactMap { StudyPair($0) }
    let memory = StudyMemory(
      session.files.reviews.all(), of: Set(pairs), today: session.files.today)
    return StudyPlan(pairs, memory: memory)
  }

  /// The next board of a deck; `nil` if the deck has too few pairs of words.
  public func nextBoard(of deck: Deck) -> StudyBoard? {
    StudyBoard(plan(of: deck), of: deck, direction, seed: session.freshSeed())
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

  /// Whether a board for studying a deck was begun and can be resumed.
  public func hasUnfinished(of deck: Deck) -> Bool {
    unfinished.has(.study, deck: deck.name)
  }

  /// Resumes the board for studying a deck that was begun.
  ///
  /// - Returns: whether there was one.
  public func resume(_ deck: Deck, at time: Duration) -> Bool {
    if unfinished.isOnTable(.study, deck: deck.name) { return true }
    guard let index = unfinished.index(of: .study, deck: deck.name) else { return false }
    unfinished.resume(gameAt: index, at: time)
    return unfinished.isOnTable(.study, deck: deck.name)
  }

  /// A review that happens now.
  func review(
    of pair: StudyPair, by method: StudyReview.Method, _ grade: Grade? = nil,
    confusedWith other: StudyPair? = nil
  ) -> StudyReview? {
    let date = session.files.recorder?.date() ?? Int64(session.files.today) * 86_400
    return StudyReview(
      of: pair, by: method, grade, confusedWith: other, day: session.files.today, date: date)
  }

  /// Finds how much of each of some decks is learned.
  ///
  /// Reads all reviews once, however many decks are asked about.
  public func counts() -> (Deck) -> StudyCounts? {
    let memory = StudyMemory(session.files.reviews.all(), today: session.files.today)
    return { StudyCounts($0, memory) }
  }

  /// The progress with a deck.
  ///
  /// Reads all reviews.
  public func progress(of deck: Deck) -> StudyProgress { StudyProgress(plan(of: deck)) }
}
