import Decks
import MemoryGame
import Races
import Words

/// The race on the board of the game, and the clock, which a race starts.
public struct RaceGame {
  let session: GameSession
  private var race: RaceInPlay? { session.current.race }

  /// The race at a time; `nil` in a usual game.
  public func status(at time: Duration) -> RaceStatus? { race.map { RaceStatus($0, at: time) } }

  /// Whether the game is a race.
  public var isOn: Bool { race != nil }

  /// Whether the game is a race that has not started for the player, or is only watched.
  public var isAhead: Bool { race.map { !$0.hasStarted } ?? false }

  /// Makes the player ready for the race; one who is ready already starts without the others.
  public func getReady(at time: Duration) {
    race?.getReady(at: time)
    session.notifyObservers()
  }

  /// Reads what others have done in the race.
  public func look(at time: Duration) {
    guard let race, race.update(at: time) || race.hasNotices else { return }
    session.notifyObservers()
  }

  /// The time on the clock: since the start of a race, else the game's own.
  public func clock(at time: Duration) -> Duration {
    guard let race else { return session.current.elapsed(at: time) }
    guard race.hasStarted, !session.current.isOver else { return race.own?.time ?? .zero }
    return session.current.timeline.gameTime(at: time)
  }

  /// Whether the time on the clock is running.
  public var isTimed: Bool {
    let game = session.current.game
    return race?.hasStarted == true ? !game.isOver : game.isClockRunning
  }

  /// The time at which the countdown shows another number; `nil` if there is none.
  func nextCount(after time: Duration) -> Duration? {
    guard let start = race?.start, start > time else { return nil }
    let second: Int128 = 1_000_000_000_000_000_000
    let rest = (start - time).attoseconds % second
    return time + Duration(attoseconds: rest == 0 ? second : rest)
  }

  /// Leaves the race for another game, and says so unless it is over.
  func leave() {
    guard let race, !session.current.isOver, race.own != nil else { return }
    race.leave()
    session.files.add(notice: say("You have left the race. Join it again to go on."))
  }

  /// Starts the race if its countdown has ended.
  ///
  /// - Returns: the moment of the start; `nil` if it is not due.
  func start(by time: Duration) -> Duration? {
    let current = session.current
    guard let race, let start = race.start, start <= time,
      var next = GameInPlay(
        dealing: current.board, current.game.variant, on: Timeline(at: start),
        isKnownBoard: current.isKnownBoard)
    else { return nil }
    race.go()
    next.race = race
    session.put(next, as: next.dealtEvent)
    session.notifyObservers()
    return start
  }
}

extension RaceGame {
  /// A table for a race, which starts when everybody is ready, or goes on where the player was.
  ///
  /// - Parameters:
  ///   - race: the race, which the player has joined or only watches.
  ///   - recorder: saves the game once it is over.
  ///   - preferences: keeps the player's choices.
  ///   - best: the shared list of the best games, if there is one.
  ///   - rules: the player's rules; those of the race count for the race.
  ///   - library: returns the decks to choose from.
  ///   - date: returns the microseconds since 1970.
  ///   - time: now.
  ///   - freshSeed: returns a seed for each further board.
  /// - Returns: `nil` for a board that cannot be dealt, which a race never has.
  public static func table(
    for race: Race, recorder: GameRecorder? = nil,
    preferences: Preferences = Preferences(directory: nil), best: BestResults? = nil,
    rules: Rules = Rules(), library: @escaping () -> [Deck] = { [] }, date: @escaping () -> Int64,
    at time: Duration = .zero, freshSeed: @escaping () -> String
  ) -> TableViewModel? {
    var files = TableFiles(recorder: recorder, preferences: preferences, best: best)
    let inPlay = RaceInPlay(race, notices: files.raceNotices, outbox: files.outbox, date: date)
    let deck = library().first { $0.name == race.header.deckName }
    let board = Board(race.header, deck: deck)
    var game = GameInPlay(dealing: board, race.header.variant, on: Timeline(at: time))
    if let own = race.own, own.start != nil {
      game?.takeUp(own, on: Timeline(own.game.isOver ? own.time : inPlay.elapsed, at: time))
    }
    guard var game else { return nil }
    game.race = inPlay
    if let result = game.result, inPlay.own?.end == nil {
      files.recover(game, result)
      inPlay.finish()
    }
    var rules = rules
    rules.company = .alone
    let isResumed = inPlay.hasStarted
    let session = GameSession(
      game, rules: rules, files: files, deckList: DeckList(first: board.deck, load: library),
      isResumed: isResumed,
      freshSeed: freshSeed)
    if game.game.isPaused { session.perform(.resume, at: time) }
    return TableViewModel(session)
  }
}
