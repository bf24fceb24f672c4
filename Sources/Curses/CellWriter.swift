import CNCurses
import Canvas

/// Turns cells into what ncurses puts on a window, with colour pairs given out as they are needed.
struct CellWriter {
  /// Changing it takes effect with the next full repaint.
  var palette: Palette {
    didSet { if palette != oldValue { pairs.removeAll() } }
  }
  /// Glyphs to which the terminal gives other columns than they have.
  var misdrawn: Set<Glyph> = []
  /// Whether letters that run from right to left are marked, so that the terminal leaves them in place.
  var pinsLetters = false
  private var pairs: [Int32: Int32] = [:]
  private var row: [cchar_t] = []

  init(palette: Palette) {
    self.palette = palette
  }

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
    for cell in cells where !cell.glyph.isContinuation {
      if CellWriter.isSound(cell.glyph), !isMisdrawn(cell.glyph) {
        row.append(character(cell))
      } else {
        row.append(character(Cell("?", cell.style)))
        if cell.glyph.columns == 2 { row.append(character(Cell(.blank, cell.style))) }
      }
    }
    mvwadd_wchnstr(window, Int32(point.y), Int32(point.x), row, Int32(row.count))
  }

  /// A mark of no width, as strong as a Latin letter: what stands before it is a run of its own.
  private static let leftToRightMark: wchar_t = 0x200E

  private mutating func character(_ cell: Cell) -> cchar_t {
    var result = cchar_t()
    let (attributes, pair) = look(cell.style)
    let isPinned = pinsLetters && cell.glyph.scalars.contains(where: \.isRightToLeft)
    if let single = cell.glyph.single, !isPinned {
      var text: (wchar_t, wchar_t) = (Int32(bitPattern: single.value), 0)
      _ = withUnsafeBytes(of: &text) { bytes in
        memorize_cell(
          &result, bytes.baseAddress?.assumingMemoryBound(to: wchar_t.self), attributes, pair)
      }
      return result
    }
    var text = cell.glyph.scalars.map { Int32(bitPattern: $0.value) }
    if isPinned { text.append(CellWriter.leftToRightMark) }
    text.append(0)
    if memorize_cell(&result, text, attributes, pair) != OK {
      _ = memorize_cell(&result, Array(text.prefix(1)) + [0], attributes, pair)
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

  private mutating func look(_ style: Style) -> (attr_t, Int32) {
    var attributes: attr_t = 0
    if style.attributes.contains(.bold) { attributes |= memorize_bold }
    if style.attributes.contains(.reverse) { attributes |= memorize_reverse }
    if style.attributes.contains(.underline) { attributes |= memorize_underline }
    if style.attributes.contains(.faint), !palette.isHighContrast { attributes |= memorize_faint }
    return (attributes, pair(style))
  }

  /// The pair of the style's two colours; plain where there are none left.
  private mutating func pair(_ style: Style) -> Int32 {
    guard palette.colors > .none else { return 0 }
    let (ink, ground) = (
      palette.color(style.ink, style.tint), palette.color(style.ground, style.tint)
    )
    guard ink != Palette.own || ground != Palette.own else { return 0 }
    let key = Int32(ink) << 16 | Int32(ground) & 0xFFFF
    if let known = pairs[key] { return known }
    let next = Int32(pairs.count + 1)
    guard next < memorize_color_pairs() else { return 0 }
    init_extended_pair(next, Int32(ink), Int32(ground))
    pairs[key] = next
    return next
  }
}
