import MemoryGame
import Races
import Words

/// A race as views show it.
public struct RaceStatus: Equatable, Sendable {
  /// The stages of a race for one player.
  public enum Phase: Equatable, Sendable {
    /// The player is not ready yet.
    case open
    /// The player is ready; others are not, or have not come.
    case waiting
    /// The race starts after this many seconds, from 3 down to 1.
    case countdown(Int)
    /// The player's clock is running, or has stopped at the end.
    case started
    /// The player only watches.
    case watching
  }

  /// The code under which others join.
  public let code: String
  /// The stage that the player has reached.
  public let phase: Phase
  /// Everybody in the race: the others in a fixed order, then the player.
  public let racers: [Racer]

  /// The player; `nil` for somebody who watches.
  public var own: Racer? { racers.first(where: \.isOwn) }

  /// The racers as players of a shared game, in the order of all racers.
  public var contestants: [Contestant] {
    racers.sorted { $0.number < $1.number }.map {
      Contestant(
        name: $0.isOwn ? say("You") : $0.name, pairs: $0.pairs, rank: 1, isToMove: false,
        isAddressed: $0.isOwn, isRival: false)
    }
  }
}

/// A player of a race.
public struct Racer: Equatable, Sendable {
  /// How far a player has come.
  public enum State: Equatable, Sendable {
    /// In the race, but not ready.
    case joined
    case ready
    case racing
    /// Has found all pairs, as the first, the second and so on.
    case finished(place: Int)
    /// Has left before the end, and may come back.
    case left
    /// Claims something that does not follow from the rules, for this reason.
    case refuted(String)
  }

  /// The name.
  public let name: String
  /// Whether it is the player of this program.
  public let isOwn: Bool
  /// The number in the order of all racers, from 0, which chooses a colour and a symbol.
  public let number: Int
  /// How far the player has come.
  public let state: State
  /// The pairs found.
  public let pairs: Int
  /// The moves made.
  public let moves: Int
  /// The time from the start to what the player did last.
  public let time: Duration
}

extension RaceStatus {
  /// The status of a race at a time of the screen.
  init(_ inPlay: RaceInPlay, at time: Duration) {
    let race = inPlay.race
    code = race.code.description
    phase = RaceStatus.phase(of: inPlay, at: time)
    let logs = race.racers
    let finished = logs.map(\.log).filter(\.hasFinished).map { ($0.time, $0.game.moves) }
    let all = logs.enumerated().map { number, racer in
      let log = racer.log
      let place = 1 + finished.count { $0 < (log.time, log.game.moves) }
      return Racer(
        name: log.name, isOwn: racer.id == race.ownID, number: number,
        state: log.state(place: place), pairs: log.game.pairsFound, moves: log.game.moves,
        time: log.time)
    }
    racers = all.filter { !$0.isOwn } + all.filter(\.isOwn)
  }

  private static func phase(of race: RaceInPlay, at time: Duration) -> Phase {
    guard let own = race.own else { return .watching }
    guard !race.hasStarted else { return .started }
    if let start = race.start { return .countdown(max(1, (start - time).roundedUpSeconds)) }
    return own.isReady && !own.hasLeft ? .waiting : .open
  }
}

extension RacerLog {
  fileprivate func state(place: Int) -> Racer.State {
    if let fault { return .refuted(say("line \(fault.line): \(fault.reason)")) }
    if hasFinished { return .finished(place: place) }
    if hasLeft { return .left }
    return start != nil ? .racing : isReady ? .ready : .joined
  }
}

extension Racer {
  /// The name and how far the player has come, as in `Bob 4 of 8`.
  func summary(of total: Int) -> String {
    switch state {
    case .finished: say("\(name) \(time.shortText)", context: "racer")
    case .refuted: say("\(name) breaks the rules")
    case .left: say("\(name) has left")
    case .joined, .ready, .racing: say("\(name) \(pairs) of \(total)", context: "racer")
    }
  }

  /// A place in words or digits, as in `first` or `4th`.
  public static func ordinal(_ place: Int) -> String {
    switch place {
    case 1: say("first", context: "place")
    case 2: say("second", context: "place")
    case 3: say("third", context: "place")
    default: say("\(place)th", context: "place")
    }
  }
}
