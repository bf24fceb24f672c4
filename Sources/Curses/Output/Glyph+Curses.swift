import CNCurses
import Canvas
import Libc

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
