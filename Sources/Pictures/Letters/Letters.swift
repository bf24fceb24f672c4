/// A text as large letters: kana, Greek, playing cards, products, Morse, Hangul, Han and, on large
/// cards, words.
public struct Letters: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The room that the text needs.
  let ownShape: LetterShape
  /// The room for this text and those that should look like it, which have one scale.
  private(set) var group: LetterShape
  private let pixels: Pixels

  private enum Pixels: Sendable {
    case line(LetterLine)
    case signals(long: Bitmap, short: Bitmap)
  }

  /// The rows of a narrow letter that are kept even if they are empty, so that a full stop stays
  /// small: those of capital letters.
  static let usualRows = 4...13
  /// The most characters of a text, and of a word in it.
  private static let mostCharacters = (text: 28, word: 14)

  /// The letters of a text; `nil` if it is too long or has a character without a bitmap.
  public init?(_ text: String) {
    let scalars = text.unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    let isShort = Letters.isShort(Array(scalars))
    guard isShort || Letters.isWords(Array(scalars)) else { return nil }
    if let (long, short) = Letters.signals(Array(scalars)) {
      self.init(text, .signals(long: long, short: short), Letters.shape(of: long, short))
      return
    }
    guard let (line, shape) = Letters.line(Array(scalars), isLong: !isShort) else { return nil }
    self.init(text, .line(line), shape)
  }

  private init(_ text: String, _ pixels: Pixels, _ shape: LetterShape) {
    self.text = text
    self.pixels = pixels
    ownShape = shape
    group = shape
  }

  /// Texts that lie side by side, in one scale, in the same order.
  public static func alike(_ letters: [Letters]) -> [Letters] {
    guard let group = LetterShape.joined(letters) else { return letters }
    return letters.map { text in
      var text = text
      text.group = group
      return text
    }
  }

  /// The pixels of a text, and their room; `nil` if a character has no bitmap.
  private static func line(
    _ scalars: [Unicode.Scalar], isLong: Bool
  ) -> (line: LetterLine, shape: LetterShape)? {
    let widths = scalars.compactMap { LetterBitmaps.bitmap(of: $0)?.width }
    let isNarrow = !widths.contains(16)
    // A card has no room for a word in wide characters.
    guard isNarrow || !isLong, let signs = LetterLine.signs(scalars) else { return nil }
    let line = LetterLine(signs, keeping: widths.contains(8) ? usualRows : nil)
    let spacings: [LetterSpacing] = isNarrow ? LetterSpacing.allCases : [.spacedOut, .close]
    let sizes = spacings.map { spacing in
      // Signs that belong together stay on one line.
      let size = line.size(spacing.isStacked && !isLong ? spacing.unstacked : spacing)
      return (spacing, LetterShape.PixelSize(width: size.width, height: size.height))
    }
    let shape = LetterShape(
      sizes: Dictionary(uniqueKeysWithValues: sizes), isNarrow: isNarrow,
      isSingle: scalars.count == 1, isLong: isLong)
    return (line, shape)
  }

  /// The room for dots and dashes.
  private static func shape(of long: Bitmap, _ short: Bitmap) -> LetterShape {
    let size = { (bitmap: Bitmap) in
      LetterShape.PixelSize(width: bitmap.width, height: bitmap.height)
    }
    return LetterShape(
      sizes: [.spacedOut: size(long), .close: size(short)], isNarrow: false, isSingle: false,
      isLong: false)
  }

  /// The pixels in a spacing; `nil` if it does not suit the text.
  func bitmap(_ spacing: LetterSpacing) -> Bitmap? {
    guard ownShape.sizes[spacing] != nil else { return nil }
    switch pixels {
    case .line(let line):
      return line.bitmap(spacing.isStacked && !isLong ? spacing.unstacked : spacing)
    case .signals(let long, let short): return spacing == .spacedOut ? long : short
    }
  }

  /// The width in pixels; a letter is 16 pixels high with its margins.
  public var width: Int { ownShape.sizes[.close]?.width ?? 0 }

  /// Whether the text is a word or more, which only a large card has room for.
  public var isLong: Bool { ownShape.isLong }

  /// Letters are the same if they look the same: if their texts are, and their scales.
  public static func == (one: Letters, other: Letters) -> Bool {
    one.text == other.text && one.group == other.group
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether a text has a few words of usual length, with a space between each two.
  private static func isWords(_ scalars: [Unicode.Scalar]) -> Bool {
    let words = scalars.split(separator: " ", omittingEmptySubsequences: false)
    return scalars.count <= mostCharacters.text
      && words.allSatisfy { !$0.isEmpty && $0.count <= mostCharacters.word }
  }

  /// Whether a text has at most four characters besides spaces, or five of which at most one is a
  /// letter.
  private static func isShort(_ scalars: [Unicode.Scalar]) -> Bool {
    let visible = scalars.filter { $0 != " " }
    return switch visible.count {
    case 1...4: scalars.count <= 9
    case 5: visible.count(where: \.properties.isAlphabetic) <= 1 && scalars.count <= 9
    default: false
    }
  }
}

extension LetterSpacing {
  /// The same spacing on one line.
  fileprivate var unstacked: LetterSpacing { self == .stackedSlim ? .slim : .close }
}

extension Letters {
  /// Whether the letters fit on a card of so many columns and rows.
  public func fit(width: Int, height: Int, form: CellForm) -> Bool {
    LetterFit(self, width: width, height: height, form: form) != nil
  }

  /// The letters as large as possible in the middle of a card.
  ///
  /// Pixels are squares where there is room, else narrow ones, and strokes of Latin letters are wider.
  /// To fit, up to two rows of pixels in five, of a single letter also some columns, become one with
  /// similar neighbours.
  ///
  /// - Parameters:
  ///   - width: the columns of the card, from 0 to 1000; other numbers count as the nearest of them.
  ///   - height: the rows of the card, with the same limits.
  ///   - form: the glyphs to use.
  /// - Returns: `height` rows of `width` glyphs; `nil` if the letters do not fit.
  public func cells(width: Int, height: Int, form: CellForm) -> [[Unicode.Scalar]]? {
    let (width, height) = (CellForm.limited(width), CellForm.limited(height))
    guard let fit = LetterFit(self, width: width, height: height, form: form) else { return nil }
    let (bitmap, scale) = (fit.bitmap, fit.scale)
    let left = (2 * width - bitmap.width * scale.columns) / 2
    let top = (scale.cellRows * height - bitmap.height * scale.rows) / 2
    // Pixels of whole columns stay in them.
    let start = scale.columns.isMultiple(of: 2) ? left - left % 2 : left
    return (0..<height).map { row in
      (0..<width).map { column in
        let pattern = (0..<2 * scale.cellRows).reduce(0) { pattern, part in
          let x = 2 * column + part % 2 - start
          let y = scale.cellRows * row + part / 2 - top
          guard x >= 0, y >= 0, bitmap.isSet(column: x / scale.columns, row: y / scale.rows) else {
            return pattern
          }
          return pattern | 1 << part
        }
        return CellShape.glyph(pattern, rows: scale.cellRows)
      }
    }
  }
}
