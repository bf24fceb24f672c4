import Canvas
import MemorizeViewModel
import Words

extension DailyScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    canvas.fill(layout.panel, theme.style(.plain, on: panel))
    drawCards(on: &canvas)
    drawText(on: &canvas)
    if let month = layout.month {
      MonthView(layout: month, day: day, today: today, results: results, theme: theme)
        .draw(on: &canvas)
    }
    drawHeader(on: &canvas)
  }

  /// The colour behind the board: that of the table where there is nothing beside it.
  private var panel: ColorRole {
    layout.month == nil || layout.isStacked || !theme.isSolid ? .table : .panel
  }

  private func drawHeader(on canvas: inout Canvas) {
    let page = layout.page
    PageHeader(
      title: say("Daily board"), detail: day.shownInWords, shortDetail: day.shownInFewWords,
      facts: TextLine(showsStreak ? text.streak : "", .dim), theme: theme
    ).draw(in: page.header(from: 1, width: page.closeButton.minX - 3), of: page, on: &canvas)
  }

  /// Three faces of the day's deck, other ones each day; rather faces that the cards show whole.
  var faces: [Face] {
    let pairs = DailyBoard(day).deck?.pairs ?? []
    guard !pairs.isEmpty else { return [] }
    let all = pairs.indices.map { pairs[(day.number * 3 + $0) % pairs.count].first }
    let view = CardView(
      theme: theme, size: CardSize(width: layout.card.width, height: layout.card.height))
    let room = view.body(Rect(Size(width: layout.card.width, height: layout.card.height))).size
    let whole = all.filter { face in
      let text = FaceText(face, theme.capabilities)
      return view.isDrawnLarge(text) || text.fit(in: room) == .whole
    }
    return Array((whole.count >= 3 ? whole : all).prefix(3))
  }

  /// Draws these faces, all of them in large letters or none.
  private func drawCards(on canvas: inout Canvas) {
    let theme = theme.tinted(DailyBoard(day).deck?.color ?? .blue)
    let view = CardView(
      theme: theme, size: CardSize(width: layout.card.width, height: layout.card.height))
    let texts = view.alike(faces.map { FaceText($0, theme.capabilities) })
    for (index, (frame, text)) in zip(layout.cardFrames, texts).enumerated() {
      view.draw(
        CardPose(id: CardID(rawValue: index), frame: frame, side: .face),
        CardView.Details(face: text), on: &canvas)
    }
    if let cards = layout.cards {
      canvas.replaceTable(
        in: Rect(x: cards.minX, y: cards.minY, width: cards.width, height: cards.height + 1),
        by: panel)
    }
  }

  private func drawText(on canvas: inout Canvas) {
    let text = text
    let lines = layout.isStacked ? text.shortLines : text.lines
    for (row, line) in lines.prefix(layout.text.height).enumerated() {
      write(line, inRow: layout.text.minY + row, on: &canvas)
    }
    drawYesterday(on: &canvas)
    if let row = layout.buttons { buttons(in: row).draw(theme, on: &canvas) }
  }

  /// Draws the result of the day before in a line, or with its board above it.
  private func drawYesterday(on canvas: inout Canvas) {
    guard let area = layout.yesterday, let line = text.yesterday else { return }
    guard area.height > 1, let parts = text.yesterdayParts else {
      return write(line, inRow: area.minY, on: &canvas)
    }
    SectionTitle(title: say("Yesterday"), fact: parts.board).draw(
      at: area.origin, width: area.width, theme: theme, background: panel, on: &canvas)
    for (part, x) in [(parts.moves, area.minX), (parts.stars, area.maxX - parts.stars.columns)] {
      part.draw(
        at: Point(x: x, y: area.minY + 1), width: area.width, theme: theme, background: panel,
        on: &canvas)
    }
  }

  /// Writes a line in the middle of the panel.
  private func write(_ line: TextLine, inRow row: Int, on canvas: inout Canvas) {
    let columns = min(line.columns, layout.panel.width)
    line.draw(
      at: Point(x: layout.panel.minX + (layout.panel.width - columns) / 2, y: row),
      width: columns, theme: theme, background: panel, on: &canvas)
  }
}
