import Libc

/// The folder `games`, with a journal for each game.
///
/// Any number of programs can use it at once. The program that plays a game locks its journal.
/// Changes of the set of files are made under a brief lock of the whole folder.
public struct GamesFolder: Sendable {
  let folder: Folder

  /// The games of a directory, which need not exist yet.
  ///
  /// - Parameter directory: a path, as `StorageDirectory.data` returns it.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
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
      .create, path: folder.path, .content("expected a free name for a new game, found none"))
  }
}
