import Decks
import MemoryGame
import Words

/// A line of a journal after the first.
package enum JournalLine: Equatable, Sendable {
  /// An intent of the player and its time.
  case intent(TimedIntent)
  /// The player took the last step back at this time.
  case undo(Duration)
  /// The player repeated a step at this time.
  case redo(Duration)
  /// The end of the game.
  case end(JournalEnd)

  /// The line with its line feed.
  package var bytes: [UInt8] { JSONText.encodedLine(Fields(self)) }

  /// Reads a line without its line feed.
  ///
  /// - Throws: the reason why it is not one.
  package init(_ bytes: ArraySlice<UInt8>) throws(JournalFault) {
    let fields: Fields
    do throws(JSONText.Fault) {
      fields = try JSONText.decode(Fields.self, from: bytes)
    } catch {
      throw error == .broken ? .broken : .message(say("expected an intent, found other JSON"))
    }
    guard let word = fields.do else { throw .message(say("expected \"do\", found no such key")) }
    if let end = JournalEnd(rawValue: word) {
      self = .end(end)
      return
    }
    guard fields.card.map(StorageLimit.cards.contains) ?? true else {
      throw .message(say("expected a move that the rules of the game allow"))
    }
    let intent = Intent(word: word, card: fields.card, by: fields.by)
    guard intent != nil || word == "undo" || word == "redo" else {
      throw .message(say("expected an intent, found \(word.quoted)"))
    }
    guard let time = fields.at, StorageLimit.microseconds.contains(time) else {
      throw .message(say("expected \"at\" with microseconds from 0 to 10^15"))
    }
    guard let intent else {
      self = word == "undo" ? .undo(.microseconds(time)) : .redo(.microseconds(time))
      return
    }
    self = .intent(TimedIntent(intent, at: .microseconds(time)))
  }
}

extension Intent {
  /// Whether the intent only stops the time or lets it go on, as opening the menu does.
  public var isPause: Bool { self == .pause || self == .resume }
}

extension JournalLine {
  /// Whether nothing has happened but a pause.
  var isPause: Bool {
    if case .intent(let timed) = self { timed.intent.isPause } else { false }
  }

  /// Whether the places were shuffled.
  var isShuffle: Bool {
    if case .intent(let timed) = self { timed.intent == .shuffle } else { false }
  }
}

/// The members of a line.
private struct Fields: Codable {
  var at: Int64?
  var `do`: String?
  var card: Int?
  var by: String?

  init(_ line: JournalLine) {
    switch line {
    case .end(let end): self.do = end.rawValue
    case .undo(let time): (at, self.do) = (time.wholeMicroseconds, "undo")
    case .redo(let time): (at, self.do) = (time.wholeMicroseconds, "redo")
    case .intent(let timed):
      at = timed.time.wholeMicroseconds
      self.do = timed.intent.word
      switch timed.intent {
      case .choose(let id): card = id.rawValue
      case .end(let ending): by = ending.rawValue
      default: break
      }
    }
  }
}

/// The reason why a line of a journal cannot be read.
package enum JournalFault: Error, Equatable {
  /// It is not JSON: an incomplete line.
  case broken
  case message(String)
}

extension JournalFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .broken: say("expected a JSON object, found \(say("something else"))")
    case .message(let message): message
    }
  }
}

/// The end of a game; the raw value is its word in a journal.
public enum JournalEnd: String, CaseIterable, Sendable {
  /// The last pair was found.
  case finished = "finish"
  /// The player began another game; an intent after it takes this game up again.
  case abandoned = "abandon"
}

extension Intent {
  /// The intent's word in a journal.
  fileprivate var word: String {
    switch self {
    case .choose: "choose"
    case .turnDown: "turnDown"
    case .removePair: "removePair"
    case .shuffle: "shuffle"
    case .pause: "pause"
    case .resume: "resume"
    case .end: "end"
    case .hint: "hint"
    }
  }

  fileprivate init?(word: String, card: Int?, by: String?) {
    switch (word, card) {
    case ("choose", let card?): self = .choose(CardID(rawValue: card))
    case ("turnDown", nil): self = .turnDown
    case ("removePair", nil): self = .removePair
    case ("shuffle", nil): self = .shuffle
    case ("pause", nil): self = .pause
    case ("resume", nil): self = .resume
    case ("end", nil):
      guard let ending = by.flatMap(Ending.init) else { return nil }
      self = .end(ending)
    case ("hint", nil): self = .hint
    default: return nil
    }
  }
}

/// An intent and its time.
public struct TimedIntent: Hashable, Sendable {
  /// The player's intent.
  public let intent: Intent
  /// Whole microseconds since the deal, at most a thousand million seconds.
  public let time: Duration

  /// An intent at a time, which is cut to whole microseconds.
  ///
  /// Give the game `time` as it is here, so that its journal records the same game.
  ///
  /// - Parameters:
  ///   - intent: the player's intent.
  ///   - time: since the deal; limited to the range of `self.time`.
  public init(_ intent: Intent, at time: Duration) {
    let most = Duration.microseconds(StorageLimit.microseconds.upperBound)
    self.intent = intent
    self.time = .microseconds(time.clamped(to: .zero...most).wholeMicroseconds)
  }
}

extension Duration {
  /// The whole microseconds; limited to `Int64` in a duration that has more.
  package var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !isTooLong else { return seconds < 0 ? .min : .max }
    let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflows ? whole : sum
  }
}
