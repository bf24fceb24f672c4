import Libc

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
    notices.append("\(denial.description); the game goes on without being saved")
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
