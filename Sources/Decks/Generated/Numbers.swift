/// Numbers from 1 to 100, and their English names.
enum NumberWords {
  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  static func pairs() -> [Pair] {
    (1...100).map { Pair(term: "\($0)", definition: name(of: $0)) }
  }

  /// The name of a number from 0 to 100; other numbers give their digits.
  static func name(of number: Int) -> String {
    if ones.indices.contains(number) { return ones[number] }
    guard tens.indices.contains(number / 10) else {
      return number == 100 ? "one hundred" : "\(number)"
    }
    let ten = tens[number / 10]
    return number % 10 == 0 ? ten : "\(ten)-\(ones[number % 10])"
  }
}

/// Numbers in other notations, and in the usual one.
enum NumberNotation {
  /// Binary numbers up to 63, with at least four digits, so that none looks like a usual number.
  static func binary() -> [Pair] {
    (1...63).map { number in
      Pair(term: number.digits(4, radix: 2), definition: "\(number)")
    }
  }

  /// Hexadecimal numbers of two digits.
  static func hexadecimal() -> [Pair] {
    (10...255).map { number in
      Pair(term: "0x" + number.digits(2, radix: 16).uppercased(), definition: "\(number)")
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

/// Roman numerals and the numbers that they stand for.
enum RomanNumerals {
  private static let numbers =
    Array(1...50)
    + [60, 66, 70, 80, 90, 99, 100, 144, 200, 300, 400, 444, 500, 600, 900, 999, 1000, 1066, 1492]
    + [1666, 1789, 1888, 1969, 1999, 2000, 2026, 3000]

  private static let letters: KeyValuePairs = [
    1000: "M", 900: "CM", 500: "D", 400: "CD", 100: "C", 90: "XC", 50: "L", 40: "XL", 10: "X",
    9: "IX", 5: "V", 4: "IV", 1: "I",
  ]

  static func pairs() -> [Pair] {
    numbers.map { Pair(term: numeral(for: $0), definition: "\($0)") }
  }

  private static func numeral(for number: Int) -> String {
    var rest = number
    var numeral = ""
    for (value, letters) in letters {
      while rest >= value {
        numeral += letters
        rest -= value
      }
    }
    return numeral
  }
}

/// Times of day as people say them and as a clock shows them, five minutes apart.
enum ClockTimes {
  static func pairs() -> [Pair] {
    stride(from: 0, to: 60, by: 5).flatMap { minutes in
      (1...12).map { hour in
        Pair(term: words(hour, minutes), definition: "\(hour):\(minutes.digits(2))")
      }
    }
  }

  private static func words(_ hour: Int, _ minutes: Int) -> String {
    let this = NumberWords.name(of: hour)
    let next = NumberWords.name(of: hour % 12 + 1)
    return switch minutes {
    case 0: "\(this) o'clock"
    case 15: "quarter past \(this)"
    case 30: "half past \(this)"
    case 45: "quarter to \(next)"
    case ..<30: "\(NumberWords.name(of: minutes)) past \(this)"
    default: "\(NumberWords.name(of: 60 - minutes)) to \(next)"
    }
  }
}
