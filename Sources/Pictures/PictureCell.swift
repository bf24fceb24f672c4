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
