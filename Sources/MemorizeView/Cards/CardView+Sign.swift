import Canvas
import Spelling

/// The sign in the corner of a face, and the name of a picture that is only an emoji.
extension CardView {
  /// The least size of the paper of a solid card with an emoji in two of its corners.
  private static let leastSizeForCorners = Size(width: 8, height: 6)
  /// The most rows of a solid card on which the corners would crowd the name of a picture.
  private static let mostRowsForNameAlone = 9

  /// Whether pairs and misses have signs, because colours alone would not tell them apart.
  private var hasMarks: Bool {
    !theme.isSolid || theme.capabilities.colors < .many || theme.options.colors == .highContrast
  }

  /// Draws the sign in the corner of a face: chosen, matched, missed, or the remaining bonus.
  func drawSign(
    _ details: Details, _ frame: Rect, _ background: ColorRole, _ style: Style,
    _ canvas: inout Canvas
  ) {
    let isUnicode = theme.glyphs == .unicode
    let hasRoom = hasMarks && frame.height > 2
    switch background {
    case .selection: drawSign(isUnicode ? "●" : "o", frame, style, &canvas)
    case .matched: if hasRoom { drawSign(isUnicode ? "✓" : "*", frame, style, &canvas) }
    case .missed: if hasRoom { drawSign(missMark, frame, style, &canvas) }
    default:
      guard let pie = details.pie, pie.form == .sign || pie.form == .digit, let sign = pie.sign
      else { return }
      let foreground: ColorRole = theme.isSolid ? .ink : .table
      drawSign(
        sign, frame, theme.style(foreground, on: theme.isSolid ? background : .table), &canvas)
    }
  }

  /// The sign of a miss: no letter, which could be taken for a face.
  private var missMark: Glyph { theme.glyphs == .unicode ? "✗" : "/" }

  /// Draws a sign in the upper right corner, but never over the content.
  ///
  /// On a card of a single row or two columns, the sign goes beside the card; on a small wire frame it goes on the
  /// frame.
  private func drawSign(_ sign: Glyph, _ frame: Rect, _ style: Style, _ canvas: inout Canvas) {
    guard frame.height > 1, !theme.isSolid || frame.width > 2 else {
      return canvas.put(sign, at: Point(x: frame.maxX, y: frame.minY), theme.style(.dim))
    }
    guard theme.isSolid else {
      let (inside, before) = (Point(x: frame.maxX - 2, y: frame.minY + 1), frame.maxX - 3)
      let isFree =
        frame.height >= 5
        && [inside, Point(x: before, y: inside.y)].allSatisfy { canvas[$0].glyph == .blank }
      return canvas.put(sign, at: isFree ? inside : inside.moved(y: -1), style)
    }
    let inset = hasMarks ? rim : 0
    let places = (frame.width < 6 ? [1, 2] : [2, 1]).map {
      Point(x: frame.maxX - $0 - inset, y: frame.minY + inset)
    }
    if let free = places.first(where: { canvas[$0].glyph == .blank }) {
      canvas.put(sign, at: free, style)
    }
  }

  /// The cells at each side that the border of a face may take.
  private var rim: Int { size.width >= 12 || theme.hasOutlines && size.hasGutterRow ? 1 : 0 }

  /// Writes the name of a picture below its emoji, so that a large card is not empty; on a solid card
  /// with much room or none for the name, the emoji also stands in two corners.
  func drawName(
    of face: FaceText, in frame: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    guard face.columns == 2, !face.isTerm, !face.isDefinition,
      let name = Spelling.pictureName(of: face.text)
    else { return }
    let room = roomForName(in: body(frame))
    let lines = name.widestPart <= room.width ? name.wrapped(to: room.width) : []
    let fits = !lines.isEmpty && lines.count <= room.height
    if theme.isSolid, !fits || frame.height > CardView.mostRowsForNameAlone {
      drawCorners(face, in: sheet(frame), style, on: &canvas)
    }
    guard fits else { return }
    let gap = lines.count < room.height ? 1 : 0
    for (row, line) in lines.enumerated() {
      let x = room.minX + (room.width - line.columns) / 2
      canvas.write(
        line.ordered(for: theme.capabilities.textOrder), at: Point(x: x, y: room.minY + gap + row),
        style)
    }
  }

  /// The cells below the emoji in the middle of a card, without those of a border and the corner.
  private func roomForName(in body: Rect) -> Rect {
    let top = firstRow(of: 1, in: body) + 1
    let hasCorner =
      theme.isSolid
      ? body.height >= CardView.mostRowsForNameAlone : body.width >= 8 && body.height >= 5
    let bottom = body.maxY - (theme.isSolid ? 1 : 0) - (hasCorner ? 1 : 0)
    return Rect(x: body.minX, y: top, width: body.width, height: max(0, bottom - top))
  }

  /// Draws an emoji in the upper left and the lower right corner.
  private func drawCorners(
    _ face: FaceText, in sheet: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    guard sheet.width >= CardView.leastSizeForCorners.width,
      sheet.height >= CardView.leastSizeForCorners.height
    else { return }
    let inside = sheet.inset(x: 1 + rim, y: rim)
    canvas.write(face.line, at: inside.origin, style)
    canvas.write(face.line, at: Point(x: inside.maxX - 2, y: inside.maxY - 1), style)
  }
}
