import Canvas
import MemorizeViewModel
import Words

/// The table on which a game is played.
final class PlayScreen: Screen {
  let viewModel: TableViewModel
  let stage: TableStage
  /// The deck library, if decks can be edited.
  let library: LibraryViewModel?
  /// Lists files, to import one as a deck.
  let paths: PathSource
  /// Whether the game runs as a kiosk.
  let isKiosk: Bool

  /// The letters typed so far, while cards are chosen by their letters.
  var typedLetters: String?
  /// The number of changes of the table when the player last asked for the letters.
  var changesAtLetters: Int?
  /// The point where the mouse button went down on a board that can be dragged, and the scroll
  /// then.
  var drag: (from: Point, scroll: Point, hasMoved: Bool)?
  /// The command that costs something and waits for its second press, and the question.
  var asked: (command: Command, question: Message, changes: Int)?
  /// The moment at which the player last hurried a rival by a key.
  var hurried: Duration?
  /// The number of changes of the table when the player last moved the cursor.
  var changesAtCursorMove: Int?
  /// The chooser opened last; the next one sorts its decks in the same way.
  var chooser: ChooserScreen?
  /// The texts of a deal, whose widths the terminal is asked for.
  var knownTexts: (deal: Int, texts: [String])?
  /// The deal with which the program started.
  let firstDeal: Int
  /// The deck whose pairs wait for the player today, as it was last looked for.
  ///
  /// Reading all reviews takes time, so it appears a moment after the first frame.
  private var foundReminder: StudyReminder?
  private var reminding = Reminding.never
  /// Whether a dialog or a screen lies over the table.
  private(set) var isCovered = false
  /// The notice that was there when something was laid over the table.
  private(set) var coveredNotice: String?
  /// Whether the game was paused because something lies over the table.
  private(set) var isHeld = false
  /// Whether the dialog of a race that has not started was shown.
  private var hasShownRace = false
  /// The deal whose result has been shown.
  private var dealOfResult: Int?
  /// The deal whose end the player has hurried with a key or a click.
  var dealOfHurry: Int?
  /// The deal for whose pairs the other sides were asked.
  private var dealOfRecall: Int?
  /// The deal on whose table the menu was closed after the game.
  var dealOfMenu: Int?

  init(
    _ viewModel: TableViewModel, library: LibraryViewModel? = nil,
    paths: PathSource = PathSource(), isKiosk: Bool = false
  ) {
    self.viewModel = viewModel
    self.library = isKiosk ? nil : library
    self.paths = paths
    self.isKiosk = isKiosk
    stage = TableStage(viewModel)
    firstDeal = viewModel.deals
    reminding = isKiosk ? .never : .afterFrame
  }

  /// The deck whose pairs wait for the player today, until a game begins.
  var reminder: StudyReminder? {
    viewModel.deals == firstDeal && !viewModel.hasBegun && viewModel.isAlone ? foundReminder : nil
  }

  /// When to look for what is due.
  private enum Reminding: Equatable {
    case never
    case afterFrame
    case at(Duration)
  }

  /// The wait after the first frame.
  private static let reminderDelay: Duration = .milliseconds(300)

  /// Looks for what is due soon after the first frame, unless the game has begun.
  private func remind(at time: Duration) {
    switch reminding {
    case .never: return
    case .afterFrame:
      let isNew = viewModel.study.hasReviews && !viewModel.hasBegun
      reminding = isNew ? .at(time + PlayScreen.reminderDelay) : .never
    case .at(let due):
      guard time >= due else { return }
      reminding = .never
      foundReminder = viewModel.study.reminder
    }
  }

  var theme: Theme {
    get { stage.theme }
    set {
      if newValue.isSlow, !theme.isSlow {
        viewModel.show(notice: say("Slow connection: from now on cards are drawn simply."))
      }
      stage.theme = newValue
    }
  }

  /// Where Escape leads from a page: to the menu, if the player paused the game there, or if nothing
  /// is left to do on the table, unless the menu was closed since.
  var shortName: Phrase { viewModel.isPaused && !isHeld || leadsToMenu ? "menu" : "table" }

  var isStale: Bool { stage.hasUnseenChange }

  func fit(to size: Size) { stage.fit(to: size) }

  func advance(to time: Duration) -> Action? {
    let deals = stage.table.deals
    while let due = viewModel.doWhatIsDue(at: time) { stage.advance(to: due) }
    stage.advance(to: time)
    if stage.table.deals != deals {
      (typedLetters, stage.showsRivalsMemory) = (nil, false)
    }
    remind(at: time)
    return raceAction() ?? end(at: time)
  }

  func catchUp(at time: Duration) { viewModel.race.look(at: time) }

  /// Shows who is in a race before it starts, and removes what lies over the table when it does.
  private func raceAction() -> Action? {
    guard viewModel.race.isOn else { return nil }
    if viewModel.race.isAhead, !hasShownRace {
      hasShownRace = true
      return .show(raceDialog)
    }
    guard hasShownRace, !viewModel.race.isAhead else { return nil }
    hasShownRace = false
    return isCovered ? .closeAll : nil
  }

  var raceDialog: RaceDialog { RaceDialog(table: viewModel) { [stage] in stage.now } }

  /// Asks for the other sides, if the player wants that, and shows the result, as soon as the last
  /// pair has been seen.
  ///
  /// A quiet screen waits for a key.
  private func end(at time: Duration) -> Action? {
    guard opensResult, stage.isSettled, viewModel.removalDue(after: time) == nil, !isCovered
    else { return nil }
    return openEnd()
  }

  /// Whether the result, or the questions before it, will open without a key.
  var opensResult: Bool {
    viewModel.isOver && dealOfResult != viewModel.deals && !theme.options.isQuiet
  }

  /// Opens what follows the last pair: the questions for the other sides, or the result.
  func openEnd() -> Action? {
    if awaitsRecall, let round = viewModel.study.recall {
      dealOfRecall = viewModel.deals
      return .open(RecallScreen(round, back: "result", opensUnasked: true))
    }
    defer { dealOfResult = viewModel.deals }
    return .open(ResultScreen(self, isNews: dealOfResult != viewModel.deals))
  }

  /// Puts the finished game back on the table of which a position was practised, and shows its
  /// result.
  func backToResult(at time: Duration) -> Action? {
    viewModel.replay.returnToResult()
    stage.advance(to: time)
    return .open(ResultScreen(self, isNews: false))
  }

  /// The result that was shown and closed, for its own keys.
  func page(for key: Key) -> (any Screen)? {
    guard hasShownResult else { return nil }
    let result = ResultScreen(self, isNews: false)
    return result.binds(key) ? result : nil
  }

  func nextChange(after time: Duration) -> Duration? {
    let reminding = if case .at(let due) = reminding { due } else { Duration?.none }
    return [stage.nextChange(after: time), viewModel.nextDue(after: time), reminding]
      .compactMap { $0 }.min()
  }

  func draw(on canvas: inout Canvas, at time: Duration) {
    stage.draw(
      on: &canvas, title: title, isCursorShown: !isCovered, at: time, decorate: decorate)
  }

  /// The deck, and whether the game counts or belongs to a day.
  private var title: String {
    let name = viewModel.board.deck.name.deckTitle
    let occasion = viewModel.occasion
    let isPractice = viewModel.isUncounted && occasion.terms.counts || viewModel.isStudiedAgain
    return (isPractice ? .practice : occasion).terms.heading(name)
  }

  func leave(at time: Duration) {
    library?.commit()
    viewModel.leave(at: time)
  }

  /// Whether the other sides are asked for before the result, but not yet.
  var awaitsRecall: Bool {
    !isKiosk && dealOfRecall != viewModel.deals && dealOfResult != viewModel.deals
      && viewModel.study.recall != nil
  }

  /// Whether the other sides are asked for now, and the result follows.
  private var isRecallAhead: Bool {
    dealOfResult != viewModel.deals && dealOfRecall == viewModel.deals
  }

  /// Pauses the game and hides its faces until the table is on top again.
  func cover(at time: Duration) {
    (isCovered, coveredNotice) = (true, viewModel.notice)
    if typedLetters != nil { typedLetters = viewModel.isOver ? nil : "" }
    drag = nil
    if viewModel.isOver, !isRecallAhead { dealOfResult = viewModel.deals }
    guard !viewModel.isPaused, viewModel.isClockRunning else { return }
    viewModel.togglePause(at: time)
    isHeld = true
  }

  /// Resumes the game unless the player paused it.
  func uncover(after cover: Cover, at time: Duration) -> Action? {
    isCovered = false
    if cover == .screen {
      viewModel.lookForDecks()
      if reminder != nil { foundReminder = viewModel.study.reminder }
    }
    if isHeld {
      isHeld = false
      guard viewModel.isPaused else { return nil }
      // Resuming would clear what a key that was pressed over the dialog has to say.
      let notice = viewModel.notice
      viewModel.togglePause(at: time)
      if let notice { viewModel.show(notice: notice) }
    } else if viewModel.isPaused || cover == .screen && leadsToMenu {
      return .show(MenuDialog(self))
    }
    return nil
  }

  private var hasShownResult: Bool { viewModel.isOver && dealOfResult == viewModel.deals }
  private var leadsToMenu: Bool { hasShownResult && dealOfMenu != viewModel.deals }
}
