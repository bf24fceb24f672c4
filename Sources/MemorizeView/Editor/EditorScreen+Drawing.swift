import Canvas
import MemorizeViewModel
import Words

extension EditorScreen {
  private static let widestFace = 24
  /// The fewest columns of a header that says what the page is for.
  private static let leastWidthForTitle = 44
  /// The most pairs that are measured for the width of a cell.
  private static let mostMeasured = 1000

  /// The theme in the deck's colour, for its cards.
  var deckTheme: Theme { theme.tinted(by: editor.deck.wrappedValue) }

  func draw(on canvas: inout Canvas, at time: Duration) {
    header.draw(in: headerArea, of: layout.page, on: &canvas)
    drawSidebar(on: &canvas)
    let page = layout.page.body
    let body = Rect(x: page.minX, y: page.minY, width: layout.width, height: page.height)
    canvas.clip = body
    // Cards may begin above the first visible line.
    for line in (scroll - layout.itemHeight + 1)..<(scroll + body.height) {
      draw(line: line, on: &canvas)
    }
    drawCardCursor(on: &canvas)
    if isInSidebar(focus) { canvas.clip = Rect(canvas.size) }
    field?.draw(in: textFrame(of: focus), prompt: prompt(focus), theme: theme, on: &canvas)
    if layout.pictureLine != nil { drawChoices(on: &canvas) }
    canvas.clip = Rect(canvas.size)
    if let picked, let choice = picker.choices[at: picked] { canvas.cursor = choice.frame.origin }
    ScrollMarks(range: layout.scroll, top: scroll, theme: theme).drawBar(in: body, on: &canvas)
  }

  private var headerArea: Rect {
    layout.page.header(from: 1, width: layout.page.closeButton.minX - 2)
  }

  private var header: PageHeader {
    let deck = editor.deck.wrappedValue.name
    let name = theme.spelled(deck)
    let width = headerArea.width
    guard width >= EditorScreen.leastWidthForTitle else {
      return PageHeader(title: name, detail: editor.isOwn ? "" : say("built-in"), theme: theme)
    }
    let title = say("Edit deck")
    let note =
      editor.hidesBuiltIn
      ? say("replaces built-in deck", columns: 22) : editor.isOwn ? "" : say("built-in")
    let detail = [name, note].filter { !$0.isEmpty }.listed
    return PageHeader(
      title: title, detail: theme.fit(detail, width - title.columns - 2), facts: savedFact,
      theme: theme)
  }

  /// Says that the last change is saved, and which key takes it back.
  private var savedFact: TextLine {
    guard editor.isOwn, editor.isSaved, editor.canUndo, field == nil else { return TextLine() }
    let key = focus.isValue ? Key.control("t") : "u"
    return TextLine(say("Saved."), .dim).adding(" \(key.name)", .accent)
      .adding(" \(say("undo", context: "key"))", .dim)
  }

  /// The words in the header that take the last change back; `nil` where they are not shown.
  var savedFrame: Rect? {
    let (header, area) = (header, headerArea)
    let columns = header.facts.columns
    guard columns > 0, header.title.columns + header.detail.columns + columns + 4 <= area.width
    else { return nil }
    return Rect(x: area.maxX - columns, y: area.minY, width: columns, height: area.height)
  }

  /// Lays the screen out for the deck as it is now.
  func refreshLayout(size: Size? = nil) {
    let isOther = size.map { $0 != layout.page.size } ?? false
    let removed = editor.removedPairs
    // Text that is being typed does not move its neighbours.
    let keepsWidth = field != nil && focus.pair != nil
    let page = PageLayout(size: size ?? layout.page.size)
    let hasCards =
      editor.kind == .faces && theme.isSolid && theme.capabilities.blocks != .none
    layout = EditorLayout(
      page: page, isWords: editor.kind == .words,
      count: editor.pairs.count,
      faceWidth: keepsWidth ? layout.faceWidth : width(of: editor.pairs) { $0.first.text },
      removedCount: removed.count, removedWidth: width(of: removed, title))
    if hasCards { layout.card = layout.fittingCard }
    scroll =
      isOther
      ? layout.top(showing: focus, from: scroll)
      : layout.scroll.clamped(scroll)
  }

  private func width(of pairs: [Pair], _ text: (Pair) -> String) -> Int {
    let widths = pairs.prefix(EditorScreen.mostMeasured).map { theme.spelled(text($0)).columns }
    return min(widths.max() ?? 2, EditorScreen.widestFace)
  }

  /// A pair on one line.
  func title(_ pair: Pair) -> String {
    pair.first.side == .twin ? pair.first.text : "\(pair.first.text) = \(pair.second.text)"
  }
}

extension EditorScreen {
  /// Draws a face, a term or a definition; under the cursor, with a mark that removes it.
  func drawCell(_ text: String?, _ target: EditorField, _ rect: Rect, _ canvas: inout Canvas) {
    guard let text else { return }
    let isFocused = target == focus
    if isFocused { canvas.drawSelection(in: rect, theme) }
    let style =
      isFocused
      ? theme.style(.heading, on: .selection) : theme.style(target.pair == nil ? .dim : .table)
    let room = max(1, rect.width - 3)
    canvas.write(theme.fit(theme.spelled(text), room), at: rect.origin.moved(x: 1), style)
    // Of words, the definition has the mark.
    if target.pair != nil, target.pair == focus.pair, target.isSecond == layout.isWords {
      canvas.write("x", at: Point(x: rect.maxX - 1, y: rect.minY), style.with(.bold))
    }
  }

  /// Draws a face as the card that it will be.
  func drawCard(_ face: Face?, in rect: Rect, _ canvas: inout Canvas) {
    guard let face, let size = layout.card else { return }
    CardView(theme: deckTheme, size: size).draw(theme.text(of: face), in: rect, on: &canvas)
  }

  /// Draws the place of a new face: an empty one with a plus sign and, with room, a word.
  func drawAddSlot(in rect: Rect, _ canvas: inout Canvas) {
    let word = say("add", context: "key")
    guard let size = layout.card else {
      let isFocused = focus == .newFirst
      if isFocused { canvas.drawSelection(in: rect, theme) }
      let hasRoom = word.columns + 2 <= rect.width - (isFocused ? 1 : 0)
      let style = theme.style(.accent, on: isFocused ? .selection : .table, .bold)
      canvas.write(
        hasRoom ? "+ \(word)" : "+", at: rect.origin.moved(x: hasRoom && !isFocused ? 0 : 1), style)
      return
    }
    let background = CardView(theme: deckTheme, size: size).drawPlace(in: rect, on: &canvas)
    let isWhole = word.columns + 4 <= rect.width
    let lines = isWhole ? ["+ \(word)"] : ["+", theme.fit(word, rect.width)]
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, centeredIn: rect.moved(y: (rect.height - lines.count) / 2 + row),
        theme.style(.accent, on: background, .bold))
    }
  }

  /// Draws the cursor's frame around a card, with the mark that removes it.
  func drawCardCursor(on canvas: inout Canvas) {
    guard let size = layout.card, focus.pair != nil || layout.hasAddSlot && focus == .newFirst
    else { return }
    let frame = onScreen(layout.frame(of: focus))
    CardView(theme: deckTheme, size: size).drawCursor(around: frame, on: &canvas)
    if canvas.clip.contains(frame.origin) { canvas.cursor = frame.origin }
    guard field == nil, focus.pair != nil else { return }
    canvas.write(
      "x", at: Point(x: frame.maxX - 2, y: frame.minY), theme.style(.ink, on: .face, .bold))
  }
}
