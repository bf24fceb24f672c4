import Canvas

/// The characters beyond ASCII with which the program itself draws.
enum Symbols {
  /// All of them; of the braille dots, which come last, one stands for its whole block, of which no
  /// terminal tells one from the other.
  static let text = "▀▁▂▃▄▅▆▇█▌▐▖▗▪▞░▒─│┌┐└┘═║╔╗╚╝►◄↑↓◔◑◕●✓·…⣿"

  /// The same one by one.
  static let all = Array(text)

  /// What charts have besides, which is asked about where there are charts.
  static let charts: [Character] = ["▓"]
}
