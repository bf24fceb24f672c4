import Canvas
import MemorizeViewModel
import Words

extension JourneyScreen {
  func drawParts(on canvas: inout Canvas, at time: Duration) {
    if layout.card == nil {
      drawWords(on: &canvas)
    } else {
      for row in 0...layout.visibleChapters where top + row < Journey.chapters.count {
        draw(Journey.chapters[top + row], inRow: row, on: &canvas)
      }
      drawCursor(on: &canvas)
      let marks = ScrollMarks(range: range, top: top, theme: theme)
      marks.drawBar(in: layout.page.body, on: &canvas)
    }
  }

  /// Draws the chosen board in words, where there is no room for cards.
  private func drawWords(on canvas: inout Canvas) {
    guard let board = Journey.board(number) else { return }
    let area = layout.page.body
    let deck = board.deckName.deckTitle
    let lines = [
      TextLine(say("Board \(number): \(deck), \(board.pairs)"), .heading), stars(of: board),
    ]
    lines.draw(in: area.without(columns: 1), theme, on: &canvas)
    canvas.cursor = canvas.size.isEmpty ? nil : area.origin
  }

  private func draw(_ chapter: Journey.Chapter, inRow row: Int, on canvas: inout Canvas) {
    guard layout.titleRow(of: row) < layout.page.body.maxY else { return }
    let isOpen = results.isOpen(chapter)
    let number = (chapter.boards.first?.number ?? 1) / Journey.boardsPerChapter + 1
    let title = say(name: chapter.title, context: "chapter")
    SectionTitle(
      title: "\(number)  \(title)",
      fact: isOpen
        ? say("\(results.stars(of: chapter.boards)) of \(3 * chapter.boards.count)")
        : say("opens at \(chapter.stars) \(Marks(theme).star)")
    ).draw(
      at: Point(x: layout.left, y: layout.titleRow(of: row)),
      width: 5 * layout.pitch + (layout.card?.width ?? 0), theme: theme, on: &canvas)
    // Of the chapter below the visible ones, there is only room for the title.
    guard row < layout.visibleChapters else { return }
    for (index, board) in chapter.boards.enumerated() {
      let frame = layout.frame(of: index, in: row)
      draw(board, in: frame, on: &canvas)
      if index > 0 { drawPath(to: frame, isDone: results.isOpen(board.number), on: &canvas) }
    }
  }

  private func draw(_ board: JourneyBoard, in frame: Rect, on canvas: inout Canvas) {
    guard results.isOpen(board.number) else { return drawLocked(board, in: frame, on: &canvas) }
    let text = face(of: board).map { FaceText($0, theme.capabilities) } ?? .empty
    let isChosen = board.number == number
    view(of: board)
      .draw(text, in: frame, isUnderCursor: isChosen && !theme.isSolid, on: &canvas)
    let pairs = "\(board.pairs)"
    let label = frame.width >= 10 ? board.pairsText : pairs
    let stars = stars(of: board)
    // The stars end with the card, or follow words that need the gap to the next one.
    let room = max(frame.width, layout.pitch - 2)
    let words = room >= label.columns + stars.columns + 1 ? label : pairs
    let least = words == pairs ? words.columns : words.columns + 1
    TextLine(words, isChosen ? .heading : .dim)
      .filled(to: max(least, frame.width - stars.columns)).adding(stars)
      .draw(
        at: Point(x: frame.minX, y: frame.maxY), width: layout.pitch, theme: theme, on: &canvas)
  }

  /// Draws the place of a board that is not open yet: a dark one with the size of the board; where
  /// the table has no shades, an outline.
  private func drawLocked(_ board: JourneyBoard, in frame: Rect, on canvas: inout Canvas) {
    let view = view(of: board)
    let words = board.pairsText
    let pairs = words.columns + 2 <= frame.width ? words : "\(board.pairs)"
    let start = Point(x: frame.minX + (frame.width - pairs.columns) / 2, y: frame.middle.y)
    let isChosen = board.number == number && !theme.isSolid
    if theme.hasTableShades || view.sheet(frame).height > 2 {
      let background = view.drawPlace(in: frame, isUnderCursor: isChosen, on: &canvas)
      canvas.write(pairs, at: start, theme.style(.faint, on: background))
    } else {
      // An outline of two rows has no room for a number.
      canvas.write(
        isChosen ? ">\(pairs)<" : "[\(pairs)]", at: start.moved(x: -1),
        isChosen ? theme.style(.cursor, .bold) : theme.style(.faint))
    }
  }

  private func view(of board: JourneyBoard) -> CardView {
    CardView(
      theme: theme.tinted(deck(of: board)?.color ?? .blue), size: layout.card ?? .bare)
  }

  private func stars(of board: JourneyBoard) -> TextLine {
    Marks(theme).starLine(results.stars(of: board.number) ?? 0, missing: .dim)
  }

  /// Draws dots from the card before to a card.
  private func drawPath(to frame: Rect, isDone: Bool, on canvas: inout Canvas) {
    let gap = layout.pitch - frame.width
    guard gap > 2 else { return }
    let dot: Glyph = theme.glyphs == .ascii ? "." : "·"
    for x in stride(from: frame.minX - gap + 2, to: frame.minX - 1, by: 2) {
      canvas.put(
        dot, at: Point(x: x, y: frame.middle.y), theme.style(isDone ? .gold : .faint))
    }
  }

  /// Draws the frame around the chosen board.
  private func drawCursor(on canvas: inout Canvas) {
    guard let board = Journey.board(number), chapter >= top,
      chapter < top + layout.visibleChapters
    else { return }
    let index = (number - 1) % Journey.boardsPerChapter
    let frame = layout.frame(of: index, in: chapter - top)
    view(of: board).drawCursor(around: frame, on: &canvas)
    canvas.cursor = frame.origin
  }
}

extension JourneyBoard {
  /// The card of its deck that stands for the board on the map.
  func face(in deck: Deck) -> Face? { deck.pairs.dropFirst(3 * number % 20).first?.first }
}

/// The map of the journey: a row of cards for each chapter.
struct JourneyLayout: Equatable {
  let page: PageLayout
  /// The size of a card; `nil` where there is no room for cards.
  let card: CardSize?
  /// The columns from one card to the next.
  let pitch: Int
  /// The rows of a chapter: title, cards, stars and the blank rows between them.
  let chapterRows: Int
  /// The column of the first card.
  let left: Int

  /// The sizes of cards and chapters for windows of at least some size, from the largest on.
  private static let forms: [(least: Size, card: CardSize, rows: Int, pitch: Int, margin: Int)] = [
    (Size(width: 180, height: 57), CardSize(width: 18, height: 10), 14, 20, 3),
    (Size(width: 112, height: 30), CardSize(width: 13, height: 7), 11, 20, 3),
    (Size(width: 78, height: 20), CardSize(width: 10, height: 6), 10, 13, 2),
    (Size(width: 38, height: 8), CardSize(width: 5, height: 3), 6, 6, 2),
  ]

  init(size: Size) {
    page = PageLayout(size: size)
    let form = JourneyLayout.forms.first { $0.least.fits(in: size) }
    card = form?.card
    chapterRows = form?.rows ?? 6
    let (least, margin) = (form?.pitch ?? 6, form?.margin ?? 2)
    let (steps, width) = (Journey.boardsPerChapter - 1, card?.width ?? 0)
    // Wider screens have longer paths, up to the width of a card, and equal margins.
    pitch = max(least, min(2 * width, (size.width - 2 * margin - width) / steps))
    left = max(margin, (size.width - steps * pitch - width) / 2)
  }

  /// The chapters that are visible at once.
  var visibleChapters: Int { max(1, (page.body.height + 1) / chapterRows) }

  /// The row of a chapter's title, counted from the first visible chapter.
  func titleRow(of chapter: Int) -> Int {
    page.body.minY + (card?.width == 5 ? 0 : 1) + chapter * chapterRows
  }

  /// The cells of a card, by the visible chapter and the place in it.
  func frame(of index: Int, in chapter: Int) -> Rect {
    (card ?? CardSize(width: 0, height: 0)).frame(
      at: Point(x: left + index * pitch, y: titleRow(of: chapter) + 2))
  }

  /// The card at a cell, by the visible chapter and the place in it.
  func card(at point: Point) -> (chapter: Int, index: Int)? {
    guard card != nil else { return nil }
    for chapter in 0..<visibleChapters {
      for index in 0..<Journey.boardsPerChapter {
        let frame = frame(of: index, in: chapter)
        // The stars below a card belong to it.
        let area = Rect(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + 1)
        if area.contains(point) { return (chapter, index) }
      }
    }
    return nil
  }
}
