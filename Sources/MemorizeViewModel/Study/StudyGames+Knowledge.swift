import Decks
import MemoryGame
import Storage
import Study

/// The evidence of a finished game, and of the typed answers after it, about one pair.
public struct PairOutcome: Equatable, Sendable {
  /// The pair.
  public let pair: Pair
  /// Whether the player knows it; `nil` if nothing shows that.
  public let isKnown: Bool?
  /// The pairs whose cards were taken for its other side.
  public let confusedWith: [Pair]
  /// Whether a typed answer shows it, and not the moves.
  public var isTyped = false
  /// Whether the player met the pair today and has not typed it: moves grade it tomorrow at the
  /// earliest.
  public var isNew = false
}

/// How many pairs of a board for studying were graded.
public struct StudyGrading: Equatable, Sendable {
  /// The pairs of which the board has shown whether they are known.
  public let graded: Int
  /// The pairs that are still due, by their numbers on the board.
  public let ungraded: [Int]
  /// The number of pairs met today for the first time and not typed yet, which come back tomorrow.
  public var new = 0
  /// The pairs whose other side was typed, and those of them that were known.
  public var typed = 0
  public var typedKnown = 0

  /// The number of pairs to review.
  public var asked: Int { graded + ungraded.count }
}

/// The evidence of the game on the table about the player's knowledge.
///
/// Every game of word pairs counts that the player plays alone with hidden cards on a board that is
/// new to them. But only a board for studying begins a pair: otherwise a large game played for fun
/// would fill the next days.
extension StudyGames {
  /// The evidence about each pair on the board; empty while the game goes on.
  public var outcomes: [PairOutcome] {
    guard current.isOver, let evidence else { return [] }
    let pairs = current.board.drawn.pairs
    return pairs.enumerated().map { index, pair in
      let others = evidence.confusions.filter { $0.pair == index }.map(\.other)
      return PairOutcome(
        pair: pair, isKnown: current.typed[pair] ?? evidence.isKnown[index],
        confusedWith: Set(others).sorted().compactMap { pairs[at: $0] },
        isTyped: current.typed[pair] != nil)
    }
  }

  /// The pairs that the finished game shows the player not to know; empty while it goes on.
  public var missedPairs: [PairOutcome] { outcomes.filter { $0.isKnown == false } }

  /// The grades of the finished board for studying, pairs not known first; `nil` for other games.
  ///
  /// No move makes a pair known on its first day, because both sides were just shown; nor does any
  /// grade a pair that was typed before on the same day. A board of pairs not known has only the
  /// grades of typed answers, if there are any. Reads all reviews.
  public var graded: [PairOutcome]? {
    let terms = current.occasion.terms
    guard current.isOver, !current.isKnownBoard,
      terms.beginsPairs || terms.isStudy && !current.typed.isEmpty
    else { return nil }
    let all = zip(outcomes, boardItems).map { outcome, item in
      guard terms.beginsPairs else {
        return PairOutcome(
          pair: outcome.pair, isKnown: current.typed[outcome.pair], confusedWith: [],
          isTyped: outcome.isTyped)
      }
      let isShown = item?.firstDay == today && outcome.isKnown == true
      let isPlayedOnly = current.typed[outcome.pair] == nil
      var graded =
        isPlayedOnly && (isShown || item?.isTyped(on: today) == true)
          || item?.isAside(on: today) == true
        ? PairOutcome(pair: outcome.pair, isKnown: nil, confusedWith: []) : outcome
      graded.isNew = isNew(item)
      return graded
    }
    return [false, true, nil].flatMap { isKnown in all.filter { $0.isKnown == isKnown } }
  }

  /// How many pairs the finished board for studying has graded; `nil` for other games.
  ///
  /// Reads all reviews.
  public var grading: StudyGrading? {
    guard current.isOver, !current.isKnownBoard, let evidence else { return nil }
    let (typed, typedKnown) = (current.typed.count, current.typed.values.count { $0 })
    guard current.occasion.terms.beginsPairs else {
      let isTyped = current.occasion == .studyPractice && typed > 0
      return isTyped
        ? StudyGrading(graded: 0, ungraded: [], typed: typed, typedKnown: typedKnown) : nil
    }
    let (pairs, items) = (current.board.drawn.pairs, boardItems)
    let begun = pairs.indices.filter { index in
      items[index].map { $0.isBegun && $0.firstDay < today && !$0.isAside(on: today) } ?? false
    }
    let rest = begun.filter { (current.typed[pairs[$0]] ?? evidence.isKnown[$0]) == nil }
    let ungraded = rest.filter { index in
      (items[index]?.state).map { $0.dueDay <= today } ?? true
    }
    return StudyGrading(
      graded: begun.count - rest.count, ungraded: ungraded, new: items.count(where: isNew),
      typed: typed, typedKnown: typedKnown)
  }

  /// Whether a pair was met today and is not typed yet, so that it comes back tomorrow.
  private func isNew(_ item: StudyItem?) -> Bool {
    item.map { $0.firstDay == today && !$0.isTyped(on: today) && !$0.isAside(on: today) } ?? true
  }

  /// Deals the pairs that were missed, with those they were confused with.
  ///
  /// Another pair of the board makes up for a pair alone.
  public func playMissed(at time: Duration) {
    let missed = missedPairs
    guard !missed.isEmpty else { return }
    session.deal(
      boardOfPairs(missed.flatMap { [$0.pair] + $0.confusedWith }), at: time,
      for: current.occasion.terms.isStudy ? .studyPractice : .missed)
  }

  /// Deals pairs of the deck that were forgotten last, the least remembered first.
  public func playForgotten(of deck: Deck, at time: Duration) {
    let plan = plan(of: deck)
    let order = plan.forgotten
    guard !order.isEmpty else { return }
    let others = order.flatMap { index in
      plan.memory.openConfusions(of: plan.pairs[index]).compactMap(plan.index)
    }
    // A pair alone needs another one, best of those that were met before.
    let filling =
      plan.pairs.indices.filter { plan.item(at: $0)?.isBegun == true }
      + plan.nextBoard.order
    let most = StudyPlan.boardSizes.upperBound
    let next = StudyBoard(
      order + others + filling, size: max(2, min(Set(order + others).count, most)), plan,
      of: deck, direction(of: deck), for: .studyPractice, seed: session.freshSeed())
    if let next { play(next, at: time) }
  }

  private func boardOfPairs(_ wanted: [Pair]) -> Board? {
    let all = wanted + current.board.drawn.pairs
    var deck = current.board.deck
    deck.pairs = all
    let count = max(2, Set(wanted).count)
    let chosen = deck.unambiguous(order: all.indices, limit: count)
    return DrawnPairs(chosen, deckSize: chosen.count, seed: session.freshSeed()).map {
      Board(deck: current.board.deck, askedPairs: chosen.count, drawn: $0)
    }
  }

  /// Saves what the finished game tells.
  func recordKnowledge() {
    let terms = current.occasion.terms
    guard terms.teaches, let evidence, !session.files.knows(current) else { return }
    let isStudy = terms.beginsPairs
    let pairs = current.board.drawn.pairs.map { StudyPair($0) }
    let (today, items) = (today, boardItems)
    let new = zip(pairs, items).enumerated().flatMap { index, known -> [StudyReview] in
      let item = known.1
      guard let pair = known.0, isStudy || item?.isBegun == true, item?.isAside(on: today) != true
      else { return [] }
      let others = evidence.confusions.filter { $0.pair == index }
        .compactMap { pairs[at: $0.other] ?? nil }
      // On its first day, a pair found proves only that both sides were shown a moment ago.
      let isFirstDay = (item?.firstDay ?? today) == today
      // A typed answer of the same day has told more.
      let isTyped = item?.isTyped(on: today) == true
      let isKnown = evidence.isKnown[index].flatMap { isTyped || $0 && isFirstDay ? nil : $0 }
      return reviews(of: pair, isKnown: isKnown, others, isStudy: isStudy)
    }
    session.files.reviews.add(new)
  }

  /// The reviews of one pair: its grade if there is one, and each confusion.
  private func reviews(
    of pair: StudyPair, isKnown: Bool?, _ others: [StudyPair], isStudy: Bool
  ) -> [StudyReview] {
    let first =
      switch isKnown {
      case true?: review(of: pair, by: .matching, .good)
      case false?: review(of: pair, by: .matching, .again, confusedWith: others.first)
      case nil: isStudy ? review(of: pair, by: .played) : nil
      }
    let rest = isKnown == false ? others.dropFirst() : others[...]
    return [first].compactMap(\.self)
      + rest.compactMap { review(of: pair, by: .played, confusedWith: $0) }
  }

  /// The study item of each pair on the board; `nil` for a pair that was never studied.
  ///
  /// Reads all reviews.
  private var boardItems: [StudyItem?] {
    let pairs = current.board.drawn.pairs.map { StudyPair($0) }
    let items = StudyMemory(
      session.files.reviews.all(), of: Set(pairs.compactMap(\.self)), today: today
    ).items
    return pairs.map { $0.flatMap { items[$0] } }
  }

  /// The evidence of the game so far; `nil` if nothing can be concluded from it.
  private var evidence: GameEvidence? {
    let (board, variant) = (current.board, current.game.variant)
    guard current.isAlone, !current.isPractice, !variant.isOpen,
      board.drawn.pairs.contains(where: { !$0.isTwin }), let dealt = board.deal(variant)
    else { return nil }
    return GameEvidence(of: dealt, current.intents.lazy.map(\.intent))
  }
}
