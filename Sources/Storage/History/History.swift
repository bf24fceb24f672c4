import Decks
import Libc

/// The file `history.jsonl`, with a line for each finished game.
public struct History: Sendable {
  static let name = "history.jsonl"

  private let folder: Folder

  /// What the file holds, in the order of its lines.
  public struct Contents: Equatable, Sendable {
    /// The games, oldest first as a rule.
    public internal(set) var entries: [HistoryEntry] = []
    /// How many lines are broken or were not written to their end.
    public internal(set) var brokenLines = 0
    /// How many lines a newer version of the program has written.
    public internal(set) var newerLines = 0
  }

  /// The history of a directory, which need not be there yet.
  ///
  /// - Parameter directory: as `StorageDirectory.data` says.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    folder = Folder(path: directory, calls: calls)
  }

  /// Adds a game, by a single write while no other program adds one.
  ///
  /// An incomplete last line is ended first.
  ///
  /// - Returns: messages for the player, if the file was unreadable and was set aside.
  /// - Throws: if it cannot be written, or another program locks it; nothing of the line is left
  ///   then, if possible. Try again later.
  public func append(_ entry: HistoryEntry) throws(StorageError) -> [String] {
    try folder.create()
    var notices: [String] = []
    let file = try lockedFile(notices: &notices)
    let size = try file.status().size
    let last = try file.bytes(from: max(0, size - 1), count: 1)
    let isTorn = size > 0 && last != [0x0A]
    try file.append(Array("\(isTorn ? "\n" : "")\(entry.line)\n".utf8))
    return notices
  }

  /// Reads all games; lines that cannot be read are passed over and counted.
  ///
  /// A file of which no line at all can be read is set aside. Takes time O(bytes).
  ///
  /// - Returns: the games, none if there is no file, and what to tell the player.
  /// - Throws: if the file can be neither read nor set aside.
  public func read() throws(StorageError) -> Loaded<Contents> {
    var contents = Contents()
    let passed = try read { contents.entries.append($0) }
    contents.brokenLines = passed.value.broken
    contents.newerLines = passed.value.newer
    let path = folder.path(of: History.name)
    let notices = passed.value.notice.map { ["\(path): \($0)".cleaned] } ?? []
    return Loaded(value: contents, notices: passed.notices + notices)
  }

  /// Reads all games one after the other, so that no more than one line is in memory.
  ///
  /// As `read()`, but nothing is said of lines that are passed over: they are counted.
  ///
  /// - Parameter take: is given each game, in the order of the lines.
  /// - Returns: how many lines were passed over, and what to tell the player of a file set aside.
  /// - Throws: if the file can be neither read nor set aside.
  public func read(_ take: (HistoryEntry) -> Void) throws(StorageError) -> Loaded<PassedLines> {
    var notices: [String] = []
    var passed = PassedLines()
    let opened = try folder.open(
      History.name, O_RDONLY, limit: StorageLimit.historyBytes, notices: &notices)
    guard let file = opened else { return Loaded(value: passed, notices: notices) }
    var reader = LineReader(file, limit: StorageLimit.historyLineBytes)
    var hasEntries = false
    while let line = try reader.next() {
      guard let entry = passed.entry(line) else { continue }
      hasEntries = true
      take(entry)
    }
    if !hasEntries, passed.newer == 0, passed.broken > 0, let entry = file.entry {
      let error = StorageError(.read, path: file.path, .content("no line of it can be read"))
      notices.append(try folder.setAside(History.name, entry, because: error))
      passed = PassedLines()
    }
    return Loaded(value: passed, notices: notices)
  }

  /// The time of the last change, in nanoseconds since 1970; `nil` if there is no file.
  var modified: Int64? { FileStatus(at: folder.path(of: History.name))?.modified }

  /// Whether the file has a line for this game.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Throws: if the file can neither be read nor set aside.
  func contains(_ game: HistoryEntry) throws(StorageError) -> Bool {
    var isFound = false
    _ = try read { isFound = isFound || $0.isSameGame(as: game) }
    return isFound
  }

  /// Opens and locks the file that has the name now.
  private func lockedFile(notices: inout [String]) throws(StorageError) -> OpenFile {
    var new: [String] = []
    let locked = try folder.wait.poll { () throws(StorageError) -> OpenFile? in
      let found = try folder.open(
        History.name, O_RDWR | O_APPEND | O_CREAT, limit: StorageLimit.historyBytes, notices: &new)
      guard let file = found, try file.lock() else { return nil }
      let opened = try file.status().identity
      let entry = file.entry ?? opened
      return FileStatus(at: file.path)?.identity == entry ? file : nil
    }
    notices += new
    guard let locked else { throw .busy(folder.path(of: History.name)) }
    return locked
  }
}

/// How many lines of the history were passed over.
public struct PassedLines: Equatable, Sendable {
  /// Those that are broken or were not written to their end.
  public internal(set) var broken = 0
  /// Those that a newer version of the program has written.
  public internal(set) var newer = 0
}

extension PassedLines {
  /// What to tell the player about them, without the name of the file.
  var notice: String? {
    let parts = [
      broken > 0 ? "\(broken) broken" : nil, newer > 0 ? "\(newer) of a newer version" : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return "lines passed over: " + parts.joined(separator: ", ")
  }

  /// The game on a line; one that cannot be read is counted.
  fileprivate mutating func entry(_ line: LineReader.Line) -> HistoryEntry? {
    guard case .whole(let bytes) = line else {
      broken += 1
      return nil
    }
    do throws(HistoryFault) {
      return try HistoryEntry(bytes)
    } catch {
      switch error {
      case .broken: broken += 1
      case .newerVersion: newer += 1
      }
      return nil
    }
  }
}
