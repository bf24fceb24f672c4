import Libc

/// The folder `games`, with a journal for each game.
///
/// Any number of programs can use it at a time. A journal is locked by the program that plays it; what
/// changes which files there are is done under a lock of the whole folder, held for a moment.
public struct GamesFolder: Sendable {
  let folder: Folder

  /// The games of a directory, which need not be there yet.
  ///
  /// - Parameter directory: as `StorageDirectory.data` says.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    folder = Folder(path: "\(directory)/games", calls: calls)
  }

  /// Begins the journal of a new game.
  ///
  /// The oldest recordings go if there are more than 1,000, or they take more than 64 MiB.
  ///
  /// - Parameters:
  ///   - header: what the game starts from.
  ///   - suffix: a few random letters or digits, so that no two games have one name.
  /// - Returns: the journal, in which the start is written down already.
  /// - Throws: if it cannot be written; nothing of it is left then.
  public func begin(_ header: JournalHeader, suffix: String) throws(StorageError) -> Journal {
    let bytes = header.bytes
    do throws(HeaderFault) {
      try header.check(bytes)
    } catch {
      throw StorageError(.save, path: nil, error.reason)
    }
    try folder.create()
    return try folder.locked { () throws(StorageError) in
      try? prune()
      let (name, file) = try newFile(start: header.start, suffix: suffix)
      do throws(StorageError) {
        _ = try file.lock()
        try file.append(bytes)
      } catch {
        try? folder.remove(name.description)
        throw error
      }
      return Journal(name: name, folder: folder, file: file, record: nil)
    }
  }

  /// The games that can be gone on with, newest first; the game in play is among them.
  ///
  /// Reads the names of all files and the last few bytes of each journal.
  public func unfinished() throws(StorageError) -> [JournalName] {
    try names().reversed().filter { end(of: $0) == nil }
  }

  /// The games that came to an end and are still there, newest first.
  public func recordings() throws(StorageError) -> [JournalName] {
    try names().reversed().filter { end(of: $0) != nil }
  }

  /// The newest game, ended or not; `nil` before the first one.
  public func newest() throws(StorageError) -> JournalName? {
    try names().last
  }

  /// Reads a journal, be it in play or not, and leaves it as it is.
  ///
  /// - Throws: also if it is no journal, or its moves do not follow the rules.
  public func read(_ name: JournalName) throws(StorageError) -> JournalRecord {
    try OpenFile(folder.path(of: name.description), O_RDONLY, calls: folder.calls).record()
  }

  /// What a game started from; nothing that happened in it is read.
  ///
  /// - Throws: also if it is no journal.
  public func header(of name: JournalName) throws(StorageError) -> JournalHeader {
    let path = folder.path(of: name.description)
    let bytes = try OpenFile(path, O_RDONLY, calls: folder.calls)
      .contents(limit: StorageLimit.journalBytes)
    do throws(HeaderFault) {
      return try JournalHeader(bytes.prefix { $0 != 0x0A })
    } catch {
      throw StorageError(.read, path: path, error.reason)
    }
  }

  /// Reads a journal wherever it is, and leaves it as it is.
  ///
  /// - Parameter path: of a regular file.
  /// - Returns: what it tells.
  /// - Throws: also if it is no journal, or its moves do not follow the rules.
  public static func read(at path: String) throws(StorageError) -> JournalRecord {
    try OpenFile(path, O_RDONLY, calls: SystemCalls()).record()
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
    throw StorageError(.create, path: folder.path, .content("no name is left for a new game"))
  }
}

extension GamesFolder {
  /// The names of all journals, oldest first.
  func names() throws(StorageError) -> [JournalName] {
    try folder.names().compactMap { JournalName($0) }.sorted()
  }

  /// The end of the game that the last line of a journal tells of; `nil` if it goes on.
  func end(of name: JournalName) -> JournalEnd? {
    let path = folder.path(of: name.description)
    guard let file = try? OpenFile(path, O_RDONLY, calls: folder.calls),
      let size = try? file.status().size
    else { return nil }
    let longest = GamesFolder.ends.map(\.line.count).max() ?? 0
    let tail = (try? file.bytes(from: max(0, size - longest), count: longest)) ?? []
    return GamesFolder.ends.first { tail.suffix($0.line.count).elementsEqual($0.line) }?.end
  }

  /// The lines that tell of an end, with what ends the line before; made once for a thousand files.
  private static let ends = JournalEnd.allCases.map {
    (end: $0, line: [0x0A] + JournalLine.end($0).bytes)
  }
}

extension OpenFile {
  /// The journal that the file holds.
  func record() throws(StorageError) -> JournalRecord {
    let bytes = try contents(limit: StorageLimit.journalBytes)
    do throws(StorageError.Reason) {
      return try JournalRecord(reading: bytes)
    } catch {
      throw StorageError(.read, path: path, error)
    }
  }
}
