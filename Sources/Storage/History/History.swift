import Decks

/// The file `history.jsonl`, with a line for each finished game.
public struct History: Sendable {
  static let name = "history.jsonl"

  private let file: LineFile

  /// The contents of the file, in the order of its lines.
  public struct Contents: Equatable, Sendable {
    /// The games, usually the oldest first.
    public internal(set) var entries: [GameRecord] = []
    /// The lines that could not be read.
    public internal(set) var skipped = SkippedLines()
  }

  /// The history in a directory, which need not exist yet.
  ///
  /// - Parameter directory: the directory, as in `StorageDirectory.data`.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    file = LineFile(
      folder: Folder(path: directory, calls: calls), name: History.name,
      limit: StorageLimit.historyBytes, lineLimit: StorageLimit.historyLineBytes)
  }

  /// Adds a game with one write, while no other program writes.
  ///
  /// It begins a new line after a torn one.
  ///
  /// - Returns: a notice for the player if the file was unusable and was set aside.
  /// - Throws: if the file cannot be written, or another program locks it. No part of the line
  ///   remains then, if possible. Try again later.
  public func append(_ record: GameRecord) throws(StorageError) -> [String] {
    try file.append([record.line])
  }

  /// Reads all games and skips lines that cannot be read.
  ///
  /// A file without a readable line is set aside.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Returns: the games, none if there is no file, and notices for the player.
  /// - Throws: if the file can neither be read nor set aside.
  public func read() throws(StorageError) -> Loaded<Contents> {
    var contents = Contents()
    let skipped = try read { contents.entries.append($0) }
    contents.skipped = skipped.value
    let notices = skipped.value.notice.map { ["\(file.path): \($0)".cleaned] } ?? []
    return Loaded(value: contents, notices: skipped.notices + notices)
  }

  /// Reads all games one after the other, with a single line in memory.
  ///
  /// It works like `read()`, but there is no notice about skipped lines: they are counted.
  ///
  /// - Parameter take: receives the games in the order of the lines.
  /// - Returns: the skipped lines, and a notice for the player about a file that was set aside.
  /// - Throws: if the file can neither be read nor set aside.
  public func read(_ take: (GameRecord) -> Void) throws(StorageError) -> Loaded<SkippedLines> {
    try file.read { line, skipped in
      let record = skipped.record(line) { (bytes) throws(HistoryFault) in
        try GameRecord(line: bytes)
      }
      if let record { take(record) }
    }
  }

  /// Reads only those games whose lines have a member, as in `daily`.
  ///
  /// Lines that cannot be read are left out. Complexity: O(bytes), a few milliseconds for 10,000
  /// games.
  ///
  /// - Returns: the games in the order of the lines, and a notice for the player about a file that
  ///   was set aside.
  /// - Throws: if the file can neither be read nor set aside.
  public func games(having member: String) throws(StorageError) -> Loaded<[GameRecord]> {
    var notices: [String] = []
    var games: [GameRecord] = []
    let key = Array("\"\(member)\":".utf8)
    guard let opened = try file.open(notices: &notices) else {
      return Loaded(value: games, notices: notices)
    }
    var reader = LineReader(opened, limit: StorageLimit.historyLineBytes)
    while let line = try reader.next() {
      guard case .whole(let bytes) = line, bytes.contains(key),
        let game = try? GameRecord(line: bytes)
      else { continue }
      games.append(game)
    }
    return Loaded(value: games, notices: notices)
  }

  /// The time of the last change, in nanoseconds since 1970; `nil` if there is no file.
  package var modified: Int64? { FileStatus(at: file.path)?.modified }

  /// Whether the file has a line for this game.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Throws: if the file can neither be read nor set aside.
  package func contains(_ game: GameRecord) throws(StorageError) -> Bool {
    var isFound = false
    _ = try read { isFound = isFound || $0.isSameGame(as: game) }
    return isFound
  }
}

extension [UInt8] {
  /// Whether these bytes contain others in a row.
  fileprivate func contains(_ others: [UInt8]) -> Bool {
    guard let first = others.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: others) { return true }
      rest = rest[start...].dropFirst()
    }
    return false
  }
}
