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

  var star: String { stars(1).won }

  /// Won stars in gold, and the others.
  func starLine(_ count: Int, of most: Int = 3, missing tone: Tone = .faint) -> TextLine {
    let stars = stars(count, of: most)
    return TextLine(stars.won, .gold).adding(stars.missing, tone)
  }

  /// A row of stars, as in `★★☆`.
  func stars(_ count: Int, of most: Int = 3) -> (won: String, missing: String) {
    (
      String(repeating: isUnicode ? "★" : "*", count: max(0, min(count, most))),
      String(repeating: isUnicode ? "☆" : "-", count: max(0, most - max(0, count)))
    )
  }
}
