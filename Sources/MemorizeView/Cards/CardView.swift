import Canvas

/// Draws one card.
struct CardView: Equatable {
  /// The details of a card besides its pose.
  struct Details: Hashable {
    /// The text on the face.
    var face: FaceText
    /// The time left for a bonus, shown on the face until the card is matched.
    var pie: Pie?
    /// The label that chooses the card, while labels are shown.
    var label: String?
    /// The number of characters of the label typed so far.
    var typed = 0
    /// Whether a bare card has the other shade of the checkerboard, to separate it from its
    /// neighbours.
    var isAlternate = false
    /// Whether the card was forgotten in the move under review.
    var isForgotten = false
    /// How well the rival remembers the card, while that is shown.
    var rivalsMemory: RivalsMemory?
    /// Whether the back is marked, because the card was turned a short time ago.
    var isMarked = false
  }

  let theme: Theme
  /// The size of a card at rest.
  let size: CardSize
  /// Whether backs are drawn without their pattern.
  var hasPlainBacks = false
  /// Whether the card is above the table, and its shadow is drawn apart from it.
  var isLifted = false
  /// Whether texts have a band, a rule or a bar that tells terms from definitions, where the paper
  /// tells them apart, too.
  var hasBands = true

  /// Draws a card in its frame, in cells of the screen.
  func draw(
    _ pose: CardPose, _ details: Details, isUnderCursor: Bool = false, on canvas: inout Canvas
  ) {
    if pose.lift > 0, theme.isSolid { return drawLifted(pose, details, on: &canvas) }
    switch pose.side {
    case .trace where theme.isSolid: drawSlot(pose.frame, on: &canvas)
    case .trace: drawTrace(pose.frame, on: &canvas)
    case .back: drawBack(pose.frame, details, on: &canvas)
    case .face: drawFace(pose.frame, details, .face, on: &canvas)
    case .missed: drawFace(pose.frame, details, .missed, on: &canvas)
    case .matched: drawFace(pose.frame, details, .matched, on: &canvas)
    case .chosen: drawFace(pose.frame, details, .selection, on: &canvas)
    }
    if details.isForgotten { drawForgotten(pose, details.face, on: &canvas) }
    if pose.side == .back, let memory = details.rivalsMemory {
      draw(memory, in: pose.frame, on: &canvas)
    }
    if isUnderCursor { drawWireCursor(over: pose.frame, on: &canvas) }
  }

  /// How the bonus of this card is drawn: a wedge would crowd the small text of a term or a
  /// definition, and other cards on its side have no room for one.
  func pieForm(_ face: FaceText) -> Pie.Form {
    guard theme.glyphs == .unicode else { return .digit }
    // A card with a single row of paper has no row for a bar.
    guard theme.isSolid, size.height > 2 else { return .sign }
    guard size.width >= 8, size.hasGutterRow else { return .bar }
    let isSign = face.columns <= 3 && !face.isTerm && !face.isDefinition
    return isSign || isDrawnLarge(face) ? .disc : .bar
  }

  /// The cells of a card that hold its content.
  func body(_ frame: Rect) -> Rect { CardSize.body(of: frame, isSolid: theme.isSolid) }

  /// Marks the corners of the place that a card has left; for small cards, the middle.
  private func drawTrace(_ frame: Rect, on canvas: inout Canvas) {
    let sign: Glyph = theme.glyphs == .ascii ? "." : "·"
    let style = theme.style(.trace)
    guard frame.width >= 6, frame.height >= 3 else {
      return canvas.put(sign, at: body(frame).middle, style)
    }
    for x in [frame.minX, frame.maxX - 1] {
      canvas.put(sign, at: Point(x: x, y: frame.minY), style)
      canvas.put(sign, at: Point(x: x, y: frame.maxY - 1), style)
    }
  }

  private func drawBack(_ frame: Rect, _ details: Details, on canvas: inout Canvas) {
    if theme.isSolid {
      drawSolidBack(frame, isAlternate: details.isAlternate, on: &canvas)
    } else {
      drawWire(frame, theme.style(.back), on: &canvas)
      canvas.fill(body(frame), shade(frame, details), theme.style(.pattern))
    }
    if details.isMarked { drawMark(in: body(frame), isLabelled: details.label != nil, on: &canvas) }
    if let label = details.label { draw(label, typed: details.typed, in: frame, on: &canvas) }
  }

  /// Draws a dot in the middle of a back; below a label or, in a single row, after it.
  private func drawMark(in body: Rect, isLabelled: Bool, on canvas: inout Canvas) {
    let dot: Glyph = theme.glyphs == .ascii ? "o" : "●"
    let style = theme.isSolid ? theme.style(.face, on: .back, .bold) : theme.style(.table, .bold)
    var point = Point(x: body.minX + body.width / 2, y: firstRow(of: 1, in: body))
    if isLabelled {
      point = point.y + 1 < body.maxY ? point.moved(y: 1) : Point(x: body.maxX - 1, y: point.y)
    }
    canvas.put(dot, at: point, style)
  }

  /// The glyph that fills a back in a wire frame; bare cards, which have no frame, alternate.
  private func shade(_ frame: Rect, _ details: Details) -> Glyph {
    let isBare = frame.height == 1
    if theme.glyphs == .ascii { return isBare ? (details.isAlternate ? "%" : "#") : ":" }
    return isBare && details.isAlternate ? "▒" : "░"
  }

  /// The first row of this many lines in the middle of a card.
  ///
  /// A solid card with narrow gutters extends half a row below its body.
  func firstRow(of lines: Int, in body: Rect) -> Int {
    let half = theme.isSolid && body.height > 1 && !size.hasGutterRow ? 3 : 0
    return body.minY + max(0, 2 * (body.height - lines) + half) / 4
  }

  func draw(_ label: String, typed: Int, in frame: Rect, on canvas: inout Canvas) {
    let body = body(frame)
    let text = frame.width >= label.count + 2 && frame.height > 1 ? " \(label) " : label
    let start = Point(x: body.minX + (body.width - text.count) / 2, y: firstRow(of: 1, in: body))
    let chip =
      theme.isSolid
      ? theme.style(.ink, on: .face, .bold) : theme.style(.table, theme.signAttributes)
    canvas.write(text, at: start, chip)
    for column in 0..<typed {
      let offset = text.count > label.count ? 1 : 0
      canvas.restyle(Point(x: start.x + offset + column, y: start.y)) { $0 = $0.with(.faint) }
    }
  }
}
