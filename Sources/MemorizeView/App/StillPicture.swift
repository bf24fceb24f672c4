import Canvas
import MemorizeViewModel

/// What a picture on which nothing moves is drawn from: the next one differs from it only where
/// these differ.
///
/// A class, since a picture is handed on as a whole at every key and never changes.
final class StillPicture {
  /// The bonus that runs out on a card that lies face up.
  struct Bonus: Equatable {
    let place: Int
    let pie: Pie
  }

  let layout: TableLayout
  let theme: Theme
  let deals: Int
  let scroll: Int
  let showsLabels: Bool
  let table: TableSnapshot
  let found: [CardID]
  let cursor: Int
  /// Whether the edge of the cursor is drawn around its place.
  let isCursorShown: Bool
  let bonuses: [Bonus]
  /// Whole seconds on the clock.
  let seconds: Int64
  /// What the message line is about.
  let topic: Topic?
  /// Whether it offers what comes after a game, and a review.
  let (isOver, hasReview): (Bool, Bool)

  /// All that a screen shows now; for one on which nothing moves, nor lies over the table.
  init(_ screen: TableScreen, _ layout: TableLayout, at time: Duration) {
    self.layout = layout
    theme = screen.theme
    deals = screen.viewModel.deals
    scroll = screen.scroll
    showsLabels = screen.options.theme.showsLabels
    table = screen.table
    found = screen.found
    cursor = screen.cursor
    isCursorShown = screen.isCursorAtRest
    bonuses = screen.runningBonuses(at: time).map { bonus in
      Bonus(place: bonus.place, pie: Pie(bonus.form, remaining: bonus.remaining))
    }
    seconds = screen.viewModel.elapsed(at: time).components.seconds
    topic = screen.topic
    (isOver, hasReview) = (screen.viewModel.isOver, screen.viewModel.hasReview)
  }

  /// Whether it can be had from another picture by drawing lines and places of it anew.
  func isChange(of before: StillPicture) -> Bool {
    layout == before.layout && theme == before.theme && deals == before.deals
      && scroll == before.scroll && showsLabels == before.showsLabels && found == before.found
      && table.isPaused == before.table.isPaused
      && table.places.count == before.table.places.count
  }

  /// The places that are seen to differ from another picture, each once.
  func places(changedSince before: StillPicture) -> [Int] {
    var places = table.places(changedSince: before.table)
    for bonus in bonuses + before.bonuses
    where !(bonuses.contains(bonus) && before.bonuses.contains(bonus))
      && !places.contains(bonus.place)
    {
      places.append(bonus.place)
    }
    return places
  }
}

extension TableScreen {
  /// What the picture of a moment is drawn from; `nil` if something moves, or lies over the table.
  func stillPicture(at time: Duration) -> StillPicture? {
    guard let layout, page == nil, dialog == nil, motion == nil, points.isEmpty, shine == nil,
      celebration == nil, typedLabel == nil, playback == nil
    else { return nil }
    return StillPicture(self, layout, at: time)
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
        places += [before.cursor, now.cursor].filter { !places.contains($0) }
      }
    }
    for place in places { view.redraw(place, of: now.table, cursor: now.cursor, on: &canvas) }
    if now.isCursorShown { view.drawCursor(now.cursor, on: &canvas) }
    canvas.cursor = cursorCell(view)
  }

  /// Draws the lines on top and at the bottom anew, where they differ.
  private func drawLines(
    from before: StillPicture, to now: StillPicture, on canvas: inout Canvas, at time: Duration
  ) {
    let numbers = StatusLine.Numbers(now.table)
    if let line = now.layout.statusLine,
      numbers != StatusLine.Numbers(before.table) || now.seconds != before.seconds
    {
      canvas.fill(line, .plain)
      statusLine.draw(numbers, clock: viewModel.elapsed(at: time), in: line, on: &canvas)
    }
    let offersSame = now.isOver == before.isOver && now.hasReview == before.hasReview
    if now.topic != before.topic || !offersSame {
      if let line = now.layout.messageLine { canvas.fill(line, .plain) }
      drawMessageLine(on: &canvas)
    }
  }

  /// The bonuses that are seen to run out: those of the cards turned last.
  func runningBonuses(
    at time: Duration
  ) -> [(place: Int, form: Pie.Form, remaining: Duration)] {
    guard let layout, !table.isOpen else { return [] }
    let view = CardView(theme: theme, size: layout.board.grid.card)
    return viewModel.turned.compactMap { id in
      guard let state = table[id], state.side == .face, let face = faces[id] else { return nil }
      return (state.place, view.pieForm(face), viewModel.bonusRemaining(of: id, at: time))
    }
  }
}
