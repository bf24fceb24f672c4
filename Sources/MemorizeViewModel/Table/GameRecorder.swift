import GameAnalysis
import MemoryGame
import Storage

/// Records the game in play in its journal, and finished games in the history.
///
/// A file that cannot be written leads to one notice; the game continues without it.
public final class GameRecorder {
  private let games: GamesFolder
  private let history: History
  private let statisticsReader: StatisticsReader
  private let program: String
  private let date: () -> Int64
  private let suffix: () -> String
  private let day: (Int64) -> Int

  /// The finished games that could not be saved.
  private var unsaved: [GameRecord] = []
  private var header: JournalHeader?
  private var journal: Journal?
  private let notices = Notices()

  /// A recorder for a directory.
  ///
  /// - Parameters:
  ///   - directory: the directory of games and history, as in `StorageDirectory.data`.
  ///   - program: the program's version.
  ///   - date: returns the seconds since 1970.
  ///   - suffix: returns a few random letters for the name of each game.
  ///   - day: the number of the day that contains a moment; by default the day of UTC.
  public init(
    directory: String, program: String, date: @escaping () -> Int64,
    suffix: @escaping () -> String, day: @escaping (Int64) -> Int = Statistics.day
  ) {
    games = GamesFolder(directory: directory)
    history = History(directory: directory)
    self.program = program
    self.date = date
    self.suffix = suffix
    self.day = day
    statisticsReader = StatisticsReader(directory: directory, day: day)
  }

  /// Opens the newest unfinished game that no other program plays.
  func unfinishedGame() -> JournalRecord? {
    let found = notices.loading { () throws(StorageError) in try games.resumeNewest() }
    guard let game = found ?? nil else { return nil }
    journal = game.journal
    return game.record
  }

  /// The unfinished games except the one in play: those saved and those given up.
  func leftGames() -> [LeftGame] {
    let found = notices.trying { () throws(StorageError) in try games.left() } ?? []
    return found.map { LeftGame($0, date: date()) }
  }

  /// Opens an unfinished game; `nil` if it is no longer available.
  func open(_ game: LeftGame) -> ResumedGame? {
    let found = notices.trying { () throws(StorageError) in try games.resume(game.name) }
    notices.add(found?.notices ?? [])
    if let found, found.value == nil, found.notices.isEmpty {
      notices.add(["that game is over, or another program plays it"])
    }
    return found?.value
  }

  /// Records another game from now on; the one so far stays unfinished.
  func take(_ game: ResumedGame) {
    close()
    header = nil
    journal = game.journal
  }

  /// The name of the deck played last; `nil` before the first game.
  public func lastDeck() -> String? {
    guard let newest = try? games.newest() else { return nil }
    return (try? games.header(of: newest))?.deckName
  }

  /// Whether no game was ever recorded here.
  var isEmpty: Bool { (try? games.newest()) == nil }

  /// Prepares the journal of a new game.
  ///
  /// It is created with the first intent.
  ///
  /// - Parameters:
  ///   - board: the board of the game.
  ///   - variant: the rules of the game.
  func begin(_ board: Board, _ variant: Variant) {
    notices.trying { () throws(StorageError) in try journal?.abandon() }
    journal = nil
    header = JournalHeader(
      deck: board.deck, drawn: board.drawn, askedPairs: board.askedPairs, variant: variant,
      start: date(), program: program)
  }

  /// Records an intent.
  func record(_ timed: TimedIntent) {
    if let header, journal == nil {
      self.header = nil
      journal = notices.trying { () throws(StorageError) in
        try games.begin(header, suffix: suffix())
      }
    }
    notices.trying { () throws(StorageError) in try journal?.append(timed) }
  }

  /// Ends the journal and adds the game to the history.
  ///
  /// - Parameters:
  ///   - result: the record of the game.
  ///   - analysis: the analysis of the game, if there is one.
  func finish(_ result: GameRecord, analysis: GameAnalysis? = nil) {
    notices.trying { () throws(StorageError) in try journal?.finish() }
    journal = nil
    let figures = analysis.flatMap { MemoryFigures($0, pairs: result.setup.pairs) }
    let record = result.saved(at: date(), figures: figures)
    let told = notices.trying { () throws(StorageError) in try history.append(record) }
    notices.add(told ?? [])
    if told == nil { unsaved.append(record) }
  }

  /// Closes the journal of an unfinished game.
  func close() {
    journal?.close()
    journal = nil
  }

  /// The finished games, the oldest first.
  func results() -> [GameRecord] {
    let found = notices.loading { () throws(StorageError) in try history.read() }
    return found?.entries ?? []
  }

  /// The statistics of all finished games, including those that could not be saved.
  ///
  /// Complexity: O(bytes of the history).
  func statistics() -> (statistics: Statistics, today: Int) {
    let found = notices.loading { () throws(StorageError) in try statisticsReader.read() }
    var statistics = found ?? Statistics()
    for record in unsaved { statistics.add(record, day: day(record.date ?? date())) }
    return (statistics, day(date()))
  }

  /// Takes the notices for the player, each once.
  func takeNotices() -> [String] { notices.take() }
}
