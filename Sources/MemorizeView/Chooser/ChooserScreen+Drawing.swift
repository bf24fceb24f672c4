import Canvas
import MemorizeViewModel
import Words

extension ChooserScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    canvas.fill(layout.panel, theme.style(.plain, on: panel))
    drawSearch(on: &canvas)
    drawDecks(on: &canvas)
    drawPreview(on: &canvas)
    drawFacts(on: &canvas)
    drawHeader(on: &canvas)
  }

  /// The colour behind the list: that of the table where there is nothing beside it.
  private var panel: ColorRole { layout.preview == nil || !theme.isSolid ? .table : .panel }

  private func drawSearch(on canvas: inout Canvas) {
    guard let field = layout.field else { return }
    canvas.fill(field, theme.isSolid ? theme.style(.plain, on: .field) : theme.style())
    let mark = theme.style(.accent, on: theme.isSolid ? .field : .table)
    canvas.write("/", at: field.origin.moved(x: 1), mark)
    let text = Rect(x: field.minX + 3, y: field.minY, width: field.width - 3, height: 1)
    guard search == nil else {
      search?.draw(in: text, prompt: ChooserScreen.prompt, theme: theme, on: &canvas)
      return
    }
    let isEmpty = decks.filter.isEmpty
    canvas.write(
      theme.fit(isEmpty ? ChooserScreen.prompt : decks.filter, text.width), at: text.origin,
      theme.style(isEmpty ? .faint : .plain, on: theme.isSolid ? .field : .table))
  }

  /// The words in an empty field.
  static var prompt: String { say("find a deck, a card or a word") }

  private func drawPreview(on canvas: inout Canvas) {
    guard let area = layout.preview, let chosen = decks.chosen else { return }
    let found = decks.found(in: chosen)
    let cards = catalog.previewCards(of: chosen, found: found)
    let theme = theme.tinted(chosen.color)
    if chosen.isWords {
      PairPreview(cards: cards, found: found, theme: theme).draw(in: area, on: &canvas)
    } else {
      BoardPreview(cards: cards, found: found, theme: theme).draw(in: area, on: &canvas)
    }
  }

  private func drawDecks(on canvas: inout Canvas) {
    let range = range
    top = range.clamped(top)
    for row in 0..<range.visible where decks.items.indices.contains(top + row) {
      draw(decks.items[top + row], inRow: row, on: &canvas)
    }
    if decks.shown.isEmpty { drawNothing(on: &canvas) }
    let marks = ScrollMarks(
      range: range, top: top, theme: theme, background: panel,
      isCounted: { [items = decks.items] in items.indices.contains($0) && items[$0].isDeck })
    marks.drawBar(
      column: layout.list.maxX - 1, rows: layout.list.minY..<layout.list.maxY, on: &canvas)
    if let more = layout.more, let text = marks.more {
      canvas.write(theme.fit(text, more.width), at: more.origin, theme.style(.dim, on: panel))
    }
    canvas.cursor = layout.frame(ofRow: decks.selectedItem - top).origin
  }

  private func draw(_ item: DeckListItem, inRow row: Int, on canvas: inout Canvas) {
    let frame = layout.frame(ofRow: row)
    if row == 0, hasHeadingOnTop, let heading = decks.heading(ofItem: top) {
      return draw(heading.group, heading.count, in: frame, on: &canvas)
    }
    switch item {
    case .heading(let group, let count): draw(group, count, in: frame, on: &canvas)
    case .deck(let index):
      guard decks.shown.indices.contains(index) else { return }
      let deck = decks.shown[index]
      DeckRowView(
        deck: deck, found: decks.found(in: deck), filter: decks.filter,
        theme: theme.tinted(deck.color), isSelected: index == decks.selected, background: panel
      ).draw(in: frame, on: &canvas)
    }
  }

  private func draw(
    _ group: DeckGroup, _ count: Int, in frame: Rect, on canvas: inout Canvas
  ) {
    SectionTitle(title: group.title, fact: "\(count)").draw(
      at: frame.origin.moved(x: 2), width: max(1, frame.width - 5), theme: theme,
      background: panel, on: &canvas)
  }

  private func drawNothing(on canvas: inout Canvas) {
    let text = decks.filter.isEmpty ? say("No decks.") : say("Nothing found. Esc: show all")
    canvas.write(
      theme.fit(text, layout.list.width - 2), at: layout.list.origin.moved(x: 2),
      theme.style(.dim, on: panel))
  }
}

extension Point {
  func moved(x columns: Int) -> Point { Point(x: x + columns, y: y) }
}
