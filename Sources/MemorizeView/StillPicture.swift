import Canvas
import MemorizeViewModel

/// What a picture on which nothing moves is drawn from: the next one differs from it only where
/// these differ.
struct StillPicture: Equatable {
  /// The bonus that runs out on a card that lies face up.
  struct Bonus: Equatable {
    let place: Int
    let pie: Pie
  }

  let layout: TableLayout
  let look: Look
  let deals: Int
  let scroll: Int
  let showsLabels: Bool
  let table: TableSnapshot
  let found: [CardID]
  let cursor: Int
  /// Whether the edge of the cursor is drawn around its place.
  let isCursorShown: Bool
  let bonuses: [Bonus]
  let statusLine: StatusLine
  let numbers: StatusLine.Numbers
  /// Whole seconds on the clock.
  let seconds: Int64
  let message: Message?
  /// Whether the bottom line offers what comes after a game.
  let isOver: Bool

  /// Whether it can be had from another picture by drawing lines and places of it anew.
  func isChange(of before: StillPicture) -> Bool {
    layout == before.layout && look == before.look && deals == before.deals
      && scroll == before.scroll && showsLabels == before.showsLabels && found == before.found
      && table.isPaused == before.table.isPaused
      && table.places.count == before.table.places.count
  }

  /// The places that are seen to differ from another picture.
  func places(changedSince before: StillPicture) -> Set<Int> {
    var places: Set<Int> = []
    if bonuses != before.bonuses { places.formUnion((bonuses + before.bonuses).map(\.place)) }
    guard table.places != before.table.places || table.cards != before.table.cards else {
      return places
    }
    for place in table.places.indices {
      let (id, old) = (table.card(at: place), before.table.card(at: place))
      let isSame = id == old && id.flatMap { table[$0] } == old.flatMap { before.table[$0] }
      if !isSame { places.insert(place) }
    }
    return places
  }
}

extension TableScreen {
  /// What the picture of a moment is drawn from; `nil` if something moves, or lies over the table.
  func stillPicture(at time: Duration) -> StillPicture? {
    guard let layout, page == nil, sheet == nil, motion == nil, points.isEmpty, shine == nil,
      celebration == nil, typedLabel == nil, playback == nil
    else { return nil }
    return StillPicture(
      layout: layout, look: look, deals: viewModel.deals, scroll: scroll,
      showsLabels: options.showsLabels, table: table, found: found, cursor: cursor,
      isCursorShown: isCursorAtRest, bonuses: bonuses(layout, at: time), statusLine: statusLine,
      numbers: numbers(of: table), seconds: viewModel.elapsed(at: time).components.seconds,
      message: message, isOver: viewModel.isOver)
  }

  /// Draws what differs over the picture there is.
  func drawChanges(
    from before: StillPicture, to now: StillPicture, on canvas: inout Canvas, at time: Duration
  ) {
    drawLines(from: before, to: now, on: &canvas, at: time)
    let view = boardView(now.layout, at: time)
    var places = now.places(changedSince: before)
    if now.cursor != before.cursor || now.isCursorShown != before.isCursorShown {
      if view.hasFreeEdges {
        if before.isCursorShown { view.eraseCursor(before.cursor, on: &canvas) }
      } else {
        places.formUnion([now.cursor, before.cursor])
      }
    }
    let edge = now.isCursorShown ? now.cursor : nil
    for place in places {
      view.redraw(place, of: table, cursor: cursor, edge: edge, on: &canvas)
    }
    if let edge { view.drawCursor(edge, on: &canvas) }
    canvas.cursor = cursorCell(view)
  }

  /// Draws the lines on top and at the bottom anew, where they differ.
  private func drawLines(
    from before: StillPicture, to now: StillPicture, on canvas: inout Canvas, at time: Duration
  ) {
    if let line = now.layout.statusLine,
      now.statusLine != before.statusLine || now.numbers != before.numbers
        || now.seconds != before.seconds
    {
      canvas.fill(line, .plain)
      now.statusLine.draw(
        now.numbers, clock: viewModel.elapsed(at: time), in: line, on: &canvas)
    }
    if let line = now.layout.bottomLine,
      now.message != before.message || now.isOver != before.isOver
    {
      canvas.fill(line, .plain)
      bottomLine?.draw(on: &canvas, look: now.look)
    }
  }

  /// The bonuses that are seen to run out.
  private func bonuses(_ layout: TableLayout, at time: Duration) -> [StillPicture.Bonus] {
    guard !table.isOpen else { return [] }
    let view = CardView(look: look, size: layout.board.grid.card)
    return table.cards.indices.compactMap { number in
      guard let state = table.cards[number], state.side == .face,
        let card = viewModel.card(CardID(rawValue: number))
      else { return nil }
      let form = view.pieForm(FaceText(card.content, capabilities))
      let remaining = viewModel.bonusRemaining(of: card.id, at: time)
      return StillPicture.Bonus(place: state.place, pie: Pie(form, remaining: remaining))
    }
  }
}
