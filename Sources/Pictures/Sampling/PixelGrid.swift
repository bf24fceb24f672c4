/// A square of pixels ready for sampling.
///
/// A pixel holds red, green and blue from 0 to 255, each times the coverage, and the coverage from
/// 0 to 1.
struct PixelGrid {
  /// The number of pixels on each side.
  let side: Int
  /// The pixels, row by row.
  var pixels: [SIMD4<Float>]

  /// The pixels of a picture, with an outline if it is pale on the paper; the edge of a square
  /// photograph shows where it ends.
  init(_ picture: Picture, paper: RGB) {
    self.init(picture)
    if pixels.contains(where: { $0.w < 1 }), isPale(on: paper) { self = outlined }
  }

  /// The pixels of a picture.
  init(_ picture: Picture) {
    side = Picture.side
    guard picture.channels.isEmpty else {
      pixels = stride(from: 0, to: picture.channels.count - 3, by: 4).map { start in
        let channels = picture.channels[start..<start + 4].map { Float($0) }
        return SIMD4(channels[0], channels[1], channels[2], channels[3] / 255)
      }
      return
    }
    pixels = picture.pixels.map { pixel in
      let number = Int(pixel)
      guard Pictures.colors.indices.contains(number) else { return .zero }
      return Pictures.colors[number].covering
    }
  }

  private init(side: Int, pixels: [SIMD4<Float>]) {
    self.side = side
    self.pixels = pixels
  }

  /// A pixel; outside the grid all are transparent.
  private subscript(column: Int, row: Int) -> SIMD4<Float> {
    let inside = 0..<side
    return inside.contains(column) && inside.contains(row) ? pixels[row * side + column] : .zero
  }

  /// Whether at least three tenths of the pixels at the rim are hard to tell from the paper.
  private func isPale(on paper: RGB) -> Bool {
    var rim = 0
    var pale = 0
    for row in 0..<side {
      for column in 0..<side where isRim(column, row) {
        let apart = self[column, row] - paper.covering
        rim += 1
        pale += max(abs(apart.x), abs(apart.y), abs(apart.z)) < PixelGrid.paleness ? 1 : 0
      }
    }
    return pale * 10 >= rim * 3 && rim > 0
  }

  /// Whether a pixel is covered and one of its neighbours is not.
  private func isRim(_ column: Int, _ row: Int) -> Bool {
    self[column, row].w > 0
      && PixelGrid.sides.contains { self[column + $0.column, row + $0.row].w == 0 }
  }

  /// The grid with a dark line around the covered pixels, which fades towards the outside.
  private var outlined: PixelGrid {
    let margin = PixelGrid.outlineWidth
    let size = side + 2 * margin
    var result = PixelGrid(side: size, pixels: Array(repeating: .zero, count: size * size))
    for row in 0..<size {
      for column in 0..<size {
        let inner = self[column - margin, row - margin]
        let distance = inner.w > 0 ? 0 : distance(column - margin, row - margin)
        let line = distance <= 4 ? RGB.outline.covering : RGB.outline.covering * 0.5
        result.pixels[row * size + column] = inner.w > 0 ? inner : distance <= 5 ? line : .zero
      }
    }
    return result
  }

  /// The square of the distance to the next covered pixel nearby; 9 if there is none.
  private func distance(_ column: Int, _ row: Int) -> Int {
    var nearest = 9
    for y in -PixelGrid.outlineWidth...PixelGrid.outlineWidth {
      for x in -PixelGrid.outlineWidth...PixelGrid.outlineWidth
      where x * x + y * y < nearest && self[column + x, row + y].w > 0 {
        nearest = x * x + y * y
      }
    }
    return nearest
  }

  private static let sides = [
    (column: -1, row: 0), (column: 1, row: 0), (column: 0, row: -1), (column: 0, row: 1),
  ]
  private static let outlineWidth = 2
  private static let paleness: Float = 64
}

extension RGB {
  fileprivate static let outline = RGB(red: 122, green: 114, blue: 134)

  /// The colour as a pixel that is fully covered.
  var covering: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), 1) }
}

extension PixelGrid {
  /// The sums of the pixels in the areas of all cells; see `CellShape` for the areas of a cell.
  ///
  /// The sums are weighted by area, so that those of a fully covered cell add up to a coverage
  /// of 1.
  ///
  /// - Returns: for each row and column of cells its areas, row by row.
  func areas(width: Int, height: Int, place: PicturePlace) -> [[[SIMD4<Float>]]] {
    let scale = Float(side) / place.side
    let columns = (0..<width * CellShape.columns).map { column in
      let left = (Float(column) / Float(CellShape.columns) - place.left) * scale
      return weights(from: left, to: left + scale / Float(CellShape.columns))
    }
    let narrow = columns.map { column in
      (0..<side).map { row in sum(column) { pixels[row * side + $0] } / (2 * scale * scale) }
    }
    return (0..<height).map { row in
      let bands = CellShape.bands.map { band in
        let top = 2 * (Float(row) + band.top) - place.top
        let bottom = 2 * (Float(row) + band.bottom) - place.top
        return weights(from: top * scale, to: bottom * scale)
      }
      return (0..<width).map { column in
        let first = column * CellShape.columns
        return bands.flatMap { band in
          narrow[first..<first + CellShape.columns].map { pixels in sum(band) { pixels[$0] } }
        }
      }
    }
  }

  private typealias Weights = (first: Int, shares: [Float])

  /// The share of each pixel between two places of a row or column.
  private func weights(from start: Float, to end: Float) -> Weights {
    let first = Int(min(max(0, start), Float(side)))
    let last = Int(min(max(0, end.rounded(.up)), Float(side)))
    return (
      first,
      (first..<max(first, last)).map { pixel in
        max(0, min(end, Float(pixel) + 1) - max(start, Float(pixel)))
      }
    )
  }

  private func sum(_ weights: Weights, of pixel: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for offset in weights.shares.indices {
      sum += pixel(weights.first + offset) * weights.shares[offset]
    }
    return sum
  }

  /// The grid with more contrast between each pixel and its neighbours within a radius.
  ///
  /// Small details stay visible when pixels are averaged later.
  func sharpened(radius: Int) -> PixelGrid {
    guard radius > 0 else { return self }
    let blurred = transposedBlur(radius).transposedBlur(radius)
    var result = self
    for index in pixels.indices where pixels[index].w > 0 && blurred.pixels[index].w > 0 {
      let pixel = pixels[index]
      let around = blurred.pixels[index] * (pixel.w / blurred.pixels[index].w)
      let sharp = pixel + (pixel - around) * PixelGrid.sharpness
      result.pixels[index] = sharp.clamped(
        lowerBound: .zero, upperBound: SIMD4(255, 255, 255, 1) * pixel.w)
      result.pixels[index].w = pixel.w
    }
    return result
  }

  /// The sums of each row's pixels within a distance, with rows and columns exchanged.
  private func transposedBlur(_ radius: Int) -> PixelGrid {
    var result = self
    for row in 0..<side {
      var sum = SIMD4<Float>.zero
      for column in -radius..<side {
        if column + radius < side { sum += pixels[row * side + column + radius] }
        if column > radius { sum -= pixels[row * side + column - radius - 1] }
        if column >= 0 { result.pixels[column * side + row] = sum }
      }
    }
    return result
  }

  private static let sharpness: Float = 0.6
}
