import Options

/// The colours of a table and of everything on it but backs, by their roles; a missing one is the
/// terminal's own colour.
struct TableShades: Equatable {
  /// Plain text; in the background, its role is the table.
  private(set) var text: RGB?
  /// Gold as text, which must be darker on a light background.
  private(set) var goldText = RGB(255, 206, 58)
  /// The colour that dims everything behind a dialog.
  let veil: RGB
  /// Whether the edges of backs are dark instead of pale.
  private(set) var hasDarkEdges = false
  private var colors: [ColorRole.Name: RGB]

  /// The colour of a role.
  subscript(role: ColorRole.Name) -> RGB? { colors[role] }

  /// The shades that suit a table.
  ///
  /// - Parameters:
  ///   - table: the player's choice.
  ///   - brightness: the brightness of the terminal's own background.
  init(_ table: TableColor, _ brightness: Brightness) {
    self =
      switch (table, brightness) {
      case (.felt, _): .felt
      case (.navy, _): .navy
      case (.charcoal, _): .charcoal
      case (.own, .dark): .dark
      case (.own, .light): .light
      case (.own, .unknown): .unknown
      }
  }

  private init(veil: RGB, text: RGB? = nil, _ colors: [ColorRole.Name: RGB]) {
    (self.veil, self.text) = (veil, text)
    self.colors = TableShades.usual.merging(colors) { $1 }
  }

  /// A table with a colour of its own.
  private init(
    table: RGB, dim: RGB, rail: RGB, shadow: RGB, penumbra: RGB, dialog: RGB, selection: RGB,
    rule: RGB, faint: RGB, veil: RGB
  ) {
    self.init(
      veil: veil, text: RGB(236, 240, 232),
      [
        .table: table, .dim: dim, .rail: rail, .shadow: shadow, .penumbra: penumbra,
        .trace: table.mixed(with: penumbra, share: 0.45), .dialog: dialog, .selection: selection,
        .panel: penumbra, .rule: rule, .field: shadow, .button: rule, .faint: faint,
      ])
  }
}

extension TableShades {
  /// The colours that most tables have.
  private static let usual: [ColorRole.Name: RGB] = [
    .accent: RGB(255, 224, 150), .good: RGB(120, 226, 90), .bad: RGB(255, 176, 166),
    .cursor: RGB(255, 206, 58), .dialogText: RGB(236, 240, 232),
    .gold: RGB(255, 206, 58), .onGold: RGB(52, 42, 40),
    .forgotten: RGB(255, 138, 116), .chart: RGB(122, 216, 186),
    // All but the second are shades of cards, too.
    .heat1: DeckShades(.orange).ink, .heat2: RGB(134, 45, 44), .heat3: RGB(172, 28, 38),
    .heat4: RGB(206, 52, 44),
    .face: RGB(251, 246, 235), .shade: RGB(222, 214, 198), .definition: RGB(230, 237, 243),
    .missed: RGB(250, 219, 211), .missedEdge: RGB(226, 130, 118),
    .matched: RGB(228, 243, 209), .matchedEdge: RGB(120, 190, 90), .shine: RGB(gray: 255),
    .ink: RGB(52, 42, 40), .redInk: RGB(172, 28, 38),
    .bonusHigh: RGB(30, 142, 90), .bonusMiddle: RGB(214, 134, 16), .bonusLow: RGB(206, 52, 44),
  ]

  /// Faces that stand out from a white background.
  private static let facesOnWhite: [ColorRole.Name: RGB] = [
    .face: RGB(247, 234, 206), .shade: RGB(216, 203, 176), .definition: RGB(222, 231, 240),
    .missed: RGB(249, 212, 202), .matched: RGB(214, 236, 192),
  ]

  private static let felt = TableShades(
    table: RGB(19, 70, 54), dim: RGB(142, 182, 165), rail: RGB(11, 45, 35), shadow: RGB(8, 37, 28),
    penumbra: RGB(14, 55, 42), dialog: RGB(25, 62, 53), selection: RGB(52, 116, 97),
    rule: RGB(52, 116, 97), faint: RGB(112, 154, 138), veil: RGB(6, 18, 15))

  private static let navy = TableShades(
    table: RGB(24, 38, 74), dim: RGB(152, 168, 204), rail: RGB(14, 24, 50), shadow: RGB(10, 17, 38),
    penumbra: RGB(17, 28, 56), dialog: RGB(33, 48, 88), selection: RGB(62, 92, 156),
    rule: RGB(62, 92, 156), faint: RGB(118, 136, 178), veil: RGB(6, 9, 20))

  private static let charcoal = TableShades(
    table: RGB(42, 44, 48), dim: RGB(160, 163, 168), rail: RGB(28, 29, 32), shadow: RGB(20, 21, 24),
    penumbra: RGB(31, 33, 36), dialog: RGB(54, 56, 60), selection: RGB(36, 92, 150),
    rule: RGB(92, 96, 100), faint: RGB(130, 133, 139), veil: RGB(12, 12, 14))

  /// The terminal's own background where it is dark: shadows are lighter than it, since they cannot
  /// be darker than black.
  private static let dark = TableShades(
    veil: RGB(gray: 0),
    [
      .dim: RGB(gray: 158), .shadow: RGB(62, 64, 68), .penumbra: RGB(36, 37, 40),
      .trace: RGB(gray: 68), .dialog: RGB(gray: 48), .selection: RGB(0, 95, 175),
      .rule: RGB(92, 96, 100), .field: RGB(36, 37, 40), .button: RGB(62, 64, 68),
      .faint: RGB(gray: 128),
    ])

  /// The terminal's own background where it is light.
  private static let light = {
    let red = DeckShades(.red)
    var shades = TableShades(
      veil: RGB(gray: 255),
      facesOnWhite.merging([
        .dim: RGB(112, 110, 106), .accent: RGB(150, 84, 0), .good: RGB(0, 135, 0),
        .bad: RGB(175, 0, 95), .shadow: RGB(172, 168, 162), .penumbra: RGB(222, 219, 214),
        .trace: RGB(gray: 188), .cursor: RGB(235, 140, 0), .dialog: RGB(gray: 244),
        .dialogText: RGB(gray: 28), .selection: RGB(175, 215, 255), .rule: RGB(172, 168, 162),
        .field: RGB(gray: 255), .button: RGB(gray: 228), .faint: RGB(gray: 118),
        .gold: RGB(235, 140, 0), .forgotten: RGB(172, 28, 38), .chart: RGB(0, 120, 92),
        .heat1: red.edge, .heat2: red.line, .heat3: RGB(240, 150, 140), .heat4: RGB(216, 96, 88),
      ]) { $1 })
    (shades.goldText, shades.hasDarkEdges) = (RGB(150, 84, 0), true)
    return shades
  }()

  /// Colours that are legible on black and on white: the contrast is at most 4.58 on both at once.
  private static let unknown = {
    let gray = RGB(gray: 118)
    var shades = TableShades(
      veil: gray,
      facesOnWhite.merging([
        .dim: gray, .accent: RGB(95, 95, 255), .good: RGB(0, 135, 95), .bad: RGB(215, 0, 175),
        .shadow: gray, .penumbra: gray, .trace: gray, .dialog: RGB(gray: 0),
        .selection: RGB(0, 95, 175), .rule: gray, .field: RGB(gray: 0), .button: RGB(gray: 0),
        .faint: gray, .gold: RGB(235, 140, 0), .forgotten: RGB(215, 0, 175),
        .chart: RGB(0, 135, 95),
      ]) { $1 })
    // It depends on the deck.
    shades.colors[.cursor] = nil
    shades.goldText = RGB(95, 95, 255)
    return shades
  }()
}
