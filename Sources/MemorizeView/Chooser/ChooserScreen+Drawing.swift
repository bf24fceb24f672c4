import Canvas
import MemorizeViewModel

extension ChooserScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    drawDecks(on: &canvas)
    drawPreview(on: &canvas)
    drawFacts(on: &canvas)
    drawHeader(on: &canvas)
  }

  private func drawPreview(on canvas: inout Canvas) {
    guard let area = layout.preview, let chosen = decks.chosen else { return }
    BoardPreview(cards: catalog.previewCards(of: chosen), theme: theme.tinted(chosen.color))
      .draw(in: area, on: &canvas)
  }

  private func drawDecks(on canvas: inout Canvas) {
    let range = layout.scroll(of: decks.shown.count)
    top = range.clamped(top)
    for (row, deck) in decks.shown.dropFirst(top).prefix(range.visible).enumerated() {
      let theme = theme.tinted(deck.color)
      DeckRowView(
        deck: deck, samples: decks.samples(of: deck).map { FaceText($0, theme.capabilities) },
        theme: theme, isSelected: top + row == decks.selected
      ).draw(in: layout.frame(ofRow: row), on: &canvas)
    }
    if decks.shown.isEmpty { drawNothing(on: &canvas) }
    ScrollMarks(range: range, top: top, theme: theme).drawBar(in: layout.list, on: &canvas)
    canvas.cursor = layout.frame(ofRow: decks.selected - top).origin
  }

  private func drawNothing(on canvas: inout Canvas) {
    let text = decks.filter.isEmpty ? "No decks." : "Nothing found. Esc: show all"
    canvas.write(
      theme.fit(text, layout.list.width - 2), at: layout.list.origin.moved(x: 2),
      theme.style(.dim))
  }
}

extension Point {
  func moved(x columns: Int) -> Point { Point(x: x + columns, y: y) }
}
