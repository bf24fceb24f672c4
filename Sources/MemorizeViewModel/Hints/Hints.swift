import Decks
import GameAnalysis
import MemoryGame

/// The answer to a request for a hint, which tells no more than the faces shown in the game.
public enum Hint: Equatable, Sendable {
  /// There is no pair that the player could know, or within a move no known partner.
  case nothingKnown(isWithinMove: Bool)
  /// There is a pair that the player could know, or within a move the partner of the first card.
  case somethingKnown(isWithinMove: Bool)
  /// A card to turn, whose half of the board the player may be told.
  case half(CardID)
  /// A card to turn.
  case card(CardID)

  /// The number of steps in which a card is given away.
  static let steps = 3
  /// The most stars that hints cost: one is left in any case.
  static let mostStars = 2
}

/// The price of a hint.
public enum HintPrice: Equatable, Sendable {
  case star
  /// A star, the last one that hints cost.
  case lastStar
  /// Practice has no stars, or only the one that is left in any case.
  case nothing
  /// It was the last hint once more.
  case repeated
  /// There was nothing to tell.
  case unspent
}

/// The reason why there are no hints in a game.
public enum HintRefusal: Equatable, Sendable {
  /// All players of a daily board start alike, and only the first try counts.
  case daily
  /// Others play on the same table.
  case company
  /// Others play on the same board.
  case race
  /// The recorded game had no hints.
  case ghost
  /// All faces lie open.
  case openCards
  /// There are three or four of a kind, and no pairs.
  case sets
  /// Fewer than two faces were shown whose places could be known.
  case nothingShown
  /// The last pair has been found.
  case over
}

/// Hints in steps: whether there is a pair to know, in which half a card of it lies, which card.
///
/// Each new answer is an intent of the game, so a game that is resumed or reviewed knows its hints.
/// Asking the same question again costs nothing.
public struct Hints {
  let session: GameSession
  private var current: GameInPlay { session.current }

  /// The number of hints the player asked for.
  public var count: Int { current.game.hints }

  /// The card that the last hint gave away; `nil` after the next choice.
  public var card: CardID? { current.hintedCard }

  /// The reason why there is no hint now; `nil` if there is one.
  ///
  /// Complexity: O(m n) for m intents and n cards.
  public var refusal: HintRefusal? {
    if let refusalOfGame { return refusalOfGame }
    return current.shownCards.map { $0.cards.count < 2 } ?? true ? .nothingShown : nil
  }

  /// Whether the game has hints, although perhaps not now; also when it is over.
  public var areAllowed: Bool { [nil, .over].contains(refusalOfGame) }

  /// The reason why the game has no hints, whatever was shown.
  private var refusalOfGame: HintRefusal? {
    if current.race != nil { return .race }
    if !current.isAlone { return .company }
    if current.ghost != nil { return .ghost }
    if current.game.variant.isOpen { return .openCards }
    if current.game.variant.cardsOfAKind > 2 { return .sets }
    if current.occasion.terms.refusesHints { return .daily }
    return current.isOver ? .over : nil
  }

  /// Whether the next hint costs nothing whatever its answer is: it repeats the last one, there are
  /// no stars, or only the one that is left in any case.
  ///
  /// An answer that turns out to help nobody is free, too, but to say so before its first time would
  /// give it away.
  public var isNextFree: Bool {
    count >= Hint.mostStars || current.isPractice || !current.occasion.terms.counts
      || current.hasNoHint
      || current.shownCards.map { current.hintStep >= steps(to: $0.cardToTurn) } ?? true
  }

  /// Whether the last hint is followed by another one, which tells more.
  public var isOffered: Bool {
    current.shownCards.map { (1..<steps(to: $0.cardToTurn)).contains(current.hintStep) } ?? false
  }

  /// Whether the next hint is the first one since the last choice.
  public var isFirst: Bool { current.hintStep == 0 }

  private func steps(to card: CardID?) -> Int { card == nil ? 1 : Hint.steps }

  /// Asks for the next hint; where there is none, nothing changes.
  public func ask(at time: Duration) {
    guard refusal == nil, !current.game.isPaused, let shown = current.shownCards else { return }
    let step = current.hintStep
    let card = shown.cardToTurn
    let last = steps(to: card)
    let hint = Hint(step: min(step + 1, last), card, isWithinMove: shown.first != nil)
    guard step < last else { return session.update(as: .hinted(hint, .repeated)) { _ in } }
    // Nothing that helps is no hint.
    if hint == .nothingKnown(isWithinMove: false) {
      return session.update(as: .hinted(hint, .unspent)) { $0.hasNoHint = true }
    }
    session.perform(.hint, as: hint, at: time)
  }
}

extension Hint {
  /// The answer in a step from 1 to 3.
  fileprivate init(step: Int, _ card: CardID?, isWithinMove: Bool) {
    switch (step, card) {
    case (_, nil): self = .nothingKnown(isWithinMove: isWithinMove)
    case (1, _): self = .somethingKnown(isWithinMove: isWithinMove)
    case (2, let card?): self = .half(card)
    case (_, let card?): self = .card(card)
    }
  }
}

extension GameInPlay {
  /// The cards whose faces were shown; `nil` for a board that cannot be dealt.
  ///
  /// Complexity: O(m n) for m intents and n cards.
  var shownCards: ShownCards? {
    board.deal(game.variant).map { ShownCards(of: $0, intents.lazy.map(\.intent)) }
  }

  /// The hints since the last choice or shuffle, after which the answers are new.
  var hintStep: Int {
    let since = intents.reversed().prefix { !$0.intent.isStep }
    return since.count { $0.intent == .hint }
  }
}
