import Decks
import MemoryGame

/// Undo and redo, step by step, in practice.
///
/// A game that counts has neither, because it would show the faces of cards for nothing.
extension TableViewModel {
  /// The reason why nothing can be taken back; `nil` if something can.
  public var undoRefusal: UndoRefusal? {
    refusal ?? (current.history.canUndo ? nil : .nothing)
  }

  /// The reason why nothing can be repeated; `nil` if something can.
  public var redoRefusal: UndoRefusal? {
    refusal ?? (current.history.canRedo ? nil : .nothing)
  }

  private var refusal: UndoRefusal? {
    guard isPractice || isDailyPractice || isJourneyPractice else { return .counts }
    if !isAlone { return .company }
    return isOver ? .over : nil
  }

  /// Takes back the last choice or shuffle.
  public func undo(at time: Duration) {
    retrace(.undone, at: time)
  }

  /// Repeats the choice or shuffle that was taken back last.
  public func redo(at time: Duration) {
    retrace(.redone, at: time)
  }

  private func retrace(_ event: GameEvent, at time: Duration) {
    guard refusal == nil, let moment = current.retrace(event, at: time) else { return }
    lastEvent = event
    if !isPractice { files.recorder?.record(event == .undone ? .undo(moment) : .redo(moment)) }
    notifyObservers()
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
