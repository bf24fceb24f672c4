import Options

/// The colours and attributes of a cell.
public struct Style: Hashable, Sendable {
  /// Attributes that need no colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Brighter or heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// Fainter.
    public static let faint = Attributes(rawValue: 8)
    /// Dimmed, because it lies behind a dialog; only with many colours.
    public static let dimmed = Attributes(rawValue: 16)
  }

  /// The colour of the glyph.
  public var foreground: ColorRole
  /// The colour behind the glyph.
  public var background: ColorRole
  /// The deck's colour.
  public var tint: DeckColor
  /// Bold, underlined and the like.
  public var attributes: Attributes

  /// Creates a style; by default plain text on the table.
  public init(
    _ foreground: ColorRole = .table, on background: ColorRole = .table, tint: DeckColor = .blue,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.tint = tint
    self.attributes = attributes
  }

  /// Plain text on the table.
  public static let plain = Style()

  /// This style with more attributes.
  public func with(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}

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

  /// Compares all bits in two words: every frame compares thousands of cells.
  @inline(__always)
  public static func == (one: Cell, other: Cell) -> Bool {
    let one = unsafeBitCast(one, to: (UInt64, UInt64).self)
    let other = unsafeBitCast(other, to: (UInt64, UInt64).self)
    return one.0 ^ other.0 | one.1 ^ other.1 == 0
  }
}
