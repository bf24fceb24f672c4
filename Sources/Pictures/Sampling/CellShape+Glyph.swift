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
}
