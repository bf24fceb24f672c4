import Decks
import GameAnalysis
import MemoryGame

/// A finished game: its setup and its result.
public struct GameRecord: Hashable, Sendable {
  /// The setup of the game.
  public let setup: GameSetup
  /// The number of times two cards were turned.
  public let moves: Int
  /// The points; zero in a game with open cards.
  public let score: Int
  /// The clock at the end, in whole microseconds.
  public private(set) var time: Duration
  /// The end of the game in seconds since 1970; `nil` until it is saved.
  public private(set) var date: Int64?
  /// The results of the analysis; `nil` if the game was not analysed.
  public private(set) var figures: MemoryFigures?
  /// The number of pairs that each player found, in the order of their turns; empty if the player
  /// was alone.
  public let found: [Int]
  /// The rule that ended the game early; `nil` if all pairs were found.
  public let ending: Ending?
  /// The number of pairs that were found.
  public let pairsFound: Int
  /// The number of hints the player asked for.
  public let hints: Int

  /// A record.
  ///
  /// For each number beyond its limits the nearest possible one is taken.
  public init(
    _ setup: GameSetup, moves: Int, score: Int, time: Duration, date: Int64? = nil,
    figures: MemoryFigures? = nil, found: [Int] = [], ending: Ending? = nil,
    pairsFound: Int? = nil, hints: Int = 0
  ) {
    self.setup = setup
    self.moves = moves.clamped(to: StorageLimit.counts)
    self.score = score.clamped(to: StorageLimit.scores)
    self.time = TimedIntent(.pause, at: time).time
    self.date = date?.clamped(to: StorageLimit.dates)
    self.figures = figures
    self.found = found
    self.ending = ending
    self.pairsFound = ending == nil ? setup.pairs : (pairsFound ?? 0).clamped(to: 0...setup.pairs)
    self.hints = hints.clamped(to: StorageLimit.counts)
  }

  /// The record of a game; `nil` until it is over.
  public init?(_ game: MemoryGame<Face>, _ setup: GameSetup, found: [Int] = []) {
    guard game.isOver else { return nil }
    self.init(
      setup, moves: game.moves, score: game.score, time: game.elapsed(at: .zero), found: found,
      ending: game.ending, pairsFound: game.pairsFound, hints: game.hints)
  }

  /// The same record with another time on the clock.
  public func lasting(_ time: Duration) -> GameRecord {
    var record = self
    record.time = TimedIntent(.pause, at: time).time
    return record
  }

  /// The same record as it is saved at a date, in seconds since 1970, with the results of the
  /// analysis if there are any.
  public func saved(at date: Int64, figures: MemoryFigures? = nil) -> GameRecord {
    var record = self
    record.date = date.clamped(to: StorageLimit.dates)
    record.figures = figures
    return record
  }
}

extension GameRecord {
  /// The kind of game.
  ///
  /// Only records of the same kind are compared.
  public var kind: GameKind { setup.kind }

  /// Whether the player was alone: only such games are compared with each other.
  public var isAlone: Bool { setup.company == .alone }

  /// Whether the game was practice on a known board or with missed pairs, which does not count
  /// anywhere.
  public var isPractice: Bool { !setup.terms.counts }

  /// Whether all pairs were found.
  public var isWon: Bool { ending == nil }

  /// Whether the player found the pairs without a hint: only such games can be the best.
  public var isUnaided: Bool { hints == 0 }

  /// Whether all cards lay face up from the start.
  public var isOpen: Bool { setup.variant.isOpen }

  /// The number of moves whose cards did not match.
  public var misses: Int { moves - pairsFound }

  /// The moves that a perfect memory needs on average.
  ///
  /// Complexity: that of `Par`.
  public var par: Par { Par(pairs: setup.pairs, setup.variant) }

  /// The moves beyond par; negative for a game below par.
  ///
  /// Complexity: that of `Par`.
  public var overPar: Double { Double(moves) - par.moves }

  /// Whether this is the better of two records of the same kind: fewer moves, then more points,
  /// then less time, then the earlier date.
  ///
  /// With open cards, less time counts first.
  public func isBetter(than other: GameRecord) -> Bool {
    if isOpen, time != other.time { return time < other.time }
    return (moves, -score, time, date ?? .max)
      < (other.moves, -other.score, other.time, other.date ?? .max)
  }
}

extension [GameRecord] {
  /// The best record of a kind of game, without games with hints, on boards played before and for
  /// studying.
  public func best(_ kind: GameKind) -> GameRecord? {
    var boards: Set<GameSetup> = []
    return filter { boards.insert($0.setup.layout).inserted && $0.kind == kind }
      .filter { $0.isAlone && $0.isUnaided && !$0.isPractice && $0.isWon }
      .filter { !$0.setup.terms.isStudy }
      .min { $0.isBetter(than: $1) }
  }

  /// The best of the earlier records of the same kind as the last one.
  public var bestBeforeLast: GameRecord? {
    last.flatMap { Array(dropLast()).best($0.kind) }
  }
}
