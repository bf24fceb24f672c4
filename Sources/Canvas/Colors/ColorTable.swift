import Options

/// The colour of each role on one table.
public struct ColorTable: Equatable, Sendable {
  /// The two colours of a cell.
  public enum Layer: CaseIterable, Sendable {
    case foreground
    case background
  }

  private let shades: TableShades
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
    let (deck, name) = (DeckShades(tint), role.name ?? .table)
    return switch name {
    case .table where layer == .foreground: shades.text
    // A terminal's own background has no marked places.
    case .trace where layer == .background && shades[.table] == nil: nil
    case .gold where layer == .foreground: shades.goldText
    case .cursor: shades[.cursor] ?? deck.contrast
    case .back: deck.field
    case .pattern: deck.lattice
    case .line: deck.line
    case .edge: shades.hasDarkEdges ? deck.darkEdge : deck.edge
    case .definitionInk: deck.ink
    default: shades[name]
    }
  }

  /// The colour of a role behind a dialog: more than half of it is the veil.
  ///
  /// - Parameters: as for `color`.
  /// - Returns: the mixture; secondary text where the role has the terminal's own colour.
  public func dimmed(_ role: ColorRole, _ tint: DeckColor, _ layer: Layer) -> RGB? {
    guard let color = color(role, tint, layer) else {
      return layer == .foreground ? shades[.dim] : nil
    }
    return color.mixed(with: shades.veil, share: 0.55)
  }
}
