import Decks
import Libc
import Words

/// The file `best.jsonl`, with the best games of all players at one place, a line each.
///
/// It keeps the best ten games of each kind.
public struct BestList: Sendable {
  /// The number of places for each kind of game.
  public static let places = 10

  private let folder: Folder

  /// The list in an existing directory, which is never created here.
  package init(directory: String, calls: SystemCalls = SystemCalls()) {
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
    let reading = try LineFile<BestEntry>(folder: folder).read()
    return reading.with(BestList.ranked(reading.value + others))
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
      let file = LineFile<BestEntry>(folder: folder.lockedAlready)
      let (folder, path) = (file.folder, file.path)
      var entries: [BestEntry] = []
      var newer: [[UInt8]] = []
      let old = FileStatus(at: path)?.identity
      let reading = try file.read(takeNewer: { newer.append($0) }) { entries.append($0) }
      var notices = reading.notices
      // Behind those of the list: of equal games the first one keeps its place.
      entries = BestList.ranked(entries + [entry])
      guard entries.contains(entry) else { return Loaded(value: entries, notices: notices) }
      let lines = entries.map { Array($0.line.utf8) } + newer
      let bytes: [UInt8] = lines.flatMap { $0 + [0x0A] }
      // A larger file would be set aside the next time it is read.
      guard bytes.count <= StorageLimit.bestListBytes else {
        throw StorageError(.write, path: path, say("the list is full"))
      }
      if let old, let broken = SkippedLines(broken: reading.value.broken).notice {
        let error = StorageError(.read, path: path, broken)
        notices.append(try folder.setAside(BestEntry.file.name, old, because: error))
      }
      try folder.replace(BestEntry.file.name, with: bytes)
      return Loaded(value: entries, notices: notices)
    }
  }

  /// The games that have a place, in order.
  private static func ranked(_ entries: [BestEntry]) -> [BestEntry] {
    Dictionary(grouping: entries, by: \.game.kind).sorted { $0.key < $1.key }
      .flatMap { $0.value.sorted { $0.game.isBetter(than: $1.game) }.prefix(places) }
  }
}

/// A game on the shared list of the best, and its player.
///
/// As a JSON object it is the record with the member `player` added, if there is a name.
public struct BestEntry: Hashable, Sendable {
  /// The longest name of a player, in characters.
  public static let playerCharacters = 16
  /// A single character can be as long as a book, so the scalars of a name are limited too.
  private static let playerScalars = 64

  /// The game.
  public let game: GameRecord
  /// The player's name, safe to write to any terminal; `nil` if there is none.
  public let player: String?

  /// An entry.
  ///
  /// A name that is too long is cut; a name without visible characters is dropped.
  public init(_ game: GameRecord, player: String?) {
    self.game = game
    self.player = player.flatMap(BestEntry.name)
  }

  private static func name(_ text: String) -> String? {
    let scalars = String(
      String.UnicodeScalarView(text.cleaned.unicodeScalars.prefix(playerScalars)))
    let name = String(scalars.prefix(playerCharacters)).cleaned
    return name.isVisible ? name : nil
  }
}

extension BestEntry: Codable {
  private enum Key: String, CodingKey {
    case player
  }

  /// Reads the members of an object.
  ///
  /// - Throws: `DecodingError` if they do not make an entry.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      try GameRecord(from: decoder),
      player: try members.decodeIfPresent(String.self, forKey: .player))
  }

  /// Writes the members of the record, and the name.
  public func encode(to encoder: any Encoder) throws {
    try game.encode(to: encoder)
    var members = encoder.container(keyedBy: Key.self)
    try members.encodeIfPresent(player, forKey: .player)
  }
}

extension BestEntry: LineRecord {
  /// The list.
  public static let file = (name: "best.jsonl", limit: StorageLimit.bestListBytes)

  /// Whether a newer version has written a line of the list.
  public static func isNewer(_ line: [UInt8]) -> Bool { GameRecord.isNewer(line) }
}
