import Decks
import Libc
import Words

/// A file with a record on each line, which only grows.
public struct LineFile<Record: LineRecord>: Sendable {
  let folder: Folder

  /// The path of the file.
  package var path: String { folder.path(of: Record.file.name) }

  /// Adds records with one write, while no other program writes.
  ///
  /// They begin on a new line after a torn one.
  ///
  /// - Parameter records: the records in the order of their lines.
  /// - Returns: a notice for the player if the file was unusable and was set aside.
  /// - Throws: if the file cannot be written, or another program locks it. No part of the lines
  ///   remains then, if possible. Try again later.
  public func append(_ records: [Record]) throws(StorageError) -> [String] {
    try folder.create()
    var notices: [String] = []
    let file = try lockedFile(notices: &notices)
    let size = try file.status().size
    let last = try file.bytes(from: max(0, size - 1), count: 1)
    let isTorn = size > 0 && last != [0x0A]
    let text = records.map { "\($0.line)\n" }.joined()
    try file.append(Array("\(isTorn ? "\n" : "")\(text)".utf8))
    return notices
  }

  /// Reads all records and skips lines that cannot be read.
  ///
  /// A file without a readable line is set aside. Complexity: O(bytes).
  ///
  /// - Returns: the records in the order of the lines, none if there is no file, and notices for the
  ///   player.
  /// - Throws: if the file can neither be read nor set aside.
  public func read() throws(StorageError) -> Loaded<[Record]> {
    var records: [Record] = []
    let reading = try read { records.append($0) }
    let skipped = reading.value.notice.map { ["\(path): \($0)".cleaned] } ?? []
    return Loaded(value: records, notices: reading.notices + skipped)
  }

  /// Reads the records one after the other, with a single line in memory; lines that cannot be read
  /// are counted.
  ///
  /// A file without a readable line is set aside, unless a newer version has written it.
  ///
  /// - Parameters:
  ///   - text: only lines with this text are read, as in `"daily":`, for a pass over few of many
  ///     records.
  ///   - takeNewer: receives the lines of a newer version.
  ///   - take: receives the records.
  /// - Returns: the lines that could not be read, and a notice for the player about a file that was
  ///   set aside.
  /// - Throws: if the file can neither be read nor set aside.
  public func read(
    containing text: String = "", takeNewer: ([UInt8]) -> Void = { _ in }, _ take: (Record) -> Void
  ) throws(StorageError) -> Loaded<SkippedLines> {
    var notices: [String] = []
    var skipped = SkippedLines()
    guard
      let file = try folder.open(
        Record.file.name, O_RDONLY, limit: Record.file.limit, notices: &notices)
    else { return Loaded(value: skipped, notices: notices) }
    let key = Array(text.utf8)
    var reader = LineReader(file, limit: StorageLimit.lineBytes)
    var lines = 0
    while let line = try reader.next() {
      lines += 1
      if case .whole(let bytes) = line, !bytes[...].contains(key) { continue }
      do throws(LineFault) {
        take(try Record(line))
      } catch {
        if error == .broken { skipped.broken += 1 } else { skipped.newer += 1 }
        if error == .newerVersion, case .whole(let bytes) = line { takeNewer(bytes) }
      }
    }
    if skipped.newer == 0, skipped.broken > 0, skipped.broken == lines, let entry = file.entry {
      let error = StorageError(.read, path: file.path, say("no line of it can be read"))
      notices.append(try folder.setAside(Record.file.name, entry, because: error))
      skipped = SkippedLines()
    }
    return Loaded(value: skipped, notices: notices)
  }

  /// Opens and locks the file that has the name now.
  private func lockedFile(notices: inout [String]) throws(StorageError) -> OpenFile {
    var new: [String] = []
    let locked = try folder.wait.poll { () throws(StorageError) -> OpenFile? in
      let found = try folder.open(
        Record.file.name, O_RDWR | O_APPEND | O_CREAT, limit: Record.file.limit, notices: &new)
      guard let file = found, try file.lock() else { return nil }
      let opened = try file.status().identity
      let entry = file.entry ?? opened
      return FileStatus(at: file.path)?.identity == entry ? file : nil
    }
    notices += new
    guard let locked else { throw .busy(path) }
    return locked
  }
}

extension LineFile {
  /// The file in a directory as in `StorageDirectory.data`, which need not exist yet.
  package init(directory: String, calls: SystemCalls = SystemCalls()) {
    self.init(folder: Folder(path: directory, calls: calls))
  }

  /// Adds a record.
  public func append(_ record: Record) throws(StorageError) -> [String] { try append([record]) }
}

/// Reads the lines of a file one after the other.
struct LineReader {
  enum Line: Equatable {
    case whole([UInt8])
    /// Longer than the limit; its contents are not kept.
    case tooLong
    /// The last line, without a line feed.
    case torn
  }

  private let file: OpenFile
  private let limit: Int
  private var position = 0
  private var buffer: ArraySlice<UInt8> = []

  init(_ file: OpenFile, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The next line without its line feed; `nil` after the last one.
  mutating func next() throws(StorageError) -> Line? {
    var line: [UInt8] = []
    var length = 0
    while true {
      if buffer.isEmpty { try fill() }
      guard !buffer.isEmpty else { return length == 0 ? nil : .torn }
      let end = buffer.firstIndex(of: 0x0A)
      let part = buffer[..<(end ?? buffer.endIndex)]
      length += part.count
      if length <= limit { line += part }
      guard let end else {
        buffer = []
        continue
      }
      buffer = buffer[end...].dropFirst()
      return length <= limit ? .whole(line) : .tooLong
    }
  }

  private mutating func fill() throws(StorageError) {
    let bytes = try file.bytes(from: position, count: StorageLimit.chunkBytes)
    position += bytes.count
    buffer = bytes[...]
  }
}

/// The number of lines that could not be read.
public struct SkippedLines: Equatable, Sendable {
  /// The lines that are broken or torn.
  public internal(set) var broken = 0
  /// The lines that a newer version of the program has written.
  public internal(set) var newer = 0

  /// No lines.
  public init() {}

  init(broken: Int) { self.broken = broken }
}

extension SkippedLines {
  /// A notice for the player, without the name of the file; `nil` if no line was skipped.
  var notice: String? {
    let parts = [
      broken > 0 ? say("\(broken) broken", context: "lines") : nil,
      newer > 0 ? say("\(newer) of a newer version", context: "lines") : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return say("skipped lines: \(parts.listed)")
  }
}

/// A record that stands on a line of its own in a file to which newer versions of the program may
/// write, too.
public protocol LineRecord: Codable {
  /// The name of the file, and the most bytes of it.
  static var file: (name: String, limit: Int) { get }

  /// Whether a newer version has written a line that cannot be read.
  static func isNewer(_ line: [UInt8]) -> Bool

  /// Reads a line, without its end.
  ///
  /// A requirement, so that the compiler prepares it for each kind of record: a long history is read
  /// in two thirds of the time.
  ///
  /// - Throws: whether a newer version has written the line, or it is broken.
  init(line: [UInt8]) throws(LineFault)
}

/// The reason why a line is skipped.
public enum LineFault: Error, Equatable {
  case broken
  case newerVersion
}

extension LineRecord {
  /// The line, without its end.
  package var line: String {
    String(decoding: JSONText.encodedLine(self).dropLast(), as: UTF8.self)
  }

  public init(line: [UInt8]) throws(LineFault) {
    guard let record = try? JSONText.decode(Self.self, from: line) else {
      throw Self.isNewer(line) ? .newerVersion : .broken
    }
    self = record
  }

  fileprivate init(_ line: LineReader.Line) throws(LineFault) {
    guard case .whole(let bytes) = line else { throw .broken }
    try self.init(line: bytes)
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes contain others in a row.
  func contains(_ others: [UInt8]) -> Bool {
    guard let first = others.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: others) { return true }
      rest = rest[start...].dropFirst()
    }
    return false
  }
}
