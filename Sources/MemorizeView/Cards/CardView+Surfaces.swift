import Canvas
import Options

extension Canvas {
  /// Draws a solid card: a block of one colour that leaves its last row or half of it empty.
  ///
  /// `foreground` is the colour of its blanks, where it is invisible. The colour of the cells
  /// around the card saves bytes.
  mutating func drawBlock(
    _ frame: Rect, _ paint: ColorRole, foreground: ColorRole? = nil, tint: DeckColor,
    hasWideGutters: Bool
  ) {
    let style = Style(foreground ?? paint, on: paint, tint: tint)
    guard frame.height > 1 else { return fill(frame, style) }
    fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 1), style)
    guard !hasWideGutters else { return }
    for x in frame.minX..<frame.maxX {
      let point = Point(x: x, y: frame.maxY - 1)
      // The lower half of the cell shows a card below this one.
      put("▀", at: point, Style(paint, on: self[point].style.background, tint: tint))
    }
  }

  /// Draws the pattern on a back: dots on large cards, a shade on smaller ones.
  ///
  /// Dots need a fraction of the bytes of a shade.
  mutating func drawPattern(_ frame: Rect, _ theme: Theme, isLarge: Bool, isAlternate: Bool) {
    let style = theme.style(.pattern, on: .back)
    guard !isLarge else { return drawDots(frame, style) }
    let inner =
      frame.height >= 5
      ? Rect(x: frame.minX + 1, y: frame.minY + 1, width: frame.width - 2, height: frame.height - 3)
      : Rect(x: frame.minX, y: frame.minY, width: frame.width, height: max(1, frame.height - 1))
    fill(inner, frame.height == 1 && isAlternate ? "▒" : "░", style)
  }

  /// Draws dots on every second row of a large card, or on three adjacent rows of a low one.
  ///
  /// The dots of each row lie between those of the row above. The last row is like the first.
  private mutating func drawDots(_ frame: Rect, _ style: Style) {
    let (most, height) = ((frame.width + 1) / 4, frame.height - 1)
    let odd = ((height - 1) / 2 - 1) | 1
    let (rows, step) = odd < 3 ? (3, 1) : (odd, 2)
    let left = frame.minX + (frame.width - 4 * most + 3) / 2
    let top = frame.minY + (height - step * (rows - 1)) / 2
    for row in 0..<rows {
      let shift = row.isMultiple(of: 2) ? 0 : 2
      for dot in 0..<max(0, most - shift / 2) {
        put("▪", at: Point(x: left + 4 * dot + shift, y: top + step * row), style)
      }
    }
  }

  /// Fills a rectangle with blanks.
  mutating func fill(_ rect: Rect, _ style: Style) {
    fill(rect, .blank, style)
  }
}

extension CardView {
  /// Draws the frame of a card on a terminal with few colours.
  ///
  /// Under the cursor, the frame has bars above and below, and marks at the sides.
  func drawWire(_ frame: Rect, _ style: Style, _ isUnderCursor: Bool, on canvas: inout Canvas) {
    guard frame.height > 1 else { return canvas.fill(frame, theme.style()) }
    canvas.drawFrame(frame, Lines(theme.glyphs), style)
    guard isUnderCursor, frame.width > 1 else { return }
    let bar = theme.style(.cursor, .reverse)
    for y in [frame.minY, frame.maxY - 1] {
      canvas.fill(Rect(x: frame.minX, y: y, width: frame.width, height: 1), bar)
    }
    let y = frame.middle.y
    canvas.put(">", at: Point(x: frame.minX, y: y), theme.style(.cursor, .bold))
    canvas.put("<", at: Point(x: frame.maxX - 1, y: y), theme.style(.cursor, .bold))
  }

  /// Draws the bright edge around the card under the cursor, in the gutters, with marks at its
  /// sides.
  func drawCursor(around frame: Rect, on canvas: inout Canvas) {
    guard theme.isSolid, frame.height > 2 else { return drawBrackets(around: frame, on: &canvas) }
    guard !size.hasWideGutters else { return drawBars(around: frame, on: &canvas) }
    let edge = Style(.cursor, tint: theme.tint)
    let isWide = size.gap(isSolid: true) > 1
    for x in frame.minX..<frame.maxX {
      canvas.drawLowerHalf(Point(x: x, y: frame.minY - 1), edge)
    }
    let (left, right) = (frame.minX - 1, frame.maxX)
    canvas.drawCorner(isWide ? "▄" : "▗", at: Point(x: left, y: frame.minY - 1), edge)
    canvas.drawCorner(isWide ? "▄" : "▖", at: Point(x: right, y: frame.minY - 1), edge)
    for x in frame.minX..<frame.maxX {
      canvas.drawLowerHalf(Point(x: x, y: frame.maxY - 1), edge)
    }
    for y in frame.minY..<frame.maxY {
      canvas.put(isWide ? "█" : "▐", at: Point(x: frame.minX - 1, y: y), edge)
      canvas.put(isWide ? "█" : "▌", at: Point(x: frame.maxX, y: y), edge)
    }
    // Marks for players who cannot distinguish the colour of the edge from that of the cards.
    canvas.put("►", at: Point(x: frame.minX - 1, y: body(frame).middle.y), edge)
    canvas.put("◄", at: Point(x: frame.maxX, y: body(frame).middle.y), edge)
  }

  /// Draws the edge of a large card: bars above and below it, bent at the corners.
  ///
  /// The sides stay open, because moving the terminal's cursor to single cells needs more bytes
  /// than all the rest. Bars are blanks, which need the fewest.
  private func drawBars(around frame: Rect, on canvas: inout Canvas) {
    let bar = Style(.table, on: .cursor, tint: theme.tint)
    for row in bars(around: frame) { canvas.fillEmpty(row, .blank, bar) }
    let edge = Style(.cursor, tint: theme.tint)
    let middle = body(frame).middle.y
    for y in [frame.minY, middle, frame.maxY - 2] {
      canvas.put(y == middle ? "►" : "█", at: Point(x: frame.minX - 1, y: y), edge)
      canvas.put(y == middle ? "◄" : "█", at: Point(x: frame.maxX, y: y), edge)
    }
  }

  /// Erases the edge of a large card.
  func eraseBars(around frame: Rect, on canvas: inout Canvas) {
    for row in bars(around: frame) { canvas.fill(row, .plain) }
    for y in [frame.minY, body(frame).middle.y, frame.maxY - 2] {
      canvas.put(.blank, at: Point(x: frame.minX - 1, y: y), .plain)
      canvas.put(.blank, at: Point(x: frame.maxX, y: y), .plain)
    }
  }

  private func bars(around frame: Rect) -> [Rect] {
    [frame.minY - 1, frame.maxY - 1].map {
      Rect(x: frame.minX - 1, y: $0, width: frame.width + 2, height: 1)
    }
  }

  private func drawBrackets(around frame: Rect, on canvas: inout Canvas) {
    guard theme.isSolid || frame.height == 1 else { return }
    let style = theme.style(.cursor, .bold)
    canvas.put("[", at: Point(x: frame.minX - 1, y: frame.minY), style)
    canvas.put("]", at: Point(x: frame.maxX, y: frame.minY), style)
  }
}

extension Canvas {
  /// Draws an edge in the lower half of a cell, below a card or on the empty table.
  fileprivate mutating func drawLowerHalf(_ point: Point, _ style: Style) {
    guard clip.contains(point) else { return }
    if self[point].glyph == "▀" {
      restyle(point) { $0.background = style.foreground }
    } else {
      drawCorner("▄", at: point, style)
    }
  }

  /// Draws a part of an edge if its cell is empty.
  fileprivate mutating func drawCorner(_ glyph: Glyph, at point: Point, _ style: Style) {
    fillEmpty(Rect(x: point.x, y: point.y, width: 1, height: 1), glyph, style)
  }
}

/// The characters of a frame.
struct Lines {
  let across: Glyph
  let down: Glyph
  let corners: (topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph, bottomRight: Glyph)

  init(_ glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii:
      (across, down, corners) = ("-", "|", ("+", "+", "+", "+"))
    case .console, .unicode:
      (across, down, corners) = ("─", "│", ("┌", "┐", "└", "┘"))
    }
  }
}

extension Canvas {
  /// Draws a frame along the edge of a rectangle.
  mutating func drawFrame(_ frame: Rect, _ lines: Lines, _ style: Style) {
    guard frame.width > 1, frame.height > 1 else {
      return fill(frame, lines.down, style)
    }
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), lines.across, style)
    fill(Rect(x: frame.minX, y: bottom, width: frame.width, height: 1), lines.across, style)
    fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), lines.down, style)
    fill(Rect(x: right, y: frame.minY, width: 1, height: frame.height), lines.down, style)
    put(lines.corners.topLeft, at: frame.origin, style)
    put(lines.corners.topRight, at: Point(x: right, y: frame.minY), style)
    put(lines.corners.bottomLeft, at: Point(x: frame.minX, y: bottom), style)
    put(lines.corners.bottomRight, at: Point(x: right, y: bottom), style)
  }
}
