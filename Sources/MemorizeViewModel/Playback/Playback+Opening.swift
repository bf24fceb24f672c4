import Storage

/// The recordings on disk.
extension Playback {
  /// Reads the recording in a file.
  ///
  /// - Parameter path: the path of a journal.
  /// - Returns: `nil` if nothing happens in it.
  /// - Throws: if it cannot be read, or its intents are against the rules.
  public static func reading(_ path: String) throws(StorageError) -> Playback? {
    Playback(try GamesFolder.read(at: path))
  }

  /// The newest recording of a finished game, else of the newest game in which anything happened.
  ///
  /// - Parameter directory: the directory of the games, as in `StorageDirectory.data`.
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
