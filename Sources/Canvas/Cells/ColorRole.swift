/// The purpose of a colour, or a colour of the artwork; the terminal's palette has the colour itself.
public struct ColorRole: Hashable, Sendable {
  /// The purposes of colours; the roles of the same names describe them.
  public enum Name: UInt8, CaseIterable, Sendable {
    case table, dim, accent, good, bad
    case rail, shadow, penumbra, trace, cursor
    case back, pattern, line, edge
    case face, ink, redInk, definitionInk, shade, definition
    case missed, missedEdge, matched, matchedEdge, shine
    case bonusHigh, bonusMiddle, bonusLow
    case dialog, dialogText, selection
    case panel, rule, field, button, gold, onGold, faint, forgotten, chart
    case heat1, heat2, heat3, heat4
  }

  /// The number of colours for artwork.
  public static let artworkColors = 160

  /// The number of the first colour for artwork; the names come before it.
  private static let firstArtwork: UInt8 = 96

  private let rawValue: UInt8

  /// The role with a name.
  public init(_ name: Name) {
    rawValue = name.rawValue
  }

  /// A colour of the artwork.
  ///
  /// - Parameter number: from 0 to `artworkColors` - 1; larger numbers count as the last one.
  public init(artwork number: Int) {
    let number = min(max(0, number), ColorRole.artworkColors - 1)
    rawValue = ColorRole.firstArtwork + UInt8(number)
  }

  /// The name; `nil` for a colour of the artwork.
  public var name: Name? { Name(rawValue: rawValue) }

  /// The number of a colour of the artwork; `nil` for a role with a name.
  public var artwork: Int? {
    rawValue < ColorRole.firstArtwork ? nil : Int(rawValue - ColorRole.firstArtwork)
  }

  /// The roles with a name.
  public static let named = Name.allCases.map(ColorRole.init)
}

/// The roles with a name.
extension ColorRole {
  /// The table itself, as a background; plain text, as a foreground.
  public static let table = ColorRole(.table)
  /// Less important text.
  public static let dim = ColorRole(.dim)
  /// Text that stands out, such as titles and keys.
  public static let accent = ColorRole(.accent)
  /// A gain.
  public static let good = ColorRole(.good)
  /// A loss or a warning.
  public static let bad = ColorRole(.bad)
  /// The bar behind the first and the last row.
  public static let rail = ColorRole(.rail)
  /// The shadow of a card on the table.
  public static let shadow = ColorRole(.shadow)
  /// The lighter rim of a large card's shadow.
  public static let penumbra = ColorRole(.penumbra)
  /// The empty place of a card that has left the table.
  public static let trace = ColorRole(.trace)
  /// The frame around the card under the cursor.
  public static let cursor = ColorRole(.cursor)
  /// The back of a card, in the deck's colour.
  public static let back = ColorRole(.back)
  /// The lattice on a back, a little lighter than the back.
  public static let pattern = ColorRole(.pattern)
  /// The inner line of a large back.
  public static let line = ColorRole(.line)
  /// The border of a back.
  public static let edge = ColorRole(.edge)
  /// The paper of a face.
  public static let face = ColorRole(.face)
  /// Text on a face.
  public static let ink = ColorRole(.ink)
  /// Red text on a face.
  public static let redInk = ColorRole(.redInk)
  /// Large letters of a definition: the deck's colour, darkened.
  public static let definitionInk = ColorRole(.definitionInk)
  /// Paper in the shade: the points of a bonus that are gone, and the edge of a pile.
  public static let shade = ColorRole(.shade)
  /// The paper of a definition, cooler than that of a term.
  public static let definition = ColorRole(.definition)
  /// The paper of a card that does not match.
  public static let missed = ColorRole(.missed)
  /// The border of a card that does not match.
  public static let missedEdge = ColorRole(.missedEdge)
  /// The paper of a matched card.
  public static let matched = ColorRole(.matched)
  /// The border of a matched card.
  public static let matchedEdge = ColorRole(.matchedEdge)
  /// The light that runs over a matched card.
  public static let shine = ColorRole(.shine)
  /// A bonus of four points or more.
  public static let bonusHigh = ColorRole(.bonusHigh)
  /// A bonus of two or three points.
  public static let bonusMiddle = ColorRole(.bonusMiddle)
  /// A bonus of one point.
  public static let bonusLow = ColorRole(.bonusLow)
  /// The background of an open dialog.
  public static let dialog = ColorRole(.dialog)
  /// Text in a dialog.
  public static let dialogText = ColorRole(.dialogText)
  /// The background of the selected row in a dialog.
  public static let selection = ColorRole(.selection)
  /// The background of a list or a sidebar beside the table.
  public static let panel = ColorRole(.panel)
  /// A line between parts of a page, and the empty part of a meter.
  public static let rule = ColorRole(.rule)
  /// The background of a text that is being edited.
  public static let field = ColorRole(.field)
  /// The background of a button, and a star that was not won.
  public static let button = ColorRole(.button)
  /// The selected row, stars and best results; behind text, `onGold`.
  public static let gold = ColorRole(.gold)
  /// Text on gold.
  public static let onGold = ColorRole(.onGold)
  /// Axes and labels.
  public static let faint = ColorRole(.faint)
  /// A card that was forgotten, and its cost.
  public static let forgotten = ColorRole(.forgotten)
  /// The data of a chart.
  public static let chart = ColorRole(.chart)
  /// The tiles of a heat map, from the nearest to the table to the strongest.
  public static let heat = [Name.heat1, .heat2, .heat3, .heat4].map { ColorRole($0) }
}
