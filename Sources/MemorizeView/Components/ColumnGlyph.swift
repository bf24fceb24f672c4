import Canvas

/// The characters of columns, in eighths of a row where the terminal has them.
enum ColumnGlyph {
  /// A cell of a column; 1 fills it completely.
  static func text(_ filled: Double, _ glyphs: Capabilities.Glyphs) -> String {
    guard filled > 0 else { return " " }
    switch glyphs {
    case .ascii: return filled >= 0.5 ? "#" : "."
    case .console: return filled >= 0.5 ? "█" : "░"
    case .unicode:
      let eighths = min(8, max(1, Int((min(filled, 1) * 8).rounded())))
      return ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][eighths - 1]
    }
  }
}
