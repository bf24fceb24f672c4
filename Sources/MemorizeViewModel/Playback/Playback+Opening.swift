import Storage

/// Where recordings come from.
extension Playback {
  /// The recording in a file.
  ///
  /// - Parameter path: of a journal.
  /// - Returns: `nil` if nothing is to be seen in it.
  /// - Throws: if it cannot be read, or its moves do not follow the rules.
  public static func reading(_ path: String) throws(StorageError) -> Playback? {
    Playback(try GamesFolder.read(at: path))
  }

  /// The newest recording of a finished game, else of the newest game in which anything happened.
  ///
  /// - Parameter directory: where games are, as `StorageDirectory.data` says.
  /// - Returns: `nil` before the first game.
  /// - Throws: if the games cannot be read.
  public static func newest(in directory: String) throws(StorageError) -> Playback? {
    let games = GamesFolder(directory: directory)
    var newest: Playback?
    for name in try (games.recordings() + games.unfinished()).sorted(by: >) {
      guard let record = try? games.read(name), let playback = Playback(record) else { continue }
      if record.end == .finished { return playback }
      newest = newest ?? playback
    }
    return newest
  }
}
