/// A short text as large letters: kana, Greek, playing cards, products, Morse, Hangul, Han.
///
/// It has at most four characters besides spaces, or five of which at most one is a letter.
public struct Letters: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The letters side by side, with two pixels between them, which looks better.
  let spacedOut: Bitmap
  /// The letters with one pixel between them.
  let close: Bitmap
  /// The letters close to each other, each at most five pixels wide; `nil` for wide letters.
  let slim: Bitmap?
  /// Whether all characters are narrow, as those of Latin are.
  let isNarrow: Bool
  /// Whether there is a single character.
  let isSingle: Bool

  private static let spaceWidth = 3
  private static let slimWidth = 5
  /// The rows of a narrow letter that are kept even if they are empty, so that a full stop stays
  /// small: those of capital letters.
  private static let usualRows = 4...13

  /// The letters of a text; `nil` if it is too long or has a character without a bitmap.
  public init?(_ text: String) {
    let scalars = text.unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    guard Letters.isShort(Array(scalars)) else { return nil }
    if let (long, short) = Letters.signals(Array(scalars)) {
      self.text = text
      (spacedOut, close, slim) = (long, long, short)
      (isNarrow, isSingle) = (false, false)
      return
    }
    let glyphs = scalars.map { scalar in
      scalar == " " ? Letters.space : LetterBitmaps.bitmap(of: scalar)?.withoutSides
    }
    let known = glyphs.compactMap { $0 }
    guard known.count == glyphs.count else { return nil }
    let widths = scalars.compactMap { LetterBitmaps.bitmap(of: $0)?.width }
    let hasNarrow = widths.contains(8)
    self.text = text
    isNarrow = !widths.contains(16)
    isSingle = scalars.count == 1
    let kept = hasNarrow ? Letters.usualRows : nil
    spacedOut = Letters.line(known, gap: 2).trimmed(keeping: kept)
    close = Letters.line(known, gap: 1).trimmed(keeping: kept)
    let slim = known.map { $0.squeezed(width: Letters.slimWidth, height: $0.height) }
    self.slim = isNarrow && !isSingle ? Letters.line(slim, gap: 1).trimmed(keeping: kept) : nil
  }

  /// Bitmaps beside each other.
  private static func line(_ letters: [Bitmap], gap: Int) -> Bitmap {
    letters.dropFirst().reduce(letters.first ?? space) { $0.followed(by: $1, gap: gap) }
  }

  /// The width in pixels; a letter is 16 pixels high with its margins.
  public var width: Int { close.width }

  /// Letters are the same if their texts are.
  public static func == (one: Letters, other: Letters) -> Bool { one.text == other.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static let space = Bitmap(width: spaceWidth, height: LetterBitmaps.rows) { _, _ in false }

  private static func isShort(_ scalars: [Unicode.Scalar]) -> Bool {
    let visible = scalars.filter { $0 != " " }
    return switch visible.count {
    case 1...4: scalars.count <= 9
    case 5: visible.count(where: \.properties.isAlphabetic) <= 1 && scalars.count <= 9
    default: false
    }
  }
}
