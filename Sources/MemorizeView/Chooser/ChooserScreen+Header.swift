import Canvas
import MemorizeViewModel

/// The header, and the facts about the chosen deck.
extension ChooserScreen {
  func drawHeader(on canvas: inout Canvas) {
    guard layout.page.header != nil else { return }
    if search == nil {
      drawTitle(on: &canvas)
    } else {
      drawSearch(on: &canvas)
      PageHeader.drawCloseButton(of: layout.page, theme, on: &canvas)
    }
    let button = layout.sortButton
    guard button.width > 0 else { return }
    canvas.write(
      "Sort: \(decks.sorting.rawValue)".padded(to: button.width), at: button.origin,
      theme.style(.accent))
  }

  private func drawTitle(on canvas: inout Canvas) {
    let all = decks.all.count
    let isSearch = !decks.filter.isEmpty
    PageHeader(
      title: isSearch ? "/ \(decks.filter)" : "Decks",
      detail: isSearch ? "\(decks.shown.count) of \(all)" : "\(all)",
      titleColor: isSearch ? .accent : .table, theme: theme
    ).draw(in: layout.title, of: layout.page, on: &canvas)
  }

  private func drawSearch(on canvas: inout Canvas) {
    let area = layout.title
    canvas.write("/", at: area.origin, theme.style(.accent, .bold))
    let label = min(area.width, 2)
    let field = Rect(
      x: area.minX + label, y: area.minY, width: area.width - label, height: area.height)
    search?.draw(in: field, prompt: "a name, or a word on a card", theme: theme, on: &canvas)
  }

  /// Draws the facts about the chosen deck below its board.
  func drawFacts(on canvas: inout Canvas) {
    guard let area = layout.facts, let chosen = decks.chosen else { return }
    let lines = facts(of: chosen)
    for (row, line) in lines.suffix(area.height).enumerated() {
      let text = theme.fit(line.text, area.width)
      let x = area.minX + (area.width - text.columns) / 2
      canvas.write(
        text, at: Point(x: x, y: area.maxY - min(area.height, lines.count) + row), line.style)
    }
  }

  private func facts(of deck: DeckRow) -> [(text: String, style: Style)] {
    let owner = deck.isOwn ? "yours, " : ""
    let board =
      deck.nextPairs == deck.pairs
      ? "\(deck.pairs) pairs" : "\(deck.pairs) pairs, \(deck.nextPairs) per game"
    return [
      (deck.name, theme.style(.table, .bold)),
      ("\(owner)\(deck.color.rawValue), \(board)", theme.style(.dim)),
      (bestFact(of: deck), theme.style(.dim)),
    ]
  }

  private func bestFact(of deck: DeckRow) -> String {
    guard let best = deck.best else { return "no game with \(deck.nextPairs) pairs yet" }
    return best.isOpen
      ? "best time \(best.time.shortText)" : "best \(best.moves) moves, par \(best.parText)"
  }
}
