import Decks
import MemoryGame

/// A game as its journal tells it.
public struct JournalRecord: Equatable, Sendable {
  /// What the game started from.
  public let header: JournalHeader
  /// All intents in the order in which they were carried out; every one follows the rules.
  public private(set) var intents: [TimedIntent] = []
  /// How the game came to its end; `nil` while it goes on.
  public private(set) var end: JournalEnd?
  /// The game before anything was done.
  package let dealt: MemoryGame<Face>
  /// The game after all intents.
  public private(set) var game: MemoryGame<Face>
  /// How many bytes the lines have that were written to their end; what comes after them is torn.
  package let wholeBytes: Int
  /// How often the places were mixed.
  let shuffles: Int

  /// The time of the last intent; a game that is resumed goes on from there.
  public var latestTime: Duration { intents.map(\.time).max() ?? .zero }

  /// Reads a journal.
  ///
  /// A last line that nothing ends, or that is no JSON, is passed over: it was not written to its end.
  /// Takes time O(bytes).
  ///
  /// - Parameter bytes: the contents of the file.
  /// - Throws: the reason, with the line, why it is no journal, or one of a newer version.
  package init(reading bytes: [UInt8]) throws(StorageError.Reason) {
    guard let record = try JournalRecord(reading: bytes, where: { _ in true }) else {
      throw .line(1, "expected a journal")
    }
    self = record
  }

  /// Reads a journal; `nil` if its first line says that nobody wants it.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - isWanted: whether a game that started so is to be read to its end.
  /// - Throws: as above, as far as it was read.
  init?(
    reading bytes: [UInt8], where isWanted: (JournalHeader) -> Bool
  ) throws(StorageError.Reason) {
    guard bytes.count <= StorageLimit.journalBytes else {
      throw .content("expected at most \(StorageLimit.journalBytes) bytes, found \(bytes.count)")
    }
    var rest = bytes[...]
    guard let first = rest.takeLine() else {
      throw .line(1, bytes.isEmpty ? "expected a journal, found an empty file" : "it is torn")
    }
    do throws(HeaderFault) {
      header = try JournalHeader(first)
    } catch {
      throw error.reason
    }
    guard isWanted(header) else { return nil }
    guard let game = header.deal() else { throw .line(1, "expected 2 pairs or more") }
    self.game = game
    dealt = game
    var number = 1
    var shuffles = 0
    var whole = first.count + 1
    while let line = rest.takeLine() {
      number += 1
      do throws(JournalFault) {
        try JournalRecord.take(line, into: &self.game, &intents, &end, &shuffles)
      } catch {
        guard error == .broken, rest.isEmpty else { throw .line(number, error.description) }
        break
      }
      whole += line.count + 1
    }
    wholeBytes = whole
    self.shuffles = shuffles
  }

  private static func take(
    _ line: ArraySlice<UInt8>, into game: inout MemoryGame<Face>, _ intents: inout [TimedIntent],
    _ end: inout JournalEnd?, _ shuffles: inout Int
  ) throws(JournalFault) {
    let limit = StorageLimit.journalLineBytes
    guard line.count <= limit else {
      throw .message("expected at most \(limit) bytes, found \(line.count)")
    }
    let read = try JournalLine(line)
    guard end != .finished else { throw .message("expected nothing after the end of the game") }
    switch read {
    case .intent(let timed):
      end = nil
      guard game.accepts(timed.intent) else {
        throw .message("this does not follow the rules of the game")
      }
      if timed.intent == .shuffle { shuffles += 1 }
      guard shuffles <= StorageLimit.shuffles else {
        throw .message("expected at most \(StorageLimit.shuffles) shuffles")
      }
      game.apply(timed.intent, at: timed.time)
      intents.append(timed)
    case .end(let how):
      guard game.isOver == (how == .finished) else {
        throw .message(game.isOver ? "the game is over already" : "the game is not over yet")
      }
      end = how
    }
  }
}

extension HeaderFault {
  var reason: StorageError.Reason {
    switch self {
    case .newerVersion(let version): .newerVersion(version)
    case .message(let message): .line(1, message)
    }
  }
}

extension JournalFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .broken: "expected a JSON object, found something else"
    case .message(let message): message
    }
  }
}

extension ArraySlice<UInt8> {
  /// Takes off all up to the next line feed, and that as well; nil if there is none.
  mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: 0x0A) else { return nil }
    let line = self[..<end]
    self = self[end...].dropFirst()
    return line
  }
}
