/// The pixels of a text on one line: a bitmap for each character, and the rows that are drawn.
struct LetterLine: Sendable {
  /// A character, without empty columns at its sides.
  struct Sign: Sendable {
    let bitmap: Bitmap
    /// A narrower form; without one, the bitmap is squeezed.
    var slim: Bitmap?
    var isSpace = false
  }

  private let signs: [Sign]
  /// The rows that are drawn.
  private let rows: ClosedRange<Int>
  /// The number of rows that the pixels move down.
  private let shift: Int

  private static let slimWidth = 5
  /// The empty rows between two lines.
  private static let leading = 2
  private static let space = Sign(
    bitmap: Bitmap(width: 3, height: LetterBitmaps.rows) { _, _ in false }, isSpace: true)

  /// The line of a text.
  ///
  /// It has no unused rows, except those that are kept. Marks in the upper half of these, such as ^
  /// and ~, move to their middle: on a card they would hang from its upper edge.
  ///
  /// - Parameters:
  ///   - signs: the characters.
  ///   - kept: the rows that are drawn even if they are empty.
  init(_ signs: [Sign], keeping kept: ClosedRange<Int>?) {
    self.signs = signs
    let used = signs.compactMap(\.bitmap.usedRows)
    guard let first = used.map(\.lowerBound).min(), let last = used.map(\.upperBound).max() else {
      (rows, shift) = (kept ?? 0...LetterBitmaps.rows - 1, 0)
      return
    }
    guard let kept else {
      (rows, shift) = (first...last, 0)
      return
    }
    guard last < kept.lowerBound + kept.count / 2 else {
      (rows, shift) = (min(first, kept.lowerBound)...max(last, kept.upperBound), 0)
      return
    }
    (rows, shift) = (kept, kept.lowerBound + (kept.count - (last - first + 1)) / 2 - first)
  }

  /// The characters of a text; `nil` if one has no bitmap.
  static func signs(_ scalars: [Unicode.Scalar]) -> [Sign]? {
    let signs = scalars.map { scalar -> Sign? in
      if scalar == " " { return space }
      if let suit = Letters.suit(scalar) { return Sign(bitmap: suit.wide, slim: suit.slim) }
      return LetterBitmaps.bitmap(of: scalar).map { Sign(bitmap: $0.withoutSides) }
    }
    let known = signs.compactMap { $0 }
    return known.count == signs.count ? known : nil
  }

  /// The columns and rows of pixels in a spacing.
  func size(_ spacing: LetterSpacing) -> (width: Int, height: Int) {
    let lines = lines(spacing)
    let widths = lines.map { line in
      line.signs.reduce(spacing.gap * (line.signs.count - 1)) { $0 + line.width(of: $1, spacing) }
    }
    let height = lines.count * (rows.count + LetterLine.leading) - LetterLine.leading
    return (widths.max() ?? 0, height)
  }

  /// The pixels in a spacing.
  func bitmap(_ spacing: LetterSpacing) -> Bitmap {
    let lines = lines(spacing).map { $0.row(spacing) }
    let width = lines.map(\.width).max() ?? 0
    let blank = Array(repeating: false, count: width)
    let leading = Array(repeating: blank, count: LetterLine.leading)
    let stacked = lines.map { $0.centered(in: width).rows }.joined(separator: leading)
    return Bitmap(rows: Array(stacked))
  }

  private func row(_ spacing: LetterSpacing) -> Bitmap {
    let gap = Array(repeating: false, count: spacing.gap)
    let bitmaps = signs.map { bitmap(of: $0, spacing) }
    return Bitmap(
      rows: rows.map { row in
        let parts = bitmaps.map { bitmap in
          bitmap.rows.indices.contains(row - shift)
            ? bitmap.rows[row - shift] : Array(repeating: false, count: bitmap.width)
        }
        return Array(parts.joined(separator: gap))
      })
  }

  /// The line itself, or two lines of similar width where the spacing has several.
  private func lines(_ spacing: LetterSpacing) -> [LetterLine] {
    guard spacing.isStacked else { return [self] }
    let halves = signs.indices.filter { signs[$0].isSpace }.map { space in
      [Array(signs[..<space]), Array(signs[(space + 1)...])]
    }
    let widest = { (lines: [[Sign]]) in
      lines.map { $0.reduce(0) { $0 + $1.bitmap.width + 1 } }.max() ?? 0
    }
    let best = halves.filter { $0.allSatisfy { !$0.isEmpty } }.min { widest($0) < widest($1) }
    return best?.map { LetterLine($0, rows: rows, shift: shift) } ?? [self]
  }

  private init(_ signs: [Sign], rows: ClosedRange<Int>, shift: Int) {
    (self.signs, self.rows, self.shift) = (signs, rows, shift)
  }

  private func width(of sign: Sign, _ spacing: LetterSpacing) -> Int {
    guard spacing.isSlim, signs.count > 1 else { return sign.bitmap.width }
    return sign.slim?.width ?? min(LetterLine.slimWidth, sign.bitmap.width)
  }

  private func bitmap(of sign: Sign, _ spacing: LetterSpacing) -> Bitmap {
    guard spacing.isSlim, signs.count > 1 else { return sign.bitmap }
    return sign.slim
      ?? sign.bitmap.squeezed(width: LetterLine.slimWidth, height: sign.bitmap.height)
  }
}

extension Bitmap {
  /// The bitmap with empty columns at its sides.
  fileprivate func centered(in width: Int) -> Bitmap {
    guard width > self.width else { return self }
    let left = Array(repeating: false, count: (width - self.width) / 2)
    let right = Array(repeating: false, count: width - self.width - left.count)
    return Bitmap(rows: rows.map { left + $0 + right })
  }
}
