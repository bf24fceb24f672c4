import Libc
import Storage
import Words

/// The file of a log, as lines: read as it grows, and appended to by one program.
///
/// A last line without a line feed does not count, because its program may still be writing it.
final class LogFile {
  let id: RacerID
  let path: String
  /// All whole lines that were read or written, without their line feeds.
  private(set) var lines: [[UInt8]] = []
  /// Whether the file was longer than it may be; the rest is not read.
  private(set) var isTooLong = false

  private let limit: Int
  private var size = 0
  /// The file that was read first.
  private var identity: FileStatus.Identity?
  /// The open and locked file of the program that writes it.
  private var locked: OpenFile?

  init(_ id: RacerID, in folder: Folder) {
    self.id = id
    path = folder.path(of: LogFile.name(of: id))
    limit = id == .board ? RaceLimit.boardBytes : RaceLimit.logBytes
  }

  /// The name of a racer's file, as in `ann.jsonl`.
  static func name(of id: RacerID) -> String { "\(id).jsonl" }

  /// The racer of a file; `nil` if it is no log.
  static func id(ofName name: String) -> RacerID? {
    guard name.hasSuffix(".jsonl") else { return nil }
    return RacerID(name.dropLast(6))
  }

  /// Reads the lines that were added since the last call.
  ///
  /// - Returns: these lines; none if the file is missing, or is no file that may be read.
  func newLines() -> ArraySlice<[UInt8]> {
    let known = lines.count
    if !isTooLong, let file = locked ?? (try? OpenFile(path, O_RDONLY | O_NOFOLLOW)) {
      try? read(file)
    }
    return lines[known...]
  }

  /// Whether the file that was read is gone, or another one has its name.
  var isReplaced: Bool { identity != nil && FileStatus(at: path)?.identity != identity }

  private func read(_ file: OpenFile) throws(StorageError) {
    let status = try file.status()
    identity = identity ?? status.identity
    let end = status.size
    guard end > size else { return }
    let bytes = try file.bytes(from: size, count: min(end, limit) - size)
    var rest = bytes[...]
    while let feed = rest.firstIndex(of: 0x0A) {
      lines.append(Array(rest[..<feed]))
      size += feed - rest.startIndex + 1
      rest = rest[(feed + 1)...]
    }
    isTooLong = end > limit
  }

  /// Opens the file for writing, and makes it if it is missing.
  ///
  /// - Returns: `false` if another program writes it.
  func open() throws(StorageError) -> Bool {
    let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, action: .create)
    guard try file.lock() else { return false }
    try read(file)
    // The rest of a line that its program did not finish.
    if try file.status().size > size { try file.cutOff(at: size) }
    locked = file
    return true
  }

  /// Lets another program write the file.
  func close() { locked = nil }

  /// Whether a program has the file open for writing.
  var isInUse: Bool {
    let file = try? OpenFile(path, O_RDONLY | O_NOFOLLOW)
    return (try? file?.lock()) == false
  }

  /// Sets the time of the last change to now; the file must be open for writing.
  func touch() { locked?.setModified() }

  /// Appends a line, which must not hold a line feed; the file must be open for writing.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - keepsTime: whether the time of the last change stays as it is.
  /// - Throws: if not all of it can be written, and then nothing of it is.
  func append(_ line: [UInt8], keepsTime: Bool = false) throws(StorageError) {
    guard let locked else { return }
    let before = try locked.status()
    defer { if keepsTime { locked.setModified(before.modified) } }
    guard before.hasName else {
      throw StorageError(
        .write, path: path, say("the place in the race was given to another racer"))
    }
    guard size + line.count < limit else {
      throw StorageError(.write, path: path, say("expected at most \(limit) bytes"))
    }
    try locked.append(line + [0x0A], after: size)
    size += line.count + 1
    lines.append(line)
  }
}
