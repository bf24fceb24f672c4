import Canvas

/// The characters beyond ASCII with which the program itself draws.
enum Symbols {
  /// All of them; of the braille dots one stands for its whole block, of which no terminal tells one
  /// from the other.
  static let all: [Character] =
    Array("▀▁▂▃▄▅▆▇█▌▐▖▗▪▞░▒─│┌┐└┘═║╔╗╚╝►◄↑↓◔◑◕●✓·…") + [braille]

  /// What charts have besides, which is asked about where there are charts.
  static let charts: [Character] = ["▓"]

  private static let braille: Character = "⣿"
}
