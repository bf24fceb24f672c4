import CNCurses
import Canvas
import Libc

/// Writes rows of cells to a window of ncurses.
struct RowWriter {
  /// The terminal's colours; a change takes effect when rows are next written.
  var palette: Palette {
    didSet {
      guard palette != oldValue else { return }
      forgetPairs()
    }
  }
  /// Glyphs that the terminal draws wider or narrower than computed.
  var widthMismatches: Set<Glyph> = []
  /// Whether right-to-left letters get a mark that keeps them in their cells.
  var pinsLetters = false
  private(set) var pairs: ColorPairs
  /// The style of the cell written last.
  private var last = Style.plain
  /// The characters of the part written last.
  private var characters: [cchar_t] = []
  /// Blanks by their styles.
  private var blanks: [Style: cchar_t] = [:]

  init(palette: Palette) {
    self.palette = palette
    pairs = ColorPairs(palette)
  }

  /// Numbers the pairs of colours from the first one again; all rows must be written after that.
  mutating func forgetPairs() {
    pairs = ColorPairs(palette)
    blanks = [:]
  }

  /// Writes a part of a row to a window.
  ///
  /// - Parameters:
  ///   - row: all cells of the row.
  ///   - change: the row's number and the columns to write.
  ///   - window: a window as wide as the row.
  mutating func write(
    _ row: [Cell], _ change: Canvas.Change, to window: UnsafeMutablePointer<WINDOW>
  ) {
    characters.removeAll(keepingCapacity: true)
    for cell in row[change.columns] where !cell.glyph.isContinuation {
      if isDrawable(cell.glyph) {
        last = cell.style(after: last)
        guard cell.glyph.isFlag else {
          characters.append(character(cell.glyph, last))
          continue
        }
        // ncurses counts one column for each letter of a flag.
        for letter in cell.glyph.scalars { characters.append(character(Glyph(letter), last)) }
      } else {
        characters.append(character("?", cell.style))
        if cell.glyph.columns == 2 { characters.append(character(.blank, cell.style)) }
      }
    }
    let (y, x) = (Int32(change.row), Int32(change.columns.lowerBound))
    mvwadd_wchnstr(window, y, x, characters, Int32(characters.count))
  }

  private func isDrawable(_ glyph: Glyph) -> Bool {
    glyph.hasSameWidthInC && !widthMismatches.contains(glyph)
  }

  private mutating func character(_ glyph: Glyph, _ style: Style) -> cchar_t {
    var character = blank(style)
    if let single = glyph.single, !pinsLetters {
      character.chars.0 = Int32(bitPattern: single.value)
    } else {
      let scalars = glyph.scalarsForCurses(isPinned: pinsLetters)
      let text = scalars.map { Int32(bitPattern: $0.value) } + [0]
      _ = memorize_cell(&character, text, palette.attributes(of: style).curses, pair(of: style))
    }
    return character
  }

  private mutating func blank(_ style: Style) -> cchar_t {
    if let known = blanks[style] { return known }
    var blank = cchar_t()
    _ = memorize_cell(&blank, [0x20, 0], palette.attributes(of: style).curses, pair(of: style))
    blanks[style] = blank
    return blank
  }

  private mutating func pair(of style: Style) -> Int32 {
    guard palette.colors > .none else { return 0 }
    return pairs.number(of: style)
  }
}

extension Cell {
  /// The style to send: a blank takes over the invisible foreground of the cell written before it,
  /// so that no colours need to be changed.
  fileprivate func style(after last: Style) -> Style {
    guard glyph == .blank, style.hidesForeground else { return style }
    let dimmed = style.attributes.intersection(.dimmed)
    // The table has the same colour with every deck.
    let isLike =
      last.hidesForeground && last.background == style.background
      && (last.tint == style.tint || style.background == .table)
      && last.attributes.intersection(.dimmed) == dimmed
    return isLike ? last : Style(.table, on: style.background, tint: style.tint, dimmed)
  }
}

extension Style {
  /// Whether the foreground cannot be seen on a blank.
  fileprivate var hidesForeground: Bool { attributes.isDisjoint(with: [.reverse, .underline]) }
}

extension Glyph {
  /// Whether the C library computes the same width for the glyph's base, or for a flag's letters.
  var hasSameWidthInC: Bool {
    if let single {
      return single.value < 0x80 || Int(wcwidth(wchar_t(bitPattern: single.value))) == columns
    }
    if isFlag { return scalars.allSatisfy { wcwidth(wchar_t(bitPattern: $0.value)) == 1 } }
    guard let base = scalars.first, base.value >= 0x80 else { return true }
    return Int(wcwidth(wchar_t(bitPattern: base.value))) == columns
  }

  /// The scalars to send, at most as many as a cell of ncurses holds.
  ///
  /// Leaves out the marks if the C library does not take all of them for combining marks.
  ///
  /// - Parameter isPinned: whether a left-to-right mark follows a right-to-left letter, so that the
  ///   terminal leaves the letter in its cell.
  /// - Returns: the base and its marks.
  func scalarsForCurses(isPinned: Bool) -> [Unicode.Scalar] {
    let needsPin = isPinned && scalars.contains(where: \.isRightToLeft)
    let marks = scalars.dropFirst()
    let areKnown = marks.allSatisfy { wcwidth(wchar_t(bitPattern: $0.value)) == 0 }
    return scalars.prefix(1) + (areKnown ? marks.prefix(needsPin ? 3 : 4) : [])
      + (needsPin ? ["\u{200E}"] : [])
  }
}
