/// The colours of pages and dialogs; `nil` is the terminal's own colour.
struct PageShades: Shades {
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
  private init(panel: RGB?, rule: RGB, field: RGB, button: RGB, faint: RGB, veil: RGB) {
    (self.panel, self.rule, self.field) = (panel, rule, field)
    (self.button, self.faint, self.veil) = (button, faint, veil)
  }

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
