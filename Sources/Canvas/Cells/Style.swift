import Options

/// What a colour is for; which colour that is, the terminal decides.
public enum ColorRole: UInt8, Sendable, CaseIterable {
  /// The terminal's own colours, for the table and plain text.
  case table
  /// Text that matters less.
  case dim
  /// Text that stands out: titles, keys.
  case accent
  /// The back of a card, in the deck's colour.
  case back
  /// The quiet pattern on a back.
  case pattern
  /// The light face of a card.
  case face
  /// What is printed on a face.
  case ink
  /// What is printed in red on a face.
  case redInk
  /// What is printed faintly on a face, in the deck's colour.
  case pie
  /// The face of a matched card.
  case matched
  /// The light that runs over a matched card.
  case shine
  /// The edge around the card under the cursor.
  case cursor
  /// The trace of a card that has left.
  case trace
  /// A gain.
  case good
  /// A loss.
  case bad
  /// The ground of an open dialog.
  case dialog
  /// Text on a dialog.
  case dialogText
  /// The chosen row of a dialog, as ground.
  case selection
}

/// How a cell looks: what is drawn in which paint, and on which.
public struct Style: Hashable, Sendable {
  /// Ways to write that need no colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Attributes by their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Brighter or heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Ink and ground exchanged.
    public static let reverse = Attributes(rawValue: 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 4)
    /// Fainter.
    public static let faint = Attributes(rawValue: 8)
  }

  /// What is drawn.
  public var foreground: ColorRole
  /// What it is drawn on.
  public var background: ColorRole
  /// The deck's colour.
  public var tint: DeckColor
  /// Weight and the like.
  public var attributes: Attributes

  /// A style; by default plain text on the table.
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

  /// The same with these attributes added.
  public func with(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}
