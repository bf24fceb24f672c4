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
