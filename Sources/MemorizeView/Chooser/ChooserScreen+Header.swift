import Canvas
import MemorizeViewModel
import Words

/// The header, and the facts about the chosen deck.
extension ChooserScreen {
  func drawHeader(on canvas: inout Canvas) {
    guard layout.page.header != nil else { return }
    if search == nil || layout.field != nil {
      drawTitle(on: &canvas)
    } else {
      drawSearchInHeader(on: &canvas)
      PageHeader.drawCloseButton(of: layout.page, theme, on: &canvas)
    }
    let button = layout.sortButton
    guard button.width > 0 else { return }
    canvas.write(
      decks.sorting.label.right(button.width), at: button.origin, theme.style(.dim))
  }

  private func drawTitle(on canvas: inout Canvas) {
    let all = decks.count
    let isSearch = !decks.filter.isEmpty
    let isNamed = isSearch && layout.field == nil
    PageHeader(
      title: isNamed ? "/ \(decks.filter)" : say("Decks"),
      detail: isSearch ? say("\(decks.shown.count) of \(all)") : "\(all)",
      titleColor: isNamed ? .accent : .table, theme: theme
    ).draw(in: layout.heading, of: layout.page, on: &canvas)
  }

  private func drawSearchInHeader(on canvas: inout Canvas) {
    let area = layout.heading
    canvas.write("/", at: area.origin, theme.style(.accent, .bold))
    let label = min(area.width, 2)
    let field = Rect(
      x: area.minX + label, y: area.minY, width: area.width - label, height: area.height)
    search?.draw(in: field, prompt: ChooserScreen.prompt, theme: theme, on: &canvas)
  }

  /// Draws the name of the chosen deck above its cards, and the facts about it below them.
  func drawFacts(on canvas: inout Canvas) {
    guard let title = layout.title, let area = layout.facts, let chosen = decks.chosen else {
      return
    }
    let stars = chosen.best?.stars.map { Marks(theme).stars($0) }
    let pairs = chosen.pairs.pairsText
    let name = TextLine(theme.fit(chosen.title, title.width - pairs.columns - 8), .heading)
      .adding(stars.map { "  \($0.won)" } ?? "", .gold).adding(stars?.missing ?? "", .faint)
    name.draw(at: title.origin, width: title.width, theme: theme, on: &canvas)
    canvas.write(
      pairs, at: Point(x: title.maxX - pairs.columns, y: title.minY), theme.style(.dim))
    for (row, line) in facts(of: chosen).prefix(area.height).enumerated() {
      line.draw(at: area.origin.moved(y: row), width: area.width, theme: theme, on: &canvas)
    }
  }

  private func facts(of deck: DeckRow) -> [TextLine] {
    let owner = deck.isOwn ? [say("yours")] : []
    let kind = deck.level.map { [say("level \($0.number) of \($0.last)")] } ?? owner
    guard !catalog.previewCards(of: deck).isEmpty else {
      return [TextLine(say("Add two pairs to play it (e)."), .dim), TextLine(kind.listed, .dim)]
    }
    let board = deck.nextPairs == deck.pairs ? [] : [say("\(deck.nextPairs) per game")]
    return [bestFact(of: deck), TextLine((kind + board).listed, .dim)]
  }

  private func bestFact(of deck: DeckRow) -> TextLine {
    guard let best = deck.best else {
      let pairs = deck.nextPairs
      return TextLine(
        say(
          pairs, one: "No game with \(pairs) pair yet.", other: "No game with \(pairs) pairs yet."),
        .dim)
    }
    let (figure, par, time) = (Slot.first, best.parText, best.time.shortText)
    guard !best.isOpen else {
      return TextLine(say("Best \(figure)"), .dim, values: [(time, .heading)])
    }
    return TextLine(
      say(
        best.moves, one: "Best \(figure) move, par \(par), \(time)",
        other: "Best \(figure) moves, par \(par), \(time)"),
      .dim, values: [("\(best.moves)", .heading)])
  }
}
