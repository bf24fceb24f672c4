/// The journal of the game in play: every intent is handed to the system before the next one.
///
/// While it is open, no other program can resume the game. Lines that cannot be written stay in
/// memory until a later call succeeds.
public final class Journal {
  /// The name of the file.
  public let name: JournalName

  private let folder: Folder
  /// The open and locked file; `nil` after the end, or if it cannot be written at all.
  private var file: OpenFile?
  /// The bytes of all complete lines in the file.
  private var size: Int
  private var unwritten: [UInt8] = []
  private var hasEnded = false
  /// Whether the journal was closed before its end because nothing can ever be written again.
  private(set) var isLost = false
  /// Whether only the header is in the file, written by this program.
  private var isUntouched: Bool
  private var shuffles: Int

  /// A journal that continues a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - folder: the folder of the file.
  ///   - file: open and locked; `nil` if it cannot be written.
  ///   - size: the bytes of all complete lines in the file.
  ///   - record: the contents of the file; `nil` if it holds only the header.
  init(name: JournalName, folder: Folder, file: OpenFile?, size: Int, record: JournalRecord?) {
    self.name = name
    self.folder = folder
    self.file = file
    self.size = size
    isUntouched = record == nil
    shuffles = record?.shuffles ?? 0
  }

  /// Whether everything so far is in the file, and more can be written.
  public var isSaving: Bool { isOpen && unwritten.isEmpty }

  /// Whether the file is still in its folder.
  var hasName: Bool { (try? file?.status())?.hasName == true }

  /// Whether lines can still be written, now or later.
  public var isOpen: Bool { file != nil }

  /// Writes an intent; does nothing after the end of the journal.
  ///
  /// - Parameter timed: an intent that the game has carried out at the same time.
  /// - Throws: if it cannot be written now.
  public func append(_ timed: TimedIntent) throws(StorageError) {
    try append([.intent(timed)])
  }

  /// Writes lines by one call of the system; does nothing after the end of the journal.
  func append(_ lines: [JournalLine]) throws(StorageError) {
    shuffles += lines.count(where: \.isShuffle)
    try write(lines)
  }

  /// Writes that the last pair was found, and closes the file.
  ///
  /// - Throws: if it cannot be written now; `flush` tries again.
  public func finish() throws(StorageError) {
    try end(.finished)
  }

  /// Writes that the player gave the game up for another one, and closes the file.
  ///
  /// A game without any intents leaves no file.
  public func abandon() throws(StorageError) {
    guard isUntouched, isSaving else { return try end(.abandoned) }
    try leave()
  }

  /// Closes the file, so that the game can be resumed; unwritten lines are lost.
  ///
  /// A game without any intents leaves no file.
  ///
  /// - Throws: if such a file cannot be removed now.
  func leave() throws(StorageError) {
    // NB: while it is locked, or another program might resume it meanwhile.
    if isUntouched, isSaving { try folder.remove(name.description) }
    close()
  }

  /// Writes the lines that could not be written before.
  public func flush() throws(StorageError) {
    guard let file, !unwritten.isEmpty else { return }
    let status = try file.status()
    try checkLimits(status, of: file)
    // What is left of a line that could not be written as a whole.
    if status.size > size { try file.cutOff(at: size) }
    try file.append(unwritten, after: size)
    size += unwritten.count
    unwritten = []
    isUntouched = false
    if hasEnded { close() }
  }

  /// Closes the file, so that the game can be resumed; unwritten lines are lost.
  public func close() {
    file = nil
    unwritten = []
  }

  private func end(_ end: JournalEnd) throws(StorageError) {
    guard !hasEnded else { return try flush() }
    hasEnded = true
    try write([.end(end)])
  }

  private func write(_ lines: [JournalLine]) throws(StorageError) {
    guard isOpen else { return }
    unwritten += lines.flatMap(\.bytes)
    try flush()
  }

  /// Closes a journal that can never be continued.
  private func checkLimits(_ status: FileStatus, of file: OpenFile) throws(StorageError) {
    let reason: String
    if !status.hasName {
      reason = "another program has removed it"
    } else if size + unwritten.count > StorageLimit.journalBytes {
      reason = "expected at most \(StorageLimit.journalBytes) bytes"
    } else if shuffles > StorageLimit.shuffles {
      reason = "expected at most \(StorageLimit.shuffles) shuffles"
    } else {
      return
    }
    close()
    isLost = true
    throw StorageError(.write, path: file.path, .content(reason))
  }
}
