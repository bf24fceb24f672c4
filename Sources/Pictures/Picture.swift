/// The picture of a face: a square of pixels, each transparent or one of `Pictures.colors`.
public struct Picture: Hashable, Sendable {
  /// The number of pixels on each side.
  public static let side = 48

  /// The value of a transparent pixel.
  static let transparent = UInt8.max

  /// The numbers of the pixels' colours, row by row.
  let pixels: [UInt8]

  /// The picture with these pixels; `nil` unless there are as many as there should be.
  init?(pixels: [UInt8]) {
    guard pixels.count == Picture.side * Picture.side else { return nil }
    self.pixels = pixels
  }

  /// The number of a pixel's colour; `nil` for a transparent pixel and outside the picture.
  public func color(column: Int, row: Int) -> Int? {
    let inside = 0..<Picture.side
    guard inside.contains(column), inside.contains(row) else { return nil }
    let pixel = pixels[row * Picture.side + column]
    return pixel == Picture.transparent ? nil : Int(pixel)
  }
}
