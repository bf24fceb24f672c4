/// A short text as large letters: kana, Greek, playing cards, products, Morse, Hangul, Han.
///
/// It has at most four characters besides spaces, or five of which at most one is a letter.
public struct Letters: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The pixels of the text for each spacing that suits it.
  let bitmaps: [LetterSpacing: Bitmap]
  /// The room that the text needs.
  let ownShape: LetterShape
  /// The room that decides the scale, at first the text's own.
  ///
  /// Texts with a common shape look alike; on a card too small for it, none of them is drawn.
  public var shape: LetterShape

  private static let spaceWidth = 3
  private static let slimWidth = 5
  /// The rows of a narrow letter that are kept even if they are empty, so that a full stop stays
  /// small: those of capital letters.
  static let usualRows = 4...13

  /// The letters of a text; `nil` if it is too long or has a character without a bitmap.
  public init?(_ text: String) {
    let scalars = text.unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    guard Letters.isShort(Array(scalars)) else { return nil }
    if let (long, short) = Letters.signals(Array(scalars)) {
      self.init(text, [.spacedOut: long, .close: short], isNarrow: false, isSingle: false)
      return
    }
    let glyphs = scalars.map { scalar in
      scalar == " "
        ? Letters.space
        : Letters.suit(scalar)?.wide ?? LetterBitmaps.bitmap(of: scalar)?.withoutSides
    }
    let known = glyphs.compactMap { $0 }
    guard known.count == glyphs.count else { return nil }
    let widths = scalars.compactMap { LetterBitmaps.bitmap(of: $0)?.width }
    let kept = widths.contains(8) ? Letters.usualRows : nil
    let isNarrow = !widths.contains(16)
    var lines: [LetterSpacing: Bitmap] = [
      .spacedOut: Letters.line(known, gap: 2), .close: Letters.line(known, gap: 1),
    ]
    if isNarrow {
      let slim = zip(scalars, known).map { scalar, glyph in
        Letters.suit(scalar)?.slim
          ?? glyph.squeezed(width: Letters.slimWidth, height: glyph.height)
      }
      lines[.slim] = Letters.line(scalars.count == 1 ? known : slim, gap: 1)
    }
    self.init(
      text, lines.mapValues { Letters.placed($0, in: kept) }, isNarrow: isNarrow,
      isSingle: scalars.count == 1)
  }

  private init(
    _ text: String, _ bitmaps: [LetterSpacing: Bitmap], isNarrow: Bool, isSingle: Bool
  ) {
    self.text = text
    self.bitmaps = bitmaps
    ownShape = LetterShape(
      widths: bitmaps.mapValues(\.width), height: bitmaps[.close]?.height ?? 0,
      isNarrow: isNarrow, isSingle: isSingle)
    shape = ownShape
  }

  /// A line without unused rows, but with those of capital letters.
  ///
  /// Marks in the upper half of these rows, such as ^ and ~, move to their middle: on a card they
  /// would hang from its upper edge.
  private static func placed(_ line: Bitmap, in kept: ClosedRange<Int>?) -> Bitmap {
    guard let kept, let ink = line.usedRows, ink.upperBound < kept.lowerBound + kept.count / 2
    else { return line.trimmed(keeping: kept) }
    let top = kept.lowerBound + (kept.count - ink.count) / 2
    return line.movedDown(by: top - ink.lowerBound).trimmed(keeping: kept)
  }

  /// Bitmaps beside each other.
  private static func line(_ letters: [Bitmap], gap: Int) -> Bitmap {
    letters.dropFirst().reduce(letters.first ?? space) { $0.followed(by: $1, gap: gap) }
  }

  /// The width in pixels; a letter is 16 pixels high with its margins.
  public var width: Int { ownShape.widths[.close] ?? 0 }

  /// Letters are the same if they look the same: if their texts are, and their scales.
  public static func == (one: Letters, other: Letters) -> Bool {
    one.text == other.text && one.shape == other.shape
  }

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
