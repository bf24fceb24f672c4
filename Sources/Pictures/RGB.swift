/// A colour as the parts of red, green and blue in sRGB.
public struct RGB: Hashable, Sendable {
  /// The part of red.
  public var red: UInt8
  /// The part of green.
  public var green: UInt8
  /// The part of blue.
  public var blue: UInt8

  /// The colour with these parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
