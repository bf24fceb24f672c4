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
  mutating func review(_ line: [UInt8]) throws(HistoryFault) -> StudyReview {
    guard let known = KnownLine(line) else { return try StudyReview(line: line) }
    if let pair = pairs[known.pair] {
      guard let review = known.review(of: pair), review.hasPossibleDay else { throw .broken }
      return review
    }
    let review = try StudyReview(line: line)
    if review.line.utf8.elementsEqual(line) { pairs[known.pair] = review.pair }
    return review
  }
}

/// The parts of a line that this program wrote about a pair that was not confused.
private struct KnownLine {
  private let method: StudyReview.Method
  private let date: Int64
  private let day: Int
  private let grade: Grade?
  /// The text of the pair.
  let pair: String

  private static let methods = StudyReview.Method.allCases.map {
    (method: $0, start: Array("{\"by\":\"\($0.rawValue)\",\"date\":".utf8))
  }
  private static let dayKey = Array(",\"day\":".utf8)
  private static let gradeKey = Array(",\"grade\":".utf8)
  private static let pairKey = Array(",\"pair\":".utf8)
  private static let end = Array(",\"version\":1}".utf8)

  /// `nil` for any other line.
  init?(_ line: [UInt8]) {
    var rest = LineCursor(line)
    guard let method = KnownLine.methods.first(where: { rest.take($0.start) })?.method,
      let date = rest.takeNumber(), rest.take(KnownLine.dayKey), let day = rest.takeNumber()
    else { return nil }
    let hasGrade = rest.take(KnownLine.gradeKey)
    grade = hasGrade ? rest.takeNumber().flatMap { Grade(rawValue: Int($0)) } : nil
    guard hasGrade == (grade != nil), rest.take(KnownLine.pairKey),
      let pair = rest.text(before: KnownLine.end)
    else { return nil }
    self.method = method
    self.date = date
    self.day = Int(day)
    self.pair = pair
  }

  func review(of pair: StudyPair) -> StudyReview? {
    StudyReview(of: pair, by: method, grade, day: day, date: date)
  }
}

/// A position in a line.
private struct LineCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Moves behind some bytes; `false` if others follow.
  mutating func take(_ expected: [UInt8]) -> Bool {
    guard hasBytes(expected, at: position) else { return false }
    position += expected.count
    return true
  }

  /// Moves behind a whole number of at most 15 digits without leading zeros; `nil` if there is
  /// none.
  mutating func takeNumber() -> Int64? {
    let start = position
    var number: Int64 = 0
    while position < bytes.count, position - start < 16,
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position]
    {
      number = number * 10 + Int64(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    let digits = position - start
    guard 1...15 ~= digits, digits == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
    return number
  }

  /// The text up to the end of the line; `nil` if the line ends in another way.
  func text(before end: [UInt8]) -> String? {
    let last = bytes.count - end.count
    guard last > position, hasBytes(end, at: last) else { return nil }
    return String(decoding: bytes[position..<last], as: UTF8.self)
  }

  private func hasBytes(_ expected: [UInt8], at start: Int) -> Bool {
    guard start + expected.count <= bytes.count else { return false }
    for index in expected.indices where bytes[start + index] != expected[index] { return false }
    return true
  }
}
