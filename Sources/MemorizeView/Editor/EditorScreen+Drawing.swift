import Canvas
import MemorizeViewModel
import Words

extension EditorScreen {
  private static let widestFace = 24
  /// The fewest columns of a header that says what the page is for.
  private static let leastWidthForTitle = 44
  /// The most pairs that are measured for the width of a cell.
  private static let mostMeasured = 1000

  func draw(on canvas: inout Canvas, at time: Duration) {
    let deckTheme = theme.tinted(editor.deck.wrappedValue.color)
    drawHeader(on: &canvas)
    drawSidebar(deckTheme, on: &canvas)
    let page = layout.page.body
    let body = Rect(x: page.minX, y: page.minY, width: layout.width, height: page.height)
    canvas.clip = body
    // Cards may begin above the first visible line.
    for line in (scroll - layout.itemHeight + 1)..<(scroll + body.height) {
      draw(line: line, deckTheme, on: &canvas)
    }
    drawCardCursor(deckTheme, on: &canvas)
    if isInSidebar(focus) { canvas.clip = Rect(canvas.size) }
    if field != nil { drawField(deckTheme, on: &canvas) }
    if layout.pictureLine != nil { drawChoices(deckTheme, .table, on: &canvas) }
    canvas.clip = Rect(canvas.size)
    if let picked, let choice = picker.choice(picked) { canvas.cursor = choice.frame.origin }
    ScrollMarks(range: layout.scroll, top: scroll, theme: theme).drawBar(in: body, on: &canvas)
  }

  private func drawHeader(on canvas: inout Canvas) {
    header.draw(in: headerArea, of: layout.page, on: &canvas)
  }

  private var headerArea: Rect {
    layout.page.header(from: 1, width: layout.page.closeButton.minX - 2)
  }

  private var header: PageHeader {
    let deck = editor.deck.wrappedValue.name
    let name = theme.spelled(editor.isOwn ? deck : deck.deckTitle)
    let note = editor.isOwn ? "" : say("built-in")
    let width = headerArea.width
    guard width >= EditorScreen.leastWidthForTitle else {
      return PageHeader(title: name, detail: note, theme: theme)
    }
    let title = say("Edit deck")
    let detail = [name, note].filter { !$0.isEmpty }.listed
    return PageHeader(
      title: title, detail: theme.fit(detail, width - title.columns - 2), facts: savedFact,
      theme: theme)
  }

  /// Says that the last change is saved, and which key takes it back.
  private var savedFact: TextLine {
    guard editor.isOwn, editor.isSaved, editor.canUndo, field == nil else { return TextLine() }
    return TextLine(say("Saved."), .dim).adding(" u", .accent)
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
