import Decks
import MemoryGame
import Races
import Storage
import Words

/// A race on the board of the game in play: when it starts, and what the player adds to it.
final class RaceInPlay {
  /// The time from everybody being ready to the start.
  private static let countdown: Duration = .seconds(3)

  let race: Race
  /// The moment now, in microseconds since 1970.
  private let date: () -> Int64
  /// The start, as a time of the screen; `nil` until everybody is ready.
  private(set) var start: Duration?
  private let notices: Notices
  private let outbox: Outbox
  /// The state of the connection as the player was told.
  private var connection = ""

  init(_ race: Race, notices: Notices, outbox: Outbox, date: @escaping () -> Int64) {
    (self.race, self.notices, self.outbox, self.date) = (race, notices, outbox, date)
  }

  /// The player's log; `nil` for somebody who watches.
  var own: RacerLog? { race.own }

  /// Whether the player's clock has started.
  var hasStarted: Bool { own?.start != nil }

  /// Whether the race takes an intent: before the start nothing moves, and keys that were held up on
  /// a slow line may come faster than anybody can press them.
  func accepts(_ intent: Intent, at time: Duration) -> Bool {
    guard hasStarted, case .choose = intent else { return hasStarted }
    return own?.isPossible(choiceAt: time) == true
  }

  /// The time since the player's start; zero before it.
  var elapsed: Duration {
    guard let own, let start = own.start else { return .zero }
    return max(own.time, .microseconds(max(0, date() - start)))
  }

  /// Reads what the others did, and returns whether anything changed.
  func update(at time: Duration) -> Bool {
    let isNew = race.update()
    tellConnection()
    return startCountdown(at: time) || isNew
  }

  /// Tells the player when the connection to another host is lost, and when it is back.
  private func tellConnection() {
    let text = race.connection
    guard text != connection else { return }
    notices.add([text.isEmpty ? say("The connection is back.") : text])
    connection = text
  }

  /// Whether there is something to tell the player.
  var hasNotices: Bool { !notices.isEmpty }

  /// Makes the player ready; one who is ready already does not wait for those who are not.
  func getReady(at time: Duration) {
    guard let own, !hasStarted else { return }
    guard own.isReady, !own.hasLeft else {
      write(.ready)
      _ = startCountdown(at: time)
      return
    }
    start = start ?? time + RaceInPlay.countdown
  }

  /// Starts the player's clock.
  func go() {
    start = nil
    write(.go(date()))
  }

  /// Adds an intent of the player's game.
  func record(_ timed: TimedIntent) {
    // The pair found last leaves the table after the end.
    guard own?.end != .finished else { return }
    write(.play(timed))
  }

  /// Adds that the player has found all pairs.
  func finish() { write(.end(.finished)) }

  /// Adds that the player leaves, unless the game is over.
  func leave() {
    guard let own, own.end == nil, !own.game.isOver else { return }
    write(.end(.abandoned))
  }

  /// Begins the countdown if everybody is ready; one player alone waits for another one.
  private func startCountdown(at time: Duration) -> Bool {
    guard let own, own.isReady, !hasStarted, start == nil else { return false }
    let others = race.racers.filter {
      $0.id != race.ownID && !$0.log.hasLeft && $0.log.fault == nil
    }
    guard !others.isEmpty, others.allSatisfy({ $0.log.isReady }) else { return false }
    start = time + RaceInPlay.countdown
    return true
  }

  private func write(_ line: RaceLine) {
    do throws(RaceFault) {
      try race.take(line)
    } catch {
      return notices.add([say("race: \(error.description)")])
    }
    outbox.post(for: race) { [race] () throws(StorageError) in
      try race.write(line)
      return []
    }
  }
}
