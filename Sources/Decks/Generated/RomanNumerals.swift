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
