extension PixelGrid {
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
