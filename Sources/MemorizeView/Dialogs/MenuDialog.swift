import Canvas
import MemorizeViewModel
import Words

/// The menu over the table: where one can go from here.
///
/// It pauses the game; closing it resumes the game.
struct MenuDialog: Dialog {
  let play: PlayScreen
  private var game: TableViewModel { play.viewModel }

  init(_ play: PlayScreen) { self.play = play }

  let closingKeys: [Key] = ["p"]

  func content(in window: Size, theme: Theme) -> DialogContent {
    let first =
      game.isOver
      ? row(say("Result", context: "menu"), " ") : row(say("Resume"), "p")
    let rows: [DialogContent.Row?] = [
      first, review, hint, undo, redo,
      game.mayDealAgain ? row(say("Same board again"), "r") : nil, row(newGame, "n"),
      row(say("Set up a new game"), "N"), row(say("Decks"), "d"), row(say("Journey"), "J"),
      row(say("Daily board"), "D"), play.isKiosk ? nil : row(say("Study"), "y"),
      play.isKiosk ? nil : row(say("Unfinished games"), "g"), row(say("Statistics"), "t"),
      row(say("Settings"), "o"), row(say("Help"), "?"),
      // On the table `q` quits, over it `q` closes; only Ctrl-C does the same in both.
      row(say("Quit"), .control("c")),
    ]
    return DialogContent(
      title: say("Menu"), detail: game.isPaused ? say("paused") : "",
      rows: rows.compactMap(\.self))
  }

  /// The way back from practice, which begins in a review.
  private var review: DialogContent.Row? {
    game.isPractice && game.replay.hasReview ? row(say("Back to the review"), "v") : nil
  }

  private var newGame: String {
    switch game.terms.next {
    case .sameDeck: say("New game")
    case .journey: say("New deal of this board")
    case .study: say("Next board")
    }
  }

  /// The hint, whose price stands here, so that it needs no second press.
  private var hint: DialogContent.Row? {
    guard game.hints.refusal == nil else { return nil }
    return row(game.hints.isNextFree ? say("Hint") : say("Hint (-1 star)"), "i") { play, time in
      play.showHint(isSecond: true, at: time)
    }
  }

  private var undo: DialogContent.Row? {
    game.steps.undoRefusal == nil ? row(say("Undo"), "u") { $0.undo(at: $1) } : nil
  }

  private var redo: DialogContent.Row? {
    game.steps.redoRefusal == nil ? row(say("Redo"), "U") { $0.redo(at: $1) } : nil
  }

  /// A row that resumes the game and acts in it.
  private func row(
    _ title: String, _ key: Key, _ act: @escaping (PlayScreen, Duration) -> Void
  ) -> DialogContent.Row {
    var row = row(title, key)
    row.effect = { [play] _, time in
      dismiss(at: time)
      act(play, time)
      return .close
    }
    return row
  }

  private func row(_ title: String, _ key: Key) -> DialogContent.Row {
    DialogContent.Row(left: title, right: key.name, key: key)
  }

  func dismiss(at time: Duration) {
    if game.isPaused { game.togglePause(at: time) }
  }
}
