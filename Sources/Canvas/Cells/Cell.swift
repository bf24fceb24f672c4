/// One cell of the screen: a glyph and its style.
public struct Cell: Hashable, Sendable {
  /// The glyph in the cell.
  public var glyph: Glyph
  /// Its colours and attributes.
  public var style: Style

  /// Creates a cell; by default an empty cell of the table.
  public init(_ glyph: Glyph = .blank, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }
}
