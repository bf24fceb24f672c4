import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Does what an event asks for.
  ///
  /// - Parameters:
  ///   - event: what happened at the terminal.
  ///   - time: now.
  /// - Returns: what only the loop can do.
  public func handle(_ event: Event, at time: Duration) -> Request? {
    advance(to: time)
    if endsShowing(event, at: time) { return nil }
    if let page, dialog == nil { return hand(event, to: page, at: time) }
    switch event {
    case .key(let key): return press(key, at: time)
    case .mouse(let mouse): return use(mouse, at: time)
    case .resize, .background: markStale()
    case .suspend: return perform(.suspend, at: time)
    case .end: return .quit
    case .paste, .focus, .measured: break
    }
    return nil
  }

  private func press(_ key: Key, at time: Duration) -> Request? {
    markStale()
    if dialog == nil, let typed = typedLabel, type(key, after: typed, at: time) { return nil }
    if dialog == nil, playback != nil {
      let command =
        isReview ? KeyTable.reviewCommand(for: key) : KeyTable.playbackCommand(for: key)
      return command.flatMap { perform($0, at: time) }
    }
    guard let command = KeyTable.command(for: key) else { return nil }
    return dialog == nil ? perform(command, at: time) : performOnDialog(command, at: time)
  }

  /// Carries out a command on the table.
  func perform(_ command: Command, at time: Duration) -> Request? {
    guard offers(command) else { return nil }
    markStale()
    if let page { return carryOut(page.perform(command, at: time), at: time) }
    if let playback { return perform(command, on: playback, at: time) }
    switch command {
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .move(let direction): moveCursor(to: navigation.place(direction, of: cursor))
    case .nextHidden: moveCursor(to: nextHidden(step: 1))
    case .previousHidden: moveCursor(to: nextHidden(step: -1))
    case .pageUp: page(-1)
    case .pageDown: page(1)
    case .larger: zoomCards(by: 1)
    case .smaller: zoomCards(by: -1)
    case .close: typedLabel = nil
    case .label:
      typedLabel = viewModel.isOver ? nil : ""
      isLabelPromptShown = true
    case .help: open(.help, at: time)
    case .decks: openChooser(at: time)
    case .statistics where viewModel.isListShared:
      viewModel.lookForBest()
      open(.best, at: time)
    case .statistics: openStatistics(at: time)
    case .games:
      viewModel.lookForLeftGames()
      open(.games, at: time)
    case .settings: open(.settings, at: time)
    case .review: openReview(at: time)
    case .choose, .shuffle, .newGame, .sameBoard, .pause: play(command, at: time)
    default: break
    }
    return nil
  }

  /// Carries out a command that changes the game.
  private func play(_ command: Command, at time: Duration) {
    switch command {
    case .choose: choose(cursor, at: time)
    case .shuffle: viewModel.shuffle(at: time)
    case .newGame: viewModel.dealNew(at: time)
    case .sameBoard: viewModel.dealAgain(at: time)
    case .pause: if !viewModel.isOver { open(.pause, at: time) }
    default: break
    }
  }

  /// Turns the card at a place, and moves the cursor there.
  func choose(_ place: Int, at time: Duration) {
    if viewModel.isOver { return open(.result, at: time) }
    guard let id = table.card(at: place) else { return }
    moveCursor(to: place)
    viewModel.choose(id, at: time)
  }

  func moveCursor(to place: Int) {
    guard table.isOccupied(place) else { return }
    if place != cursor { isLookingAround = true }
    cursor = place
    showCursor()
  }

  private func nextHidden(step: Int) -> Int {
    navigation.next(after: cursor, step: step, where: table.isHidden) ?? cursor
  }

  /// Scrolls by a window less one row of cards, and takes the cursor along.
  private func page(_ direction: Int) {
    guard let board = layout?.board else { return }
    let rows = max(1, board.area.height / board.grid.card.height - 1)
    let target = cursor + direction * rows * board.grid.columns
    let column = board.placesBeside(cursor).clamped(to: 0..<max(1, table.places.count))
    moveCursor(
      to: navigation.nearest(to: min(max(column.lowerBound, target), column.upperBound - 1)))
  }

  private func zoomCards(by step: Int) {
    guard let layout else { return }
    let count = viewModel.numberOfPlaces
    func grid(_ zoom: Int) -> AspectGrid {
      TableLayout(
        size: layout.size, count: count, shape: shape, isSolid: theme.isSolid, zoom: zoom,
        faces: faces, hasSides: viewModel.hasSides
      ).board.grid
    }
    // A step that changes nothing would only have to be taken back later.
    if grid(zoom + step) != grid(zoom) { zoom += step }
  }

  /// A key while labels are typed; whether it was meant for them.
  private func type(_ key: Key, after typed: String, at time: Duration) -> Bool {
    switch key {
    case .backspace:
      typedLabel = String(typed.dropLast())
      return true
    case .character(let character):
      let text = typed + character.lowercased()
      guard labels.isBeginning(text) else { return false }
      guard text.count == labels.length else {
        typedLabel = text
        return true
      }
      typedLabel = ""
      if let place = labels.place(for: text) { choose(place, at: time) }
      return true
    case .escape:
      typedLabel = nil
      return true
    default: return false
    }
  }
}
