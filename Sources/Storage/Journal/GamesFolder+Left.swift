import Libc

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
    let path = folder.path(of: name.description)
    guard let file = try? OpenFile(path, O_RDONLY, calls: folder.calls) else { return false }
    return (try? file.lock()) ?? false
  }
}
