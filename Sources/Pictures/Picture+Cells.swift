extension Picture {
  /// The picture as large as possible in the middle of a card.
  ///
  /// A cell counts as twice as high as wide. Pale pictures get an outline. Samples a card of 24x12
  /// cells in less than a millisecond.
  ///
  /// - Parameters:
  ///   - width: the columns of the card, from 0 to 1000; other numbers count as the nearest of them.
  ///   - height: the rows of the card, with the same limits.
  ///   - form: the glyphs to use.
  ///   - paper: the colour behind the picture.
  /// - Returns: `height` rows of `width` cells.
  public func cells(width: Int, height: Int, form: CellForm, paper: RGB) -> [[PictureCell]] {
    let (width, height) = (Picture.limited(width), Picture.limited(height))
    guard let place = PicturePlace(cardWidth: width, height: height) else {
      return Array(repeating: Array(repeating: PictureCell(.paper), count: width), count: height)
    }
    let painter = CellPainter(form: form, paper: paper)
    let outlined = PixelGrid(self, paper: paper)
    // Half a column, the width of the parts of a glyph.
    let radius = Int((Float(outlined.side) / place.side / 2).rounded())
    let grid = outlined.sharpened(radius: radius)
    return grid.areas(width: width, height: height, place: place).map { $0.map(painter.cell) }
  }

  /// Whether pictures on a card of this size leave its first and its last row free.
  public static func leavesBorder(width: Int, height: Int) -> Bool {
    let place = PicturePlace(cardWidth: limited(width), height: limited(height))
    return place?.leavesRowsFree(of: limited(height)) ?? true
  }

  /// The covered parts of the picture as large as possible in the middle of cells, without margins.
  ///
  /// - Parameters:
  ///   - width: the columns, from 0 to 1000; other numbers count as the nearest of them.
  ///   - height: the rows, with the same limits.
  ///   - form: the glyphs to use.
  /// - Returns: `height` rows of `width` glyphs.
  public func silhouette(width: Int, height: Int, form: CellForm) -> [[Unicode.Scalar]] {
    let (width, height) = (Picture.limited(width), Picture.limited(height))
    guard let place = PicturePlace(width: width, height: height) else {
      return Array(repeating: Array(repeating: " ", count: width), count: height)
    }
    let areas = PixelGrid(self).areas(width: width, height: height, place: place)
    return areas.map { $0.map { CellShape.silhouette($0, form: form) } }
  }

  /// A number of cells that no terminal exceeds.
  private static func limited(_ length: Int) -> Int { min(max(0, length), 1000) }
}
