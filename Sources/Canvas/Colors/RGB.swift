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
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      let (one, other) = (Double(one), Double(other))
      return UInt8(one + (other - one) * share + 0.5)
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

  /// How different two colours look, with a different hue as the greatest difference of all.
  ///
  /// Colours without a clear hue are compared as by `distance`.
  public func hueDistance(to other: RGB) -> Int {
    let (one, two) = (hue, other.hue)
    let distance = distance(to: other)
    guard one.strength >= RGB.leastHue else { return distance }
    let product = one.red * two.red + one.yellow * two.yellow
    let isLike = product >= RGB.likeness * one.strength * two.strength && two.strength > 0
    return isLike ? distance : distance + RGB.differentHue
  }

  /// The hue as a vector from green to red and from blue to yellow, and its length.
  private var hue: (red: Double, yellow: Double, strength: Double) {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let (first, second) = (red - green, (red + green) / 2 - blue)
    return (first, second, (first * first + second * second).squareRoot())
  }

  /// The least strength of a clear hue.
  private static let leastHue = 20.0
  /// The least cosine between like hues: 20 degrees.
  private static let likeness = 0.94
  /// More than any other distance.
  private static let differentHue = 1 << 30
}
