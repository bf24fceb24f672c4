import Canvas

/// The characters beyond ASCII that the program itself draws with.
public enum Symbols {
  /// All symbols.
  ///
  /// The last one, a braille character, stands for its whole block, which terminals treat alike.
  static let text = "▀▁▂▃▄▅▆▇█▌▐▖▗▘▝▚▞▙▛▜▟▪░▒─━╸│┌┐└┘═║╔╗╚╝►◄↑↓→▲▼◔◑◕●○★☆✓✗·…⣿"

  /// All symbols as characters.
  public static let all = Array(text)

  /// More symbols that only charts use.
  static let charts: [Character] = ["▓"]
}
