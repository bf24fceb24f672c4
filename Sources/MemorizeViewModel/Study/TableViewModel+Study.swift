import Decks
import MemoryGame
import Storage
import Study

/// Studying: boards with the pairs that are due.
extension TableViewModel {
  /// Whether the player types the other side of each pair found.
  public var typesAnswers: Bool { files.preferences.typesAnswers }
  /// The side of a pair that is asked for.
  public var studyDirection: StudyDirection { files.preferences.studyDirection }

  /// The pairs of a deck to study today, by this and by other programs.
  ///
  /// Reads all reviews.
  public func studyPlan(of deck: Deck) -> StudyPlan {
    let pairs = deck.pairs.compactMap { StudyPair($0) }
    let memory = StudyMemory(files.reviews.all(), of: Set(pairs), today: files.today)
    return StudyPlan(pairs, memory: memory)
  }

  /// The next board of a deck; `nil` if the deck has too few pairs of words.
  public func nextStudyBoard(of deck: Deck) -> StudyBoard? {
    StudyBoard(studyPlan(of: deck), of: deck, studyDirection, seed: freshSeed())
  }

  /// Deals a board for studying; its new pairs count as shown.
  public func play(_ board: StudyBoard, at time: Duration) {
    files.reviews.add(
      board.newPairs.compactMap { StudyPair($0) }.compactMap { studyReview(of: $0, by: .shown) })
    deal(board.board, at: time, for: board.occasion)
  }

  /// Deals the next board of a deck.
  func dealStudyBoard(of deck: Deck, at time: Duration) {
    if let next = nextStudyBoard(of: deck) { play(next, at: time) }
  }

  /// Whether a board for studying a deck was begun and can be resumed.
  public func hasUnfinishedStudy(of deck: Deck) -> Bool {
    isStudying(deck) || leftStudy(of: deck) != nil
  }

  /// Resumes the board for studying a deck that was begun.
  ///
  /// - Returns: whether there was one.
  public func resumeStudy(of deck: Deck, at time: Duration) -> Bool {
    if isStudying(deck) { return true }
    guard let index = leftStudy(of: deck) else { return false }
    goOn(withGameAt: index, at: time)
    return isStudying(deck)
  }

  private func isStudying(_ deck: Deck) -> Bool {
    !isOver && occasion == .study && board.deck.name == deck.name
  }

  /// The index in `leftGames`.
  private func leftStudy(of deck: Deck) -> Int? {
    leftGames.firstIndex { $0.setup.occasion == .study && $0.setup.deck == deck.name }
  }

  /// A review that happens now.
  func studyReview(
    of pair: StudyPair, by method: StudyReview.Method, _ grade: Grade? = nil,
    confusedWith other: StudyPair? = nil
  ) -> StudyReview? {
    let date = files.recorder?.date() ?? Int64(files.today) * 86_400
    return StudyReview(
      of: pair, by: method, grade, confusedWith: other, day: files.today, date: date)
  }
}
