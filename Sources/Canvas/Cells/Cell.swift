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

  /// Compares all bits at once: every frame compares thousands of cells.
  @inline(__always)
  public static func == (one: Cell, other: Cell) -> Bool {
    unsafeBitCast(one, to: SIMD2<UInt64>.self) == unsafeBitCast(other, to: SIMD2<UInt64>.self)
  }
}
