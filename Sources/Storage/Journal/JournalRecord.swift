import Decks
import MemoryGame
import Rivals
import Words

/// A game as its journal recorded it.
public struct JournalRecord: Equatable, Sendable {
  /// The start of the game.
  public let header: JournalHeader
  /// The intents that count, and what the player took back.
  public private(set) var history = IntentHistory()
  /// The end of the game; `nil` while it goes on.
  public private(set) var end: JournalEnd?
  /// The game before the first intent.
  package let dealt: MemoryGame<Face>
  /// The time of the latest line, at which a resumed game continues.
  public private(set) var latestTime: Duration = .zero
  /// The game after all intents.
  public private(set) var game: MemoryGame<Face>
  /// Whose turn it is after all intents; `nil` if the player is alone.
  public private(set) var turns: Turns?
  /// The bytes of all complete lines; the rest of the file is an incomplete line.
  package private(set) var wholeBytes: Int
  /// The number of shuffles.
  private(set) var shuffles = 0

  /// All intents that count, in order; each of them follows the rules.
  public var intents: [TimedIntent] { history.intents }

  /// Whether the player found the pairs without a hint, and without taking anything back.
  var isUnaided: Bool { game.hints == 0 && !history.hasUndone }

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
      throw .content(say("expected at most \(limit) bytes, found \(bytes.count)"))
    }
    var rest = bytes[...]
    guard let first = rest.takeLine() else {
      let found = bytes.isEmpty ? say("an empty file") : say("an incomplete line")
      throw .line(1, say("expected a journal, found \(found)"))
    }
    header = try JournalHeader(first)
    guard let game = header.deal() else { throw .line(1, say("expected at least 2 pairs")) }
    self.game = game
    dealt = game
    turns = Turns(players: header.company.players)
    wholeBytes = first.count + 1
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
    let limit = StorageLimit.lineBytes
    guard bytes.count <= limit else {
      throw .message(say("expected at most \(limit) bytes, found \(bytes.count)"))
    }
    let line = try JournalLine(bytes)
    guard end != .finished else {
      throw .message(say("expected nothing after the end of the game"))
    }
    switch line {
    case .intent(let timed): try carryOut(timed)
    case .undo(let time): try retrace(at: time) { $0.undo(&$1, from: $2) }
    case .redo(let time): try retrace(at: time) { history, game, _ in history.redo(&game) }
    case .end(let end):
      guard game.isOver == (end == .finished) else {
        throw .message(
          game.isOver ? say("the game is already over") : say("the game is not over yet"))
      }
      self.end = end
    }
  }

  private mutating func carryOut(_ timed: TimedIntent) throws(JournalFault) {
    guard game.accepts(timed.intent), timed.intent != .end(.passed) || header.company.hasRival
    else {
      throw .message(say("expected a move that the rules of the game allow"))
    }
    if timed.intent == .shuffle { shuffles += 1 }
    guard shuffles <= StorageLimit.shuffles else {
      throw .message(say("expected at most \(StorageLimit.shuffles) shuffles"))
    }
    game.apply(timed.intent, at: timed.time)
    turns?.follow(game)
    history.add(timed)
    latestTime = max(latestTime, timed.time)
    end = nil
  }

  /// Takes a step back or repeats it, which only practice allows.
  private mutating func retrace(
    at time: Duration,
    _ change: (inout IntentHistory, inout MemoryGame<Face>, MemoryGame<Face>) -> Bool
  ) throws(JournalFault) {
    guard header.allowsUndo, change(&history, &game, dealt) else {
      throw .message(say("expected a move that the rules of the game allow"))
    }
    latestTime = max(latestTime, time)
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
