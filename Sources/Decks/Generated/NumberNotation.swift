/// Numbers in other notations, and in the usual one.
enum NumberNotation {
  /// Binary numbers up to 63, with at least four digits, so that none looks like a usual number.
  static func binary() -> [Pair] {
    (1...63).map { number in
      let digits = String(number, radix: 2)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      return Pair(term: zeros + digits, definition: "\(number)")
    }
  }

  /// Hexadecimal numbers of two digits.
  static func hexadecimal() -> [Pair] {
    (10...255).map { number in
      let digits = String(number, radix: 16, uppercase: true)
      return Pair(term: "0x\(number < 16 ? "0" : "")\(digits)", definition: "\(number)")
    }
  }

  /// Squares, cubes and higher powers.
  static func powers() -> [Pair] {
    let exponents: KeyValuePairs = [2: 2...20, 3: 2...10, 4: 2...6, 5: 2...4, 6: 2...3]
    let small = exponents.flatMap { exponent, bases in bases.map { ($0, exponent) } }
    let ofTwo = (7...12).map { (2, $0) }
    return (small + ofTwo).map { base, exponent in
      let value = (0..<exponent).reduce(1) { value, _ in value * base }
      return Pair(term: "\(base)^\(exponent)", definition: "\(value)")
    }
  }
}
