import Canvas
import MemorizeViewModel

/// Draws one row of the chooser: a card's back in the deck's colour, its name, some of its cards.
struct DeckRowView {
  let deck: DeckRow
  /// The faces of the sample cards.
  let samples: [FaceText]
  /// The theme in the deck's colour.
  let theme: Theme
  let isSelected: Bool

  private static let markWidth = 2
  private static let backWidth = 4
  private static let mostCardColumns = 24

  func draw(in frame: Rect, on canvas: inout Canvas) {
    guard !frame.size.isEmpty else { return }
    canvas.clip = frame
    if isSelected {
      if theme.isSolid { canvas.fill(frame, background) }
      canvas.put(SelectedRow(theme: theme).mark, at: frame.origin, background.with(.bold))
    }
    if frame.height == 1 { drawLine(in: frame, on: &canvas) } else { drawCards(in: frame, &canvas) }
    canvas.clip = Rect(canvas.size)
  }

  private var background: Style {
    isSelected && theme.isSolid ? theme.style(.dialogText, on: .selection) : theme.style()
  }

  private var nameStyle: Style {
    isSelected && !theme.isSolid ? theme.style(.table, [.bold, .reverse]) : background.with(.bold)
  }

  private var detailStyle: Style {
    isSelected && theme.isSolid ? background : theme.style(.dim)
  }

  private var bestText: String { deck.bestText.map { "best \($0)" } ?? "" }

  /// Draws everything in one line: for small windows, and for wire frames, which need three rows.
  private func drawLine(in frame: Rect, on canvas: inout Canvas) {
    let x = frame.minX + DeckRowView.markWidth
    drawBareBack(at: Point(x: x, y: frame.minY), on: &canvas)
    let start = x + 3
    var end = frame.maxX - 1
    func writeAtEnd(_ text: String, _ width: Int) {
      end -= width
      let shown = theme.fit(text, width - 1)
      canvas.write(
        shown, at: Point(x: end + width - shown.columns, y: frame.minY), detailStyle)
    }
    if frame.width >= 44 { writeAtEnd(bestText, 10) }
    if frame.width >= 20 { writeAtEnd("\(deck.pairs)", 6) }
    if frame.width >= 60 {
      writeAtEnd(samples.map(\.text).joined(separator: " "), frame.width / 3)
    }
    canvas.write(
      theme.fit(deck.name, end - start - 1), at: Point(x: start, y: frame.minY), nameStyle)
  }

  /// Draws a back that is two columns wide; where colours are few, letters stand for the colour.
  private func drawBareBack(at point: Point, on canvas: inout Canvas) {
    guard theme.isSolid else {
      canvas.write(deck.color.letters, at: point, theme.style(.back, .reverse))
      return
    }
    let frame = Rect(x: point.x, y: point.y, width: 2, height: 1)
    draw(.back, FaceText(""), in: frame, on: &canvas)
  }

  /// Draws a pile of cards, the name and the numbers, and some of the cards beside them.
  private func drawCards(in frame: Rect, _ canvas: inout Canvas) {
    let back = Rect(
      x: frame.minX + DeckRowView.markWidth, y: frame.minY, width: DeckRowView.backWidth,
      height: frame.height)
    if theme.isSolid, frame.height > 2 {
      draw(.back, FaceText(""), in: back.moved(x: 1), on: &canvas)
    }
    draw(.back, FaceText(""), in: back, on: &canvas)
    if !theme.isSolid {
      let middle = Point(x: back.minX + 1, y: back.minY + 1)
      canvas.write(deck.color.letters, at: middle, theme.style(.back, .bold))
    }
    let start = back.maxX + 2
    let nameWidth = min(26, max(14, (frame.maxX - start) * 45 / 100))
    let room = min(nameWidth, frame.maxX - start - 1)
    canvas.write(theme.fit(deck.name, room), at: Point(x: start, y: frame.minY), nameStyle)
    let numbers = ["\(deck.pairs) pairs", bestText].filter { !$0.isEmpty }
    canvas.write(
      theme.fit(numbers.joined(separator: ", "), room), at: Point(x: start, y: frame.minY + 1),
      detailStyle)
    let left = start + nameWidth + 1
    drawSamples(
      in: Rect(x: left, y: frame.minY, width: frame.maxX - 1 - left, height: frame.height),
      &canvas)
  }

  /// Draws as many cards as fit, all as wide as the widest text on them needs.
  private func drawSamples(in area: Rect, _ canvas: inout Canvas) {
    func width(_ count: Int) -> Int {
      max(4, (samples.prefix(count).map(\.text.columns).max() ?? 0) + 2)
    }
    let count = stride(from: samples.count, to: 1, by: -1).first { count in
      count * (width(count) + 1) - 1 <= area.width
    }
    let cards = min(count ?? 1, samples.count)
    let width = min(width(cards), DeckRowView.mostCardColumns, area.width)
    guard width >= 4 else { return }
    for (number, face) in samples.prefix(cards).enumerated() {
      let frame = Rect(
        x: area.minX + number * (width + 1), y: area.minY, width: width, height: area.height)
      draw(.face, face, in: frame, on: &canvas)
    }
  }

  private func draw(
    _ side: CardPose.Side, _ face: FaceText, in frame: Rect, on canvas: inout Canvas
  ) {
    let size = CardSize(width: frame.width, height: frame.height)
    CardView(theme: theme, size: size).draw(
      CardPose(id: CardID(rawValue: -1), frame: frame, side: side), CardView.Details(face: face),
      on: &canvas)
  }
}
