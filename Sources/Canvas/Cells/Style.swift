import Options

/// The purpose of a colour; the terminal's palette decides which colour that is.
public enum ColorRole: UInt8, Sendable, CaseIterable {
  /// The terminal's own colours, for the table and plain text.
  case table
  /// Less important text.
  case dim
  /// Text that stands out, such as titles and keys.
  case accent
  /// The back of a card, in the deck's colour.
  case back
  /// The faint pattern on the back of a card.
  case pattern
  /// The light face of a card.
  case face
  /// Text on a face.
  case ink
  /// Red text on a face.
  case redInk
  /// Faint drawings on a face, in the deck's colour.
  case pie
  /// The face of a matched card.
  case matched
  /// The light that runs over a matched card.
  case shine
  /// The edge around the card under the cursor.
  case cursor
  /// The trace of a card that has left the table.
  case trace
  /// A gain.
  case good
  /// A loss.
  case bad
  /// The background of an open dialog.
  case dialog
  /// Text in a dialog.
  case dialogText
  /// The background of the selected row in a dialog.
  case selection
}

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
