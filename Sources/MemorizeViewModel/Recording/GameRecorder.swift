import Decks
import MemoryGame
import Storage
import Words

/// Saves the game in play as it goes on, and its result.
public final class GameRecorder {
  let games: GamesFolder
  let history: History
  /// Saves what games tell about the player's knowledge.
  let reviews: ReviewRecorder
  /// Keeps everything that cannot be written now; the game continues meanwhile.
  let outbox = Outbox()
  private let program: String
  let date: () -> Int64
  private let suffix: () -> String
  let day: (Int64) -> Int

  private var game: SavedGame?
  /// The games that were finished here, as long as their lines of the history wait.
  private var finished: [SavedGame] = []
  let notices = Notices()

  /// A recorder for a directory.
  ///
  /// - Parameters:
  ///   - directory: the directory of games and history, as `StorageDirectory.data` returns it.
  ///   - program: the program's version.
  ///   - date: returns the seconds since 1970.
  ///   - suffix: returns a few random letters for the name of each game.
  ///   - day: returns the number of a moment's day; by default the day in UTC.
  public init(
    directory: String, program: String, date: @escaping () -> Int64,
    suffix: @escaping () -> String, day: @escaping (Int64) -> Int = Statistics.day
  ) {
    games = GamesFolder(directory: directory)
    history = History(directory: directory)
    reviews = ReviewRecorder(directory: directory, outbox: outbox, notices: notices)
    self.program = program
    self.date = date
    self.suffix = suffix
    self.day = day
  }

  /// Adds the finished games to the history that another run could not add before it died.
  public func recoverFinishedGames() {
    notices.add(games.recoverFinishedGames(into: history))
  }

  /// The finished games whose lines of the history wait.
  var unsaved: [GameRecord] { finished.compactMap(\.entry) }

  /// Whether the game in play can never be saved.
  var isLost: Bool { game?.isLost == true }

  /// Resumes the newest unfinished game that no other program is playing.
  func unfinishedGame() -> JournalRecord? {
    let found = notices.loading { () throws(StorageError) in try games.resumeNewest() }
    guard let resumed = found ?? nil else { return nil }
    resume(resumed)
    return resumed.record
  }

  private func resume(_ resumed: ResumedGame) {
    game = SavedGame(
      resuming: resumed.journal, isUntouched: resumed.record.intents.allSatisfy(\.intent.isPause),
      games: games, history: history, outbox: outbox)
  }

  /// The unfinished games, without the one in play and those given up that are not worth keeping.
  func leftGames() -> [LeftGame] {
    let found = notices.trying { () throws(StorageError) in try games.left() } ?? []
    // A game that cannot be saved goes on without a lock on its journal.
    return found.filter { $0.name != game?.name }.map { LeftGame($0, date: date()) }
      .filter { !$0.isGivenUp || $0.setup.occasion.keeps(moves: $0.moves) }
  }

  /// Opens an unfinished game; `nil` if it is no longer available.
  func open(_ game: LeftGame) -> ResumedGame? {
    let found = notices.trying { () throws(StorageError) in try games.resume(game.name) }
    notices.add(found?.notices ?? [])
    if let found, found.value == nil, found.notices.isEmpty {
      notices.add([say("that game is over, or played in another window")])
    }
    return found?.value
  }

  /// Removes an unfinished game for good.
  func remove(_ game: LeftGame) {
    notices.trying { () throws(StorageError) in try games.remove(game.name) }
  }

  /// Continues another game; the one in play is set aside and can be resumed later.
  func take(_ other: ResumedGame) {
    game?.abandon()
    resume(other)
  }

  /// The name of the deck that the player chose last, unlike that of a daily board or one of the
  /// journey; `nil` before the very first game.
  public func lastDeck() -> String? {
    guard let names = try? games.newest(GameRecorder.mostForDeck) else { return nil }
    let headers = names.lazy.compactMap { [games] name in try? games.header(of: name) }
    return (headers.first { !$0.occasion.terms.choosesDeck } ?? headers.first)?.deckName
  }

  /// The most games in which a deck that was chosen is looked for.
  private static let mostForDeck = 30

  /// Whether the game played last was a board of the journey.
  var isOnJourney: Bool {
    guard let name = try? games.newest(), let newest = try? games.header(of: name) else {
      return false
    }
    guard case .journey = newest.occasion else { return false }
    return true
  }

  /// Whether there is a history of finished games.
  var hasHistory: Bool { history.modified != nil }

  /// Starts recording a new game; its journal begins with its first intent, or with `keep`.
  ///
  /// - Parameters:
  ///   - setup: the variant and the company of the game.
  ///   - board: the board of the game.
  ///   - intents: what has happened already, as in a race, which has a log of its own.
  ///   - racesBest: whether the player's best game on the board runs along.
  func begin(
    _ setup: GameSetup, _ board: Board, _ intents: [TimedIntent] = [], racesBest: Bool = false
  ) {
    game?.abandon()
    var header = JournalHeader(
      deck: board.deck, drawn: board.drawn, askedPairs: board.askedPairs, variant: setup.variant,
      company: setup.company, occasion: setup.occasion, start: date(), program: program)
    header.racesBest = racesBest
    game = SavedGame(header, suffix: suffix(), games: games, history: history, outbox: outbox)
    game?.record(intents)
  }

  /// The player's best game on the board of a game that begins, as its ghost; `nil` without one.
  func ghost(on board: Board, _ variant: Variant) -> Ghost? {
    bestGame(on: board.setup(variant)).flatMap {
      try? Ghost.of($0, deck: board.deck, isOwn: true)
    }
  }

  /// Saves the game in play although nothing has happened, so that it can be resumed.
  func keep() { game?.begin() }

  /// Whether the game in play can be resumed: it has a journal.
  var isKept: Bool { game?.name != nil }

  /// Gives the game in play up; nothing more of it is saved.
  func giveUp() {
    game?.abandon()
    game = nil
  }

  /// Saves an intent that was carried out.
  func record(_ timed: TimedIntent) { record(.intent(timed)) }

  /// Saves something that has happened.
  func record(_ line: JournalLine) { game?.record([line]) }

  /// Saves the result of the game in play.
  func finish(_ result: GameRecord, _ figures: MemoryFigures? = nil) {
    guard let game else { return }
    game.finish(result.saved(at: date(), figures: figures))
    finished = (finished + [game]).filter { $0.entry != nil }
    self.game = nil
  }

  /// Leaves the game in play, so that it can be resumed.
  func setAside() {
    game?.leave()
    game = nil
  }

  /// Leaves the game in play, and ends.
  func close() {
    setAside()
    outbox.close()
  }

  /// Takes the messages for the player, each once.
  func takeNotices() -> [String] { outbox.takeNews().map(\.text) + notices.take() }
}

/// The finished games that were saved before.
extension GameRecorder {
  /// Whether the history has a game already.
  ///
  /// Reads the whole history.
  func hasSaved(_ result: GameRecord) -> Bool { (try? history.contains(result)) == true }

  /// The results of all finished games, oldest first.
  func results() -> [GameRecord] {
    notices.loading { () throws(StorageError) in try history.read() } ?? []
  }

  /// The statistics of all finished games, also of those that could not be saved yet.
  ///
  /// Reads the whole history at each call.
  func statistics() -> (statistics: Statistics, today: Int) {
    let found = notices.loading { () throws(StorageError) in
      try Statistics.reading(history, day: day)
    }
    var statistics = found ?? Statistics()
    for record in unsaved {
      statistics.add(record, day: day(record.date ?? date()))
    }
    return (statistics, today)
  }

  /// The number of the current day.
  var today: Int { day(date()) }

  /// Whether the player has begun or finished a game on a board.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - isInPlay: whether it is the board of the game in play, which is left out then.
  /// - Returns: whether there is such a game; `false` where that cannot be read.
  func knows(_ board: GameSetup, isInPlay: Bool = false) -> Bool {
    (try? history.hasFinished(on: board)) == true
      || unsaved.contains { $0.setup.layout == board.layout }
      || (try? games.hasBegun(on: board, besides: isInPlay ? game?.name : nil)) == true
  }

  /// The finished games whose lines have a member, oldest first.
  ///
  /// Games that could not be saved yet belong to them if they are wanted.
  func games(having member: String, _ isWanted: (GameRecord) -> Bool) -> [GameRecord] {
    var games: [GameRecord] = []
    notices.loading { () throws(StorageError) in
      try history.read(containing: "\"\(member)\":") { games.append($0) }
    }
    return games + unsaved.filter(isWanted)
  }

  /// The statistics of the games that were finished in a month.
  ///
  /// Reads the whole history.
  ///
  /// - Parameter month: as in `2026-10`.
  /// - Returns: the statistics; empty if no game was finished then.
  func statistics(ofMonth month: String) -> Statistics {
    results().reduce(into: Statistics()) { statistics, game in
      guard let date = game.date else { return }
      let day = CalendarDay(day(date))
      if day.description.hasPrefix(month) { statistics.add(game, day: day.number) }
    }
  }

  /// The recording of the game that was finished last; `nil` if there is none.
  func lastFinishedGame() -> JournalRecord? {
    notices.trying { () throws(StorageError) in try games.newestFinished() } ?? nil
  }

  /// The player's best finished game with a setup; `nil` if there is none.
  ///
  /// Reads all recordings.
  func bestGame(on setup: GameSetup) -> JournalRecord? {
    notices.trying { () throws(StorageError) in try games.best(on: setup) } ?? nil
  }
}
