/// One character cell of the screen and its looks.
struct Cell: Equatable, Sendable {
  /// A blank where nothing was written; empty in the right half of a wide character.
  var character = " "
  /// Columns: 1, or 2, or 0 for the right half of a wide character.
  var width = 1
  var foreground = Color.standard
  var background = Color.standard
  var isBold = false
  var isUnderlined = false
  var isItalic = false
  var isBlinking = false
  var isReversed = false

  /// Leaves out what nobody sees on a blank, where a program may put what it likes.
  mutating func hideInk() {
    foreground = .standard
    (isBold, isItalic, isBlinking) = (false, false, false)
  }
}

/// A colour as the program asked for it.
enum Color: Equatable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the palette of 256.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
