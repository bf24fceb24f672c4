import Canvas

/// The small signs of pages, in characters that the terminal has.
struct Marks {
  private let isUnicode: Bool

  init(_ theme: Theme) { self.init(isUnicode: theme.glyphs == .unicode) }

  init(isUnicode: Bool) { self.isUnicode = isUnicode }

  /// A move that found a pair.
  var pair: Glyph { isUnicode ? "●" : "o" }
  /// A move that found none.
  var miss: Glyph { isUnicode ? "○" : "." }
  /// A move that forgot a card.
  let forgotten: Glyph = "!"

  /// A row of stars, as in `★★☆`.
  func stars(_ count: Int, of most: Int = 3) -> (won: String, missing: String) {
    (
      String(repeating: isUnicode ? "★" : "*", count: max(0, min(count, most))),
      String(repeating: isUnicode ? "☆" : "-", count: max(0, most - max(0, count)))
    )
  }
}
