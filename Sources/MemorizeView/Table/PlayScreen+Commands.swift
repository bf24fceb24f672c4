import Canvas
import MemorizeViewModel
import Words

extension PlayScreen {
  /// The player's commands on the table.
  enum Command: Equatable {
    case move(Navigation.Direction)
    /// Moves to the next hidden card, or to the one before.
    case hidden(Int)
    case choose
    case letters
    case eraseLetter
    case endLetters
    case endPreview
    case shuffle
    case newGame
    case chooseNewGame
    case daily
    case journey
    case memory
    case hint
    case undo
    case redo
    case sameBoard
    case decks
    case study
    case statistics
    case games
    case settings
    case menu
    case review
    case zoom(Int)
    case page(Int)
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    let isAsked = question != nil
    let isSecond = isAsked && asked?.command == command
    asked = nil
    switch command {
    case .move(let direction):
      noteCursorMove(stage.moveCursor(direction))
    case .hidden(let step): noteCursorMove(stage.moveCursorToHidden(step: step))
    case .page(let direction): noteCursorMove(stage.page(direction))
    case .zoom(let step): stage.zoom(by: step)
    case .letters:
      viewModel.endPreview(at: time)
      showLetters()
    case .eraseLetter: typedLetters = typedLetters.map { String($0.dropLast()) }
    case .endLetters:
      typedLetters = nil
      viewModel.clearNotice()
    case .endPreview: viewModel.endPreview(at: time)
    case .choose: return chooseUnderCursor(at: time)
    case .shuffle: shuffle(isSecond: isSecond, at: time)
    // The result of a board for studying is worth a look.
    case .newGame where viewModel.nextGame == .study:
      return opensResult ? openEnd() : nextStudyBoard(at: time)
    case .newGame: viewModel.dealNew(at: time)
    case .memory: toggleMemory(isSecond: isSecond)
    case .hint: showHint(isSecond: isSecond, at: time)
    case .undo: undo(at: time)
    case .redo: redo(at: time)
    case .chooseNewGame: return .show(NewGameDialog(viewModel))
    case .daily: return .open(DailyScreen(viewModel))
    case .journey: return .open(JourneyScreen(viewModel))
    case .sameBoard: viewModel.dealAgain(at: time)
    // Escape says no to the question.
    case .menu: return isAsked ? nil : openMenu(at: time)
    case .decks:
      return .open(
        viewModel.terms.isStudy ? studyChooser(from: viewModel.board.deck) : newChooser())
    case .study: return openStudy(of: reminder?.deck ?? viewModel.board.deck)
    case .statistics: return openStatistics()
    case .games: return .show(UnfinishedGamesDialog(viewModel))
    case .settings: return .show(SettingsDialog(table: viewModel, isKiosk: isKiosk))
    case .review: return openReview(at: time)
    }
    return nil
  }

  /// Turns the card at a place and moves the cursor there.
  func choose(_ place: Int, at time: Duration) -> Action? {
    asked = nil
    let id = stage.table.card(at: place)
    // Before the choice, after which cards can move up.
    if id != nil { moveCursor(to: place) }
    switch viewModel.choose(id, at: time) {
    case .gameOver:
      dealOfHurry = viewModel.deals
      return awaitsRecall && !theme.options.isQuiet ? nil : openEnd()
    case .beforeRace: return .show(raceDialog)
    case .alreadyUp where viewModel.isMoveOver: show(Narrator.turnAnother)
    case let refusal: if let refusal { show(refusal.wording()) }
    }
    return nil
  }

  /// Turns the card under the cursor or hurries a rival; not the card that was meant as a hurry,
  /// because the rival's turn has just ended.
  private func chooseUnderCursor(at time: Duration) -> Action? {
    if let hurried, !viewModel.company.isRivalsTurn, time < hurried + Timing.quietAfterRival {
      return nil
    }
    hurried = viewModel.company.isRivalsTurn ? time : nil
    return choose(stage.cursor, at: time)
  }

  /// Shows what a rival remembers, or hides it again; the first time it ends a game that counts, so
  /// it asks for a second press.
  private func toggleMemory(isSecond: Bool) {
    guard let memory = viewModel.company.rivalsMemory else {
      return viewModel.show(notice: say("You play alone. N: choose a rival"))
    }
    let isFirst = !viewModel.company.isRivalsMemoryShown
    guard isSecond || !isFirst else {
      return ask(
        to: .memory,
        say("Press m again to see what the rival remembers: this game will then not count."),
        say("Press m again to see its memory (the game will not count)."),
        say("m again: the game will not count"))
    }
    stage.showsRivalsMemory.toggle()
    guard stage.showsRivalsMemory else { return }
    if isFirst { viewModel.company.showRivalsMemory() }
    viewModel.show(
      notice: memory.remembered.isEmpty
        ? say("The rival remembers no card yet.")
        : say("The rival remembers the marked cards. Hollow marks fade soon."))
  }

  /// Moves the cursor, and the board if the card is not visible.
  ///
  /// The message line describes a card under the cursor that lies face up.
  func moveCursor(to place: Int) { noteCursorMove(stage.moveCursor(to: place)) }

  /// Makes the message line describe the card under the cursor until the table changes.
  private func noteCursorMove(_ hasMoved: Bool) {
    if hasMoved { changesAtCursorMove = stage.changes }
  }

  private func openMenu(at time: Duration) -> Action {
    if !viewModel.isOver, !viewModel.isPaused { viewModel.togglePause(at: time) }
    return .show(MenuDialog(self))
  }

  func moveOn() { asked = nil }

  /// Asks for a second press of a command that costs something.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - forms: the wordings of the question, the longest first.
  func ask(to command: Command, _ forms: String...) {
    asked = (command, Message(shown: forms, mood: .bad), stage.changes)
  }

  /// Shuffles; after a second press if something was seen, or the board is everyone's.
  private func shuffle(isSecond: Bool, at time: Duration) {
    let isFree = viewModel.isOpenGame || viewModel.isOver
    let question: String? =
      viewModel.moves > 0
      ? say("Press s again to shuffle: you lose what you remember.")
      : viewModel.terms.day.map { _ in
        say("s again: shuffle; your board will differ from everyone's")
      }
    if let question, !isFree, !isSecond {
      return ask(to: .shuffle, question, say("s again: shuffle all cards"))
    }
    viewModel.shuffle(at: time)
  }

  /// The decks, sorted as they were last.
  func newChooser() -> ChooserScreen {
    let new = ChooserScreen(
      library: library, table: viewModel, paths: paths,
      sorting: chooser?.decks.sorting ?? .groups)
    chooser = new
    _ = viewModel.decks
    return new
  }

  /// Opens the review of the game that was finished on this table, or else of the last finished
  /// game; on a public table, that would be another player's.
  private func openReview(at time: Duration) -> Action? {
    if let review = viewModel.replay.review() {
      return .open(ReviewScreen(review, of: viewModel.replay, in: stage.plan, at: time))
    }
    let reason = viewModel.isOver ? ResultWords.missingReview(of: viewModel.variant) : nil
    guard reason == nil, !isKiosk, let review = viewModel.replay.last() else {
      viewModel.show(
        notice: reason
          ?? (isKiosk ? say("No finished game to review yet.") : viewModel.replay.whyNoLast))
      return nil
    }
    return .open(ReviewScreen(review, of: viewModel.replay, at: time))
  }
}

/// The mouse on the table.
extension PlayScreen {
  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return click(mouse.point, at: time)
    case .drag: pan(to: mouse.point)
    case .release: return release(at: time)
    case .wheel(let up): stage.wheel(up: up)
    case .press, .hover: break
    }
    return nil
  }

  func hover(over point: Point, at time: Duration) -> Bool {
    guard let place = stage.place(at: point), place != stage.cursor,
      stage.table.isOccupied(place)
    else { return false }
    moveCursor(to: place)
    return true
  }

  private func click(_ point: Point, at time: Duration) -> Action? {
    if viewModel.preview != nil { return perform(.endPreview, at: time) }
    // The first message names the way to smaller boards.
    if isFirstContact, stage.layout?.messageLine?.contains(point) == true {
      return perform(.journey, at: time)
    }
    guard let board = stage.layout?.board, board.area.contains(point) else { return nil }
    if viewModel.isOver { return perform(.choose, at: time) }
    if board.isScrollable {
      drag = (point, stage.scroll, false)
      return nil
    }
    return stage.place(at: point).flatMap { choose($0, at: time) }
  }

  /// On a board that can be dragged, a card turns when the button is released where it was pressed.
  private func release(at time: Duration) -> Action? {
    guard let drag else { return nil }
    self.drag = nil
    guard !drag.hasMoved else { return nil }
    return stage.place(at: drag.from).flatMap { choose($0, at: time) }
  }

  private func pan(to point: Point) {
    guard let drag, point != drag.from || drag.hasMoved else { return }
    self.drag?.hasMoved = true
    stage.scrollBoard(
      to: drag.scroll.moved(x: drag.from.x - point.x, y: drag.from.y - point.y))
  }
}

extension TableStage {
  /// Scrolls a board that is larger than the window: up and down where it is higher, else aside.
  func wheel(up: Bool) {
    guard let most = layout?.board.mostScroll, layout?.board.isScrollable == true else { return }
    let step = up ? -RowList.wheelStep : RowList.wheelStep
    scrollBoard(to: scroll.moved(x: most.y > 0 ? 0 : step, y: step))
  }
}

/// Opening the statistics from the table.
extension PlayScreen {
  /// Reads all finished games and shows their statistics; in a kiosk, the best games.
  func openStatistics() -> Action {
    guard !viewModel.records.isShared else {
      return .show(BestListDialog(standings: viewModel.records.bestGames()))
    }
    let (statistics, today) = viewModel.records.statistics()
    let screen = StatisticsScreen(
      statistics, today: today, studies: viewModel.study.decks, notice: viewModel.notice
    ) { [weak self] board, deck, size in
      self?.grid(of: board, deck: deck, size: size) ?? PlaceGrid(nearSquare: board)
    }
    return .open(screen)
  }

  /// The grid of this board in a window of this size, with a deck's cards if known.
  private func grid(of board: GameKind, deck name: String?, size: Size) -> PlaceGrid {
    let isOnTable =
      board.pairs == viewModel.pairs && board.variant.hasSides == viewModel.hasSides
      && (name == nil || name == viewModel.board.deck.name)
    if isOnTable, let layout = stage.layout { return PlaceGrid(layout.board) }
    let deck = name.flatMap { name in viewModel.decks.first { $0.name == name } }
    let faces = deck.map { Faces(of: Array($0.pairs.prefix(board.pairs)), theme.capabilities) }
    let layout = TableLayout(
      size: size, count: board.places,
      shape: faces.map { CardShape(longestFace: $0.longest) } ?? .portrait,
      isSolid: theme.isSolid, faces: faces, hasSides: board.variant.hasSides)
    return PlaceGrid(layout.board)
  }
}
