/// Chooses the glyph and the two colours that come closest to the pixels of a cell.
struct CellPainter {
  /// A cell with less than this share of the picture stays empty.
  private static let traces: Float = 0.02
  /// A glyph must lower the mean square of the error by this much to be worth its second colour.
  private static let tolerance: Float = 30
  /// A part of a cell with more than this share of paper becomes paper.
  private static let paperShare: Float = 0.56

  private let shapes: [CellShape]
  private let paper: SIMD4<Float>

  init(form: CellForm, paper: RGB) {
    shapes = CellShape.shapes(of: form)
    self.paper = SIMD4(Float(paper.red), Float(paper.green), Float(paper.blue), 0)
  }

  /// The best cell for the sums of its areas, row by row.
  ///
  /// - Parameters:
  ///   - areas: the areas of the cell.
  ///   - shift: the amount by which colours are lightened before the nearest of the artwork is taken.
  /// - Returns: the cell.
  func cell(_ areas: [SIMD4<Float>], shift: Float) -> PictureCell {
    let whole = areas.reduce(.zero, +)
    guard whole.w > CellPainter.traces else { return PictureCell(.paper) }
    let plain = part(whole, share: 1)
    var best = plain.error - CellPainter.tolerance
    var chosen: (shape: CellShape, front: Part, back: Part)?
    for shape in shapes {
      var sum = SIMD4<Float>.zero
      for index in shape.covered { sum += areas[index] }
      let front = part(sum, share: shape.share)
      let back = part(whole - sum, share: 1 - shape.share)
      guard front.error + back.error < best else { continue }
      best = front.error + back.error
      chosen = (shape, front, back)
    }
    guard let chosen else { return PictureCell(plain.color(shift)) }
    return chosen.shape.cell(front: chosen.front.color(shift), back: chosen.back.color(shift))
  }

  /// The colour of a part of a cell: paper, or the mean of the picture's own pixels, which leaves
  /// no halo of paper around it.
  private func part(_ sum: SIMD4<Float>, share: Float) -> Part {
    let bare = max(0, share - sum.w)
    let isPaper = bare > share * CellPainter.paperShare || sum.w <= 0
    var mean = isPaper ? paper : sum / sum.w
    mean.w = 0
    let seen = sum + bare * paper
    let error = (mean * (share * mean - 2 * seen)).sum()
    return Part(mean: mean, isPaper: isPaper, error: error)
  }
}

/// A part of a cell in one colour.
private struct Part {
  let mean: SIMD4<Float>
  let isPaper: Bool
  /// The square of the error, less a sum that is the same for all shapes.
  let error: Float

  /// The colour of a cell that is nearest to a lighter or darker one.
  func color(_ shift: Float) -> PictureCell.Color {
    guard !isPaper else { return .paper }
    let channels = (mean + shift + 0.5).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return .artwork(
      Int(
        Artwork.nearest(
          red: UInt8(channels.x), green: UInt8(channels.y), blue: UInt8(channels.z))))
  }
}

extension CellShape {
  /// The cell with this shape; where both glyphs exist, paper is the background.
  fileprivate func cell(front: PictureCell.Color, back: PictureCell.Color) -> PictureCell {
    guard front == .paper, let inverse else {
      return PictureCell(glyph: glyph, foreground: front, background: back)
    }
    return PictureCell(glyph: inverse, foreground: back, background: front)
  }
}
