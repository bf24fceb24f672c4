import Decks
import Libc
import MemoryGame
import Storage
import Words

/// A race: a directory with the board and a log for each racer.
///
/// Each racer appends to a log of their own and reads those of the others; there is nothing else to
/// agree on. So anybody can join late, leave, come back after the program was killed, or only
/// watch, and nobody can change what another racer did.
public final class Race {
  /// A racer and the log.
  public struct Racer: Equatable, Sendable {
    /// The racer.
    public let id: RacerID
    /// The state of the racer's game.
    public internal(set) var log: RacerLog
  }

  /// The code of the race.
  public let code: RaceCode
  /// The board and the rules.
  public let header: JournalHeader
  /// All racers whose name is known, in the order of their ids.
  public var racers: [Racer] { known.filter { !$0.log.name.isEmpty } }
  /// The player who takes part in this program; `nil` for somebody who watches.
  public private(set) var ownID: RacerID?

  private let folder: Folder
  private var places: RacePlaces { RacePlaces(folder: folder) }
  /// The moment now, in microseconds since 1970; `nil` where a race of another host is mirrored,
  /// whose clock is not known.
  private let now: (() -> Int64)?
  private let dealt: MemoryGame<Face>
  private var known: [Racer] = []
  private var files: [RacerID: LogFile] = [:]

  /// Opens the race in a directory.
  ///
  /// - Throws: if there is no race, or its board cannot be read.
  init(_ code: RaceCode, in folder: Folder, now: (() -> Int64)?) throws(RaceFault) {
    (self.code, self.now) = (code, now)
    self.folder = folder
    let board = LogFile(.board, in: folder)
    guard let line = board.newLines().first else {
      throw RaceFault(.missing, say("there is no race \(code)"))
    }
    header = try Race.header(line)
    guard let dealt = header.deal() else {
      throw RaceFault(.data, say("race \(code): expected a board of at least 2 pairs"))
    }
    self.dealt = dealt
    update()
  }

  /// Opens the race in a directory that mirrors one of another host.
  public convenience init(_ code: RaceCode, mirror path: String) throws(RaceFault) {
    try self.init(code, in: Folder(path: path), now: nil)
  }

  /// The file with a line about the connection to another host.
  public static let statusName = "_link"

  /// The state of the connection to another host in words; empty while all is well, or without one.
  public var connection: String {
    guard
      let file = try? OpenFile(folder.path(of: Race.statusName), O_RDONLY | O_NOFOLLOW),
      let bytes = try? file.contents(limit: RaceLimit.lineBytes)
    else { return "" }
    return String(decoding: bytes, as: UTF8.self).cleaned
  }

  /// The path of the directory.
  public var path: String { folder.path }

  /// Reads everything that was added to the logs.
  ///
  /// Complexity: O(new bytes) for all racers.
  ///
  /// - Returns: whether anything has changed.
  @discardableResult
  public func update() -> Bool {
    let before = known
    for (id, file) in files where id != ownID && file.isReplaced {
      files[id] = nil
      known.removeAll { $0.id == id }
    }
    let moments = now.map { places.moments(until: $0()) }
    for id in ids() {
      let file = files[id] ?? LogFile(id, in: folder)
      files[id] = file
      guard id != ownID else { continue }
      let index = index(of: id)
      for line in file.newLines() { known[index].log.take(line[...], in: moments) }
      if file.isTooLong { known[index].log.fail("the log is too long") }
    }
    return known != before
  }

  /// Takes part in the race, or takes it up again where the player left it.
  ///
  /// - Parameters:
  ///   - name: the player's name.
  ///   - key: a text that nobody else knows, to which the name belongs from now on; `nil` for a
  ///     player on the computer of the race.
  /// - Throws: if the name is somebody else's, if there is no more room, if the log under this name
  ///   does not follow the rules, or if it cannot be written.
  public func join(as name: String, key: String? = nil) throws(RaceFault) {
    guard Race.isName(name) else {
      throw RaceFault(.data, say("expected a name of 1 to \(Company.longestName) characters"))
    }
    let id = RacerID(name: name)
    try places.take(for: id, in: code, isMirror: now == nil)
    let file = LogFile(id, in: folder)
    guard try Races.files({ () throws(StorageError) in try file.open() }) else {
      throw RaceFault(.missing, say("\(name) is in race \(code) already; expected another name"))
    }
    var log = RacerLog(dealt, of: id)
    for line in file.lines { log.take(line[...]) }
    guard log.key == nil || now == nil else { throw Race.taken(id) }
    if let fault = log.fault {
      throw RaceFault(.data, say("\(file.path): line \(fault.line): \(fault.reason)"))
    }
    files[id] = file
    known[index(of: id)].log = log
    ownID = id
    if log.lines == 0 {
      let join = RaceLine.join(name, key: key)
      try take(join)
      try Races.files { () throws(StorageError) in try write(join) }
    }
  }

  /// Somebody else has the name.
  static func taken(_ id: RacerID) -> RaceFault {
    RaceFault(.missing, say("another racer has the name '\(id)'; expected another name"))
  }

  /// The player's own log; `nil` for somebody who watches.
  public var own: RacerLog? { ownID.map { known[index(of: $0)].log } }

  /// Takes a line of the player, which is to be written next.
  ///
  /// - Throws: if the race does not allow it.
  package func take(_ line: RaceLine) throws(RaceFault) {
    if let ownID { try known[index(of: ownID)].log.take(line) }
  }

  /// Writes a line to the player's log.
  package func write(_ line: RaceLine) throws(StorageError) {
    try ownID.flatMap { files[$0] }?.append(line.bytes.dropLast())
  }

  private func index(of id: RacerID) -> Int {
    if let index = known.firstIndex(where: { $0.id == id }) { return index }
    let index = known.firstIndex { $0.id > id } ?? known.endIndex
    known.insert(Racer(id: id, log: RacerLog(dealt, of: id)), at: index)
    return index
  }

  /// The racers with a log, at most as many as a race may have; known ones first.
  private func ids() -> [RacerID] {
    let new = places.racers.filter { files[$0] == nil }
    return files.keys.sorted() + new.prefix(max(0, RaceLimit.racers - files.count))
  }
}

extension Race {
  /// Whether a racer can have this name.
  public static func isName(_ name: String) -> Bool {
    Company.isName(name) && name.utf8.count <= RacerID.nameBytes
  }

  /// Reads the board of a race.
  static func header(_ line: [UInt8]) throws(RaceFault) -> JournalHeader {
    let header: JournalHeader
    do throws(StorageError.Reason) {
      header = try JournalHeader(line[...])
    } catch {
      throw RaceFault(StorageError(.read, path: nil, error))
    }
    if let rule = header.variant.ruleNotForRaces {
      let title = say(name: rule.title, context: "rule")
      throw RaceFault(.data, say("'\(title)' is not a rule for races"))
    }
    guard header.company == .alone else {
      throw RaceFault(.data, say("expected a board for each player alone"))
    }
    return header
  }

  /// Writes the board of a new race.
  static func write(_ line: ArraySlice<UInt8>, in folder: Folder) throws(RaceFault) {
    _ = try header(Array(line))
    try Races.files { () throws(StorageError) in
      try folder.create()
      let board = LogFile(.board, in: folder)
      if try board.open(), board.lines.isEmpty { try board.append(Array(line)) }
    }
  }

  /// Removes a race.
  static func remove(_ folder: Folder) {
    for name in (try? folder.names()) ?? [] where name != "." && name != ".." {
      try? folder.remove(name)
    }
    rmdir(folder.path)
  }
}
