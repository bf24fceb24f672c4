import GameAnalysis
import MemoryGame
import Storage

/// Writes down the game in play as it goes on, and what it came to.
///
/// What cannot be saved is said once, as a notice; the game goes on without.
public final class GameRecorder {
  private let games: GamesFolder
  private let history: History
  private let statisticsReader: StatisticsReader
  private let program: String
  private let date: () -> Int64
  private let suffix: () -> String
  private let day: (Int64) -> Int

  /// Finished games that could not be written down.
  private var unsaved: [HistoryEntry] = []
  private var header: JournalHeader?
  private var journal: Journal?
  private let notices = Notices()

  /// A chronicle in a directory.
  ///
  /// - Parameters:
  ///   - directory: where games and history are, as `StorageDirectory.data` says.
  ///   - program: the program's version.
  ///   - date: tells the seconds since 1970.
  ///   - suffix: makes a few random letters for the name of each game.
  ///   - day: the number of the day in which a moment lies; that of UTC if not given.
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

  /// The newest game that was left before its end and that nobody else plays.
  func unfinishedGame() -> JournalRecord? {
    let found = notices.loading { () throws(StorageError) in try games.resumeNewest() }
    guard let game = found ?? nil else { return nil }
    journal = game.journal
    return game.record
  }

  /// The games that wait and those that were given up, but not the one in play.
  func leftGames() -> [LeftGame] {
    let found = notices.trying { () throws(StorageError) in try games.left() } ?? []
    return found.map { LeftGame($0, date: date()) }
  }

  /// Takes hold of a game that was left; `nil` if it is not to be had any more.
  func open(_ game: LeftGame) -> ResumedGame? {
    let found = notices.trying { () throws(StorageError) in try games.resume(game.name) }
    notices.add(found?.notices ?? [])
    if let found, found.value == nil, found.notices.isEmpty {
      notices.add(["that game is over, or played elsewhere"])
    }
    return found?.value
  }

  /// Writes on in another game; the one so far waits.
  func take(_ game: ResumedGame) {
    close()
    header = nil
    journal = game.journal
  }

  /// The name of the deck that was played last; `nil` before the very first game.
  public func lastDeck() -> String? {
    guard let newest = try? games.newest() else { return nil }
    return (try? games.header(of: newest))?.deckName
  }

  /// Whether no game has ever been written down here.
  var isEmpty: Bool { (try? games.newest()) == nil }

  /// A new game lies on the table; its journal begins with its first intent.
  ///
  /// - Parameters:
  ///   - board: what it was dealt from.
  ///   - variant: what is different from the usual game.
  func begin(_ board: Board, _ variant: Variant) {
    notices.trying { () throws(StorageError) in try journal?.abandon() }
    journal = nil
    header = JournalHeader(
      deck: board.deck, drawn: board.drawn, askedPairs: board.askedPairs, variant: variant,
      start: date(), program: program)
  }

  /// An intent was carried out.
  func record(_ timed: TimedIntent) {
    if let header, journal == nil {
      self.header = nil
      journal = notices.trying { () throws(StorageError) in
        try games.begin(header, suffix: suffix())
      }
    }
    notices.trying { () throws(StorageError) in try journal?.append(timed) }
  }

  /// The last pair was found.
  ///
  /// - Parameters:
  ///   - result: what the game came to.
  ///   - seed: the text that its board followed from.
  ///   - analysis: what it tells of the player's memory, if there is anything to tell.
  func finish(_ result: GameResult, seed: String, analysis: GameAnalysis? = nil) {
    notices.trying { () throws(StorageError) in try journal?.finish() }
    journal = nil
    let figures = analysis.flatMap { MemoryFigures($0, pairs: result.pairs) }
    let entry = HistoryEntry(result, seed: seed, date: date(), figures: figures)
    let told = notices.trying { () throws(StorageError) in try history.append(entry) }
    notices.add(told ?? [])
    if told == nil { unsaved.append(entry) }
  }

  /// The player leaves: the game can be gone on with.
  func close() {
    journal?.close()
    journal = nil
  }

  /// The games that came to their end, oldest first.
  func results() -> [GameResult] {
    let found = notices.loading { () throws(StorageError) in try history.read() }
    return (found?.entries ?? []).map(GameResult.init)
  }

  /// What all finished games come to, those that could not be written down among them.
  ///
  /// Reads all there is, at each call.
  func statistics() -> (statistics: Statistics, today: Int) {
    let found = notices.loading { () throws(StorageError) in try statisticsReader.read() }
    var statistics = found ?? Statistics()
    for entry in unsaved { statistics.add(entry, day: day(entry.date)) }
    return (statistics, day(date()))
  }

  /// What there is to tell the player; each notice once.
  func takeNotices() -> [String] { notices.take() }
}
