import Decks
import GameAnalysis
import MemoryGame
import Storage
import Words

/// Saves the game in play as it goes on, and its result.
///
/// Data that cannot be saved now is kept, and every later intent tries again. The player is
/// notified once when saving fails and once when it works again; the game continues meanwhile.
public final class GameRecorder {
  let games: GamesFolder
  let history: History
  let statisticsReader: StatisticsReader
  /// Saves what games tell about the player's knowledge.
  let reviews: ReviewRecorder
  private let program: String
  let date: () -> Int64
  private let suffix: () -> String
  let day: (Int64) -> Int

  private var game: SavedGame?
  /// Earlier games with data that is not written yet.
  private(set) var unsaved: [SavedGame] = []
  private var hasToldFailure = false
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
    reviews = ReviewRecorder(directory: directory, notices: notices)
    self.program = program
    self.date = date
    self.suffix = suffix
    self.day = day
    statisticsReader = StatisticsReader(directory: directory, day: day)
  }

  /// Adds the finished games to the history that another run could not add before it died.
  public func recoverFinishedGames() {
    notices.add(games.recoverFinishedGames(into: history))
  }

  /// Resumes the newest unfinished game that no other program is playing.
  func unfinishedGame() -> JournalRecord? {
    let found = notices.loading { () throws(StorageError) in try games.resumeNewest() }
    guard let resumed = found ?? nil else { return nil }
    game = SavedGame(resuming: resumed.journal, games: games, history: history)
    return resumed.record
  }

  /// The unfinished games, without the one in play.
  func leftGames() -> [LeftGame] {
    let found = notices.trying { () throws(StorageError) in try games.left() } ?? []
    return found.map { LeftGame($0, date: date()) }
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

  /// Continues another game; the one in play can be resumed later.
  func take(_ other: ResumedGame) {
    game?.leave()
    replaceGame(with: SavedGame(resuming: other.journal, games: games, history: history))
  }

  /// The name of the deck played last; `nil` before the very first game.
  public func lastDeck() -> String? {
    guard let newest = try? games.newest() else { return nil }
    return (try? games.header(of: newest))?.deckName
  }

  /// Whether there is a history of finished games.
  var hasHistory: Bool { history.modified != nil }

  /// Whether no game was ever saved here.
  var isEmpty: Bool { (try? games.newest()) == nil }

  /// Starts recording a new game; its journal begins with its first intent, or by `prepare`.
  ///
  /// - Parameters:
  ///   - setup: the variant and the company of the game.
  ///   - board: the board of the game.
  ///   - intents: what has happened already, as in a race, which has a log of its own.
  func begin(_ setup: GameSetup, _ board: Board, _ intents: [TimedIntent] = []) {
    game?.abandon()
    let header = JournalHeader(
      deck: board.deck, drawn: board.drawn, askedPairs: board.askedPairs, variant: setup.variant,
      company: setup.company, occasion: setup.occasion, start: date(), program: program)
    replaceGame(with: SavedGame(header, suffix: suffix(), games: games, history: history))
    for timed in intents { game?.record(timed) }
  }

  /// Begins the journal of a new game, so that its first card need not wait for the disk.
  func prepare() { game?.prepare() }

  /// Gives the game in play up; nothing more of it is saved.
  func giveUp() {
    game?.abandon()
    replaceGame(with: nil)
  }

  /// Saves an intent that was carried out.
  func record(_ timed: TimedIntent) { record(.intent(timed)) }

  /// Saves something that has happened.
  func record(_ line: JournalLine) {
    game?.record(line)
    save()
  }

  /// Saves the result of the game in play.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - analysis: the analysis of the game, if there is one.
  func finish(_ result: GameRecord, analysis: GameAnalysis? = nil) {
    let figures = analysis.flatMap { MemoryFigures($0, pairs: result.setup.pairs) }
    game?.finish(result.saved(at: date(), figures: figures))
    replaceGame(with: nil)
  }

  /// Leaves the game in play, so that it can be resumed.
  func close() {
    game?.leave()
    replaceGame(with: nil)
    for game in unsaved { game.close() }
  }

  /// Takes the messages for the player, each once.
  func takeNotices() -> [String] { notices.take() }
}

extension GameRecorder {
  /// Puts another game in play after saving the one before as far as possible.
  private func replaceGame(with next: SavedGame?) {
    if let game { unsaved.append(game) }
    game = nil
    save()
    game = next
  }

  /// Writes all data that is not written yet, and tells the player about failure and success.
  private func save() {
    let failure = saveAll()
    let isLost = unsaved.contains(where: \.isLost) || game?.isLost == true
    unsaved.removeAll(where: \.isDone)
    if let failure {
      if !hasToldFailure { notices.add([failure.shownText]) }
    } else if hasToldFailure, !isLost {
      notices.add([say("saving works again; nothing is lost")])
    }
    hasToldFailure = failure != nil
  }

  /// Saves the game in play, then the earlier ones up to the first failure.
  private func saveAll() -> StorageError? {
    do throws(StorageError) {
      for game in [game].compactMap(\.self) + unsaved { notices.add(try game.save()) }
      return nil
    } catch {
      return error
    }
  }
}
