import CNCurses
import Canvas

/// A window of ncurses, which finds out by itself what of it is to be sent.
struct CursesWindow: CellTarget {
  let window: UnsafeMutablePointer<WINDOW>

  func put(_ glyph: DrawnGlyph, _ foreground: Ink, times: Int, at place: Point) {
    var character = character(glyph, foreground)
    let (x, y) = (Int32(place.x), Int32(place.y))
    guard glyph.glyph.columns > 1 else {
      mvwhline_set(window, y, x, &character, Int32(times))
      return
    }
    // NB: where a wide character ends that has lost its left half already, ncurses would blank whatever
    // stands there now.
    var blank = foreground.blank
    mvwhline_set(window, y, x, &blank, 2)
    mvwadd_wchnstr(window, y, x, &character, 1)
  }

  private func character(_ glyph: DrawnGlyph, _ foreground: Ink) -> cchar_t {
    var result = foreground.blank
    if let single = glyph.single {
      result.chars.0 = Int32(bitPattern: single.value)
    } else {
      let text = glyph.scalars.map { Int32(bitPattern: $0.value) } + [0]
      _ = memorize_cell(&result, text, foreground.attributes.curses, foreground.colors?.number ?? 0)
    }
    return result
  }
}
