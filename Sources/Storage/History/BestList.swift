import Decks
import Libc

/// The file `best.jsonl`, with the best games of all players at one place, a line each.
///
/// It keeps the best ten games of each kind.
public struct BestList: Sendable {
  /// The number of places for each kind of game.
  public static let places = 10
  static let name = "best.jsonl"

  private let folder: Folder

  /// The list in a directory.
  ///
  /// - Parameter directory: an existing directory. It is never created here.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    folder = Folder(path: directory, calls: calls)
  }

  /// Checks that the directory can hold a list.
  ///
  /// - Throws: if the directory does not exist or cannot be written to.
  public func check() throws(StorageError) {
    guard access(folder.path, R_OK | W_OK | X_OK) == 0 else {
      throw StorageError(.write, path: folder.path, .system(errno))
    }
  }

  /// Reads the list and skips lines that cannot be read.
  ///
  /// A file without a readable line is set aside.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Parameter others: games to rank with those of the list.
  /// - Returns: the games, kind by kind, the best first, none if there is no file; and notices for
  ///   the player.
  /// - Throws: if the file can neither be read nor set aside.
  public func read(
    adding others: [BestEntry] = []
  ) throws(StorageError) -> Loaded<[BestEntry]> {
    var notices: [String] = []
    let contents = try contents(of: folder, notices: &notices)
    if contents.brokenLines > 0, contents.entries.isEmpty, contents.newerLines.isEmpty {
      try setAside(contents, in: folder, because: "no line of it can be read", notices: &notices)
    } else if let skipped = contents.skipped {
      notices.append("\(folder.path(of: BestList.name)): \(skipped)".cleaned)
    }
    return Loaded(value: BestList.ranked(contents.entries + others), notices: notices)
  }

  /// Adds a game if it deserves a place, and replaces the whole file while no other program does.
  ///
  /// Lines of a newer version stay as they are. A file with broken lines is set aside, and its
  /// other lines are copied to the new file.
  ///
  /// - Returns: the list as it is now, and notices for the player.
  /// - Throws: if the file cannot be written. The old list remains then.
  public func add(_ entry: BestEntry) throws(StorageError) -> Loaded<[BestEntry]> {
    try folder.locked { () throws(StorageError) in
      let folder = folder.lockedAlready
      var notices: [String] = []
      let contents = try contents(of: folder, notices: &notices)
      let entries = BestList.ranked(contents.entries + [entry])
      guard entries.contains(entry) else { return Loaded(value: entries, notices: notices) }
      let lines = entries.map { Array($0.line.utf8) } + contents.newerLines
      let bytes: [UInt8] = lines.flatMap { $0 + [0x0A] }
      // A larger file would be set aside the next time it is read.
      guard bytes.count <= StorageLimit.bestListBytes else {
        throw StorageError(
          .write, path: folder.path(of: BestList.name), .content("the list is full"))
      }
      if let broken = contents.broken {
        try setAside(contents, in: folder, because: broken, notices: &notices)
      }
      try folder.replace(BestList.name, with: bytes)
      return Loaded(value: entries, notices: notices)
    }
  }

  /// The games that have a place, in order.
  private static func ranked(_ entries: [BestEntry]) -> [BestEntry] {
    Dictionary(grouping: entries, by: \.game.kind).sorted { $0.key < $1.key }
      .flatMap { $0.value.sorted { $0.game.isBetter(than: $1.game) }.prefix(places) }
  }

  private func contents(
    of folder: Folder, notices: inout [String]
  ) throws(StorageError) -> Contents {
    var contents = Contents()
    let opened = try folder.open(
      BestList.name, O_RDONLY, limit: StorageLimit.bestListBytes, notices: &notices)
    guard let file = opened else { return contents }
    contents.entry = file.entry
    var reader = LineReader(file, limit: StorageLimit.historyLineBytes)
    while let line = try reader.next() { contents.take(line) }
    return contents
  }

  private func setAside(
    _ contents: Contents, in folder: Folder, because reason: String, notices: inout [String]
  ) throws(StorageError) {
    guard let entry = contents.entry else { return }
    let error = StorageError(.read, path: folder.path(of: BestList.name), .content(reason))
    notices.append(try folder.setAside(BestList.name, entry, because: error))
  }
}

/// The contents of the file.
private struct Contents {
  var entry: FileStatus.Identity?
  var entries: [BestEntry] = []
  /// The lines of a newer version of the program.
  var newerLines: [[UInt8]] = []
  /// The number of lines that are broken or torn.
  var brokenLines = 0

  mutating func take(_ line: LineReader.Line) {
    guard case .whole(let bytes) = line else {
      brokenLines += 1
      return
    }
    do throws(HistoryFault) {
      entries.append(try BestEntry(line: bytes))
    } catch {
      switch error {
      case .broken: brokenLines += 1
      case .newerVersion: newerLines.append(bytes)
      }
    }
  }

  /// A notice about broken lines, if there are any.
  var broken: String? { brokenLines > 0 ? "skipped lines: \(brokenLines) broken" : nil }

  /// A notice about lines that cannot be read, if there are any.
  var skipped: String? {
    guard !newerLines.isEmpty else { return broken }
    return "\(broken.map { "\($0), " } ?? "skipped lines: ")\(newerLines.count) of a newer version"
  }
}
