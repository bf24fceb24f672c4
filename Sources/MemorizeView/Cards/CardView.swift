import Canvas

/// Draws one card, in any state, as solid paper or as a wire frame.
///
/// `CardSize.Part` says from which size on a card has a part.
struct CardView: Equatable {
  /// The details of a card besides its pose.
  struct Details: Hashable {
    /// The text on the face.
    var face: FaceText
    /// The points of a bonus that are left, shown on the face until the card is matched.
    var bonus = 0
    /// The label that chooses the card, while labels are shown.
    var label: String?
    /// The number of characters of the label typed so far.
    var typed = 0
    /// Whether a small card has the other shade of the checkerboard, to separate it from its
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

  /// Draws a card that is not on the table, such as an example on a page.
  func draw(
    _ face: FaceText = .empty, in frame: Rect, side: CardPose.Side = .face,
    isUnderCursor: Bool = false, on canvas: inout Canvas
  ) {
    let pose = CardPose(frame: frame, side: side)
    draw(pose, Details(face: face), isUnderCursor: isUnderCursor, on: &canvas)
  }

  /// Draws a card in its frame, in cells of the screen.
  func draw(
    _ pose: CardPose, _ details: Details, isUnderCursor: Bool = false, on canvas: inout Canvas
  ) {
    if pose.lift > 0, theme.isSolid { return drawLifted(pose, details, on: &canvas) }
    if let paper = pose.side.paper {
      drawFace(pose.frame, details, paper, on: &canvas)
    } else if pose.side == .back {
      drawBack(pose.frame, details, on: &canvas)
    } else {
      drawTrace(pose.frame, on: &canvas)
    }
    if details.isForgotten {
      if pose.side == .back { drawGhost(details.face, in: pose.frame, on: &canvas) }
      drawTab("!", theme.style(.forgotten, theme.signAttributes), in: pose.frame, on: &canvas)
    }
    if pose.side == .back, let memory = details.rivalsMemory {
      let style =
        memory == .clear
        ? theme.style(.chart, theme.signAttributes) : theme.style(.dim, .reverse)
      drawTab(memory.sign(theme), style, in: pose.frame, on: &canvas)
    }
    if isUnderCursor { drawWireCursor(over: pose.frame, on: &canvas) }
  }

  /// The cells of a card that hold its content.
  func body(_ frame: Rect) -> Rect { CardSize.body(of: frame, isSolid: theme.isSolid) }

  /// The cells of a card without the gutter below it.
  func sheet(_ frame: Rect) -> Rect { CardSize.sheet(of: frame) }

  /// The first row of this many lines in the middle of a card.
  ///
  /// A solid card with narrow gutters extends half a row below its body.
  func firstRow(of lines: Int, in body: Rect) -> Int {
    let half = theme.isSolid && body.height > 1 && !size.has(.gutter) ? 3 : 0
    return body.minY + max(0, 2 * (body.height - lines) + half) / 4
  }

  /// Shows where a card was: the bare place, marks at the corners or, if it is small, in the middle.
  private func drawTrace(_ frame: Rect, on canvas: inout Canvas) {
    guard !theme.isSolid else { return drawSlot(frame, on: &canvas) }
    let sign: Glyph = theme.glyphs == .ascii ? "." : "·"
    let style = theme.style(.trace)
    guard frame.width >= 6, frame.height >= 3 else {
      return canvas.put(sign, at: body(frame).middle, style)
    }
    for corner in frame.corners { canvas.put(sign, at: corner, style) }
  }

  private func drawBack(_ frame: Rect, _ details: Details, on canvas: inout Canvas) {
    if theme.isSolid {
      drawSolidBack(frame, isAlternate: details.isAlternate, on: &canvas)
    } else {
      drawWireBack(frame, isAlternate: details.isAlternate, on: &canvas)
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

  /// Writes a label over the middle of a card.
  func draw(_ label: String, typed: Int, in frame: Rect, on canvas: inout Canvas) {
    let body = body(frame)
    let text = frame.width >= label.count + 2 && frame.height > 1 ? " \(label) " : label
    let start = Point(x: body.minX + (body.width - text.count) / 2, y: firstRow(of: 1, in: body))
    let chip =
      theme.isSolid
      ? theme.style(.ink, on: .face, .bold) : theme.style(.table, theme.signAttributes)
    canvas.write(text, at: start, chip)
    let offset = text.count > label.count ? 1 : 0
    for column in 0..<typed {
      canvas.restyle(start.moved(x: offset + column)) { $0 = $0.with(.faint) }
    }
  }

  /// Draws a sign in the upper right corner: on the frame, or beside cards of a single row.
  private func drawTab(_ sign: String, _ style: Style, in frame: Rect, on canvas: inout Canvas) {
    guard frame.height > 1 else {
      canvas.write(sign, at: Point(x: frame.maxX, y: frame.minY), style)
      return
    }
    let text = frame.width >= 8 ? " \(sign) " : sign
    let x = frame.maxX - text.count - (theme.isSolid ? 0 : 1)
    canvas.write(text, at: Point(x: x, y: frame.minY), style)
  }

  /// Shows the face of a forgotten card that lies face down.
  ///
  /// A picture shows through the back, smaller than on a face, with a border in the colour of what
  /// was forgotten; a text is written over the middle of the back.
  private func drawGhost(_ face: FaceText, in frame: Rect, on canvas: inout Canvas) {
    if showsPictures, face.picture != nil {
      drawSheet(frame, .back, edge: .forgotten, on: &canvas)
      let (x, y) = (max(1, frame.width * 19 / 100), max(1, frame.height * 19 / 100))
      let inner = frame.inset(x: x, y: y)
      let view = CardView(theme: theme, size: CardSize(inner))
      if view.drawPicture(face, in: inner, on: .back, on: &canvas) { return }
    }
    let body = body(frame)
    let lines = face.lines(width: body.width, rows: body.height, ellipsis: theme.ellipsis)
    let chip =
      theme.isSolid
      ? theme.style(face.isRed ? .redInk : .ink, on: .face, frame.height > 1 ? .bold : .underline)
      : theme.style(.table, theme.signAttributes)
    let texts = lines.map { $0.columns + 2 <= body.width ? " \($0) " : $0 }
    drawCentered(face, texts, in: body, chip, on: &canvas)
  }
}

/// Cards outside a board.
extension CardView {
  /// Draws cards that lie face up side by side.
  func draw(
    _ faces: [FaceText], from origin: Point, gap: Int = 2, isUnderCursor: Bool = false,
    on canvas: inout Canvas
  ) {
    for (index, face) in faces.enumerated() {
      let frame = size.frame(at: origin.moved(x: index * (size.width + gap)))
      draw(face, in: frame, isUnderCursor: isUnderCursor, on: &canvas)
    }
  }

  /// Draws the place of a card that is not there yet: a dark one or, where the table has no shades,
  /// an outline; returns the background for words on it.
  @discardableResult
  func drawPlace(
    in frame: Rect, isUnderCursor: Bool = false, on canvas: inout Canvas
  ) -> ColorRole {
    guard !theme.hasTableShades else {
      draw(in: frame, side: .trace, on: &canvas)
      return .trace
    }
    drawWire(sheet(frame), theme.style(.faint), on: &canvas)
    if isUnderCursor { drawWireCursor(over: sheet(frame), on: &canvas) }
    return .table
  }
}
