import Decks
import MemoryGame
import Storage
import Words

/// A line of a racer's log.
///
/// A log is a text with one JSON object per line:
///
///     {"do":"join","name":"Ann","version":1}
///     {"do":"ready"}
///     {"date":1767225600123456,"do":"go"}
///     {"at":1200345,"card":4,"do":"choose"}
///     {"do":"finish"}
///
/// `join` may have a `key`, which a host keeps to itself: a later connection under the name must have
/// the same one. `date` is the moment of the racer's start in microseconds since 1970. From there on, a log is
/// like the journal of a game, whose times count from the start. `abandon` means that the racer
/// has left; any line after it takes the race up again.
package enum RaceLine: Equatable, Sendable {
  /// A player joins, under this name, which from now on belongs to the key if there is one.
  case join(String, key: String?)
  /// The player is ready to start.
  case ready
  /// The player's clock starts, at this moment in microseconds since 1970.
  case go(Int64)
  /// The player turns a card, and so on.
  case play(TimedIntent)
  /// The last pair was found, or the player left.
  case end(JournalEnd)

  /// The version of this format.
  static let version = 1

  /// The line with its line feed.
  package var bytes: [UInt8] {
    switch self {
    case .join(let name, let key):
      JSONText.encodedLine(Fields(do: "join", key: key, name: name, version: RaceLine.version))
    case .ready: JSONText.encodedLine(Fields(do: "ready"))
    case .go(let date): JSONText.encodedLine(Fields(do: "go", date: date))
    case .play(let timed): JournalLine.intent(timed).bytes
    case .end(let end): JournalLine.end(end).bytes
    }
  }

  /// Reads a line without its line feed.
  ///
  /// - Throws: the reason why it is not one.
  package init(_ bytes: ArraySlice<UInt8>) throws(RaceFault) {
    guard bytes.count <= RaceLimit.lineBytes else {
      throw RaceFault(.data, say("expected at most \(RaceLimit.lineBytes) bytes"))
    }
    let fields = try? JSONText.decode(Fields.self, from: bytes)
    switch fields?.do {
    case "join":
      self = .join(try RaceLine.name(fields?.name, version: fields?.version), key: fields?.key)
    case "ready": self = .ready
    case "go":
      guard let date = fields?.date, RaceLine.dates.contains(date) else {
        throw RaceFault(.data, say("expected \"date\" with microseconds since 1970"))
      }
      self = .go(date)
    default: self = try RaceLine.journalLine(bytes)
    }
  }

  /// A line as everybody may read it: without the key that is known only to its racer and the host.
  static func withoutKey(_ bytes: [UInt8]) -> [UInt8] {
    guard case .join(let name, .some)? = try? RaceLine(bytes[...]) else { return bytes }
    return Array(RaceLine.join(name, key: nil).bytes.dropLast())
  }

  private static let dates = 0...StorageLimit.dates.upperBound * 1_000_000

  private static func name(_ name: String?, version: Int?) throws(RaceFault) -> String {
    guard version == RaceLine.version else {
      throw RaceFault(
        .data,
        say(
          "expected version \(RaceLine.version) of a race, found another; update Memorize"))
    }
    guard let name, Race.isName(name) else {
      throw RaceFault(.data, say("expected a name of 1 to \(Company.longestName) characters"))
    }
    return name
  }

  private static func journalLine(_ bytes: ArraySlice<UInt8>) throws(RaceFault) -> RaceLine {
    do throws(JournalFault) {
      switch try JournalLine(bytes) {
      case .intent(let timed): return .play(timed)
      case .end(let end): return .end(end)
      case .undo, .redo: throw JournalFault.message(say("expected no undo in a race"))
      }
    } catch {
      throw RaceFault(.data, error.description.cleaned)
    }
  }

  /// The members of a line that journals do not have.
  private struct Fields: Codable {
    var `do`: String
    var key: String?
    var name: String?
    var version: Int?
    var date: Int64?
  }
}
