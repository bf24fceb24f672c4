/// One character cell of the screen and its looks.
package struct ScreenCell: Equatable, Sendable {
  /// A blank where nothing was written; empty in the right half of a wide character.
  package var character = " "
  /// Columns: 1, or 2, or 0 for the right half of a wide character.
  package var width = 1
  package var foreground = Color.standard
  package var background = Color.standard
  package var isBold = false
  package var isUnderlined = false
  package var isItalic = false
  package var isBlinking = false
  package var isReversed = false

  /// A cell; by default a blank in the terminal's own colours.
  package init(
    character: String = " ", width: Int = 1, foreground: Color = .standard,
    background: Color = .standard, isBold: Bool = false, isReversed: Bool = false
  ) {
    (self.character, self.width) = (character, width)
    (self.foreground, self.background) = (foreground, background)
    (self.isBold, self.isReversed) = (isBold, isReversed)
  }

  /// Removes the invisible attributes of a blank, which a program may choose freely.
  package mutating func hideForeground() {
    foreground = .standard
    (isBold, isItalic, isBlinking) = (false, false, false)
  }
}

/// A colour as the program requested it.
package enum Color: Equatable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the palette of 256.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
