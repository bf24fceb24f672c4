import Decks
import GameAnalysis
import Libc
import MemoryGame
import Words

/// A game in the folder that can be resumed.
public struct StoredGame: Equatable, Sendable {
  /// The name of its journal.
  public let name: JournalName
  /// The time of its last change, in seconds since 1970.
  public let modified: Int64
  /// The contents of its journal.
  public let record: JournalRecord
}

extension GamesFolder {
  /// The games that can be resumed, those changed last first.
  ///
  /// Games in play, unreadable ones and those without any intent are left out. Complexity: O(bytes)
  /// of the games returned, and a look at the end of each other journal.
  ///
  /// - Parameters:
  ///   - waiting: the limit of games that were left.
  ///   - abandoned: the limit of games that were given up for another one.
  /// - Returns: the games that were left, then the games that were given up.
  /// - Throws: if the folder cannot be read.
  public func left(waiting: Int = 100, abandoned: Int = 20) throws(StorageError) -> [StoredGame] {
    let all = try namesByChange()
    return [(nil, waiting), (JournalEnd.abandoned, abandoned)].flatMap { end, limit in
      first(limit, of: all, endedBy: end)
    }
  }

  /// The first games with the given end that nobody plays.
  ///
  /// NB: not a lazy collection, which evaluates its filter twice and traps if another program has
  /// changed the answer meanwhile.
  private func first(
    _ limit: Int, of all: [(name: JournalName, modified: Int64)], endedBy end: JournalEnd?
  ) -> [StoredGame] {
    var found: [StoredGame] = []
    for (name, modified) in all where found.count < limit {
      guard self.end(of: name) == end, isFree(name), let game = stored(name, modified) else {
        continue
      }
      found.append(game)
    }
    return found
  }

  private func stored(_ name: JournalName, _ modified: Int64) -> StoredGame? {
    guard let record = try? read(name), !record.intents.isEmpty, !record.game.isOver else {
      return nil
    }
    return StoredGame(name: name, modified: modified / 1_000_000_000, record: record)
  }

  /// Whether no program plays the game; `false` if that cannot be found out now.
  ///
  /// Locks the folder for a moment, so that no program misses a journal's lock because of this
  /// look.
  private func isFree(_ name: JournalName) -> Bool {
    let isFree = try? folder.locked { () throws(StorageError) in isUnlocked(name) }
    return isFree ?? false
  }

  /// Whether no program plays the game; the caller must have locked the folder.
  func isUnlocked(_ name: JournalName) -> Bool {
    (try? folder.file(name.description).lock()) ?? false
  }
}

/// A resumed game: its record so far, and the journal that continues it.
public struct ResumedGame {
  /// The game so far.
  public let record: JournalRecord
  /// The journal, locked for this program.
  public let journal: Journal
}

extension GamesFolder {
  /// Resumes the unfinished game that was changed last and that nobody plays.
  ///
  /// Unreadable journals are set aside; those of a newer version stay as they are. So do games that
  /// are over but whose journal does not say so: see `recoverFinishedGames`.
  ///
  /// - Returns: the game, if there is one, and messages for the player about the others.
  /// - Throws: if the folder cannot be read.
  public func resumeNewest() throws(StorageError) -> Loaded<ResumedGame?> {
    var notices: [String] = []
    for (name, _) in try namesByChange() where end(of: name) == nil {
      do throws(StorageError) {
        guard let game = try resume(name, evenAbandoned: false, notices: &notices) else { continue }
        return Loaded(value: game, notices: notices)
      } catch {
        notices.append(error.description)
        // Other games would wait for the same lock.
        guard error != .busy(folder.path) else { break }
      }
    }
    return Loaded(value: nil, notices: notices)
  }

  /// Resumes a game.
  ///
  /// - Parameter name: one of `unfinished()`, or a game that was given up.
  /// - Returns: the game, or `nil` if another program plays it, it is over, missing or unreadable;
  ///   and a message for the player if its journal was set aside.
  /// - Throws: if it cannot be written to, or is one of a newer version.
  public func resume(_ name: JournalName) throws(StorageError) -> Loaded<ResumedGame?> {
    var notices: [String] = []
    let game = try resume(name, evenAbandoned: true, notices: &notices)
    return Loaded(value: game, notices: notices)
  }

  private func resume(
    _ name: JournalName, evenAbandoned: Bool, notices: inout [String]
  ) throws(StorageError) -> ResumedGame? {
    let locked: OpenFile?
    do throws(StorageError) {
      locked = try lockedFile(name, notices: &notices)
    } catch {
      guard error.deniesWriting else { throw error }
      return try unsaved(name, notices: &notices, because: error)
    }
    guard let file = locked else { return nil }
    let record: JournalRecord
    do throws(StorageError) {
      record = try file.record()
    } catch {
      guard error.isUnreadable, let entry = file.entry else { throw error }
      notices.append(try folder.setAside(name.description, entry, because: error))
      return nil
    }
    let canGoOn = record.end == nil || record.end == .abandoned && evenAbandoned
    guard canGoOn, !record.game.isOver else { return nil }
    return ResumedGame(record: record, journal: try journal(name, file, record))
  }

  /// The journal that continues a locked file, whose incomplete last line is removed.
  func journal(
    _ name: JournalName, _ file: OpenFile, _ record: JournalRecord
  ) throws(StorageError) -> Journal {
    if try file.status().size > record.wholeBytes { try file.cutOff(at: record.wholeBytes) }
    return Journal(
      name: name, folder: folder, file: file, size: record.wholeBytes, shuffles: record.shuffles)
  }

  /// Resumes a game whose journal can be read but not written.
  private func unsaved(
    _ name: JournalName, notices: inout [String], because error: StorageError
  ) throws(StorageError) -> ResumedGame? {
    let record = try read(name)
    guard record.end != .finished, !record.game.isOver else { return nil }
    let denial = StorageError(.write, path: error.path, error.reason)
    notices.append(say("\(denial.description); the game goes on without being saved"))
    let journal = Journal(
      name: name, folder: folder, file: nil, size: record.wholeBytes, shuffles: record.shuffles)
    return ResumedGame(record: record, journal: journal)
  }

  /// Opens a journal and locks it; `nil` if it is missing or in play.
  ///
  /// The folder is locked meanwhile, so that a new journal is not seen before it has its header.
  func lockedFile(
    _ name: JournalName, notices: inout [String]
  ) throws(StorageError) -> OpenFile? {
    let opened = try folder.open(
      name.description, O_RDWR | O_APPEND, limit: StorageLimit.journalBytes, notices: &notices)
    guard let file = opened else { return nil }
    return try folder.locked { () throws(StorageError) in
      guard try file.lock(), try file.status().hasName else { return nil }
      return file
    }
  }
}

extension GamesFolder {
  /// The number of journals, by their latest change, in which finished games are looked for.
  private static let recoveryLimit = 50
  /// A journal ends at most this much later than the history line of its game is written.
  private static let delayNanoseconds: Int64 = 1_000_000_000

  /// Adds the missing history lines of finished games.
  ///
  /// A program that dies after the last pair leaves a journal whose game is over. Either its
  /// `finish` is missing, or (in earlier versions, which wrote in another order) the history is
  /// older than the journal. Such a game gets a line unless it has one, then its `finish`. Games in
  /// play are left alone, and the lock on the journal keeps two programs from adding the same game.
  ///
  /// Complexity: lists all journals and reads the ends of the 50 changed last. Reads whole journals
  /// and the history only for games that may lack a line.
  ///
  /// - Parameter history: the history of this directory.
  /// - Returns: messages for the player about files set aside. What cannot be read or written now
  ///   is left for the next call.
  @discardableResult
  public func recoverFinishedGames(into history: History) -> [String] {
    var notices: [String] = []
    let newest = (try? namesByChange())?.prefix(GamesFolder.recoveryLimit) ?? []
    guard !newest.isEmpty else { return [] }
    let historyTime = history.modified
    for (name, modified) in newest.reversed() where mayLackLine(name, modified, historyTime) {
      do throws(StorageError) {
        try recover(name, modified, history, &notices)
      } catch {
        continue
      }
    }
    return notices
  }

  /// Whether the end of a journal allows for a finished game without a history line.
  private func mayLackLine(_ name: JournalName, _ modified: Int64, _ historyTime: Int64?) -> Bool {
    switch end(of: name) {
    case .finished: historyTime.map { modified - $0 > GamesFolder.delayNanoseconds } ?? true
    case .abandoned: false
    case nil: lastIntentIsChoice(name)
    }
  }

  /// Whether the last complete line can be the one that found the last pair.
  private func lastIntentIsChoice(_ name: JournalName) -> Bool {
    let lines = lastBytes(200, of: name).split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let last = lines.dropLast().last else { return false }
    return String(decoding: last, as: UTF8.self).contains("\"choose\"")
  }

  private func recover(
    _ name: JournalName, _ modified: Int64, _ history: History, _ notices: inout [String]
  ) throws(StorageError) {
    guard let file = try lockedFile(name, notices: &notices) else { return }
    let record = try file.record()
    var setup = record.header.setup
    if setup.terms.countsOnce, try history.hasFinished(on: setup) { setup = setup.again }
    guard let entry = GameRecord(record, as: setup, date: modified / 1_000_000_000) else { return }
    if try !history.contains(entry) { notices += try history.append(entry) }
    guard record.end == nil else { return }
    try journal(name, file, record).end(.finished)
  }
}

extension GameRecord {
  /// The history line of a recorded game; `nil` while the game goes on.
  ///
  /// - Parameters:
  ///   - record: the recorded game.
  ///   - setup: its setup; by default that of the journal.
  ///   - date: the moment of its end, in seconds since 1970.
  init?(_ record: JournalRecord, as setup: GameSetup? = nil, date: Int64) {
    guard
      let result = GameRecord(
        record.game, setup ?? record.header.setup, found: record.turns?.pairsFound ?? [])
    else { return nil }
    let analysis = GameAnalysis(of: record.dealt, record.intents.lazy.map(\.intent))
    self = result.saved(
      at: date, figures: analysis.flatMap { MemoryFigures($0, pairs: record.game.pairs) })
  }

  /// Whether both are lines of the same game, regardless of dates and figures, and of whether it
  /// counted.
  package func isSameGame(as other: GameRecord) -> Bool {
    (setup.withoutOccasion, moves, score, time)
      == (other.setup.withoutOccasion, other.moves, other.score, other.time)
  }
}
