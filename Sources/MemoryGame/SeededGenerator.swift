/// Where all chance of a game comes from: numbers that follow from a seed alone, for ever.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). From one number to the next, in 64-bit arithmetic that wraps:
///
///     state += 0x9E3779B97F4A7C15
///     z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9
///     z = (z ^ (z >> 27)) * 0x94D049BB133111EB
///     next = z ^ (z >> 31)
///
/// A seed that is a text starts it at the text's FNV-1a hash (64 bits, over its UTF-8 bytes): from
/// 0xCBF29CE484222325, for each byte `hash = (hash ^ byte) * 0x100000001B3`.
///
/// A number below a bound is `next % bound`, where numbers below `2^64 % bound` are drawn again,
/// so that every result is equally likely. A shuffle goes from the last place down to the second
/// and swaps each with a place from 0 to itself (Durstenfeld, CACM Algorithm 235, 1964).
///
/// These rules must never change: a board code means the same board in every later version.
public struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// A generator that starts from a number.
  public init(seed: UInt64) {
    state = seed
  }

  /// A generator that starts from a text, whose exact bytes count.
  public init(seed: String) {
    state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The next number, any of 2^64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to a bound, exclusive; every one equally likely.
  ///
  /// A bound below 1 gives 0.
  @inlinable
  public mutating func next(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let bound = UInt64(bound)
    var number = next()
    // What is drawn again is always below the bound: hardly ever is a division spent on that.
    while number < bound, number < (0 &- bound) % bound { number = next() }
    return Int(number % bound)
  }

  /// Brings elements into an order of which every one is equally likely.
  ///
  /// Complexity: O(n).
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, next(below: last + 1))
    }
  }
}
