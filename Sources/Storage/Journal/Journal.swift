import Words

/// The journal of the game in play: every intent is handed to the system before the next one.
///
/// While it is open, no other program can resume the game.
public final class Journal {
  /// The name of the file.
  public let name: JournalName

  private let folder: Folder
  /// The open and locked file; `nil` after the end, or if it cannot be written at all.
  private var file: OpenFile?
  /// The bytes of all complete lines in the file.
  private var size: Int
  private var shuffles: Int

  /// A journal that continues an open and locked file, or `nil` where it cannot be written.
  init(name: JournalName, folder: Folder, file: OpenFile?, size: Int, shuffles: Int) {
    (self.name, self.folder, self.file) = (name, folder, file)
    (self.size, self.shuffles) = (size, shuffles)
  }

  /// Whether more can be written.
  public var isOpen: Bool { file != nil }

  /// Writes lines by one call of the system; does nothing after the end of the journal.
  ///
  /// A journal that can never be continued is closed.
  ///
  /// - Parameter lines: intents that the game has carried out at the same time, and its end.
  /// - Throws: if they cannot be written; nothing of them is written then.
  package func append(_ lines: [JournalLine]) throws(StorageError) {
    guard let file else { return }
    let bytes = lines.flatMap(\.bytes)
    let status = try file.status()
    let shuffles = shuffles + lines.count(where: \.isShuffle)
    if let reason = reasonToClose(status, bytes.count, shuffles) {
      close()
      throw StorageError(.write, path: file.path, reason)
    }
    // What is left of a line that could not be written as a whole.
    if status.size > size { try file.cutOff(at: size) }
    try file.append(bytes, after: size)
    size += bytes.count
    self.shuffles = shuffles
  }

  /// Writes the end of the game, and closes the file.
  package func end(_ end: JournalEnd) throws(StorageError) {
    try append([.end(end)])
    close()
  }

  /// Closes the file, so that the game can be resumed.
  public func close() { file = nil }

  private func reasonToClose(_ status: FileStatus, _ new: Int, _ shuffles: Int) -> String? {
    if !status.hasName { return say("another program has removed it") }
    if size + new > StorageLimit.journalBytes {
      return say("expected at most \(StorageLimit.journalBytes) bytes")
    }
    return shuffles > StorageLimit.shuffles
      ? say("expected at most \(StorageLimit.shuffles) shuffles") : nil
  }
}
