import Canvas
import MemorizeViewModel

/// Moving the cursor, scrolling the board and changing the size of the cards.
extension TableStage {
  /// The layout of the table; `nil` before the first frame.
  var layout: TableLayout? { arrangement?.layout }

  var faces: Faces { arrangement?.faces ?? Faces([]) }

  /// The cursor's moves on the current board.
  var navigation: Navigation {
    Navigation(
      columns: layout?.board.grid.columns ?? 1, count: table.places.count,
      isOccupied: table.isOccupied, cell: layout?.board.cell(of:),
      goal: goal.flatMap { $0.place == cursor ? $0.column : nil })
  }

  /// Moves the cursor in a direction and returns whether it moved.
  ///
  /// Behind a short row, moves up and down return to the column in which they began.
  func moveCursor(_ direction: Navigation.Direction) -> Bool {
    let navigation = navigation
    let column = navigation.goal ?? navigation.column(cursor)
    let hasMoved = moveCursor(to: navigation.place(direction, of: cursor))
    goal = [.up, .down].contains(direction) ? (cursor, column) : nil
    return hasMoved
  }

  /// Moves the cursor to a card and returns whether it moved.
  @discardableResult
  func moveCursor(to place: Int) -> Bool {
    guard table.isOccupied(place) else { return false }
    let hasMoved = place != cursor
    cursor = place
    scroll(showing: cursor)
    return hasMoved
  }

  /// Moves the cursor to the next or the previous hidden card.
  func moveCursorToHidden(step: Int) -> Bool {
    moveCursor(to: navigation.next(after: cursor, step: step, where: table.isHidden) ?? cursor)
  }

  /// Scrolls by the height of the window less one row of cards, and moves the cursor along.
  func page(_ direction: Int) -> Bool {
    guard let board = layout?.board else { return false }
    let rows = max(1, board.area.height / board.grid.card.height - 1)
    let target = cursor + direction * rows * board.grid.columns
    // Up and down lead to another half only if it lies below.
    let places = board.halves == .beside ? board.placesOfHalf(with: cursor) : 0..<board.count
    let reached = places.clamped(to: 0..<max(1, table.places.count))
    let wanted = min(max(reached.lowerBound, target), reached.upperBound - 1)
    return moveCursor(to: navigation.nearest(to: wanted))
  }

  /// Keeps the cursor in place, but follows a card that was just turned and avoids empty places.
  func followTurnedCard(isNewEvent: Bool) {
    switch table.lastEvent {
    case _ where !isNewEvent: break
    // A player's cursor stays where it is while a rival plays.
    case _ where table.lastMover?.isRival == true: break
    case .turned(let id): cursor = table[id]?.place ?? cursor
    case .moved(let move): cursor = table[move.second]?.place ?? cursor
    default: break
    }
    if !table.isOccupied(cursor) { cursor = navigation.nearest(to: cursor) }
    scroll(showing: cursor)
  }

  /// Scrolls until a place is visible.
  func scroll(showing place: Int) {
    guard let layout else { return }
    scroll = layout.board.scroll(showing: place, from: scroll)
  }

  /// Scrolls the board; a cursor that leaves the window moves to the nearest visible card.
  func scrollBoard(to target: Point) {
    guard let board = layout?.board else { return }
    scroll = board.clamped(target)
    let visible = navigation.nearest(to: cursor) { place in
      board.scroll(showing: place, from: scroll) == scroll
    }
    if let visible { cursor = visible }
  }

  /// Makes the cards larger or smaller; a step without effect does not count.
  func zoom(by step: Int) {
    guard let layout else { return }
    let base = self.base(for: layout.size, faces)
    let grids = [zoom, zoom + step].map {
      base.zoomed(by: $0, cardShape(faces)).board.grid
    }
    guard grids.first != grids.last else { return }
    zoomed = (zoom + step, viewModel.board.deck.name, viewModel.numberOfPlaces)
  }

  /// The place at a cell of the window.
  func place(at point: Point) -> Int? {
    guard let layout, layout.board.area.contains(point) else { return nil }
    return layout.board.place(at: point.moved(x: scroll.x, y: scroll.y))
  }

  /// The layout for a window before any zoom: in the rows of the game while cards fit into them,
  /// else in the best ones.
  func base(for size: Size, _ faces: Faces) -> TableLayout {
    let best = layout(
      for: size, faces, in: viewModel.rowLengths.map { BoardLayout.Plan(lengths: $0) })
    guard let plan, plan != best.board.plan,
      plan.lengths.reduce(0, +) * viewModel.shape.halves.count == viewModel.numberOfPlaces
    else { return best }
    let kept = layout(for: size, faces, in: plan)
    return kept.board.plan == plan && !kept.board.isScrollable ? kept : best
  }

  /// The proportions of the cards.
  func cardShape(_ faces: Faces) -> CardShape { CardShape(longestFace: faces.longest) }

  private func layout(
    for size: Size, _ faces: Faces, in plan: BoardLayout.Plan?
  ) -> TableLayout {
    TableLayout(
      size: size, count: viewModel.numberOfPlaces, shape: cardShape(faces),
      isSolid: theme.isSolid, faces: faces, hasSides: viewModel.hasSides,
      hasRemarks: hasRemarks, hasPanel: viewModel.race.isOn || viewModel.ghost != nil,
      players: hasRemarks ? 0 : viewModel.company.contestants.count, plan: plan)
  }
}
