import Study

/// Reads the lines of the reviews.
///
/// The decoder takes 6 microseconds a line, so 50,000 reviews would keep a player waiting. But the
/// same pairs come again and again: once a line was decoded, those that this program wrote about
/// the same pair differ only in numbers, and only these are read.
struct ReviewReader {
  /// The pairs by their text in lines of this program, as in `["Latvia","Riga"]`.
  private var pairs: [String: StudyPair] = [:]

  /// Reads a line, without its end.
  ///
  /// - Throws: whether a newer version has written the line, or it is broken.
  mutating func review(_ line: [UInt8]) throws(HistoryFault) -> Review {
    guard let known = KnownLine(line) else { return try Review(line: line) }
    if let pair = pairs[known.pair] {
      guard let review = known.review(of: pair), review.hasPossibleDay else { throw .broken }
      return review
    }
    let review = try Review(line: line)
    if review.line.utf8.elementsEqual(line) { pairs[known.pair] = review.pair }
    return review
  }
}

/// The parts of a line that this program wrote about a pair that was not confused.
private struct KnownLine {
  private let method: Review.Method
  private let date: Int64
  private let day: Int
  private let grade: Grade?
  /// The text of the pair.
  let pair: String

  private static let methods = Review.Method.allCases.map {
    (method: $0, start: Array("{\"by\":\"\($0.rawValue)\",\"date\":".utf8))
  }
  private static let dayKey = Array(",\"day\":".utf8)
  private static let gradeKey = Array(",\"grade\":".utf8)
  private static let pairKey = Array(",\"pair\":".utf8)
  private static let end = Array(",\"version\":1}".utf8)

  /// `nil` for any other line.
  init?(_ line: [UInt8]) {
    var rest = line[...]
    guard let method = KnownLine.methods.first(where: { rest.take($0.start) })?.method,
      let date = rest.takeNumber(), rest.take(KnownLine.dayKey), let day = rest.takeNumber()
    else { return nil }
    let hasGrade = rest.take(KnownLine.gradeKey)
    grade = hasGrade ? rest.takeNumber().flatMap { Grade(rawValue: Int($0)) } : nil
    guard hasGrade == (grade != nil), rest.take(KnownLine.pairKey),
      rest.count > KnownLine.end.count, rest.suffix(KnownLine.end.count).elementsEqual(KnownLine.end)
    else { return nil }
    self.method = method
    self.date = date
    self.day = Int(day)
    pair = String(decoding: rest.dropLast(KnownLine.end.count), as: UTF8.self)
  }

  func review(of pair: StudyPair) -> Review? {
    Review(of: pair, by: method, grade, day: day, date: date)
  }
}

extension ArraySlice<UInt8> {
  /// Removes a beginning; `false` if the slice begins in another way.
  fileprivate mutating func take(_ beginning: [UInt8]) -> Bool {
    guard starts(with: beginning) else { return false }
    removeFirst(beginning.count)
    return true
  }

  /// Removes a whole number of at most 15 digits without leading zeros; `nil` if there is none.
  fileprivate mutating func takeNumber() -> Int64? {
    let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard 1...15 ~= digits.count, digits.count == 1 || digits.first != UInt8(ascii: "0") else {
      return nil
    }
    removeFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }
}
