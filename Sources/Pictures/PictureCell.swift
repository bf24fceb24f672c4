/// A cell of a picture: a glyph of two colours.
public struct PictureCell: Hashable, Sendable {
  /// A colour of a cell.
  public enum Color: Hashable, Sendable {
    /// The paper on which the picture lies.
    case paper
    /// The number of one of `Pictures.colors`.
    case artwork(Int)
  }

  /// The glyph; a space if the cell has one colour.
  public let glyph: Unicode.Scalar
  /// The colour of the glyph; the same as `background` if the glyph is a space.
  public let foreground: Color
  /// The colour behind the glyph.
  public let background: Color

  /// A cell with a glyph, or without one if both colours are the same.
  init(glyph: Unicode.Scalar, foreground: Color, background: Color) {
    self.glyph = foreground == background ? " " : glyph
    self.foreground = foreground
    self.background = background
  }

  /// A cell of one colour.
  init(_ color: Color) {
    self.init(glyph: " ", foreground: color, background: color)
  }
}

/// The parts into which the glyphs of a terminal's font divide a cell.
public enum CellForm: CaseIterable, Sendable {
  /// Halves, quarters, and two by two parts; they look the same in all terminals.
  case quadrants
  /// Also two by three parts; not all terminals have them.
  case sextants

  /// A number of columns or rows that no terminal exceeds.
  static func limited(_ length: Int) -> Int { min(max(0, length), 1000) }
}

/// A colour as the parts of red, green and blue in sRGB.
public struct RGB: Hashable, Sendable {
  /// The part of red.
  public var red: UInt8
  /// The part of green.
  public var green: UInt8
  /// The part of blue.
  public var blue: UInt8

  /// The colour with these parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
