import CNCurses
import Canvas

/// Two colours, as numbers of the terminal, which ncurses knows by a number of its own.
struct ColorPair {
  let number: Int32
  let foreground: Int16
  let background: Int16
}

/// How a style looks on this terminal.
struct Ink {
  let attributes: Style.Attributes
  /// The two colours; `nil` for the terminal's own.
  let colors: ColorPair?
  /// A blank as ncurses has it, in which another character takes its place.
  let blank: cchar_t

  /// An ink that has these attributes and colours.
  init(_ attributes: Style.Attributes, colors: ColorPair?) {
    (self.attributes, self.colors) = (attributes, colors)
    var blank = cchar_t()
    _ = memorize_cell(&blank, [0x20, 0], attributes.curses, colors?.number ?? 0)
    self.blank = blank
  }

  /// The colour of the ground, as a number of the terminal.
  var background: Int16 { colors?.background ?? Palette.own }

  /// Whether nothing of it is seen on a blank but the ground.
  var isUnseenOnBlanks: Bool { attributes.isDisjoint(with: [.reverse, .underline]) }
}

extension Style.Attributes {
  /// The same for ncurses.
  var curses: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= memorize_bold }
    if contains(.reverse) { bits |= memorize_reverse }
    if contains(.underline) { bits |= memorize_underline }
    if contains(.faint) { bits |= memorize_faint }
    return bits
  }
}
