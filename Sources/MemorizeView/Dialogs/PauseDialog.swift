import Canvas
import MemorizeViewModel
import Words

/// The dialog over a paused game.
///
/// Closing it resumes the game.
struct PauseDialog: Dialog {
  let game: TableViewModel

  init(_ game: TableViewModel) { self.game = game }

  let closingKeys: [Key] = ["p"]

  func content(in window: Size, theme: Theme) -> DialogContent {
    let resume = DialogContent.Row(left: say("Resume"), right: "p", key: "p")
    let hint = DialogContent.Row(left: say("Hint"), right: "i", key: "i")
    let undo = DialogContent.Row(left: say("Undo"), right: "u", key: "u")
    let redo = DialogContent.Row(left: say("Redo"), right: "U", key: "U")
    return DialogContent(
      title: say("Paused"),
      rows: [resume] + (game.hints.areOffered ? [hint] : [])
        + (game.steps.undoRefusal == nil ? [undo] : [])
        + (game.steps.redoRefusal == nil ? [redo] : []))
  }

  func dismiss(at time: Duration) {
    if game.isPaused { game.togglePause(at: time) }
  }
}
