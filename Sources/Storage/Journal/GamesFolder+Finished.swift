import Libc

extension GamesFolder {
  /// Reads the journals of games that came to their end, the newest first and one after the other, so
  /// that no more than one is in memory.
  ///
  /// Nothing is set aside. Takes time O(bytes) of those that are wanted, and a look at the end of each
  /// other.
  ///
  /// - Parameters:
  ///   - isWanted: whether a game that started so is to be read.
  ///   - take: is given each game that was; no more are read once it returns `false`.
  /// - Returns: how many journals could not be read.
  /// - Throws: if the folder cannot be read.
  package func readFinished(
    where isWanted: (JournalHeader) -> Bool, taking take: (JournalRecord) -> Bool
  ) throws(StorageError) -> Int {
    var unreadable = 0
    for name in try names().reversed() where end(of: name) == .finished {
      do {
        let path = folder.path(of: name.description)
        let file = try OpenFile(path, O_RDONLY, calls: folder.calls)
        let bytes = try file.contents(limit: StorageLimit.journalBytes)
        guard let record = try JournalRecord(reading: bytes, where: isWanted) else { continue }
        guard take(record) else { break }
      } catch {
        unreadable += 1
      }
    }
    return unreadable
  }
}
