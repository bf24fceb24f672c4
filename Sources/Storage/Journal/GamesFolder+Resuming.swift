import Libc

/// A game that goes on: what has happened so far, and the journal that writes on.
public struct ResumedGame {
  /// The game so far.
  public let record: JournalRecord
  /// Where it goes on, locked for this program.
  public let journal: Journal
}

extension GamesFolder {
  /// Goes on with the unfinished game that was played last and that no living program plays.
  ///
  /// Journals that cannot be read are set aside; those of a newer version stay as they are. A game
  /// that is over, but whose journal does not say so yet, is brought to its end.
  ///
  /// - Returns: the game, if there is one, and what to tell the player about the others.
  /// - Throws: if the folder cannot be read.
  public func resumeNewest() throws(StorageError) -> Loaded<ResumedGame?> {
    let newest = try names().map { name in
      (name, FileStatus(at: folder.path(of: name.description))?.modified ?? 0)
    }.sorted { ($0.1, $0.0) > ($1.1, $1.0) }.map(\.0)
    var notices: [String] = []
    // Of a thousand recordings only those are opened that come before the one that goes on.
    for name in newest where end(of: name) == nil {
      do throws(StorageError) {
        guard let game = try resume(name, evenAbandoned: false, notices: &notices) else { continue }
        return Loaded(value: game, notices: notices)
      } catch {
        notices.append(error.description)
      }
    }
    return Loaded(value: nil, notices: notices)
  }

  /// Goes on with a game.
  ///
  /// - Parameter name: one of `unfinished()`, or a game that was given up.
  /// - Returns: `nil` if another program plays it, it is over, or it is not there any more; a journal
  ///   that cannot be read is set aside, and the player to be told.
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
    guard record.end == nil || record.end == .abandoned && evenAbandoned else { return nil }
    if try file.status().size > record.wholeBytes { try file.cutOff(at: record.wholeBytes) }
    let journal = Journal(name: name, folder: folder, file: file, record: record)
    guard !record.game.isOver else {
      try journal.finish()
      return nil
    }
    return ResumedGame(record: record, journal: journal)
  }

  /// Goes on with a game whose journal can be read but not written.
  private func unsaved(
    _ name: JournalName, notices: inout [String], because error: StorageError
  ) throws(StorageError) -> ResumedGame? {
    let record = try read(name)
    guard record.end != .finished, !record.game.isOver else { return nil }
    notices.append("\(error.description); the game goes on without being saved")
    let journal = Journal(name: name, folder: folder, file: nil, record: record)
    return ResumedGame(record: record, journal: journal)
  }

  /// Opens a journal and locks it; `nil` if that is not to be had.
  ///
  /// The folder is locked meanwhile, so that no journal is seen of which the start is still missing.
  private func lockedFile(
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
