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

  /// The history in a directory as in `StorageDirectory.data`, which need not exist yet.
  package init(directory: String, calls: SystemCalls = SystemCalls()) {
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
    let reading = try read { contents.entries.append($0) }
    contents.skipped = reading.value
    return Loaded(value: contents, notices: file.notices(of: reading))
  }

  /// Reads all games one after the other, with a single line in memory.
  ///
  /// It works like `read()`, but there is no notice about skipped lines: they are counted.
  ///
  /// - Parameters:
  ///   - text: only games whose lines contain this text are read, as in `"daily":`.
  ///   - take: receives the games in the order of the lines.
  /// - Returns: the skipped lines, and a notice for the player about a file that was set aside.
  /// - Throws: if the file can neither be read nor set aside.
  public func read(
    containing text: String = "", _ take: (GameRecord) -> Void
  ) throws(StorageError) -> Loaded<SkippedLines> {
    try file.read(containing: text, take)
  }

  /// Whether a game was finished on a board before, however it was dealt.
  ///
  /// Complexity: O(bytes), without reading the lines of other seeds.
  ///
  /// - Throws: if the file can neither be read nor set aside.
  public func hasFinished(on board: GameSetup) throws(StorageError) -> Bool {
    let layout = board.layout
    var isFound = false
    _ = try read(containing: board.seedMember) {
      isFound = isFound || $0.setup.layout == layout
    }
    return isFound
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

extension GameSetup {
  /// The beginning of the member with the seed, as each line of a game on this board has it; the
  /// value only where it is written in one way.
  var seedMember: String {
    let isPlain = seed.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"\\/".utf8.contains($0) }
    return "\"seed\":" + (isPlain ? "\"\(seed)\"" : "")
  }
}
