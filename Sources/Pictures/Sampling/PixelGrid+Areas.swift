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
}
