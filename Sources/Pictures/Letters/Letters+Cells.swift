extension Letters {
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
    let (width, height) = (Letters.limited(width), Letters.limited(height))
    guard let fit = LetterFit(self, width: width, height: height, form: form) else {
      return nil
    }
    let (bitmap, scale) = (fit.bitmap, fit.scale)
    let left = (2 * width - bitmap.width * scale.columns) / 2
    let top = (scale.cellRows * height - bitmap.height * scale.rows) / 2
    // Pixels of whole columns stay in them, as half blocks must.
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

  /// A number of cells that no terminal exceeds.
  private static func limited(_ length: Int) -> Int { min(max(0, length), 1000) }
}
