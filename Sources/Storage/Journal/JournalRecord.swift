import Decks
import MemoryGame
import Rivals

/// A game as its journal recorded it.
public struct JournalRecord: Equatable, Sendable {
  /// The start of the game.
  public let header: JournalHeader
  /// All intents in order; each of them follows the rules.
  public private(set) var intents: [TimedIntent] = []
  /// The end of the game; `nil` while it goes on.
  public private(set) var end: JournalEnd?
  /// The game before the first intent.
  package let dealt: MemoryGame<Face>
  /// The game after all intents.
  public private(set) var game: MemoryGame<Face>
  /// Whose turn it is after all intents; `nil` if the player is alone.
  public private(set) var turns: Turns?
  /// The bytes of all complete lines; the rest of the file is an incomplete line.
  package private(set) var wholeBytes: Int
  /// The number of shuffles.
  private(set) var shuffles = 0

  /// The time of the latest intent, at which a resumed game continues.
  public var latestTime: Duration { intents.map(\.time).max() ?? .zero }

  /// Reads a journal.
  ///
  /// A last line that is not JSON or has no line feed is skipped: the program ended while it wrote
  /// the line. Complexity: O(bytes).
  ///
  /// - Parameter bytes: the contents of the file.
  /// - Throws: the reason why this is not a journal of this version, with the line.
  package init(reading bytes: [UInt8]) throws(StorageError.Reason) {
    let limit = StorageLimit.journalBytes
    guard bytes.count <= limit else {
      throw .content("expected at most \(limit) bytes, found \(bytes.count)")
    }
    var rest = bytes[...]
    guard let first = rest.takeLine() else {
      let found = bytes.isEmpty ? "an empty file" : "an incomplete line"
      throw .line(1, "expected a journal, found \(found)")
    }
    header = try JournalHeader(first)
    guard let game = header.deal() else { throw .line(1, "expected at least 2 pairs") }
    self.game = game
    dealt = game
    turns = Turns(players: header.company.players)
    wholeBytes = first.count + 1
    try takeLines(rest)
  }

  private mutating func takeLines(
    _ bytes: ArraySlice<UInt8>
  ) throws(StorageError.Reason) {
    var rest = bytes
    var number = 1
    while let line = rest.takeLine() {
      number += 1
      do throws(JournalFault) {
        try take(line)
      } catch {
        guard error == .broken, rest.isEmpty else { throw .line(number, error.description) }
        return
      }
      wholeBytes += line.count + 1
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(JournalFault) {
    let limit = StorageLimit.journalLineBytes
    guard bytes.count <= limit else {
      throw .message("expected at most \(limit) bytes, found \(bytes.count)")
    }
    let line = try JournalLine(bytes)
    guard end != .finished else { throw .message("expected nothing after the end of the game") }
    switch line {
    case .intent(let timed): try carryOut(timed)
    case .end(let end):
      guard game.isOver == (end == .finished) else {
        throw .message(game.isOver ? "the game is already over" : "the game is not over yet")
      }
      self.end = end
    }
  }

  private mutating func carryOut(_ timed: TimedIntent) throws(JournalFault) {
    guard game.accepts(timed.intent) else {
      throw .message("expected a move that the rules of the game allow")
    }
    if timed.intent == .shuffle { shuffles += 1 }
    guard shuffles <= StorageLimit.shuffles else {
      throw .message("expected at most \(StorageLimit.shuffles) shuffles")
    }
    game.apply(timed.intent, at: timed.time)
    turns?.follow(game)
    intents.append(timed)
    end = nil
  }
}

extension ArraySlice<UInt8> {
  /// Takes the first line and its line feed; `nil` if there is no line feed.
  fileprivate mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: 0x0A) else { return nil }
    let line = self[..<end]
    self = self[end...].dropFirst()
    return line
  }
}
