/// A colour of 24 bits.
public struct RGB: Hashable, Sendable {
  /// The share of red, from 0 to 255.
  public let red: UInt8
  /// The share of green, from 0 to 255.
  public let green: UInt8
  /// The share of blue, from 0 to 255.
  public let blue: UInt8

  /// Creates a colour from its shares of red, green and blue.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A gray.
  public init(gray: UInt8) {
    self.init(gray, gray, gray)
  }

  /// This colour mixed with another one.
  ///
  /// - Parameters:
  ///   - other: the colour to add.
  ///   - share: the share of the other colour, from 0 to 1.
  /// - Returns: the mixture, component by component.
  public func mixed(with other: RGB, share: Double) -> RGB {
    let share = min(max(0, share), 1)
    let mix = { (one: UInt8, other: UInt8) in
      UInt8(Double(one) + (Double(other) - Double(one)) * share + 0.5)
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// How different two colours look, for comparison with other distances.
  ///
  /// The weights of red and blue depend on the mean of red (Thiadmer Riemersma, "Colour metric").
  public func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (red, green, blue) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue
  }
}
