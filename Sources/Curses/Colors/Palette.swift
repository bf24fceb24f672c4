import Canvas
import Options

/// The terminal's colour for each role: the only place where colours have numbers.
///
/// With 256 colours only those from 16 on are used, because the first sixteen differ in every
/// terminal. Text on the table itself must be legible; roles that differ only in colour must be
/// distinct for colour-blind players, too.
struct Palette: Equatable {
  /// How exactly a terminal with many colours shows them.
  enum Precision: Equatable {
    /// The fixed colours of xterm.
    case fixed
    /// Numbers from 16 to 255 stand for slots, whose exact colours are sent in their place.
    case slots
    /// The number of a colour is its value of 24 bits.
    case direct
  }

  /// The terminal's own colour.
  static let own: Int32 = -1

  let colors: Capabilities.Colors
  /// The brightness of the table if that is the terminal's own background.
  let brightness: Brightness
  /// Whether text and cards use the greatest contrast.
  let isHighContrast: Bool
  /// The exactness of many colours.
  let precision: Precision
  /// The colour of the table.
  let table: TableColor
  private let artwork: [RGB]
  private let exact: ColorTable?
  private let slots: ColorSlots?

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - colors: the number of colours. With fewer than 256, and with high contrast, the terminal's
  ///     own background is the table.
  ///   - brightness: the brightness of that background.
  ///   - isHighContrast: whether text and cards use the greatest contrast.
  ///   - table: the player's choice. Among the fixed colours, only charcoal makes a good table.
  ///   - precision: the exactness of many colours.
  ///   - artwork: the colours of the artwork.
  init(
    colors: Capabilities.Colors, _ brightness: Brightness, isHighContrast: Bool = false,
    table: TableColor = .own, precision: Precision = .fixed, artwork: [RGB] = []
  ) {
    let isExact = colors == .many && !isHighContrast
    let table = !isExact ? .own : table != .own && precision == .fixed ? .charcoal : table
    (self.colors, self.isHighContrast, self.precision) = (colors, isHighContrast, precision)
    (self.table, self.brightness) = (table, table == .own ? brightness : .dark)
    self.artwork = artwork
    exact = isExact ? ColorTable(table, brightness, artwork: artwork) : nil
    slots = isExact && precision == .slots ? exact.map(ColorSlots.init) : nil
  }

  /// The exact colours of the numbers 16 to 255, to be sent in their place; `nil` if they mean
  /// the terminal's colours.
  var exactColors: [RGB?]? { slots?.colors }

  /// The number of the colour for a role; `own` for the terminal's own colour.
  ///
  /// - Parameters:
  ///   - role: the purpose of the colour.
  ///   - tint: the deck's colour.
  ///   - layer: the foreground or the background of a cell.
  ///   - isDimmed: whether the cell lies behind a dialog, which shows only with many colours.
  /// - Returns: the number.
  func color(
    _ role: ColorRole, _ tint: DeckColor, _ layer: ColorTable.Layer, isDimmed: Bool = false
  ) -> Int32 {
    if isDimmed, let exact {
      return exact.dimmed(role, tint, layer).map(dimmedNumber) ?? Palette.own
    }
    if let exact { return exact.color(role, tint, layer).map { number($0, role) } ?? Palette.own }
    let index = isHighContrast && colors > .none ? strong(role, tint) : few(role, tint, layer)
    guard precision == .direct, index >= 16 else { return index }
    return FixedColors.color(index).directNumber
  }

  /// The attributes of a style that do not spoil its colours.
  ///
  /// Among sixteen colours, bold text has the bright one of its colour: black becomes gray.
  func attributes(of style: Style) -> Style.Attributes {
    let isBrightened =
      colors == .sixteen && (0..<8).contains(color(style.foreground, style.tint, .foreground))
    return style.attributes.subtracting(isHighContrast ? .faint : [])
      .subtracting(isBrightened ? .bold : [])
  }

  private func number(_ color: RGB, _ role: ColorRole) -> Int32 {
    switch precision {
    case .fixed: FixedColors.number(for: color)
    case .slots: Int32(slots?.number(of: role, color) ?? ColorSlots.numbers.lowerBound)
    case .direct: color.directNumber
    }
  }

  /// The number of a colour behind a dialog, which need not be exact.
  private func dimmedNumber(_ color: RGB) -> Int32 {
    switch precision {
    case .fixed: FixedColors.number(forDimmed: color)
    case .slots: Int32(slots?.number(nearest: color) ?? ColorSlots.numbers.lowerBound)
    case .direct: color.directNumber
    }
  }

  private func few(_ role: ColorRole, _ tint: DeckColor, _ layer: ColorTable.Layer) -> Int32 {
    switch colors {
    case .many, .sixteen: sixteen(role, tint, layer)
    case .eight: eight(role, tint)
    case .none: Palette.own
    }
  }
}

extension RGB {
  /// The number of this colour on a terminal whose numbers are colours of 24 bits.
  ///
  /// Such terminals use the lowest numbers, at most 256, for indexed colours.
  fileprivate var directNumber: Int32 {
    let number = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    return number < 256 ? number + 256 : number
  }
}
