import CNCurses
import Canvas

/// Turns cells into what ncurses puts on a window, with colour pairs given out as they are needed.
struct CellWriter {
  /// How ncurses is told what a style looks like.
  private struct Ink {
    let attributes: attr_t
    let pair: Int32
    /// The colour of the ground, as a number of the terminal.
    let ground: Int16
    /// A blank as ncurses has it, in which another character takes its place.
    let blank: cchar_t

    init(attributes: attr_t, pair: Int32, ground: Int16) {
      (self.attributes, self.pair, self.ground) = (attributes, pair, ground)
      var blank = cchar_t()
      _ = memorize_cell(&blank, [0x20, 0], attributes, pair)
      self.blank = blank
    }

    /// Whether nothing of it is seen on a blank but the ground.
    var isUnseenOnBlanks: Bool { attributes & (memorize_reverse | memorize_underline) == 0 }
  }

  /// Changing it takes effect with the next full repaint.
  var palette: Palette {
    didSet {
      guard palette != oldValue else { return }
      pairs.removeAll()
      inks.removeAll()
    }
  }
  /// Glyphs to which the terminal gives other columns than they have.
  var misdrawn: Set<Glyph> = []
  /// Whether letters that run from right to left are marked, so that the terminal leaves them in place.
  var pinsLetters = false
  // Few enough to be looked through; the first dictionary of its kind would cost more than all of them.
  private var pairs: [(ink: Int16, ground: Int16)] = []
  private var inks: [(style: Style, ink: Ink)] = []
  /// The ink put last in this picture.
  private var last: Ink?

  init(palette: Palette) {
    self.palette = palette
  }

  /// Begins a picture, of which cells are put from the top left on.
  mutating func begin() { last = nil }

  /// Puts a run of cells of one row on the window.
  ///
  /// - Parameters:
  ///   - cells: at most to the end of the row; must not begin with the right half of a wide glyph.
  ///   - point: where the first goes.
  ///   - window: of at least that size.
  mutating func put(
    _ cells: ArraySlice<Cell>, at point: Point, on window: UnsafeMutablePointer<WINDOW>
  ) {
    var next = cells.startIndex
    while next < cells.endIndex {
      let (cell, first) = (cells[next], next)
      next += 1
      guard !cell.glyph.isContinuation else { continue }
      while next < cells.endIndex, cells[next] == cell { next += 1 }
      let isDrawn = CellWriter.isSound(cell.glyph) && !isMisdrawn(cell.glyph)
      let ink = isDrawn ? ink(of: cell, in: cells[first...]) : ink(cell.style)
      let place = point.moved(x: first - cells.startIndex)
      let glyph = isDrawn ? cell.glyph : "?"
      put(character(glyph, ink), glyph.columns, times: next - first, at: place, on: window)
      if cell.glyph.columns > glyph.columns {
        put(ink.blank, 1, times: 1, at: place.moved(x: 1), on: window)
      }
    }
  }

  /// Puts a character; many of the same at once, as of most pictures' cells the next is the same.
  private func put(
    _ character: cchar_t, _ columns: Int, times: Int, at place: Point,
    on window: UnsafeMutablePointer<WINDOW>
  ) {
    var character = character
    let (x, y) = (Int32(place.x), Int32(place.y))
    if columns == 1 {
      mvwhline_set(window, y, x, &character, Int32(times))
    } else {
      mvwadd_wchnstr(window, y, x, &character, 1)
    }
  }

  /// The ink for a cell; for a blank one its ground counts alone, so that it takes on the ink that is
  /// in use, or comes into use next, and no colours need be changed for it.
  private mutating func ink(of cell: Cell, in rest: ArraySlice<Cell>) -> Ink {
    let own = ink(cell.seenStyle)
    last = like(own, cell, rest) ?? own
    return last ?? own
  }

  /// The ink in use, or the next one, if the cell is a blank that looks the same with it.
  private mutating func like(_ own: Ink, _ cell: Cell, _ rest: ArraySlice<Cell>) -> Ink? {
    guard cell.glyph == .blank, own.isUnseenOnBlanks else { return nil }
    let next = rest.prefix(CellWriter.fewBlanks + 1).first { $0.glyph != .blank }
    guard next != nil || rest.count <= CellWriter.fewBlanks else { return nil }
    if let last, last.ground == own.ground, last.isUnseenOnBlanks { return last }
    guard let next, next.style.ground == cell.style.ground else { return nil }
    let ink = ink(next.style)
    return ink.ground == own.ground && ink.isUnseenOnBlanks ? ink : nil
  }

  /// Longer runs of blanks are left as they are: terminals erase the plain ones at a stroke.
  private static let fewBlanks = 8

  /// A mark of no width, as strong as a Latin letter: what stands before it is a run of its own.
  private static let leftToRightMark: wchar_t = 0x200E

  private func character(_ glyph: Glyph, _ ink: Ink) -> cchar_t {
    var result = ink.blank
    let isPinned = pinsLetters && glyph.scalars.contains(where: \.isRightToLeft)
    if let single = glyph.single, !isPinned {
      result.chars.0 = Int32(bitPattern: single.value)
      return result
    }
    var text = glyph.scalars.map { Int32(bitPattern: $0.value) }
    if isPinned { text.append(CellWriter.leftToRightMark) }
    text.append(0)
    if memorize_cell(&result, text, ink.attributes, ink.pair) != OK {
      _ = memorize_cell(&result, Array(text.prefix(1)) + [0], ink.attributes, ink.pair)
    }
    return result
  }

  /// Whether the C library gives the glyph's base the width with which it was drawn.
  static func isSound(_ glyph: Glyph) -> Bool {
    guard let base = glyph.single ?? glyph.scalars.first, base.value >= 0x80 else { return true }
    return Int(wcwidth(wchar_t(bitPattern: base.value))) == glyph.columns
  }

  private func isMisdrawn(_ glyph: Glyph) -> Bool {
    !misdrawn.isEmpty && misdrawn.contains(glyph)
  }

  private mutating func ink(_ style: Style) -> Ink {
    if let known = inks.first(where: { $0.style == style }) { return known.ink }
    var attributes: attr_t = 0
    if style.attributes.contains(.bold) { attributes |= memorize_bold }
    if style.attributes.contains(.reverse) { attributes |= memorize_reverse }
    if style.attributes.contains(.underline) { attributes |= memorize_underline }
    if style.attributes.contains(.faint), !palette.isHighContrast { attributes |= memorize_faint }
    let ink = Ink(
      attributes: attributes, pair: pair(style), ground: palette.color(style.ground, style.tint))
    inks.append((style, ink))
    return ink
  }

  /// The pair of the style's two colours; plain where there are none left.
  ///
  /// The terminal's own colours have a pair of their own as well, since ncurses takes the way to pair 0
  /// for the end of all attributes, which costs more than a change of colours.
  private mutating func pair(_ style: Style) -> Int32 {
    guard palette.colors > .none else { return 0 }
    let pair = (
      ink: palette.color(style.ink, style.tint), ground: palette.color(style.ground, style.tint)
    )
    if let known = pairs.firstIndex(where: { $0 == pair }) { return Int32(known + 1) }
    let next = Int32(pairs.count + 1)
    guard next < memorize_color_pairs() else { return 0 }
    init_extended_pair(next, Int32(pair.ink), Int32(pair.ground))
    pairs.append(pair)
    return next
  }
}

extension Cell {
  /// The style, less what is not seen: the ink of a blank, whose colour would be sent in vain.
  fileprivate var seenStyle: Style {
    guard glyph == .blank, style.attributes.isDisjoint(with: [.reverse, .underline]) else {
      return style
    }
    return Style(.table, on: style.ground, tint: style.tint)
  }
}
