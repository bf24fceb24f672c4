/// The journal of the game that is being played: every intent is handed to the
/// system before the next one.
///
/// As long as it is there and the game goes on, no other program can resume the game. When something
/// cannot be written, that is said once and the journal writes no more: what is on disk stays a game
/// that can be resumed.
public final class Journal {
  /// What the file is called.
  public let name: JournalName

  private let folder: Folder
  private var file: OpenFile?
  private var isUntouched: Bool
  private var shuffles: Int

  /// A journal that writes on.
  ///
  /// - Parameters:
  ///   - name: what the file is called.
  ///   - folder: where it is.
  ///   - file: open and locked; `nil` if it cannot be written.
  ///   - record: what stands in it; `nil` if that is only the start.
  init(name: JournalName, folder: Folder, file: OpenFile?, record: JournalRecord?) {
    self.name = name
    self.folder = folder
    self.file = file
    // What stood there before is not this program's to take away.
    isUntouched = record == nil
    shuffles = record?.shuffles ?? 0
  }

  /// Whether what happens is still being written.
  public var isSaving: Bool { file != nil }

  /// Writes an intent down; does nothing if the journal writes no more.
  ///
  /// - Parameter timed: one that the game has carried out, at the very time that is given here.
  /// - Throws: if it cannot be written; the game can go on without.
  public func append(_ timed: TimedIntent) throws(StorageError) {
    if timed.intent == .shuffle { shuffles += 1 }
    try write(.intent(timed))
    isUntouched = false
  }

  /// Writes down that the last pair was found, and lets go of the file.
  public func finish() throws(StorageError) {
    defer { close() }
    try write(.end(.finished))
  }

  /// Writes down that the player gave the game up for another one, and lets go of the file.
  ///
  /// A game in which nothing has happened yet leaves no file behind.
  public func abandon() throws(StorageError) {
    defer { close() }
    guard isUntouched, isSaving else { return try write(.end(.abandoned)) }
    try folder.remove(name.description)
  }

  /// Lets go of the file; the game can then be resumed.
  public func close() {
    file = nil
  }

  private func write(_ line: JournalLine) throws(StorageError) {
    guard let file else { return }
    do throws(StorageError) {
      let bytes = line.bytes
      let status = try file.status()
      guard status.hasName else {
        throw StorageError(.write, path: file.path, .content("somebody has removed it"))
      }
      guard status.size + bytes.count <= StorageLimit.journalBytes else {
        throw StorageError(
          .write, path: file.path, .content("it has reached \(StorageLimit.journalBytes) bytes"))
      }
      guard shuffles <= StorageLimit.shuffles else {
        throw StorageError(
          .write, path: file.path, .content("it has reached \(StorageLimit.shuffles) shuffles"))
      }
      try file.append(bytes, after: status.size)
    } catch {
      close()
      throw error
    }
  }
}
