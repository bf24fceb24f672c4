/// One cell of a screen: what is drawn there and how it looks.
public struct Cell: Hashable, Sendable {
  /// What is drawn.
  public var glyph: Glyph
  /// How it looks.
  public var style: Style

  /// A cell; by default an empty place of the table.
  public init(_ glyph: Glyph = .blank, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }
}
