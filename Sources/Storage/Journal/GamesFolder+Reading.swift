import Decks
import Libc

extension GamesFolder {
  /// The games that can be resumed, newest first; the game in play is one of them.
  ///
  /// Reads the names of all files and the last few bytes of each journal.
  public func unfinished() throws(StorageError) -> [JournalName] {
    try names().reversed().filter { end(of: $0) == nil }
  }

  /// The recordings of games that have ended, newest first.
  public func recordings() throws(StorageError) -> [JournalName] {
    try names().reversed().filter { end(of: $0) != nil }
  }

  /// The newest game, ended or not; `nil` before the first one.
  public func newest() throws(StorageError) -> JournalName? {
    try names().last
  }

  /// The newest finished game that can be read; `nil` before the first one.
  public func newestFinished() throws(StorageError) -> JournalRecord? {
    for name in try names().reversed() where end(of: name) == .finished {
      if let record = try? read(name) { return record }
    }
    return nil
  }

  /// The best finished game with a setup, without hints and undo; `nil` if there is none.
  ///
  /// Complexity: O(bytes of all recordings).
  public func best(on setup: GameSetup) throws(StorageError) -> JournalRecord? {
    var best: (record: JournalRecord, result: GameRecord)?
    for name in try names() where end(of: name) == .finished {
      guard (try? header(of: name))?.setup.withoutOccasion == setup.withoutOccasion,
        let record = try? read(name),
        let result = GameRecord(record.game, setup), record.isUnaided
      else { continue }
      if best.map({ result.isBetter(than: $0.result) }) ?? true { best = (record, result) }
    }
    return best?.record
  }

  /// Reads a journal, which may be in play, and leaves it as it is.
  ///
  /// - Throws: also if it is not a journal, or its moves break the rules.
  public func read(_ name: JournalName) throws(StorageError) -> JournalRecord {
    try OpenFile(folder.path(of: name.description), O_RDONLY, calls: folder.calls).record()
  }

  /// Reads the start of a game, and none of its intents.
  ///
  /// - Throws: also if the file is not a journal.
  public func header(of name: JournalName) throws(StorageError) -> JournalHeader {
    let path = folder.path(of: name.description)
    let bytes = try OpenFile(path, O_RDONLY, calls: folder.calls)
      .contents(limit: StorageLimit.journalBytes)
    do throws(StorageError.Reason) {
      return try JournalHeader(bytes.prefix { $0 != 0x0A })
    } catch {
      throw StorageError(.read, path: path, error)
    }
  }

  /// Reads a journal anywhere, and leaves it as it is.
  ///
  /// - Parameter path: the path of a regular file.
  /// - Returns: the recorded game.
  /// - Throws: also if it is not a journal, or its moves break the rules.
  public static func read(at path: String) throws(StorageError) -> JournalRecord {
    try OpenFile(path, O_RDONLY, calls: SystemCalls()).record()
  }

  /// The names of all journals, oldest first.
  func names() throws(StorageError) -> [JournalName] {
    try folder.names().compactMap { JournalName($0) }.sorted()
  }

  /// The names of all journals and their times of last change in nanoseconds since 1970, the latest
  /// change first.
  func namesByChange() throws(StorageError) -> [(name: JournalName, modified: Int64)] {
    try names().map { name in
      (name: name, modified: FileStatus(at: folder.path(of: name.description))?.modified ?? 0)
    }.sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
  }

  /// The end of a game, as the last line of its journal says; `nil` if the game goes on.
  func end(of name: JournalName) -> JournalEnd? {
    let longest = GamesFolder.ends.map(\.line.count).max() ?? 0
    let tail = lastBytes(longest, of: name)
    return GamesFolder.ends.first { tail.suffix($0.line.count).elementsEqual($0.line) }?.end
  }

  /// The last bytes of a journal; none if it cannot be read.
  func lastBytes(_ count: Int, of name: JournalName) -> [UInt8] {
    let path = folder.path(of: name.description)
    guard let file = try? OpenFile(path, O_RDONLY, calls: folder.calls),
      let size = try? file.status().size
    else { return [] }
    let bytes = try? file.bytes(from: max(0, size - count), count: count)
    return bytes ?? []
  }

  /// The last lines of ended games, with the line feed before.
  private static let ends = JournalEnd.allCases.map {
    (end: $0, line: [0x0A] + JournalLine.end($0).bytes)
  }
}

extension OpenFile {
  /// Reads the journal that the file holds.
  func record() throws(StorageError) -> JournalRecord {
    let bytes = try contents(limit: StorageLimit.journalBytes)
    do throws(StorageError.Reason) {
      return try JournalRecord(reading: bytes)
    } catch {
      throw StorageError(.read, path: path, error)
    }
  }
}
