import Libc

/// A game as it lies in the folder.
public struct StoredGame: Equatable, Sendable {
  /// What its journal is called.
  public let name: JournalName
  /// When it was last written to, in seconds since 1970.
  public let modified: Int64
  /// What has happened in it.
  public let record: JournalRecord
}

extension GamesFolder {
  /// The games that can be gone on with, those played last first.
  ///
  /// Games that living programs play are left out, as are those that cannot be read, and those in
  /// which nothing has happened. Complexity: O(bytes) of the games returned, and a look at the end of
  /// each other.
  ///
  /// - Parameters:
  ///   - waiting: the most of the games that wait for their player.
  ///   - abandoned: the most of those that were given up for another.
  /// - Returns: those that wait, and after them those that were given up.
  /// - Throws: if the folder cannot be read.
  public func left(waiting: Int = 100, abandoned: Int = 20) throws(StorageError) -> [StoredGame] {
    let all = try names().map { name in
      (name: name, modified: FileStatus(at: folder.path(of: name.description))?.modified ?? 0)
    }.sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
    guard !all.isEmpty else { return [] }
    return try folder.locked { () throws(StorageError) in
      [(nil, waiting), (JournalEnd.abandoned, abandoned)].flatMap { end, limit in
        first(limit, of: all, endedBy: end)
      }
    }
  }

  /// The first games that are to be had and ended so, none looked at beyond them.
  ///
  /// NB: Each is looked at once, in a loop: a lazy collection asks again for what it has found already,
  /// and traps where the answer has become another one because a program beside this one plays.
  private func first(
    _ limit: Int, of all: [(name: JournalName, modified: Int64)], endedBy end: JournalEnd?
  ) -> [StoredGame] {
    var found: [StoredGame] = []
    for (name, modified) in all where found.count < limit {
      guard self.end(of: name) == end, isUnlocked(name), let game = stored(name, modified) else {
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

  /// Whether no living program plays the game; to be asked while the folder is locked.
  func isUnlocked(_ name: JournalName) -> Bool {
    let path = folder.path(of: name.description)
    guard let file = try? OpenFile(path, O_RDONLY, calls: folder.calls) else { return false }
    return (try? file.lock()) ?? false
  }
}
