/// A glyph and the part of a cell that it covers.
///
/// The glyphs divide a cell into four columns of the same width and into six bands, whose edges
/// are those of all quarters, thirds and halves of the height.
struct CellShape {
  /// The number of columns of a cell.
  static let columns = 4
  /// The bands, as shares of the height.
  static let bands: [(top: Float, bottom: Float)] = [
    (0, 0.25), (0.25, 1 / 3), (1 / 3, 0.5), (0.5, 2 / 3), (2 / 3, 0.75), (0.75, 1),
  ]

  /// The glyph of the covered part.
  let glyph: Unicode.Scalar
  /// The glyph of the other part; `nil` if no common font has it.
  let inverse: Unicode.Scalar?
  /// The covered areas, counted row by row from the top left.
  let covered: [Int]
  /// The covered share of the cell.
  let share: Float

  /// The shape of the areas whose centre passes a test; x and y run from 0 to 1.
  private init(
    _ glyph: Unicode.Scalar, inverse: Unicode.Scalar? = nil,
    where isCovered: (_ x: Float, _ y: Float) -> Bool
  ) {
    var covered: [Int] = []
    var share: Float = 0
    for (band, edges) in CellShape.bands.enumerated() {
      let y = (edges.top + edges.bottom) / 2
      for column in 0..<CellShape.columns where isCovered((Float(column) + 0.5) / 4, y) {
        covered.append(band * CellShape.columns + column)
        share += (edges.bottom - edges.top) / 4
      }
    }
    self.glyph = glyph
    self.inverse = inverse
    self.covered = covered
    self.share = share
  }

  /// The shape of a pattern of two columns and a number of rows.
  private init(_ pattern: Int, rows: Int) {
    let all = 1 << (2 * rows) - 1
    self.init(
      CellShape.glyph(pattern, rows: rows), inverse: CellShape.glyph(all - pattern, rows: rows)
    ) { x, y in
      pattern >> (Int(y * Float(rows)) * 2 + (x < 0.5 ? 0 : 1)) & 1 == 1
    }
  }

  private static let quarters = [
    CellShape("▂") { _, y in y > 0.75 }, CellShape("▆") { _, y in y > 0.25 },
    CellShape("▎") { x, _ in x < 0.25 }, CellShape("▊") { x, _ in x < 0.75 },
  ]
  private static let quadrants = (1...7).map { CellShape($0, rows: 2) }
  private static let sextants = (1...31).filter { $0 != 21 }.map { CellShape($0, rows: 3) }

  private static let ofQuadrants = quadrants + quarters
  private static let ofSextants = quadrants + quarters + sextants

  /// The shapes of a form; a shape and its inverse count as one.
  static func shapes(of form: CellForm) -> [CellShape] {
    switch form {
    case .quadrants: ofQuadrants
    case .sextants: ofSextants
    }
  }
}

extension CellShape {
  private static let quadrantGlyphs: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// The glyph of a pattern of two columns and two or three rows.
  ///
  /// The lowest bit of a pattern stands for the part at the top left, the next one for the part to
  /// its right. Unicode counts the patterns of three rows in this order from U+1FB00, without the
  /// four that it already had.
  static func glyph(_ pattern: Int, rows: Int) -> Unicode.Scalar {
    guard rows == 3 else {
      return quadrantGlyphs.indices.contains(pattern) ? quadrantGlyphs[pattern] : " "
    }
    switch pattern {
    case 21: return "▌"
    case 42: return "▐"
    case 63: return "█"
    case 1..<63:
      let missing = 1 + (pattern > 21 ? 1 : 0) + (pattern > 42 ? 1 : 0)
      return Unicode.Scalar(UInt32(0x1FB00 + pattern - missing)) ?? " "
    default: return " "
    }
  }

  /// The glyph of the parts of a cell that are at least half covered, from the sums of its areas.
  static func silhouette(_ areas: [SIMD4<Float>], form: CellForm) -> Unicode.Scalar {
    let rows = form == .sextants ? 3 : 2
    var parts = Array(repeating: Float.zero, count: 2 * rows)
    for (index, area) in areas.enumerated() where bands.indices.contains(index / columns) {
      let row = Int(bands[index / columns].top * Float(rows) + 0.01)
      parts[row * 2 + index % columns * 2 / columns] += area.w
    }
    let count = Float(parts.count)
    var pattern = 0
    for (part, covered) in parts.enumerated() where covered * count >= 0.5 { pattern |= 1 << part }
    return glyph(pattern, rows: rows)
  }
}
