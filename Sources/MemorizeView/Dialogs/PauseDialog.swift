import Canvas
import MemorizeViewModel

/// The dialog over a paused game.
///
/// Closing it resumes the game.
struct PauseDialog: Dialog {
  let game: TableViewModel

  init(_ game: TableViewModel) { self.game = game }

  let closingKeys: [Key] = ["p"]

  func content(width: Int, theme: Theme) -> DialogContent {
    DialogContent(title: "Paused", rows: [DialogContent.Row(left: "Resume", right: "p", key: "p")])
  }

  func dismiss(at time: Duration) {
    if game.isPaused { game.togglePause(at: time) }
  }
}
