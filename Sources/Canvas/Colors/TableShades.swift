/// The colours of a table and of everything on it but cards; `nil` is the terminal's own colour.
struct TableShades: Shades, Equatable {
  let table: RGB?
  var text: RGB? = RGB(236, 240, 232)
  let dim: RGB
  var accent = RGB(255, 224, 150)
  var good = RGB(120, 226, 90)
  var bad = RGB(255, 176, 166)
  /// The bar behind the first and the last row; `nil` where the table is the terminal's own.
  var rail: RGB?
  let shadow: RGB
  let penumbra: RGB
  /// The colour of an empty place, on the terminal's own background only for characters.
  let trace: RGB
  /// The frame of the cursor; `nil` if it depends on the deck.
  var cursor: RGB? = RGB(255, 206, 58)
  let dialog: RGB
  var dialogText = RGB(236, 240, 232)
  let selection: RGB
  var cards = CardShades()
  /// Whether the edges of backs are dark instead of pale.
  var hasDarkEdges = false
}

extension TableShades {
  private init(
    table: RGB, dim: RGB, rail: RGB, shadow: RGB, penumbra: RGB, dialog: RGB, selection: RGB
  ) {
    (self.table, self.dim, self.rail) = (table, dim, rail)
    (self.shadow, self.penumbra) = (shadow, penumbra)
    trace = table.mixed(with: penumbra, share: 0.45)
    (self.dialog, self.selection) = (dialog, selection)
  }

  static let felt = TableShades(
    table: RGB(19, 70, 54), dim: RGB(142, 182, 165), rail: RGB(11, 45, 35), shadow: RGB(8, 37, 28),
    penumbra: RGB(14, 55, 42), dialog: RGB(25, 62, 53), selection: RGB(52, 116, 97))

  static let navy = TableShades(
    table: RGB(24, 38, 74), dim: RGB(152, 168, 204), rail: RGB(14, 24, 50), shadow: RGB(10, 17, 38),
    penumbra: RGB(17, 28, 56), dialog: RGB(33, 48, 88), selection: RGB(62, 92, 156))

  static let charcoal = TableShades(
    table: RGB(42, 44, 48), dim: RGB(160, 163, 168), rail: RGB(28, 29, 32), shadow: RGB(20, 21, 24),
    penumbra: RGB(31, 33, 36), dialog: RGB(54, 56, 60), selection: RGB(36, 92, 150))

  /// The terminal's own background where it is dark: shadows are lighter than it, since they cannot
  /// be darker than black.
  static let dark = TableShades(
    table: nil, text: nil, dim: RGB(gray: 158), shadow: RGB(62, 64, 68), penumbra: RGB(36, 37, 40),
    trace: RGB(gray: 68), dialog: RGB(gray: 48), selection: RGB(0, 95, 175))

  static let light = TableShades(
    table: nil, text: nil, dim: RGB(112, 110, 106), accent: RGB(150, 84, 0), good: RGB(0, 135, 0),
    bad: RGB(175, 0, 95), shadow: RGB(172, 168, 162), penumbra: RGB(222, 219, 214),
    trace: RGB(gray: 188), cursor: RGB(235, 140, 0), dialog: RGB(gray: 244),
    dialogText: RGB(gray: 28), selection: RGB(175, 215, 255), cards: .onWhite, hasDarkEdges: true)

  /// Colours that are legible on black and on white: the contrast is at most 4.58 on both at once.
  static let unknown = TableShades(
    table: nil, text: nil, dim: RGB(gray: 118), accent: RGB(95, 95, 255), good: RGB(0, 135, 95),
    bad: RGB(215, 0, 175), shadow: RGB(gray: 118), penumbra: RGB(gray: 118), trace: RGB(gray: 118),
    cursor: nil, dialog: RGB(gray: 0), selection: RGB(0, 95, 175), cards: .onWhite)
}

/// The colours of pages and dialogs; `nil` is the terminal's own colour.
struct PageShades: Shades, Equatable {
  /// The background of a list; `nil` where the table is the terminal's own.
  var panel: RGB?
  let rule: RGB
  let field: RGB
  let button: RGB
  let faint: RGB
  var gold = RGB(255, 206, 58)
  /// Gold as text, which must be darker on a light background.
  var goldText = RGB(255, 206, 58)
  var onGold = CardShades().ink
  var forgotten = RGB(255, 138, 116)
  var chart = RGB(122, 216, 186)
  /// The tiles of a heat map; all but the second are shades of cards, too.
  var heat = [
    DeckShades(.orange).ink, RGB(134, 45, 44), CardShades().redInk, CardShades().bonusLow,
  ]
  /// The colour that dims everything behind a dialog.
  let veil: RGB
}

extension PageShades {
  static let felt = PageShades(
    panel: RGB(14, 55, 42), rule: RGB(52, 116, 97), field: RGB(8, 37, 28), button: RGB(52, 116, 97),
    faint: RGB(112, 154, 138), veil: RGB(6, 18, 15))

  static let navy = PageShades(
    panel: RGB(17, 28, 56), rule: RGB(62, 92, 156), field: RGB(10, 17, 38),
    button: RGB(62, 92, 156), faint: RGB(118, 136, 178), veil: RGB(6, 9, 20))

  static let charcoal = PageShades(
    panel: RGB(31, 33, 36), rule: RGB(92, 96, 100), field: RGB(20, 21, 24),
    button: RGB(92, 96, 100), faint: RGB(130, 133, 139), veil: RGB(12, 12, 14))

  static let dark = PageShades(
    panel: nil, rule: RGB(92, 96, 100), field: RGB(36, 37, 40), button: RGB(62, 64, 68),
    faint: RGB(gray: 128), veil: RGB(gray: 0))

  static let light = {
    var shades = PageShades(
      panel: nil, rule: RGB(172, 168, 162), field: RGB(gray: 255), button: RGB(gray: 228),
      faint: RGB(gray: 118), veil: RGB(gray: 255))
    (shades.gold, shades.goldText) = (RGB(235, 140, 0), RGB(150, 84, 0))
    (shades.forgotten, shades.chart) = (RGB(172, 28, 38), RGB(0, 120, 92))
    let red = DeckShades(.red)
    shades.heat = [red.edge, red.line, RGB(240, 150, 140), RGB(216, 96, 88)]
    return shades
  }()

  /// Colours that are legible on black and on white.
  static let unknown = {
    var shades = PageShades(
      panel: nil, rule: RGB(gray: 118), field: RGB(gray: 0), button: RGB(gray: 0),
      faint: RGB(gray: 118), veil: RGB(gray: 118))
    (shades.gold, shades.goldText) = (RGB(235, 140, 0), RGB(95, 95, 255))
    (shades.forgotten, shades.chart) = (RGB(215, 0, 175), RGB(0, 135, 95))
    return shades
  }()
}
