/// The picture of a face: a square of pixels, each transparent or one of `Pictures.colors`, or of
/// any colour.
public struct Picture: Hashable, Sendable {
  /// The number of pixels on each side.
  public static let side = 48

  /// The value of a transparent pixel.
  static let transparent = UInt8.max

  /// The numbers of the pixels' colours, row by row; empty for pixels of any colour.
  let pixels: [UInt8]
  /// Pixels of any colour, row by row: red, green and blue, each times the coverage, and the
  /// coverage; empty for artwork.
  let channels: [UInt8]

  /// The picture with these pixels; `nil` unless there are as many as there should be.
  init?(pixels: [UInt8]) {
    guard pixels.count == Picture.side * Picture.side else { return nil }
    self.pixels = pixels
    channels = []
  }

  /// A picture of any colours; `nil` unless there are four bytes for each pixel.
  ///
  /// - Parameter channels: row by row red, green and blue, each times the coverage, and the coverage.
  public init?(channels: [UInt8]) {
    guard channels.count == 4 * Picture.side * Picture.side else { return nil }
    pixels = []
    self.channels = channels
  }

  /// The number of a pixel's colour; `nil` for a transparent pixel, outside the picture, and for
  /// pixels of any colour.
  public func color(column: Int, row: Int) -> Int? {
    let inside = 0..<Picture.side
    guard inside.contains(column), inside.contains(row), !pixels.isEmpty else { return nil }
    let pixel = pixels[row * Picture.side + column]
    return pixel == Picture.transparent ? nil : Int(pixel)
  }
}

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
    let (width, height) = (CellForm.limited(width), CellForm.limited(height))
    guard let place = PicturePlace(cardWidth: width, height: height) else {
      return Array(repeating: Array(repeating: PictureCell(.paper), count: width), count: height)
    }
    let painter = CellPainter(form: form, paper: paper)
    let outlined = PixelGrid(self, paper: paper)
    // Half a column, the width of the parts of a glyph.
    let radius = Int((Float(outlined.side) / place.side / 2).rounded())
    let grid = outlined.sharpened(radius: radius)
    return grid.areas(width: width, height: height, place: place).enumerated().map { row, areas in
      areas.enumerated().map { column, areas in
        painter.cell(areas, shift: channels.isEmpty ? 0 : Picture.shift(column: column, row: row))
      }
    }
  }

  /// Ordered dithering (Bayer, 1973) of photographs, so that areas between two colours of the artwork
  /// show both in turn.
  private static func shift(column: Int, row: Int) -> Float {
    let order: [[Float]] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
    return (order[row % 4][column % 4] - 7.5) / 16 * ditherSpread
  }

  private static let ditherSpread: Float = 18

  /// Whether pictures on a card of this size leave its first and its last row free.
  public static func leavesBorder(width: Int, height: Int) -> Bool {
    let place = PicturePlace(cardWidth: CellForm.limited(width), height: CellForm.limited(height))
    return place?.leavesRowsFree(of: CellForm.limited(height)) ?? true
  }

  /// The covered parts of the picture as large as possible in the middle of cells, without margins.
  ///
  /// - Parameters:
  ///   - width: the columns, from 0 to 1000; other numbers count as the nearest of them.
  ///   - height: the rows, with the same limits.
  ///   - form: the glyphs to use.
  /// - Returns: `height` rows of `width` glyphs.
  public func silhouette(width: Int, height: Int, form: CellForm) -> [[Unicode.Scalar]] {
    let (width, height) = (CellForm.limited(width), CellForm.limited(height))
    guard let place = PicturePlace(width: width, height: height) else {
      return Array(repeating: Array(repeating: " ", count: width), count: height)
    }
    let areas = PixelGrid(self).areas(width: width, height: height, place: place)
    return areas.map { $0.map { CellShape.silhouette($0, form: form) } }
  }
}
