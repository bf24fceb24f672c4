import Decks
import MemoryGame

/// The steps of the game on the table: undo and redo in practice, and all of them retraced.
///
/// A game that counts has no undo, because it would show the faces of cards for nothing.
public struct Steps {
  let session: GameSession
  private var current: GameInPlay { session.current }

  /// The reason why nothing can be taken back; `nil` if something can.
  public var undoRefusal: UndoRefusal? {
    refusal ?? (current.history.canUndo ? nil : .nothing)
  }

  /// The reason why nothing can be repeated; `nil` if something can.
  public var redoRefusal: UndoRefusal? {
    refusal ?? (current.history.canRedo ? nil : .nothing)
  }

  private var refusal: UndoRefusal? {
    if !current.isAlone { return .company }
    guard current.occasion.terms.allowsUndo else { return .counts }
    return current.isOver ? .over : nil
  }

  /// The choice or shuffle that was taken back last, and the last one that counts.
  var latest: (undone: Intent?, redone: Intent?) {
    (current.history.latestUndone, current.history.latest)
  }

  /// Takes back the last choice or shuffle.
  public func undo(at time: Duration) { retrace(.undone, at: time) }

  /// Repeats the choice or shuffle that was taken back last.
  public func redo(at time: Duration) { retrace(.redone, at: time) }

  private func retrace(_ event: GameEvent, at time: Duration) {
    guard refusal == nil else { return }
    session.retrace(event, at: time)
  }

  /// Retraces the game from its deal, to show it as it was left.
  ///
  /// Complexity: O(intents × places).
  ///
  /// - Returns: one card of each pair that has left the table, in the order in which they left, and
  ///   the place of the card chosen last, at that time.
  public func trace() -> (pairsGone: [CardID], lastPlace: Int?) {
    let (game, intents) = (current.game, current.intents)
    guard !intents.isEmpty, var dealt = current.board.deal(game.variant) else { return ([], nil) }
    var lastPlace: Int?
    for timed in intents {
      if case .choose(let id) = timed.intent {
        lastPlace = dealt.places.firstIndex { $0?.id == id } ?? lastPlace
      }
      dealt.apply(timed.intent, at: timed.time)
    }
    let size = game.variant.cardsOfAKind
    let gone = game.matches.map(\.first).filter { game[$0]?.isGone == true }
    return (gone.map { CardID(rawValue: $0.rawValue / size * size) }, lastPlace)
  }
}

/// The reason why nothing can be taken back or repeated.
public enum UndoRefusal: Equatable, Sendable {
  /// The game counts.
  case counts
  /// Others take part in the game.
  case company
  /// The last pair has been found.
  case over
  /// There is no step.
  case nothing
}
