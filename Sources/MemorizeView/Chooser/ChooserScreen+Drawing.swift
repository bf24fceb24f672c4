import Canvas
import MemorizeViewModel
import Words

extension ChooserScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    canvas.fill(layout.panel, theme.style(.plain, on: panel))
    drawDecks(on: &canvas)
    let selected = canvas.cursor
    drawPreview(on: &canvas)
    drawFacts(on: &canvas)
    if search == nil { canvas.cursor = selected }
    drawSearch(on: &canvas)
    drawHeader(on: &canvas)
  }

  /// The colour behind the list: that of the table where there is nothing beside it.
  private var panel: ColorRole { layout.preview == nil || !theme.isSolid ? .table : .panel }

  private func drawSearch(on canvas: inout Canvas) {
    guard let field = layout.field else { return }
    canvas.fill(field, theme.isSolid ? theme.style(.plain, on: .field) : theme.style())
    let mark = theme.style(.accent, on: theme.isSolid ? .field : .table)
    canvas.write("/", at: field.origin.moved(x: 1), mark)
    let text = field.without(columns: 3)
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
    let theme = theme.tinted(by: chosen.deck)
    if chosen.isWords {
      PairPreview(cards: cards, found: found, theme: theme).draw(in: area, on: &canvas)
    } else {
      PicturePreview(cards: cards, theme: theme).draw(in: area, on: &canvas)
    }
  }

  private func drawDecks(on canvas: inout Canvas) {
    let (list, position) = (list, position)
    for (row, frame) in list.visibleRows(from: position.top) {
      draw(decks.items[row], in: frame, on: &canvas)
    }
    if decks.shown.isEmpty { drawNothing(on: &canvas) } else { drawColumnNames(on: &canvas) }
    let marks = list.marks(top: position.top, theme, on: panel)
    marks.drawBar(in: layout.list, on: &canvas)
    if let more = layout.more, let text = marks.more {
      canvas.write(theme.fit(text, more.width), at: more.origin, theme.style(.dim, on: panel))
    }
  }

  /// Names the columns of numbers in the row above the list, if that is free.
  private func drawColumnNames(on canvas: inout Canvas) {
    guard let field = layout.field, field.maxY < layout.list.minY else { return }
    DeckRowView.drawColumnNames(
      in: layout.list.moved(y: -1).top, theme, isForStudy: isForStudy, background: panel,
      on: &canvas)
  }

  private func draw(_ item: DeckListItem, in frame: Rect, on canvas: inout Canvas) {
    switch item {
    case .heading(let group, let count):
      SectionTitle(
        title: group.title, fact: say(count, one: "\(count) deck", other: "\(count) decks")
      ).draw(
        at: frame.origin.moved(x: 2), width: max(1, frame.width - 5), theme: theme,
        background: panel, on: &canvas)
    case .deck(let index):
      guard let deck = decks.shown[at: index] else { return }
      DeckRowView(
        row: deck, found: decks.found(in: deck), filter: decks.filter,
        theme: theme.tinted(deck.deck.color), isSelected: index == decks.selected,
        isForStudy: isForStudy, background: panel
      ).draw(in: frame, on: &canvas)
    }
  }

  private func drawNothing(on canvas: inout Canvas) {
    let text = decks.filter.isEmpty ? say("No decks.") : say("Nothing found. Esc: show all")
    canvas.write(
      theme.fit(text, layout.list.width - 2), at: layout.list.origin.moved(x: 2),
      theme.style(.dim, on: panel))
  }
}

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
    canvas.write(decks.sorting.label.padded(to: button.width), at: button.origin, theme.style(.dim))
  }

  private func drawTitle(on canvas: inout Canvas) {
    let all = decks.count
    let isSearch = !decks.filter.isEmpty
    let isNamed = isSearch && layout.field == nil
    PageHeader(
      title: isNamed
        ? "/ \(decks.filter)" : isForStudy ? say("Study: choose a deck") : say("Decks"),
      detail: isSearch ? say("\(decks.shown.count) of \(all)") : "\(all)",
      titleColor: isNamed ? .accent : .table, theme: theme
    ).draw(in: layout.heading, of: layout.page, on: &canvas)
  }

  private func drawSearchInHeader(on canvas: inout Canvas) {
    let area = layout.heading
    canvas.write("/", at: area.origin, theme.style(.accent, .bold))
    let field = area.without(columns: min(area.width, 2))
    search?.draw(in: field, prompt: ChooserScreen.prompt, theme: theme, on: &canvas)
  }

  /// Draws the name of the chosen deck above its cards, and the facts about it below them.
  func drawFacts(on canvas: inout Canvas) {
    guard let title = layout.title, let area = layout.facts, let chosen = decks.chosen else {
      return
    }
    let stars = isForStudy ? nil : chosen.best?.stars.map { Marks(theme).stars($0) }
    let pairs = chosen.deck.pairs.count.pairsText
    let name = TextLine(theme.fit(chosen.title, title.width - pairs.columns - 8), .heading)
      .adding(stars.map { "  \($0.won)" } ?? "", .gold).adding(stars?.missing ?? "", .faint)
    name.draw(at: title.origin, width: title.width, theme: theme, on: &canvas)
    canvas.write(pairs, endingAt: Point(x: title.maxX, y: title.minY), theme.style(.dim))
    facts(of: chosen).draw(in: area, theme, on: &canvas)
    drawStepper(of: chosen, on: &canvas)
  }

  /// The number of pairs of the next game and its buttons, below the facts; `nil` where there is no
  /// room for it, and for a deck that cannot be played.
  var pairsStepper: (frame: Rect, stepper: Stepper)? {
    guard !isForStudy, let area = layout.facts, let chosen = decks.chosen,
      !catalog.previewCards(of: chosen).isEmpty
    else { return nil }
    let ofAKind = chosen.isWords ? 2 : table.rules.variant.cardsOfAKind
    let widest = max(chosen.deck.pairs.count, chosen.nextPairs).pairsText(ofAKind: ofAKind).columns
    let width = min(widest + 2 + 2 * Stepper.buttonWidth, area.width)
    let stepper = Stepper(
      value: chosen.nextPairs.pairsText(ofAKind: ofAKind), width: width, isNumber: true)
    return (Rect(x: area.minX, y: area.maxY - 1, width: width, height: 1), stepper)
  }

  private func drawStepper(of deck: DeckRow, on canvas: inout Canvas) {
    guard let (frame, stepper) = pairsStepper else { return }
    stepper.draw(at: frame.origin, isFocused: false, theme, on: &canvas)
    let room = (layout.facts?.maxX ?? 0) - frame.maxX - 2
    canvas.write(
      theme.fit(kind(of: deck, room: room), max(0, room)),
      at: Point(x: frame.maxX + 2, y: frame.minY),
      theme.style(.dim))
  }

  /// The level of a generated deck, or whose deck it is, and how many pairs fit on a board.
  private func kind(of deck: DeckRow, room: Int) -> String {
    let level = deck.level.map { [say("level \($0.number) of \($0.last)")] }
    let kind =
      level ?? (deck.isOwn ? [say("your deck")] : deck.isGuest ? [say("not among your decks")] : [])
    let limits = deck.best == nil ? [] : catalog.boardLimit(of: deck).shownTexts
    let rules = deck.best == nil || rulesText.isEmpty ? [] : [rulesText]
    let lists = limits.map { rules + kind + [$0] } + [rules + kind, rules, kind]
    return lists.map(\.listed).first { $0.columns <= room } ?? kind.listed
  }

  /// The rules of the next game and the opponent; empty for one with the usual rules, alone.
  var rulesText: String { rulesForms.first ?? "" }

  /// The same with the names of the rules, and with their number; none if there is nothing to say.
  private var rulesForms: [String] {
    let opponent = table.rules.company.shownOpponent.capitalizedFirst
    let company = opponent.isEmpty ? [] : [say("against \(opponent)", context: "opponent")]
    let names = table.rules.variant.shownNames
    return names.isEmpty ? company : names.map { ([$0] + company).listed }
  }

  private func facts(of deck: DeckRow) -> [TextLine] {
    guard catalog.previewCards(of: deck).isEmpty else {
      return isForStudy ? [] : [bestFact(of: deck)]
    }
    return [
      TextLine(say("It needs two pairs. e: edit"), .dim),
      TextLine(deck.isOwn ? say("Not saved: lost when you quit.") : "", .forgotten),
    ]
  }

  private func bestFact(of deck: DeckRow) -> TextLine {
    guard let best = deck.best else {
      let room = layout.facts?.width ?? 0
      let limits = catalog.boardLimit(of: deck).shownTexts
      if let limit = limits.first(where: { $0.columns <= room }) { return TextLine(limit, .dim) }
      let pairs = deck.nextPairs
      let rules = rulesForms.map(\.capitalizedFirst)
      if let last = rules.last {
        // With other players there is none to beat.
        let forms =
          table.rules.company == .alone
          ? rules.flatMap { [say("\($0): no best yet."), $0] } : rules
        let text = forms.first { $0.columns <= room } ?? theme.fit(last, room)
        return TextLine(text, .dim)
      }
      return TextLine(
        say(
          pairs, one: "No best yet with \(pairs) pair.",
          other: "No best yet with \(pairs) pairs."),
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

/// The parts of the screen while a deck is chosen.
struct ChooserLayout: Equatable {
  let page: PageLayout
  /// The background of the list.
  let panel: Rect
  /// The field for a search, above the list; `nil` where there is no room for it.
  let field: Rect?
  /// The decks and the titles of their groups, one below the other.
  let list: Rect
  /// The row below the list that counts the decks that follow; `nil` if it is not needed.
  let more: Rect?
  /// The name of the chosen deck; `nil` where there is no room for a preview.
  let title: Rect?
  /// Some cards of the chosen deck.
  let preview: Rect?
  /// The facts about the chosen deck, below its cards.
  let facts: Rect?

  /// The smallest screen that shows cards beside the list.
  private static let leastSizeForPreview = Size(width: 68, height: 12)
  private static let listWidths = 36...62
  /// The fewest rows of a body with a field for a search.
  private static let leastHeightForField = 14
  private static let leastHeightForMore = 6

  /// Lays the screen out for a number of rows; a quiet one has the list alone, since a reader of the
  /// screen would read what changes beside it.
  init(size: Size, count: Int, isQuiet: Bool = false) {
    page = PageLayout(size: size)
    let body = page.body
    let hasPreview = !isQuiet && ChooserLayout.leastSizeForPreview.fits(in: size)
    let widths = ChooserLayout.listWidths
    let width =
      hasPreview
      ? min(widths.upperBound, max(widths.lowerBound, size.width * 23 / 40)) : size.width
    panel = Rect(x: 0, y: body.minY, width: width, height: body.height)
    let hasField = body.height >= ChooserLayout.leastHeightForField
    field = hasField ? Rect(x: 2, y: body.minY + 1, width: width - 5, height: 1) : nil
    let top = body.minY + (hasField ? 3 : 0)
    let room = body.maxY - top
    let isLong = count > room && room >= ChooserLayout.leastHeightForMore
    list = Rect(x: 0, y: top, width: width, height: room - (isLong ? 1 : 0))
    more = isLong ? Rect(x: 2, y: list.maxY, width: width - 4, height: 1) : nil
    let right = Rect(
      x: width + 2, y: body.minY + 1, width: size.width - width - 3, height: body.height - 2)
    func part(_ y: Int, _ height: Int) -> Rect? {
      hasPreview ? Rect(x: right.minX, y: y, width: right.width, height: height) : nil
    }
    let (titleRows, factRows) = (2, 2)
    title = part(right.minY, 1)
    preview = part(right.minY + titleRows, right.height - titleRows - factRows)
    facts = part(right.maxY - factRows, factRows)
  }

  /// The sorting in the header, which a click changes; empty where there is no room for it.
  var sortButton: Rect {
    let width = page.size.width >= 44 ? DeckSorting.widestLabel : 0
    return page.header(from: page.closeButton.minX - width - 1, width: width)
  }

  /// The title in the header, or the text searched for where there is no other field for it.
  var heading: Rect { page.header(from: 1, width: sortButton.minX - 2) }
}
