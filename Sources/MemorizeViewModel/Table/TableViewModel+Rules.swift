import Decks
import GameAnalysis
import MemoryGame
import Words

/// The effects of the rules of the game.
extension TableViewModel {
  /// The rules of the game on the table.
  public var variant: Variant { game.variant }
  /// The number of cards with one face: 2 to 4.
  public var cardsOfAKind: Int { game.variant.cardsOfAKind }
  /// Whether the cards that are up have completed a move.
  public var isMoveOver: Bool { game.isMoveOver }
  /// The cards in each row, where the rows are part of the game.
  public var rowLengths: [Int]? { game.rowLengths }
  /// The hidden cards whose backs are marked.
  public var traces: Set<CardID> { game.traces }
  /// The most moves that the game can have; `nil` for any number.
  public var mostMoves: Int? { current.mostMoves }
  /// The time that is left; `nil` if the game is not against the clock.
  public func timeLeft(at time: Duration) -> Duration? {
    current.timeLimit.map { max(.zero, $0 - elapsed(at: time)) }
  }

  /// Ends the game if its rules say so; a game that was left at that moment ends when it is resumed.
  func endIfLost(at time: Duration) {
    guard !isPractice, let verdict = current.verdict else { return }
    perform(.end(verdict), at: time)
  }

  /// The time at which the time of the game is over, perhaps in the past; `nil` if it has no limit,
  /// and while its clock stands still.
  func timeLimitDue(after time: Duration) -> (moment: Duration, intent: Intent)? {
    guard !isPractice, isClockRunning, let limit = current.timeLimit else { return nil }
    return (time + limit - elapsed(at: time), .end(.time))
  }

  /// Ends the game if its time was over before an intent.
  func endIfTimeIsUp(before intent: Intent, at time: Duration) {
    guard let due = timeLimitDue(after: time), due.moment <= time, intent != due.intent else {
      return
    }
    perform(due.intent, at: due.moment)
  }

  /// The chosen rules as far as a board can be played by them, with a notice about the others.
  func rules(for board: Board) -> Variant {
    let variant = rules.variant.playable(on: board)
    if let rule = rules.variant.ruleForTwins, !variant[rule] {
      let title = rule.shownTitle(amount: rules.variant[amountOf: rule]).capitalizedFirst
      files.add(
        notice: say("\(title) needs single faces; this deck has two on each pair."))
    }
    return variant
  }
}

extension Variant {
  /// The rules without those that a board cannot be played by.
  func playable(on board: Board) -> Variant {
    board.hasTwinsOnly ? self : withoutRulesForTwins
  }

  /// The rules without those that a deck cannot be played by.
  func playable(with deck: Deck) -> Variant {
    ruleForTwins == nil || deck.pairs.allSatisfy(\.isTwin) ? self : withoutRulesForTwins
  }

  private var withoutRulesForTwins: Variant {
    var variant = self
    for rule in rules where rule.needsTwins { variant[rule] = false }
    return variant
  }
}

extension Board {
  /// Whether the two faces of every pair are equal.
  public var hasTwinsOnly: Bool { drawn.pairs.allSatisfy(\.isTwin) }
}

extension GameInPlay {
  /// The most moves that the game can have; `nil` for any number.
  var mostMoves: Int? { game.variant.spareMoves.map { Int(par.moves.rounded(.up)) + $0 } }

  /// The time after which the game ends; `nil` for no end.
  var timeLimit: Duration? { game.variant.timeLimit.map { .seconds($0) } }

  /// The rule that ends the game now; `nil` if it goes on.
  var verdict: Ending? {
    guard !game.isOver else { return nil }
    if hasForgotten { return .forgotten }
    if let mostMoves, game.moves >= mostMoves { return .moves }
    return nil
  }
}

extension GameAnalysis {
  /// Whether a card was forgotten at a cost in the last move.
  var hasForgottenInLastMove: Bool {
    moves.last?.flips.contains { flip in
      if case .forgotten = flip.kind { flip.memory < .zero } else { false }
    } ?? false
  }
}
