import CNCurses
import Canvas

/// Something cells are put on: a window of ncurses, or the bytes that a terminal is sent.
protocol CellTarget {
  /// Puts a glyph in an ink, and the same again in the columns that follow it.
  ///
  /// - Parameters:
  ///   - glyph: not the right half of a wide one; the C library counts its columns in the same way.
  ///   - foreground: how it looks.
  ///   - times: how many; one if it is wide.
  ///   - place: where the first goes; all of them lie in the row.
  mutating func put(_ glyph: DrawnGlyph, _ foreground: Ink, times: Int, at place: Point)
}

/// Decides what of each cell is put where: which glyph, and in which ink.
struct CellWriter {
  /// Changing it takes effect with the next full repaint.
  var palette: Palette {
    didSet {
      guard palette != oldValue else { return }
      pairs.removeAll()
      inks.removeAll()
      recent = nil
    }
  }
  /// Glyphs to which the terminal gives other columns than they have.
  var widthMismatches: Set<Glyph> = []
  /// Whether letters that run from right to left are marked, so that the terminal leaves them in place.
  var pinsLetters = false
  // Few enough to be looked through; the first dictionary of its kind would cost more than all of them.
  private var pairs: [ColorPair] = []
  private var inks: [(style: Style, foreground: Ink)] = []
  /// The one looked for last: most cells look like the one before.
  private var recent: (style: Style, foreground: Ink)?
  /// The ink put last in this picture.
  private var last: Ink?

  init(palette: Palette) {
    self.palette = palette
  }

  /// Begins a picture, of which cells are put from the top left on.
  mutating func begin() { last = nil }

  /// Puts a run of cells of one row; many of the same at once, as of most cells the next is the same.
  ///
  /// - Parameters:
  ///   - cells: at most to the end of the row; must not begin with the right half of a wide glyph.
  ///   - point: where the first goes.
  ///   - target: what they are put on.
  mutating func put(_ cells: ArraySlice<Cell>, at point: Point, on target: inout some CellTarget) {
    var next = cells.startIndex
    while next < cells.endIndex {
      let (cell, first) = (cells[next], next)
      next += 1
      guard !cell.glyph.isContinuation else { continue }
      while next < cells.endIndex, cells[next] == cell { next += 1 }
      let isDrawn = CellWriter.isSound(cell.glyph) && !isMisdrawn(cell.glyph)
      let foreground = isDrawn ? foreground(of: cell, in: cells[first...]) : foreground(cell.style)
      let place = point.moved(x: first - cells.startIndex)
      let glyph = DrawnGlyph(isDrawn ? cell.glyph : "?", isPinned: pinsLetters)
      target.put(glyph, foreground, times: next - first, at: place)
      if !isDrawn, cell.glyph.columns == 2 {
        target.put(DrawnGlyph(.blank), foreground, times: 1, at: place.moved(x: 1))
      }
    }
  }

  /// The ink for a cell; for a blank one its ground counts alone, so that it takes on the ink that is
  /// in use, or comes into use next, and no colours need be changed for it.
  private mutating func foreground(of cell: Cell, in rest: ArraySlice<Cell>) -> Ink {
    let own = foreground(cell.seenStyle)
    last = like(own, cell, rest) ?? own
    return last ?? own
  }

  /// The ink in use, or the next one, if the cell is a blank that looks the same with it.
  private mutating func like(_ own: Ink, _ cell: Cell, _ rest: ArraySlice<Cell>) -> Ink? {
    guard cell.glyph == .blank, own.isUnseenOnBlanks else { return nil }
    let next = rest.prefix(CellWriter.fewBlanks + 1).first { $0.glyph != .blank }
    guard next != nil || rest.count <= CellWriter.fewBlanks else { return nil }
    if let last, last.background == own.background, last.isUnseenOnBlanks { return last }
    guard let next, next.style.background == cell.style.background else { return nil }
    let foreground = foreground(next.style)
    return foreground.background == own.background && foreground.isUnseenOnBlanks ? foreground : nil
  }

  /// Longer runs of blanks are left as they are: terminals erase the plain ones at a stroke.
  private static let fewBlanks = 8

  /// Whether the C library gives the glyph's base the width with which it was drawn.
  static func isSound(_ glyph: Glyph) -> Bool {
    guard let base = glyph.single ?? glyph.scalars.first, base.value >= 0x80 else { return true }
    return Int(wcwidth(wchar_t(bitPattern: base.value))) == glyph.columns
  }

  private func isMisdrawn(_ glyph: Glyph) -> Bool {
    guard !widthMismatches.isEmpty else { return false }
    if let single = glyph.single, single.isASCII { return false }
    return widthMismatches.contains(glyph)
  }

  private mutating func foreground(_ style: Style) -> Ink {
    if let recent, recent.style == style { return recent.foreground }
    let foreground = knownInk(style)
    recent = (style, foreground)
    return foreground
  }

  private mutating func knownInk(_ style: Style) -> Ink {
    if let known = inks.first(where: { $0.style == style }) { return known.foreground }
    var attributes = style.attributes
    if palette.isHighContrast { attributes.remove(.faint) }
    let foreground = Ink(attributes, colors: colors(of: style))
    inks.append((style, foreground))
    return foreground
  }

  /// The pair of the style's two colours; none where all pairs are given out.
  ///
  /// The terminal's own colours have a pair of their own as well, since ncurses takes the way to pair 0
  /// for the end of all attributes, which costs more than a change of colours.
  private mutating func colors(of style: Style) -> ColorPair? {
    guard palette.colors > .none else { return nil }
    let foreground = palette.color(style.foreground, style.tint)
    let background = palette.color(style.background, style.tint)
    if let known = pairs.first(where: { $0.foreground == foreground && $0.background == background }
    ) {
      return known
    }
    let pair = ColorPair(
      number: Int32(pairs.count + 1), foreground: foreground, background: background)
    guard pair.number < memorize_color_pairs() else { return nil }
    init_extended_pair(pair.number, Int32(foreground), Int32(background))
    pairs.append(pair)
    return pair
  }
}

extension Cell {
  /// The style, less what is not seen: the ink of a blank, whose colour would be sent in vain.
  fileprivate var seenStyle: Style {
    guard glyph == .blank, style.attributes.isDisjoint(with: [.reverse, .underline]) else {
      return style
    }
    return Style(.table, on: style.background, tint: style.tint)
  }
}
