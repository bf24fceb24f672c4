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
