extension Letters {
  /// The suit of a playing card, as high as a capital letter; `nil` for other characters.
  ///
  /// The font squeezes them into its narrow cells: a club looks like a cross, a diamond like a
  /// spindle.
  static func suit(_ scalar: Unicode.Scalar) -> (wide: Bitmap, slim: Bitmap)? { suits[scalar] }

  private static let suits: [Unicode.Scalar: (wide: Bitmap, slim: Bitmap)] = [
    "♠": (
      drawn(
        "     #     ", "    ###    ", "   #####   ", "  #######  ", " ######### ", "###########",
        "###########", " ### # ### ", "     #     ", "    ###    "),
      drawn(
        "   #   ", "  ###  ", "  ###  ", " ##### ", "#######", "#######", "#######", "## # ##",
        "   #   ", "  ###  ")
    ),
    "♥": (
      drawn(
        "  ##   ##  ", " #### #### ", "###########", "###########", "###########", " ######### ",
        "  #######  ", "   #####   ", "    ###    ", "     #     "),
      drawn(
        " ## ## ", "#######", "#######", "#######", "#######", " ##### ", " ##### ", "  ###  ",
        "  ###  ", "   #   ")
    ),
    "♦": (
      drawn(
        "     #     ", "    ###    ", "   #####   ", "  #######  ", " ######### ", " ######### ",
        "  #######  ", "   #####   ", "    ###    ", "     #     "),
      drawn(
        "   #   ", "  ###  ", "  ###  ", " ##### ", "#######", "#######", " ##### ", "  ###  ",
        "  ###  ", "   #   ")
    ),
    "♣": (
      drawn(
        "    ###    ", "   #####   ", "   #####   ", " ## ### ## ", "#### # ####", "###########",
        "#### # ####", " ##  #  ## ", "    ###    ", "   #####   "),
      drawn(
        "  ###  ", " ##### ", "  ###  ", "## # ##", "#######", "#######", "## # ##", "   #   ",
        "   #   ", "  ###  ")
    ),
  ]

  /// A bitmap with these rows in the place of a capital letter.
  private static func drawn(_ rows: String...) -> Bitmap {
    let pixels = rows.map { $0.map { $0 == "#" } }
    return Bitmap(width: pixels.first?.count ?? 0, height: LetterBitmaps.rows) { column, row in
      let row = row - usualRows.lowerBound
      return pixels.indices.contains(row) && pixels[row].indices.contains(column)
        && pixels[row][column]
    }
  }
}
