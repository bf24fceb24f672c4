import Canvas
import MemorizeViewModel
import Words

extension DailyScreen {
  func drawParts(on canvas: inout Canvas, at time: Duration) {
    canvas.fill(layout.panel, theme.style(.plain, on: panel))
    drawCards(on: &canvas)
    drawText(on: &canvas)
    if let month = layout.month {
      MonthView(layout: month, day: day, today: today, results: results, theme: theme)
        .draw(on: &canvas)
    }
  }

  /// The colour behind the board: that of the table where there is nothing beside it.
  private var panel: ColorRole {
    layout.month == nil || layout.isStacked || !theme.isSolid ? .table : .panel
  }

  /// Three faces of the day's deck, other ones each day; rather faces that the cards show whole.
  var faces: [Face] {
    let pairs = DailyBoard(day).deck?.pairs ?? []
    guard !pairs.isEmpty else { return [] }
    let all = pairs.indices.map { pairs[(day.number * 3 + $0) % pairs.count].first }
    let view = CardView(theme: theme, size: layout.card)
    let room = layout.card.body(isSolid: theme.isSolid)
    let whole = all.filter { face in
      let text = FaceText(face, theme.capabilities)
      return view.isDrawnLarge(text) || text.fit(in: room) == .whole
    }
    return Array((whole.count >= 3 ? whole : all).prefix(3))
  }

  /// Draws these faces, all of them in large letters or none.
  private func drawCards(on canvas: inout Canvas) {
    let theme = theme.tinted(DailyBoard(day).deck?.color ?? .blue)
    let view = CardView(theme: theme, size: layout.card)
    let texts = view.alike(faces.map { FaceText($0, theme.capabilities) })
    for (frame, text) in zip(layout.cardFrames, texts) {
      view.draw(text, in: frame, on: &canvas)
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
      line.draw(
        centeredIn: layout.text.moved(y: row), theme: theme, background: panel, on: &canvas)
    }
    drawYesterday(on: &canvas)
    buttons?.draw(theme, on: &canvas)
  }

  /// Draws the result of the day before in a line, or with its board above it.
  private func drawYesterday(on canvas: inout Canvas) {
    guard let area = layout.yesterday, let line = text.yesterday else { return }
    guard area.height > 1, let parts = text.yesterdayParts else {
      return line.draw(centeredIn: area, theme: theme, background: panel, on: &canvas)
    }
    SectionTitle(title: say("Yesterday"), fact: parts.board).draw(
      at: area.origin, width: area.width, theme: theme, background: panel, on: &canvas)
    let figures = parts.moves.filled(to: area.width - parts.stars.columns).adding(parts.stars)
    figures.draw(
      at: area.origin.moved(y: 1), width: area.width, theme: theme, background: panel, on: &canvas)
  }
}

/// The parts of the page of daily boards.
struct DailyLayout: Equatable {
  let page: PageLayout
  /// The board of the chosen day.
  let panel: Rect
  /// The cards of its deck; `nil` where there is no room for them.
  let cards: Rect?
  /// The size of one card.
  let card: CardSize
  /// The words about it.
  let text: Rect
  /// The row of the button; `nil` where there is no room for it.
  let buttons: Rect?
  /// The row that tells of the day before, or two rows below each other.
  let yesterday: Rect?
  /// The calendar; `nil` where there is no room for it.
  let month: MonthLayout?

  /// Whether the calendar is below the words; there are fewer words then.
  let isStacked: Bool

  /// The smallest screens with a calendar beside the board, and with large cards.
  private static let leastForMonth = Size(width: 74, height: 22)
  private static let leastForLargeCards = Size(width: 112, height: 34)
  /// The narrowest screen with a calendar below the board, and its rows.
  private static let leastStackedWidth = 36
  private static let stackedRows = 8
  /// The rows of the words, the button and the day before, with the blank rows between them.
  private static let textRows = 5
  /// The rows of cards, words and button above a calendar.
  private static let stackedCardRows = 13
  /// The rows of the words above a calendar.
  private static let stackedTextRows = 3

  init(size: Size) {
    page = PageLayout(size: size)
    let isLarge = DailyLayout.leastForLargeCards.fits(in: size)
    let isBeside = DailyLayout.leastForMonth.fits(in: size)
    let width = isBeside ? (isLarge ? 56 : 36) : size.width
    isStacked =
      !isBeside && width >= DailyLayout.leastStackedWidth
      && page.body.height >= DailyLayout.stackedRows + DailyLayout.stackedTextRows + 1
    let body = Rect(
      x: page.body.minX, y: page.body.minY, width: page.body.width,
      height: page.body.height - (isStacked ? DailyLayout.stackedRows : 0))
    // Rows above the cards and below the calendar of a stacked page.
    let spare = isStacked ? max(0, body.height - DailyLayout.stackedCardRows) / 3 : 0
    panel = Rect(x: 0, y: body.minY, width: width, height: page.body.height)
    month =
      isStacked
      ? MonthLayout.small(below: body.inset(x: 0, y: spare), rows: DailyLayout.stackedRows)
      : isBeside ? MonthLayout(body.without(columns: width).inset(x: 1, y: 0)) : nil
    card =
      isLarge
      ? CardSize(width: 14, height: 8)
      : isBeside ? CardSize(width: 10, height: 7) : CardSize(width: 9, height: 5)
    let hasCards = body.height >= (isStacked ? 12 : 18) && width >= 36
    let top =
      hasCards
      ? body.minY + (isLarge ? 3 : isStacked && body.height < 14 ? 0 : 1) + spare : body.minY
    cards =
      hasCards
      ? Rect(x: 0, y: top, width: width, height: card.height + 1) : nil
    let isTight = body.height < 11 || isStacked
    let above = isStacked ? 1 : 3
    let first = hasCards ? top + card.height + above : body.minY + (isTight ? 0 : 1)
    let most = isStacked ? DailyLayout.stackedTextRows : DailyLayout.textRows
    let rows = min(most, max(0, body.maxY - first))
    text = Rect(x: 0, y: first, width: width, height: rows)
    let button = text.maxY + (isTight ? 0 : 1)
    buttons = button < body.maxY ? Rect(x: 0, y: button, width: width, height: 1) : nil
    yesterday =
      isLarge && button + 4 < body.maxY
      ? Rect(x: 0, y: button + 3, width: width, height: 2).inset(x: DailyLayout.margin, y: 0)
      : button + 2 < body.maxY ? Rect(x: 0, y: button + 2, width: width, height: 1) : nil
  }

  /// The columns beside the rows about the day before.
  private static let margin = 6

  /// The frames of three cards side by side, the middle one a row higher.
  var cardFrames: [Rect] {
    guard let cards else { return [] }
    let gap = (cards.width - 3 * card.width) / 4
    return (0..<3).map { index in
      card.frame(
        at: cards.origin.moved(x: gap + index * (card.width + gap), y: index == 1 ? 0 : 1))
    }
  }
}

extension Size {
  /// Whether an area of this size fits into another.
  func fits(in other: Size) -> Bool { width <= other.width && height <= other.height }
}
