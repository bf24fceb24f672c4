import Decks
import MemoryGame
import Storage
import Words

/// A racer as their log tells: the game that its lines lead to, as long as they follow the rules.
///
/// The log may come from a stranger. The first line that is wrong ends it: what follows is not even
/// looked at, and `fault` says why.
public struct RacerLog: Equatable, Sendable {
  /// The name; empty before the first line.
  public private(set) var name = ""
  /// The key to which the name belongs; `nil` where none is told.
  public private(set) var key: String?
  /// Whether the player is ready to start.
  public private(set) var isReady = false
  /// The start of the player's clock in microseconds since 1970; `nil` before it.
  public private(set) var start: Int64?
  /// Everything the player did since the start.
  public private(set) var intents: [TimedIntent] = []
  /// The player's game.
  public private(set) var game: MemoryGame<Face>
  /// The end of the race for this player; `nil` while it goes on.
  public private(set) var end: JournalEnd?
  /// The first line that is wrong, counted from 1, and the reason; `nil` if none is.
  public private(set) var fault: Fault?
  /// The number of lines taken.
  public private(set) var lines = 0

  private let id: RacerID?
  private var latest: Duration = .zero
  /// The times of the cards turned.
  private var choices: [Duration] = []
  private var shuffles = 0

  /// A line that cannot be true.
  public struct Fault: Equatable, Sendable {
    /// The number of the line, counted from 1.
    public let line: Int
    /// The reason, in words.
    public let reason: String
  }

  /// A log without lines.
  ///
  /// - Parameters:
  ///   - dealt: the board of the race.
  ///   - id: the racer, whose name has to lead to it; `nil` for any name.
  public init(_ dealt: MemoryGame<Face>, of id: RacerID? = nil) {
    game = dealt
    self.id = id
  }

  /// The time from the start to the last line, at which the last pair was found if it was.
  public var time: Duration { latest }

  /// Whether the player has found all pairs by the rules.
  public var hasFinished: Bool { fault == nil && game.isOver }

  /// Whether the player has left the race before the end.
  public var hasLeft: Bool { end == .abandoned && !game.isOver }

  /// Takes the next line, without its line feed; after a fault, does nothing.
  ///
  /// Complexity: O(bytes), and O(cards) for a shuffle.
  ///
  /// - Parameters:
  ///   - bytes: the line.
  ///   - moments: the microseconds since 1970 in which the racer's clock can have started and
  ///     anything can have happened; `nil` where no clock can be compared.
  package mutating func take(_ bytes: ArraySlice<UInt8>, in moments: ClosedRange<Int64>? = nil) {
    guard fault == nil else { return }
    do throws(RaceFault) {
      let line = try RaceLine(bytes)
      if let moments { try check(line, in: moments) }
      try take(line)
    } catch {
      fail(error.description)
    }
  }

  /// Takes the next line.
  ///
  /// - Throws: the reason why it cannot be true; nothing has changed then.
  mutating func take(_ line: RaceLine) throws(RaceFault) {
    guard lines > 0 || line.isJoin else { throw RaceFault(.data, say("expected \"join\" first")) }
    guard end != .finished else { throw RaceFault(.data, say("expected nothing after the end")) }
    switch line {
    case .join(let name, let key):
      guard lines == 0 else { throw RaceFault(.data, say("expected \"join\" only once")) }
      guard id == nil || id == RacerID(name: name) else {
        throw RaceFault(.data, say("expected the name to which the log belongs"))
      }
      (self.name, self.key) = (name, key)
    case .ready: isReady = true
    case .go(let date):
      guard start == nil else { throw RaceFault(.data, say("expected \"go\" only once")) }
      start = date
    case .play(let timed): try carryOut(timed)
    case .end(let end):
      guard game.isOver == (end == .finished) else {
        throw RaceFault(.data, say("a claim that does not follow from the moves"))
      }
    }
    if case .end(let end) = line { self.end = end } else { end = nil }
    lines += 1
  }

  /// Checks that a line has a moment that can be.
  private func check(_ line: RaceLine, in moments: ClosedRange<Int64>) throws(RaceFault) {
    let moment: Int64? =
      switch line {
      case .go(let date): date
      case .play(let timed): start.map { $0 + timed.time.wholeMicroseconds }
      default: nil
      }
    guard let moment, !moments.contains(moment) else { return }
    throw RaceFault(.data, say("expected a time since the race was made, by the host's clock"))
  }

  /// Makes the next line a fault, for this reason.
  mutating func fail(_ reason: String) {
    fault = fault ?? Fault(line: lines + 1, reason: reason)
  }

  /// Whether a card can have been turned at a time: each key was pressed after those before it, but
  /// several may be read at once, and a few perhaps were pressed before the start, on a slow line.
  public func isPossible(choiceAt time: Duration) -> Bool {
    let (key, most) = (RaceLimit.fastestKey, RaceLimit.keysAtOnce)
    let recent = choices.suffix(most)
    guard time >= key * (choices.count - RaceLimit.earlyKeys) else { return false }
    guard recent.count == most, let first = recent.first else { return true }
    return time >= first + key * most
  }

  private mutating func carryOut(_ timed: TimedIntent) throws(RaceFault) {
    guard start != nil else { throw RaceFault(.data, say("expected \"go\" before the first card")) }
    guard game.accepts(timed.intent), timed.intent.isOfRacer else {
      throw RaceFault(.data, say("expected a move that the rules of the game allow"))
    }
    guard timed.time >= latest else {
      throw RaceFault(.data, say("expected times that do not run backwards"))
    }
    if case .choose = timed.intent {
      guard isPossible(choiceAt: timed.time) else {
        throw RaceFault(.data, say("expected no more cards than keys can be pressed"))
      }
      choices.append(timed.time)
    }
    if timed.intent == .shuffle { shuffles += 1 }
    guard shuffles <= RaceLimit.shuffles else {
      throw RaceFault(.data, say("expected at most \(RaceLimit.shuffles) shuffles"))
    }
    game.apply(timed.intent, at: timed.time)
    latest = max(latest, timed.time)
    intents.append(timed)
  }
}

extension Intent {
  /// Whether a racer can have done this: races have no hints, and only the last pair ends them.
  fileprivate var isOfRacer: Bool {
    switch self {
    case .hint, .end: false
    default: true
    }
  }
}

extension RaceLine {
  fileprivate var isJoin: Bool {
    if case .join = self { true } else { false }
  }
}
