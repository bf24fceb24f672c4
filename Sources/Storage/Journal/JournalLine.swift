import Decks
import MemoryGame

/// A line of a journal after the first.
package enum JournalLine: Equatable {
  /// What the player did, and when.
  case intent(TimedIntent)
  /// How the game came to its end.
  case end(JournalEnd)

  /// The line with what ends it.
  package var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    switch self {
    case .end(let end): JSONText.object(["do": JSONText.quoted(end.rawValue)]) + "\n"
    case .intent(let timed): JournalLine.text(timed.intent, at: timed.time.wholeMicroseconds)
    }
  }

  private static func text(_ intent: Intent, at time: Int64) -> String {
    // Written at once, as nearly all lines are of this kind and come at a key.
    if case .choose(let card) = intent {
      return "{\"at\":\(time),\"do\":\"choose\",\"card\":\(card.rawValue)}\n"
    }
    return JSONText.object(["at": "\(time)", "do": JSONText.quoted(intent.word)]) + "\n"
  }

  /// Reads a line without what ends it.
  ///
  /// - Throws: what is wrong with it.
  init(_ bytes: ArraySlice<UInt8>) throws(JournalFault) {
    if let line = JournalLine(asWritten: bytes) {
      self = line
    } else {
      try self.init(decoding: bytes)
    }
  }

  /// Reads a line that is exactly as this program writes those of the most usual kind.
  private init?(asWritten bytes: ArraySlice<UInt8>) {
    var scanner = ByteScanner(bytes)
    guard scanner.take("{\"at\":"), let time = scanner.takeNumber(),
      scanner.take(",\"do\":\"choose\",\"card\":"), let card = scanner.takeNumber(),
      scanner.take("}"), scanner.isAtEnd, StorageLimit.microseconds.contains(time)
    else { return nil }
    self = .intent(TimedIntent(.choose(CardID(rawValue: Int(card))), at: .microseconds(time)))
  }

  /// Reads a line as any program may have written it.
  init(decoding bytes: ArraySlice<UInt8>) throws(JournalFault) {
    let fields: Fields
    do throws(JSONText.Fault) {
      fields = try JSONText.decode(Fields.self, from: bytes)
    } catch {
      throw error == .broken ? .broken : .message("expected an intent, found other JSON")
    }
    guard let word = fields.do else { throw .message("expected \"do\", found no such key") }
    if let end = JournalEnd(rawValue: word) {
      self = .end(end)
      return
    }
    guard let intent = Intent(word: word, card: fields.card) else {
      let found = JSONText.quoted(String(word.prefix(30)))
      throw .message("expected an intent, found \(found)")
    }
    guard let time = fields.at, StorageLimit.microseconds.contains(time) else {
      throw .message("expected \"at\" with microseconds from 0 to 10^15")
    }
    self = .intent(TimedIntent(intent, at: .microseconds(time)))
  }

  private struct Fields: Decodable {
    let at: Int64?
    let `do`: String?
    let card: Int?
  }
}

/// What is wrong with a line of a journal.
enum JournalFault: Error, Equatable {
  /// It is no JSON: a line that was not written to its end.
  case broken
  case message(String)
}

/// How a game came to its end; the raw value is the word for it in a journal.
public enum JournalEnd: String, CaseIterable, Sendable {
  /// The last pair was found.
  case finished = "finish"
  /// The player began another game instead of going on; an intent after it takes the game up again.
  case abandoned = "abandon"
}

extension Intent {
  /// The word for it in a journal.
  fileprivate var word: String {
    switch self {
    case .choose: "choose"
    case .turnDown: "turnDown"
    case .shuffle: "shuffle"
    case .pause: "pause"
    case .resume: "resume"
    }
  }

  fileprivate init?(word: String, card: Int?) {
    switch (word, card) {
    case ("choose", let card?): self = .choose(CardID(rawValue: card))
    case ("turnDown", nil): self = .turnDown
    case ("shuffle", nil): self = .shuffle
    case ("pause", nil): self = .pause
    case ("resume", nil): self = .resume
    default: return nil
    }
  }
}
