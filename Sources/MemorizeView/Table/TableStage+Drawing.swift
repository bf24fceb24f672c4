import Canvas
import MemorizeViewModel
import Spelling
import Words

extension TableStage {
  /// Draws everything except the message line.
  ///
  /// - Parameters:
  ///   - canvas: an empty frame.
  ///   - title: the name of the deck, for the status line; `nil` for no status line.
  ///   - isCursorShown: whether the cursor is drawn around its card.
  ///   - time: now.
  ///   - decorate: adds details of a card that only the screen knows, such as its letters.
  func draw(
    on canvas: inout Canvas, title: String?, isCursorShown: Bool = true, at time: Duration,
    decorate: @escaping (CardID, inout CardView.Details) -> Void
  ) {
    guard let arrangement else { return }
    if let title { drawStatus(title, on: &canvas, at: time) }
    let (rivalsMemory, marked) = (rivalsMemory, viewModel.marked)
    let (theme, size) = (theme, arrangement.layout.board.grid.card)
    let hasBonus = viewModel.hasPoints && !theme.options.isQuiet
    let board = BoardView(
      theme: theme, layout: arrangement.layout, scroll: scroll,
      images: arrangement.images
    ) { [self] id in
      var details = CardView.Details(face: .empty)
      details.rivalsMemory = rivalsMemory[id]
      details.isMarked = marked.contains(id)
      decorate(id, &details)
      // A back shows a face only if it was forgotten.
      let isFaceUp = motion != nil || table[id]?.side != .back
      guard isFaceUp || details.isForgotten else { return details }
      details.face = faces.face(id, on: size, isSolid: theme.isSolid) ?? .empty
      if hasBonus, isFaceUp { details.bonus = viewModel.bonus.seconds(of: id, at: time) }
      return details
    }
    drawCards(board, isCursorShown: isCursorShown, on: &canvas, at: time)
    canvas.cursor = cursorCell(board)
  }

  private func drawCards(
    _ board: BoardView, isCursorShown: Bool, on canvas: inout Canvas, at time: Duration
  ) {
    let moving = motion?.moving ?? []
    let underCursor = isCursorShown && isCursorAtRest ? table.card(at: cursor) : nil
    drawFound(found.filter { !moving.contains($0) }, on: board, &canvas)
    board.draw(table, except: moving, cursor: isCursorShown ? cursor : nil, on: &canvas)
    for effect in effects where !effect.isOnTop {
      effect.draw(on: &canvas, board: board, table: table, at: time)
    }
    if let motion { board.draw(motion, at: time, cursor: underCursor, on: &canvas) }
    if let underCursor {
      let offset = motion?.shakingOffset(of: underCursor, at: time) ?? 0
      board.drawCursor(cursor, offset: offset, on: &canvas)
    }
    if let motion { board.drawTravelling(motion, at: time, on: &canvas) }
    for effect in effects where effect.isOnTop {
      effect.draw(on: &canvas, board: board, table: table, at: time)
    }
  }

  /// Draws the pairs that have left the table, in a shared game with each player's where there is
  /// room.
  private func drawFound(_ found: [CardID], on board: BoardView, _ canvas: inout Canvas) {
    guard let area = layout?.hands else { return board.drawFound(found, on: &canvas) }
    HandsView(
      contestants: told.contestants,
      found: found.compactMap { card in viewModel.company.finder(of: card).map { (card, $0) } },
      face: { [faces] in faces[$0] },
      rivalsMemory: showsRivalsMemory ? Array(rivalsMemory.values) : nil, theme: theme
    ).draw(in: area, on: &canvas)
  }

  private func drawStatus(_ title: String, on canvas: inout Canvas, at time: Duration) {
    guard var line = layout?.statusLine else { return }
    if viewModel.isUnsaved { line = theme.drawUnsaved(in: line, on: &canvas) }
    // During a deal, the numbers are those of the new board: all zero.
    let isDeal = motion.map { $0.before.deals != table.deals } ?? false
    let shown = isDeal ? table : told
    drawPanel(shown, on: &canvas, at: time)
    let hasPanel = layout?.panel != nil
    if let ghost = viewModel.ghost, !hasPanel {
      return GhostLine(
        deck: title, rules: viewModel.variant.shownNames, pairs: viewModel.pairs,
        own: Ghost.Score(shown),
        ghost: viewModel.ghosts.score(at: time) ?? .init(), isOwn: ghost.isOwn, theme: theme
      ).draw(clock: viewModel.elapsed(at: time), in: line, on: &canvas)
    }
    StatusLine(
      deck: title,
      shortDeck: viewModel.isUncounted ? say("Practice") : viewModel.board.deck.name.deckTitle,
      pairs: viewModel.pairs, par: viewModel.par,
      showsPar: !viewModel.isFirstGame || told.isOver, mostMoves: viewModel.mostMoves,
      timeLeft: viewModel.timeLeft(at: time), theme: theme, rules: viewModel.variant.shownNames,
      hasPoints: viewModel.hasPoints,
      contestants: hasPanel || layout?.hands != nil
        ? [] : shown.contestants + (viewModel.race.status(at: time)?.contestants ?? [])
    ).draw(
      StatusLine.Numbers(shown), clock: viewModel.race.clock(at: time), in: line, on: &canvas)
  }

  private func drawPanel(_ shown: TableSnapshot, on canvas: inout Canvas, at time: Duration) {
    guard let area = layout?.panel else { return }
    let (pairs, clock) = (viewModel.pairs, viewModel.race.clock(at: time))
    if let race = viewModel.race.status(at: time) {
      SidePanel(race, own: .init(shown), pairs: pairs, clock: clock, theme: theme)
        .draw(in: area, on: &canvas)
    } else if let ghost = viewModel.ghost {
      SidePanel(
        ghost: viewModel.ghosts.score(at: time) ?? .init(), isOwn: ghost.isOwn,
        own: Ghost.Score(shown), pairs: pairs, clock: clock, theme: theme
      ).draw(in: area, on: &canvas)
    }
  }

  /// Whether a card lies under the cursor, and is not on its way there.
  private var isCursorAtRest: Bool {
    guard let id = table.card(at: cursor) else { return false }
    return motion?.isTravelling(id) != true
  }

  /// The position of the terminal's own cursor: on the card under the cursor.
  private func cursorCell(_ board: BoardView) -> Point? {
    guard table.isOccupied(cursor) else { return nil }
    let visible = board.frame(cursor).intersection(board.layout.board.area)
    return visible.size.isEmpty ? nil : visible.middle
  }
}

/// Descriptions of cards in words.
extension TableStage {
  /// The name of a card: its text, or the name of its picture.
  ///
  /// A term gets no name: the name of a letter would reveal its definition.
  func spelling(_ id: CardID) -> String { name(of: id).isolated }

  private func name(of id: CardID) -> String {
    guard let face = faces[id], let content = viewModel.card(id)?.content else { return "" }
    guard content.side == .twin, !face.isDistinct, let name = Spelling.name(of: content.text)
    else {
      return face.text
    }
    return face.artwork == nil && face.text == content.text ? "\(face.text) \(name)" : name
  }

  /// The message about the last event, or about the card under the cursor; `nil` for none.
  func eventMessage(isRecorded: Bool = false) -> Message? {
    let isDeal = motion.map { $0.before.deals != $0.after.deals } ?? false
    // If the pile has no rows, it takes the place of the message.
    if isDeal, layout?.tray == nil { return nil }
    let told = isDeal ? table : told
    var narrator = narrator
    if isRecorded { (narrator.isRecorded, narrator.isFirstGame) = (true, false) }
    (narrator.contestants, narrator.mover) = (told.contestants, told.lastMover)
    (narrator.pairs.left, narrator.moves) = (viewModel.pairs - told.pairsFound, told.moves)
    narrator.lastMove = told.lastMove
    switch told.lastEvent {
    case .turned(let id):
      return narrator.turned(id, hasBonus: !isRecorded && hasBonus(id))
    case .resumed where viewModel.isFirstGame && !viewModel.hasBegun:
      return narrator.howToPlay
    case .turnedDown where told.contestants.isEmpty, .resumed where told.contestants.isEmpty:
      return messageUnderCursor
    case .hinted(let hint, let price):
      return isRecorded || !told.contestants.isEmpty ? nil : message(for: hint, price)
    case let event: return narrator.wording(of: event)
    }
  }

  /// Whether the last event on the table is a hint, which its message tells.
  var showsHint: Bool { if case .hinted = table.lastEvent { true } else { false } }

  /// The words for the game on the table.
  var narrator: Narrator { Narrator(viewModel, name: spelling) }

  /// Whether a card can still earn a bonus.
  private func hasBonus(_ id: CardID) -> Bool {
    viewModel.hasPoints && !viewModel.isPaused && !theme.options.isQuiet
      && viewModel.bonus.seconds(of: id, at: now) > 0
  }

  /// Whether each face is drawn as a picture, without characters.
  var showsOnlyPictures: Bool {
    guard let layout, faces.areArtwork else { return false }
    return CardView(theme: theme, size: layout.board.grid.card).showsPictures
  }

  /// The message about the card under the cursor, if it lies face up, or about its pair; on a quiet
  /// screen, which may be read aloud, about its place, too.
  var messageUnderCursor: Message? {
    guard motion == nil, let id = table.card(at: cursor), let state = table[id] else { return nil }
    let isHidden = state.side == .back || table.isPaused
    if theme.options.isQuiet, let board = layout?.board {
      let (row, number) = board.position(of: cursor)
      return Narrator.place(row: row, number: number, name: isHidden ? nil : spelling(id))
    }
    guard !isHidden else { return nil }
    guard state.side == .matched, viewModel.variant.cardsOfAKind == 2, table[id.partner] != nil
    else {
      return Message(spelling(id))
    }
    let first = min(id, id.partner)
    return narrator.pair(spelling(first), spelling(first.partner))
  }
}
