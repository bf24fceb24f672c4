import Libc

/// The name of a journal in the folder of games, as in `20260101T120000Z-k3v9ta.jsonl`.
///
/// It begins with the time of the deal in UTC, so that names sort in the order of the games. It
/// consists of ASCII letters, digits and hyphens, so that it is never a path.
public struct JournalName: Hashable, Comparable, Sendable, CustomStringConvertible {
  static let ending = ".jsonl"

  /// The name with its ending.
  public let description: String

  /// The name of an existing file; `nil` if it cannot be the name of a journal.
  public init?(_ name: String) {
    let stem = name.utf8.dropLast(JournalName.ending.utf8.count)
    guard name.hasSuffix(JournalName.ending), (1...100).contains(stem.count),
      stem.allSatisfy(\.isNameByte)
    else { return nil }
    description = name
  }

  /// A name for a new journal.
  ///
  /// - Parameters:
  ///   - start: the time of the deal, in seconds since 1970.
  ///   - suffix: distinguishes games of the same second; of its characters, the first 32 ASCII
  ///     letters and digits are used.
  ///   - attempt: a number from 1; each gives another name.
  init?(start: Int64, suffix: String, attempt: Int = 1) {
    var seconds = time_t(start)
    var date = tm()
    guard gmtime_r(&seconds, &date) != nil else { return nil }
    let two = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
    var name = String("000\(date.tm_year + 1900)".suffix(4))
    name += "\(two(date.tm_mon + 1))\(two(date.tm_mday))"
    name += "T\(two(date.tm_hour))\(two(date.tm_min))\(two(date.tm_sec))Z"
    let letters = suffix.utf8.filter { $0.isNameByte && $0 != UInt8(ascii: "-") }.prefix(32)
    if !letters.isEmpty { name += "-" + String(decoding: letters, as: UTF8.self) }
    if attempt > 1 { name += "-\(attempt)" }
    self.init(name + JournalName.ending)
  }

  /// Earlier games come first.
  public static func < (one: JournalName, other: JournalName) -> Bool {
    one.description < other.description
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
