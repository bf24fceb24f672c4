import Decks
import GameAnalysis
import MemoryGame
import Storage

/// Hints in steps: whether there is a pair to know, in which half a card of it lies, which card.
///
/// Each new answer is an intent of the game, so a game that is resumed or reviewed knows its hints.
/// Asking the same question again costs nothing.
extension TableViewModel {
  /// The number of hints the player asked for.
  public var hints: Int { game.hints }

  /// The card that the last hint gave away; `nil` after the next choice.
  public var hintedCard: CardID? { current.hintedCard }

  /// The reason why there is no hint now; `nil` if there is one.
  public var hintRefusal: HintRefusal? {
    if isOver { return .over }
    if isRace { return .race }
    if !isAlone { return .company }
    if ghost != nil { return .ghost }
    if isOpenGame { return .openCards }
    if cardsOfAKind > 2 { return .sets }
    if case .daily = occasion { return .daily }
    return current.shownCards.map { $0.cards.count < 2 } ?? true ? .nothingShown : nil
  }

  /// Whether the rules of the game allow hints, now or later.
  public var offersHints: Bool { hintRefusal.map { $0 == .nothingShown } ?? true }

  /// Asks for the next hint; where there is none, nothing changes.
  public func askForHint(at time: Duration) {
    guard hintRefusal == nil, !isPaused, let shown = current.shownCards else { return }
    let step = current.hintStep
    let isWithinMove = shown.first != nil
    let card = shown.cardToTurn
    let last = card == nil ? 1 : Hint.steps
    lastEvent = .hinted(Hint(step: min(step + 1, last), card, isWithinMove: isWithinMove))
    guard step < last else { return notifyObservers() }
    perform(.hint, at: time)
    if case .hinted(.card(let card)) = lastEvent { current.hintedCard = card }
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
