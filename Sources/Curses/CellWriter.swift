import CNCurses
import Canvas

/// Turns cells into what ncurses puts on a window, with colour pairs given out as they are needed.
struct CellWriter {
  /// How ncurses is told what a style looks like.
  private struct Ink: Equatable {
    var attributes: attr_t = 0
    var pair: Int32 = 0
    /// The colour of the ground, as a number of the terminal.
    var ground = Palette.own

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
  private var pairs: [Int32: Int32] = [:]
  private var inks: [Style: Ink] = [:]
  private var row: [cchar_t] = []
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
    row.removeAll(keepingCapacity: true)
    var before: (cell: Cell, character: cchar_t)?
    for index in cells.indices where !cells[index].glyph.isContinuation {
      let cell = cells[index]
      if let before, before.cell == cell {
        row.append(before.character)
      } else if CellWriter.isSound(cell.glyph), !isMisdrawn(cell.glyph) {
        let character = character(cell.glyph, ink(of: cell, in: cells[index...]))
        row.append(character)
        before = (cell, character)
      } else {
        row.append(character("?", ink(cell.style)))
        if cell.glyph.columns == 2 { row.append(character(.blank, ink(cell.style))) }
        before = nil
      }
    }
    mvwadd_wchnstr(window, Int32(point.y), Int32(point.x), row, Int32(row.count))
  }

  /// The ink for a cell; for a blank one its ground counts alone, so that it takes on the ink that is
  /// in use, or comes into use next, and no colours need be changed for it.
  private mutating func ink(of cell: Cell, in rest: ArraySlice<Cell>) -> Ink {
    let own = ink(cell.style)
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
    var result = cchar_t()
    let isPinned = pinsLetters && glyph.scalars.contains(where: \.isRightToLeft)
    if let single = glyph.single, !isPinned {
      var text: (wchar_t, wchar_t) = (Int32(bitPattern: single.value), 0)
      _ = withUnsafeBytes(of: &text) { bytes in
        memorize_cell(
          &result, bytes.baseAddress?.assumingMemoryBound(to: wchar_t.self), ink.attributes,
          ink.pair)
      }
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
    if let known = inks[style] { return known }
    var attributes: attr_t = 0
    if style.attributes.contains(.bold) { attributes |= memorize_bold }
    if style.attributes.contains(.reverse) { attributes |= memorize_reverse }
    if style.attributes.contains(.underline) { attributes |= memorize_underline }
    if style.attributes.contains(.faint), !palette.isHighContrast { attributes |= memorize_faint }
    let ink = Ink(
      attributes: attributes, pair: pair(style), ground: palette.color(style.ground, style.tint))
    inks[style] = ink
    return ink
  }

  /// The pair of the style's two colours; plain where there are none left.
  ///
  /// The terminal's own colours have a pair of their own as well, since ncurses takes the way to pair 0
  /// for the end of all attributes, which costs more than a change of colours.
  private mutating func pair(_ style: Style) -> Int32 {
    guard palette.colors > .none else { return 0 }
    let (ink, ground) = (
      palette.color(style.ink, style.tint), palette.color(style.ground, style.tint)
    )
    let key = Int32(ink) << 16 | Int32(ground) & 0xFFFF
    if let known = pairs[key] { return known }
    let next = Int32(pairs.count + 1)
    guard next < memorize_color_pairs() else { return 0 }
    init_extended_pair(next, Int32(ink), Int32(ground))
    pairs[key] = next
    return next
  }
}
