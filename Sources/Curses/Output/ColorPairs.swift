import CNCurses
import Canvas

/// The colour pairs of ncurses: two colours of the terminal under one number.
struct ColorPairs {
  private struct Colors: Hashable {
    let foreground: Int16
    let background: Int16
  }

  private var numbers: [Colors: Int32] = [:]

  /// The number of a pair, allocated when first needed.
  ///
  /// The terminal's own colours get a pair, too: for pair 0, ncurses resets all attributes, which
  /// takes more bytes.
  ///
  /// - Returns: 0, the terminal's own colours, if no number is left.
  mutating func number(_ foreground: Int16, on background: Int16) -> Int32 {
    let colors = Colors(foreground: foreground, background: background)
    if let known = numbers[colors] { return known }
    let number = Int32(numbers.count + 1)
    guard number < memorize_color_pairs() else { return 0 }
    init_extended_pair(number, Int32(foreground), Int32(background))
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
