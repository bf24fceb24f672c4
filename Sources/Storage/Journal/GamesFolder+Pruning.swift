extension GamesFolder {
  /// Removes the oldest recordings until the rest is within the limits.
  ///
  /// Only games that came to their end and that nobody plays are counted and removed. Looks into the
  /// files only if all of them together are beyond a limit.
  ///
  /// - Parameters:
  ///   - bytes: the most bytes that recordings may take.
  ///   - count: the most recordings.
  /// - Throws: if the folder cannot be read or a file cannot be removed.
  func prune(
    bytes: Int = StorageLimit.recordingsBytes, count: Int = StorageLimit.recordings
  ) throws(StorageError) {
    let all = try names().map { ($0, FileStatus(at: folder.path(of: $0.description))?.size ?? 0) }
    guard all.isBeyond(bytes: bytes, count: count) else { return }
    var recordings = all.filter { end(of: $0.0) != nil && isUnlocked($0.0) }[...]
    while recordings.isBeyond(bytes: bytes, count: count), let oldest = recordings.popFirst() {
      try folder.remove(oldest.0.description)
    }
  }
}

extension Collection where Element == (JournalName, Int) {
  fileprivate func isBeyond(bytes: Int, count limit: Int) -> Bool {
    count > limit || reduce(0) { $0 &+ $1.1 } > bytes
  }
}
