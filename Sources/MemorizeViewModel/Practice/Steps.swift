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

  /// The traces of the moves so far on the screen, besides the cards.
  public struct Trace: Equatable, Sendable {
    /// One card of each pair that has left the table, in the order in which they left.
    public internal(set) var pairsGone: [CardID] = []
    /// The place of the card chosen last, at that time.
    public internal(set) var lastPlace: Int?
  }

  /// Retraces the game from its deal, to show it as it was left.
  ///
  /// Complexity: O(intents × places).
  public func trace() -> Trace {
    var trace = Trace()
    let intents = current.intents
    guard !intents.isEmpty, var game = current.board.deal(current.game.variant) else {
      return trace
    }
    for timed in intents {
      if case .choose(let id) = timed.intent {
        trace.lastPlace = game.places.firstIndex { $0?.id == id } ?? trace.lastPlace
      }
      game.apply(timed.intent, at: timed.time)
      trace.addPairsGone(from: game)
    }
    // The pairs that have left since the last intent.
    trace.addPairsGone(from: current.game)
    return trace
  }
}

extension Steps.Trace {
  fileprivate mutating func addPairsGone(from game: MemoryGame<Face>) {
    let left = Set(game.places.compactMap { $0?.id })
    let firsts = (0..<game.pairs).map { CardID(rawValue: game.variant.cardsOfAKind * $0) }
    pairsGone += firsts.filter { !left.contains($0) && !pairsGone.contains($0) }
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
