import CNCurses
import Canvas
import Options

/// The colour pairs of ncurses: two colours of the terminal under one number.
struct ColorPairs {
  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private let palette: Palette
  private var known: [Style: Int32] = [:]
  private var numbers: [Colors: Int32] = [:]

  /// Creates pairs of the colours of a palette.
  init(_ palette: Palette) {
    self.palette = palette
  }

  /// Whether few numbers are left on a terminal with so many that it is worth starting again.
  var isNearlyFull: Bool {
    let most = Int(memorize_color_pairs())
    return most > 10_000 && numbers.count > most / 2
  }

  /// The number of a style's pair, allocated when first needed.
  ///
  /// The terminal's own colours get a pair, too: for pair 0, ncurses resets all attributes, which
  /// takes more bytes.
  ///
  /// - Returns: 0, the terminal's own colours, if no number is left.
  mutating func number(of style: Style) -> Int32 {
    let dimmed = style.attributes.intersection(.dimmed)
    let roles = Style(style.foreground, on: style.background, tint: style.tint, dimmed)
    if let number = known[roles] { return number }
    func color(_ role: ColorRole, _ layer: ColorTable.Layer) -> Int32 {
      palette.color(role, style.tint, layer, isDimmed: !dimmed.isEmpty)
    }
    let number = number(
      Colors(
        foreground: color(style.foreground, .foreground),
        background: color(style.background, .background)))
    known[roles] = number
    return number
  }

  private mutating func number(_ colors: Colors) -> Int32 {
    if let number = numbers[colors] { return number }
    let number = Int32(numbers.count + 1)
    guard number < memorize_color_pairs() else { return 0 }
    init_extended_pair(number, colors.foreground, colors.background)
    numbers[colors] = number
    return number
  }
}

extension Style.Attributes {
  /// The same attributes for ncurses.
  var curses: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= memorize_bold }
    if contains(.reverse) { bits |= memorize_reverse }
    if contains(.underline) { bits |= memorize_underline }
    if contains(.faint) { bits |= memorize_faint }
    return bits
  }
}
