import Options

/// The colour of each role on one table.
public struct ColorTable: Equatable, Sendable {
  /// The two colours of a cell.
  public enum Layer: CaseIterable, Sendable {
    case foreground
    case background
  }

  private let shades: TableShades
  private let pages: PageShades
  private let artwork: [RGB]

  /// Creates the colours for a table.
  ///
  /// - Parameters:
  ///   - table: the player's choice.
  ///   - brightness: the brightness of the terminal's own background, which matters only if that is
  ///     the table.
  ///   - artwork: the colours of the artwork; those after the first `ColorRole.artworkColors` are
  ///     not used.
  public init(_ table: TableColor, _ brightness: Brightness = .unknown, artwork: [RGB] = []) {
    shades = TableShades(table, brightness)
    pages = PageShades(table, brightness)
    self.artwork = Array(artwork.prefix(ColorRole.artworkColors))
  }

  /// A colour of the artwork; `nil` if the artwork has fewer.
  func artwork(_ number: Int) -> RGB? { artwork.indices.contains(number) ? artwork[number] : nil }

  /// The colour of a role; `nil` for the terminal's own colour.
  ///
  /// - Parameters:
  ///   - role: a purpose, or a colour of the artwork; a missing one counts as the table.
  ///   - tint: the deck's colour.
  ///   - layer: the role `table` is plain text in the foreground.
  /// - Returns: the exact colour.
  public func color(_ role: ColorRole, _ tint: DeckColor, _ layer: Layer) -> RGB? {
    if let color = role.artwork.flatMap(artwork) { return color }
    let (cards, deck) = (shades.cards, DeckShades(tint))
    return switch role.name ?? .table {
    case .table: layer == .foreground ? shades.text : shades.table
    case .dim: shades.dim
    case .accent: shades.accent
    case .good: shades.good
    case .bad: shades.bad
    case .rail: shades.rail
    case .shadow: shades.shadow
    case .penumbra: shades.penumbra
    // A terminal's own background has no marked places.
    case .trace: layer == .background && shades.table == nil ? nil : shades.trace
    case .cursor: shades.cursor ?? deck.contrast
    case .back: deck.field
    case .pattern: deck.lattice
    case .line: deck.line
    case .edge: shades.hasDarkEdges ? deck.darkEdge : deck.edge
    case .face: cards.face
    case .ink: cards.ink
    case .redInk: cards.redInk
    case .definitionInk: deck.ink
    case .shade: cards.shade
    case .definition: cards.definition
    case .missed: cards.missed
    case .missedEdge: cards.missedEdge
    case .matched: cards.matched
    case .matchedEdge: cards.matchedEdge
    case .shine: cards.shine
    case .bonusHigh: cards.bonusHigh
    case .bonusMiddle: cards.bonusMiddle
    case .bonusLow: cards.bonusLow
    case .dialog: shades.dialog
    case .dialogText: shades.dialogText
    case .selection: shades.selection
    case .panel: pages.panel
    case .rule: pages.rule
    case .field: pages.field
    case .button: pages.button
    case .gold: layer == .foreground ? pages.goldText : pages.gold
    case .onGold: pages.onGold
    case .faint: pages.faint
    case .forgotten: pages.forgotten
    case .chart: pages.chart
    case .heat1: pages.heat.first
    case .heat2: pages.heat.dropFirst().first
    case .heat3: pages.heat.dropFirst(2).first
    case .heat4: pages.heat.last
    }
  }

  /// The colour of a role behind a dialog: more than half of it is the veil.
  ///
  /// - Parameters: as for `color`.
  /// - Returns: the mixture; secondary text where the role has the terminal's own colour.
  public func dimmed(_ role: ColorRole, _ tint: DeckColor, _ layer: Layer) -> RGB? {
    guard let color = color(role, tint, layer) else {
      return layer == .foreground ? shades.dim : nil
    }
    return color.mixed(with: pages.veil, share: 0.55)
  }
}
