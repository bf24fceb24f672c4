import MemorizeViewModel
import Words

extension PlayScreen {
  /// Takes the last choice or shuffle back, or says why not.
  func undo(at time: Duration) {
    // A dialog from which undo is chosen has paused the game.
    if viewModel.isPaused { viewModel.togglePause(at: time) }
    if let refusal = viewModel.undoRefusal {
      return viewModel.show(notice: refusal.text(nothing: say("Nothing to undo.")))
    }
    viewModel.undo(at: time)
  }

  /// Repeats the choice or shuffle that was taken back last, or says why not.
  func redo(at time: Duration) {
    if viewModel.isPaused { viewModel.togglePause(at: time) }
    if let refusal = viewModel.redoRefusal {
      return viewModel.show(notice: refusal.text(nothing: say("Nothing to redo.")))
    }
    viewModel.redo(at: time)
  }
}

extension UndoRefusal {
  /// The reason in one line.
  fileprivate func text(nothing: String) -> String {
    switch self {
    case .counts: say("Undo is for practice: this game counts.")
    case .company: say("No undo in company.")
    case .over: say("The game is over.")
    case .nothing: nothing
    }
  }
}
