import Options

/// Colours that every kind of table has in shades of its own.
protocol Shades {
  static var felt: Self { get }
  static var navy: Self { get }
  static var charcoal: Self { get }
  /// The terminal's own background where it is dark.
  static var dark: Self { get }
  /// The terminal's own background where it is light.
  static var light: Self { get }
  /// The terminal's own background where nothing is known about it: legible on black and on white.
  static var unknown: Self { get }
}

extension Shades {
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
}
