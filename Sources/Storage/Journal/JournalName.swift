import Decks
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
      stem.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") })
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
    let year = String((date.tm_year + 1900).digits(4).suffix(4))
    let others = [date.tm_mon + 1, date.tm_mday, date.tm_hour, date.tm_min, date.tm_sec]
    let two = others.map { $0.digits(2) }
    var name = year + two.prefix(2).joined() + "T" + two.dropFirst(2).joined() + "Z"
    let letters = suffix.utf8.filter(\.isLetterOrDigit).prefix(32)
    if !letters.isEmpty { name += "-" + String(decoding: letters, as: UTF8.self) }
    if attempt > 1 { name += "-\(attempt)" }
    self.init(name + JournalName.ending)
  }

  /// Earlier games come first.
  public static func < (one: JournalName, other: JournalName) -> Bool {
    one.description < other.description
  }
}
