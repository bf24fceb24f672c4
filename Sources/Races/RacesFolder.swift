import Libc
import Storage
import Words

/// The folder `races`, with a directory for each race.
public struct RacesFolder: Sendable {
  private let folder: Folder
  /// The moment now, in microseconds since 1970.
  private let now: @Sendable () -> Int64

  /// The races of a directory, which need not exist yet.
  ///
  /// - Parameters:
  ///   - directory: a path, as `StorageDirectory.data` returns it.
  ///   - now: returns the microseconds since 1970.
  public init(
    directory: String, now: @escaping @Sendable () -> Int64 = { Int64(time(nil)) * 1_000_000 }
  ) {
    self.now = now
    folder = Folder(path: "\(directory)/races")
  }

  /// The codes of all races, the newest first.
  ///
  /// - Throws: if the folder cannot be read.
  public func codes() throws(RaceFault) -> [RaceCode] {
    try files { () throws(StorageError) in try folder.names() }
      .compactMap(RaceCode.init).map { (code: $0, date: modified(directory($0))) }
      .sorted { ($1.date, $0.code.description) < ($0.date, $1.code.description) }
      .map(\.code)
  }

  /// Opens a race.
  ///
  /// - Throws: if there is no such race, or its board cannot be read.
  public func race(_ code: RaceCode) throws(RaceFault) -> Race {
    try Race(code, in: directory(code), now: now)
  }

  /// Makes a race; old ones are removed.
  ///
  /// - Returns: the race, without racers.
  /// - Throws: if the race exists, there are too many, or it cannot be written.
  public func create(_ code: RaceCode, _ header: JournalHeader) throws(RaceFault) -> Race {
    try checkRoom()
    let folder = directory(code)
    guard FileStatus(at: folder.path) == nil else {
      throw RaceFault(.missing, say("race \(code) exists already; expected another code"))
    }
    try Race.write(header.bytes.dropLast(), in: folder)
    return try race(code)
  }

  /// Puts a racer out of a race, who cannot come back under this name.
  ///
  /// - Throws: if there is no such race or no such racer, or the directory cannot be changed.
  public func putOut(_ name: String, of code: RaceCode) throws(RaceFault) {
    _ = try race(code)
    try RacePlaces(folder: directory(code)).putOut(RacerID(name: name), of: code)
  }

  /// Checks that another race can be made; old ones are removed.
  ///
  /// - Throws: if there are too many.
  public func checkRoom() throws(RaceFault) {
    removeOldRaces()
    guard try codes().count < RaceLimit.races else {
      throw RaceFault(.missing, say("\(folder.path): expected at most \(RaceLimit.races) races"))
    }
  }

  /// The directory of a race on another host, for the lines that come from there.
  ///
  /// - Parameters:
  ///   - code: the code of the race.
  ///   - id: the player; `nil` for somebody who watches.
  /// - Returns: a path; the directory need not exist.
  public func mirror(of code: RaceCode, for id: RacerID?) -> String {
    folder.path(of: "\(code)@\(id?.description ?? "_watch-\(getpid())")")
  }

  /// The path of a race's directory.
  public func path(of code: RaceCode) -> String { directory(code).path }

  private func directory(_ code: RaceCode) -> Folder {
    Folder(path: folder.path(of: code.description))
  }

  /// The moment of the latest change of a race, in seconds since 1970.
  private func modified(_ race: Folder) -> Int64 {
    let names = ((try? race.names()) ?? []).filter { LogFile.id(ofName: $0) != nil }
    let times = (names.map(race.path(of:)) + [race.path]).compactMap {
      FileStatus(at: $0)?.modified
    }
    return (times.max() ?? 0) / 1_000_000_000
  }

  private func removeOldRaces() {
    let now = Int64(time(nil))
    let names = ((try? folder.names()) ?? []).filter { !$0.hasPrefix(".") }
    for race in names.map({ Folder(path: folder.path(of: $0)) }) {
      guard now - modified(race) > RaceLimit.lifetime else { continue }
      Race.remove(race)
    }
  }
}
