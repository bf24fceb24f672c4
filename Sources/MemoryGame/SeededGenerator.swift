/// The source of all chance in a game: the same seed always gives the same numbers.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). Each number follows from the one before, in wrapping
/// 64-bit arithmetic:
///
///     state += 0x9E3779B97F4A7C15
///     z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9
///     z = (z ^ (z >> 27)) * 0x94D049BB133111EB
///     next = z ^ (z >> 31)
///
/// A text as a seed stands for its 64-bit FNV-1a hash over the UTF-8 bytes: starting with
/// 0xCBF29CE484222325, `hash = (hash ^ byte) * 0x100000001B3` for each byte.
///
/// A number below a bound is `next % bound`; numbers below `2^64 % bound` are drawn again, so that
/// all results are equally likely. A shuffle goes from the last place down to the second and swaps
/// each with a place from 0 to itself (Durstenfeld, CACM Algorithm 235, 1964).
///
/// These rules must never change: a board code stands for the same board in every later version.
public struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// A generator with a number as the seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// A generator with a text as the seed.
  ///
  /// Its exact bytes count.
  public init(seed: String) {
    state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A random number from 0 to a bound, exclusive.
  ///
  /// A bound below 1 gives 0.
  public mutating func next(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let bound = UInt64(bound)
    var number = next()
    while number < (0 &- bound) % bound { number = next() }
    return Int(number % bound)
  }

  /// Shuffles elements so that all orders are equally likely.
  ///
  /// Complexity: O(n).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, next(below: last + 1))
    }
  }
}
