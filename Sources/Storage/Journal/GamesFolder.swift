import Decks
import Libc
import Words

/// The folder `games`, with a journal for each game.
///
/// Any number of programs can use it at once. The program that plays a game locks its journal.
/// Changes of the set of files are made under a brief lock of the whole folder.
public struct GamesFolder: Sendable {
  let folder: Folder

  /// The games of a directory as in `StorageDirectory.data`, which need not exist yet.
  package init(directory: String, calls: SystemCalls = SystemCalls()) {
    folder = Folder(path: "\(directory)/games", calls: calls)
  }

  /// Begins the journal of a new game.
  ///
  /// - Parameters:
  ///   - header: the start of the game.
  ///   - lines: what has happened since.
  ///   - suffix: a few random letters or digits, so that no two games have one name.
  /// - Returns: the journal, which holds the header and the lines.
  /// - Throws: if it cannot be written, or another program locks the folder; no file is left then.
  package func begin(
    _ header: JournalHeader, _ lines: [JournalLine] = [], suffix: String
  ) throws(StorageError) -> Journal {
    let bytes: [UInt8]
    do throws(StorageError.Reason) {
      // A deck may hold more than a journal.
      bytes = try header.readableBytes() + lines.flatMap(\.bytes)
    } catch {
      throw StorageError(.save, path: nil, error)
    }
    try folder.create()
    return try folder.locked { () throws(StorageError) in
      let (name, file) = try newFile(start: header.start, suffix: suffix)
      do throws(StorageError) {
        _ = try file.lock()
        try file.append(bytes)
      } catch {
        try? folder.remove(name.description)
        throw error
      }
      return Journal(
        name: name, folder: folder, file: file, size: bytes.count,
        shuffles: lines.count(where: \.isShuffle))
    }
  }

  private func newFile(
    start: Int64, suffix: String
  ) throws(StorageError) -> (JournalName, OpenFile) {
    for attempt in 1...1000 {
      guard let name = JournalName(start: start, suffix: suffix, attempt: attempt) else { break }
      do throws(StorageError) {
        let path = folder.path(of: name.description)
        let flags = O_RDWR | O_APPEND | O_CREAT | O_EXCL
        return (name, try OpenFile(path, flags, action: .create, calls: folder.calls))
      } catch {
        guard error.reason == .system(EEXIST) else { throw error }
      }
    }
    throw StorageError(
      .create, path: folder.path, say("expected a free name for a new game, found none"))
  }
}

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
  public func newest() throws(StorageError) -> JournalName? { try newest(1).first }

  /// The newest games, ended or not, the last one first.
  public func newest(_ count: Int) throws(StorageError) -> [JournalName] {
    try names().suffix(max(0, count)).reversed()
  }

  /// The game that was finished last and can be read; `nil` before the first one.
  public func newestFinished() throws(StorageError) -> JournalRecord? {
    // A game that was resumed may have begun long before.
    for (name, _) in try namesByChange() where end(of: name) == .finished {
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
    try folder.file(name.description).record()
  }

  /// Reads the start of a game, and none of its intents.
  ///
  /// - Throws: also if the file is not a journal.
  public func header(of name: JournalName) throws(StorageError) -> JournalHeader {
    let line = try firstLine(of: name)
    do throws(StorageError.Reason) {
      return try JournalHeader(line)
    } catch {
      throw StorageError(.read, path: folder.path(of: name.description), error)
    }
  }

  private func firstLine(of name: JournalName) throws(StorageError) -> ArraySlice<UInt8> {
    try folder.file(name.description).contents(limit: StorageLimit.journalBytes)
      .prefix { $0 != 0x0A }
  }

  /// Reads a journal anywhere, and leaves it as it is.
  ///
  /// - Returns: the recorded game.
  /// - Throws: also if it is not a journal, or its moves break the rules.
  public static func read(at path: String) throws(StorageError) -> JournalRecord {
    try OpenFile(path, O_RDONLY).record()
  }

  /// Whether another game that is in progress or was set aside has the same board, however it was
  /// dealt.
  ///
  /// Where only the first try counts, the same try in two windows is one game, and the window that
  /// finishes it first counts. Complexity: O(bytes of these games); games with other seeds are not
  /// decoded.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - own: the journal of the game that asks, which is left out.
  /// - Returns: whether there is one.
  /// - Throws: if the folder cannot be read.
  public func hasBegun(
    on board: GameSetup, besides own: JournalName?
  ) throws(StorageError) -> Bool {
    let (layout, seed) = (board.layout, Array(board.seedMember.utf8))
    return try names().contains { name in
      guard name != own, end(of: name) != .finished, let line = try? firstLine(of: name),
        line.contains(seed), let other = try? JournalHeader(line).setup
      else { return false }
      return other.layout == layout && !(board.terms.countsOnce && other.occasion == board.occasion)
    }
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
    guard let file = try? folder.file(name.description), let size = try? file.status().size else {
      return []
    }
    let bytes = try? file.bytes(from: max(0, size - count), count: count)
    return bytes ?? []
  }

  /// The last lines of ended games, with the line feed before.
  private static let ends = JournalEnd.allCases.map {
    (end: $0, line: [0x0A] + JournalLine.end($0).bytes)
  }
}

extension GamesFolder {
  /// Removes a game that was left or set aside; one that is finished, or that another program plays,
  /// stays.
  ///
  /// - Throws: if the folder cannot be locked or the file cannot be removed.
  public func remove(_ name: JournalName) throws(StorageError) {
    try folder.locked { () throws(StorageError) in
      guard end(of: name) != .finished, isUnlocked(name) else { return }
      try folder.remove(name.description)
    }
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

extension GamesFolder {
  /// Removes the oldest recordings if there are more than 1,000, or they take more than 64 MiB.
  ///
  /// If that is not possible now, it is done at the end of a later game.
  func prune() {
    _ = try? folder.locked { () throws(StorageError) in
      try prune(bytes: StorageLimit.recordingsBytes, count: StorageLimit.recordings)
    }
  }

  /// Removes the oldest recordings until the rest is within the limits.
  ///
  /// Only games that have ended and that nobody plays count. The files are opened only if all of
  /// them together exceed a limit. The caller must have locked the folder.
  ///
  /// - Parameters:
  ///   - bytes: the limit of bytes of all recordings.
  ///   - count: the limit of recordings.
  /// - Throws: if the folder cannot be read or a file cannot be removed.
  func prune(bytes: Int, count: Int) throws(StorageError) {
    let all = try names().map { ($0, FileStatus(at: folder.path(of: $0.description))?.size ?? 0) }
    guard all.exceeds(bytes: bytes, count: count) else { return }
    var recordings = all.filter { end(of: $0.0) != nil && isUnlocked($0.0) }[...]
    while recordings.exceeds(bytes: bytes, count: count), let oldest = recordings.popFirst() {
      try folder.remove(oldest.0.description)
    }
  }
}

extension Collection where Element == (JournalName, Int) {
  fileprivate func exceeds(bytes: Int, count limit: Int) -> Bool {
    count > limit || reduce(0) { $0 &+ $1.1 } > bytes
  }
}
