import Decks
import Libc

/// The file `best.jsonl`, with a line for each of the best games of all who play in one place.
///
/// Of games with the same deck, number of pairs and kind of ranks the best ten have a place in it.
public struct BestList: Sendable {
  /// How many games under the same conditions have a place.
  public static let places = 10
  static let name = "best.jsonl"

  private let folder: Folder

  /// The list of a directory.
  ///
  /// - Parameter directory: one that is there; it is never made here.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    folder = Folder(path: directory, calls: calls)
  }

  /// Finds out whether a list can be kept here.
  ///
  /// - Throws: if there is no such directory, or nothing can be written in it.
  public func check() throws(StorageError) {
    guard access(folder.path, R_OK | W_OK | X_OK) == 0 else {
      throw StorageError(.write, path: folder.path, .system(errno))
    }
  }

  /// Reads the list; lines that cannot be read are passed over.
  ///
  /// A file of which no line at all can be read is set aside. Takes time O(bytes).
  ///
  /// - Returns: the games, the better ones of the same conditions before the others, none if there is
  ///   no file; and what to tell the player.
  /// - Throws: if the file can be neither read nor set aside.
  public func read() throws(StorageError) -> Loaded<[BestEntry]> {
    var notices: [String] = []
    let contents = try contents(of: folder, notices: &notices)
    if contents.brokenLines > 0, contents.entries.isEmpty, contents.newerLines.isEmpty {
      try setAside(contents, in: folder, because: "no line of it can be read", notices: &notices)
    } else if let passedOver = contents.passedOver {
      notices.append("\(folder.path(of: BestList.name)): \(passedOver)".cleaned)
    }
    return Loaded(value: BestList.ranked(contents.entries), notices: notices)
  }

  /// Adds a game if it deserves a place, and replaces the file as a whole while no other program does.
  ///
  /// Lines of a newer version stay as they are. A file with lines that are broken is set aside, and
  /// what can be read of it goes into the new one.
  ///
  /// - Returns: the list as it is now, and what to tell the player.
  /// - Throws: if it cannot be written; the old list is still there then.
  public func add(_ entry: BestEntry) throws(StorageError) -> Loaded<[BestEntry]> {
    try folder.locked { () throws(StorageError) in
      let folder = folder.lockedAlready
      var notices: [String] = []
      let contents = try contents(of: folder, notices: &notices)
      let entries = BestList.ranked(contents.entries + [entry])
      guard entries.contains(entry) else { return Loaded(value: entries, notices: notices) }
      let lines = entries.map { Array($0.line.utf8) } + contents.newerLines
      let bytes: [UInt8] = lines.flatMap { $0 + [0x0A] }
      // A larger one would be set aside the next time it is read.
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

  /// Those that have a place, in the order of their places.
  private static func ranked(_ entries: [BestEntry]) -> [BestEntry] {
    Dictionary(grouping: entries, by: \.conditions).sorted { $0.key < $1.key }
      .flatMap { $0.value.sorted { $0.isBetter(than: $1) }.prefix(places) }
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

/// What the file of a list holds.
private struct Contents {
  var entry: FileStatus.Identity?
  var entries: [BestEntry] = []
  /// What a newer version of the program has written, as it is.
  var newerLines: [[UInt8]] = []
  /// How many lines are broken or were not written to their end.
  var brokenLines = 0

  mutating func take(_ line: LineReader.Line) {
    guard case .whole(let bytes) = line else {
      brokenLines += 1
      return
    }
    do throws(HistoryFault) {
      entries.append(try BestEntry(bytes))
    } catch {
      switch error {
      case .broken: brokenLines += 1
      case .newerVersion: newerLines.append(bytes)
      }
    }
  }

  /// What to say of broken lines, if there are any.
  var broken: String? { brokenLines > 0 ? "lines passed over: \(brokenLines) broken" : nil }

  /// What to say of lines that cannot be read, if there are any.
  var passedOver: String? {
    guard !newerLines.isEmpty else { return broken }
    return (broken ?? "lines passed over") + ", \(newerLines.count) of a newer version"
  }
}
