import Canvas
import MemorizeViewModel
import Words

/// The menu over the table: where one can go from here.
///
/// It pauses the game; closing it resumes the game. A page that a key opens over it leads back to it.
final class MenuDialog: Dialog {
  private let play: PlayScreen
  private var game: TableViewModel { play.viewModel }
  /// The step after the game that is over.
  private var next: WhatNext?
  /// Whether nothing is left to study today.
  private var hasStudied = false
  /// Whether the last finished game can be reviewed before this one begins.
  private var hasLast = false
  /// The game that the menu was opened over, by the number of deals before it.
  private let deals: Int

  /// The menu of a table.
  init(_ play: PlayScreen) {
    self.play = play
    deals = play.viewModel.deals
    look()
  }

  /// Opens again unless another game has been dealt.
  func goOn() -> Bool {
    look()
    return game.deals == deals
  }

  /// Reads the journey, the plan of studying and the last game.
  private func look() {
    next = game.isOver ? game.whatNext : nil
    hasStudied =
      game.isOver && game.terms.isStudy && game.study.plan(of: game.board.deck).isDone
    hasLast =
      !play.isKiosk && !game.isOver && !game.hasBegun && !game.isPractice
      && game.replay.last() != nil
  }

  let closingKeys: [Key] = ["p"]
  let keepsChoices = true
  let shortName: Phrase = "menu"

  func content(in window: Size, theme: Theme) -> DialogContent {
    let most = window.height - MenuDialog.rowsAround
    let groups = groups
    let isSpaced = groups.joined().count + groups.count - 1 <= most
    return DialogContent(
      title: say("Menu"), detail: game.isPaused ? say("paused") : "",
      rows: Array(groups.joined(separator: isSpaced ? [DialogContent.Row(left: "")] : [])),
      leastColumns: groups.joined().map(\.explanation.columns).max() ?? 0)
  }

  /// The rows of a window above and below the rows of a menu.
  private static let rowsAround = 9

  /// The rows about this game, about other games, and the rest: as many as a window of 24 rows
  /// holds.
  private var groups: [[DialogContent.Row]] {
    let first =
      game.isOver
      ? row(say("Result", context: "menu"), " ") : row(say("Resume"), "p")
    let all: [[DialogContent.Row?]] = [
      [
        first, nextBoard, review, result, hint,
        game.isOver
          ? nil
          : row(game.isOpenGame ? say("Choose by letters") : say("Turn by letters"), "f") {
            play, time in
            play.stage.advance(to: time)
            play.showLetters()
          },
        game.steps.undoRefusal == nil ? row(say("Undo"), "u") { $0.undo(at: $1) } : nil,
        game.steps.redoRefusal == nil ? row(say("Redo"), "U") { $0.redo(at: $1) } : nil,
        game.mayDealAgain ? row(again, "r") : nil,
        row(newGame, "n"),
        row(say("Set up a new game"), "N", say("Choose deck, pairs, rules and opponents.")),
        playAlone,
      ],
      [
        game.terms.isStudy
          ? row(say("Study another deck"), "d")
          : row(say("Decks"), "d", say("Choose, import and make decks.")),
        row(say("Journey"), "J", say("Boards in chapters, from easy to hard.")),
        row(say("Daily board"), "D", say("One board a day, the same for everyone.")),
        // Another row leads back to study.
        play.isKiosk || game.terms.isStudy
          ? nil
          : row(
            say("Study word pairs"), "y", say("Learn pairs: each returns before you forget it.")),
      ],
      [
        play.isKiosk
          ? nil : row(say("Unfinished games"), "g", say("Go on with a game that you left.")),
        row(say("Statistics"), "t", say("Your games, your memory and your milestones.")),
        row(say("Settings"), "o"), row(say("Help"), "?"),
        // On the table `q` quits, over it `q` closes; only Ctrl-C does the same in both.
        row(say("Quit"), .control("c")),
      ],
    ]
    return all.map { $0.compactMap(\.self) }.filter { !$0.isEmpty }
  }

  /// The way on from a finished board of the journey.
  private var nextBoard: DialogContent.Row? {
    guard let next, case .board(let number) = next else { return nil }
    return DialogContent.Row(TextLine(next.shownTitle)) { [game] _, time in
      game.journey.play(number, game.journey.results(), at: time)
      return .closeAll
    }
  }

  /// The way back from practice, which begins in a review, or before the first move the review of
  /// the last game.
  private var review: DialogContent.Row? {
    if hasLast { return row(say("Review the last game"), "v") }
    return game.isPractice && game.replay.hasReview ? row(say("Back to the review"), "v") : nil
  }

  /// The way back from practice to the result of the game that it came from.
  private var result: DialogContent.Row? {
    guard game.isPractice, game.replay.hasResult else { return nil }
    return DialogContent.Row(TextLine(say("Back to the game's result"))) { [play] _, time in
      play.backToResult(at: time)
    }
  }

  /// The words of the help for `r`.
  private var again: String {
    play.legends.first { $0.keys.contains("r") }?.help.capitalizedFirst ?? ""
  }

  private var newGame: String {
    switch game.nextGame {
    case .sameDeck: say("New game")
    case .journey: say("New cards")
    case .study:
      game.isOver && !game.isPractice && !hasStudied ? say("Next board") : say("Back to study")
    }
  }

  /// The way back from other players.
  private var playAlone: DialogContent.Row? {
    guard !game.isAlone else { return nil }
    return DialogContent.Row(TextLine(say("Play alone"))) { [self] _, time in
      resume(at: time)
      var alone = game.company.newGame
      _ = alone.choose(.alone)
      game.company.play(alone, at: time)
      return .closeAll
    }
  }

  /// The hint, whose price stands here, so that it needs no second press.
  private var hint: DialogContent.Row? {
    let refusal = game.hints.refusal
    guard refusal == nil || refusal == .nothingShown && game.hasBegun else { return nil }
    let isFree = refusal != nil || game.hints.isNextFree
    return row(isFree ? say("Hint") : say("Hint (-1 star)"), "i") { play, time in
      play.showHint(isSecond: true, at: time)
    }
  }

  /// A row that resumes the game and acts in it.
  private func row(
    _ title: String, _ key: Key, _ act: @escaping (PlayScreen, Duration) -> Void
  ) -> DialogContent.Row {
    DialogContent.Row(left: title, key: key) { [self] _, time in
      resume(at: time)
      act(play, time)
      return .close
    }
  }

  private func row(_ title: String, _ key: Key, _ explanation: String = "") -> DialogContent.Row {
    DialogContent.Row(left: title, key: key, explanation: explanation)
  }

  private func resume(at time: Duration) {
    if game.isPaused { game.togglePause(at: time) }
  }

  func dismiss(at time: Duration) {
    resume(at: time)
    if game.isOver { play.dealOfMenu = game.deals }
  }
}
