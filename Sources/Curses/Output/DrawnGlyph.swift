import CNCurses
import Canvas
import Libc

/// A glyph as it is sent to a terminal.
struct DrawnGlyph {
  let glyph: Glyph
  /// Whether a letter that runs from right to left is marked, so that the terminal leaves it in place.
  let isPinned: Bool

  /// A glyph; by default as it is.
  ///
  /// - Parameters:
  ///   - glyph: not the right half of a wide one.
  ///   - isPinned: whether letters that run from right to left are to stay where they are put.
  init(_ glyph: Glyph, isPinned: Bool = false) {
    self.glyph = glyph
    self.isPinned = isPinned && glyph.scalars.contains(where: \.isRightToLeft)
  }

  /// A mark of no width, as strong as a Latin letter: what stands before it is a run of its own.
  private static let leftToRightMark: Unicode.Scalar = "\u{200E}"

  /// The single scalar that is sent, if it is but one: the quick way for most cells.
  var single: Unicode.Scalar? { isPinned ? nil : glyph.single }

  /// All scalars that are sent; less the marks which the C library does not take for such, and what
  /// ncurses has no room for in a cell.
  var scalars: [Unicode.Scalar] {
    let marks = glyph.scalars.dropFirst()
    let areKnown = marks.allSatisfy { wcwidth(wchar_t(bitPattern: $0.value)) == 0 }
    let most = isPinned ? 3 : 4
    return glyph.scalars.prefix(1) + (areKnown ? marks.prefix(most) : [])
      + (isPinned ? [DrawnGlyph.leftToRightMark] : [])
  }
}
