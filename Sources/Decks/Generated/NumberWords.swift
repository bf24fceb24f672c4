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
