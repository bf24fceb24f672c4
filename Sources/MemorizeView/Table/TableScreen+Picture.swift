import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Draws everything, from the table up to an open dialog.
  func draw(on canvas: inout Canvas, at time: Duration) {
    if let page {
      page.draw(on: &canvas, capabilities: capabilities, at: time)
      if let dialog { dialogView(for: dialog).draw(dialog, on: &canvas) }
      return
    }
    guard let layout else { return }
    let shown = motion?.before ?? table
    let view = boardView(layout, at: time)
    if let line = layout.statusLine {
      statusLine.draw(
        numbers(of: shown), clock: viewModel.elapsed(at: time), in: line, on: &canvas)
    }
    drawMessageLine(on: &canvas)
    drawRemark(on: &canvas)
    let isCursorShown = dialog == nil
    let underCursor = isCursorShown && isCursorAtRest ? table.card(at: cursor) : nil
    view.drawFound(found.filter { motion?.moving.contains($0) != true }, on: &canvas)
    view.draw(
      table, except: motion?.moving ?? [], cursor: isCursorShown ? cursor : nil, on: &canvas)
    if let shine { view.draw(shine, of: table, at: time, on: &canvas) }
    if let celebration { view.draw(celebration, at: time, on: &canvas) }
    if let motion { view.draw(motion, at: time, cursor: underCursor, on: &canvas) }
    if underCursor != nil { view.drawCursor(cursor, on: &canvas) }
    for flying in points { view.draw(flying, at: time, on: &canvas) }
    canvas.cursor = cursorCell(view)
    if let dialog { dialogView(for: dialog).draw(dialog, on: &canvas) }
  }

  func boardView(_ layout: TableLayout, at time: Duration) -> BoardView {
    BoardView(theme: theme, layout: layout, scroll: scroll) { [self] id in
      details(of: id, at: time)
    }
  }

  /// What a card shows now.
  private func details(of id: CardID, at time: Duration) -> CardView.Details {
    guard let face = faces[id] else { return CardView.Details(face: FaceText("")) }
    var details = CardView.Details(face: face)
    details.isForgotten = id == forgottenCard
    let isAtRestFaceDown = motion == nil && table[id]?.side == .back
    if !isAtRestFaceDown, !viewModel.isOpenGame {
      details.bonus = viewModel.bonusRemaining(of: id, at: time)
    }
    if playback == nil, let typed = typedLabel ?? (options.theme.showsLabels ? "" : nil),
      let state = table[id],
      table.isHidden(state.place), !table.isPaused
    {
      let label = labels.text(for: state.place)
      details.label = label.hasPrefix(typed) ? label : nil
      details.typed = typed.count
    }
    return details
  }

  /// Whether there is a card under the cursor that is not on its way there.
  var isCursorAtRest: Bool {
    guard let id = table.card(at: cursor) else { return false }
    return motion?.isTravelling(id) != true
  }

  /// The terminal's own cursor goes to the card under the cursor.
  func cursorCell(_ view: BoardView) -> Point? {
    guard table.isOccupied(cursor), let layout else { return nil }
    let visible = view.frame(cursor).intersection(layout.board.area)
    return visible.size.isEmpty ? nil : visible.middle
  }

  func numbers(of table: TableSnapshot) -> StatusLine.Numbers {
    // Before a deal is over, its own numbers are the ones to show: all zero.
    let shown = motion?.before.deals == self.table.deals ? table : self.table
    return StatusLine.Numbers(shown)
  }

  var statusLine: StatusLine {
    StatusLine(
      deck: deckText, pairs: viewModel.pairs, par: viewModel.parMoves, theme: theme,
      isOpen: viewModel.isOpenGame)
  }

  private var deckText: String {
    let name = viewModel.board.deck.name
    return viewModel.isPractice ? "Practice: \(name)" : name
  }

  /// The line at the bottom, as it can be clicked now.
  var messageLine: MessageLine? {
    guard page == nil, let line = layout?.messageLine else { return nil }
    let shown = typedLabel == nil && dialog == nil ? hints : KeyTable.wayOut
    let told = playback.map { isReview ? position(in: $0) : Message.about($0, message) }
    return MessageLine(line: line, message: told ?? message, bindings: shown, theme: theme)
  }

  func drawMessageLine(on canvas: inout Canvas) { messageLine?.draw(on: &canvas, theme: theme) }

  var labels: Labels { Labels(count: viewModel.numberOfPlaces) }
}
