import Libc
import Storage
import Words

/// The places of a race: who has one, who can have one, and who has been put out.
struct RacePlaces {
  let folder: Folder

  /// The racers with a log that has begun.
  var racers: [RacerID] {
    ids.filter { (FileStatus(at: path(of: $0))?.size ?? 0) > 0 }
  }

  /// The racers with a log.
  var ids: [RacerID] {
    ((try? folder.names()) ?? []).compactMap(LogFile.id(ofName:)).filter { $0 != .board }.sorted()
  }

  /// Makes sure that there is a place for a racer: if the race is full, one who has not started
  /// gives it back.
  ///
  /// - Parameters:
  ///   - id: the racer.
  ///   - code: the code of the race.
  ///   - isMirror: whether the host of the race, which is elsewhere, has decided this already.
  ///   - own: a racer who keeps the place anyway.
  /// - Throws: if there is no place, or the racer has been put out.
  func take(
    for id: RacerID, in code: RaceCode, isMirror: Bool = false, keeping own: RacerID? = nil
  ) throws(RaceFault) {
    guard FileStatus(at: folder.path(of: RacePlaces.mark(of: id))) == nil else {
      throw RaceFault(.missing, say("the maker of race \(code) has put '\(id)' out"))
    }
    let others = racers.filter { $0 != id }
    guard others.count >= RaceLimit.racers else { return }
    let waiting = others.filter { $0 != own }.compactMap(waiting)
    let idle =
      isMirror ? waiting.first { !$0.isReady } ?? waiting.first : waiting.first(where: isIdle)
    guard let idle = idle?.id else {
      throw RaceFault(.missing, say("race \(code) is full: it has \(RaceLimit.racers) racers"))
    }
    try files { () throws(StorageError) in try folder.remove(LogFile.name(of: idle)) }
  }

  /// Puts a racer out for good: the log is removed, and the name is refused.
  ///
  /// - Throws: if there is no such racer, or the directory cannot be changed.
  func putOut(_ id: RacerID, of code: RaceCode) throws(RaceFault) {
    guard ids.contains(id) else {
      throw RaceFault(.missing, say("race \(code) has no racer '\(id)'"))
    }
    let mark = folder.path(of: RacePlaces.mark(of: id))
    try files { () throws(StorageError) in
      _ = try OpenFile(mark, O_WRONLY | O_CREAT | O_NOFOLLOW, action: .create)
      try folder.remove(LogFile.name(of: id))
    }
  }

  /// The microseconds since 1970 in which something can have happened in the race: from when its
  /// board was written here until now, as far as clocks can differ.
  func moments(until now: Int64) -> ClosedRange<Int64> {
    let made = (FileStatus(at: path(of: .board))?.modified ?? 0) / 1000
    let first = made - RaceLimit.clockDifference
    return first...max(first, now + RaceLimit.clockDifference)
  }

  /// The name of the file that keeps a racer out.
  private static func mark(of id: RacerID) -> String { "_out-\(id)" }

  private func path(of id: RacerID) -> String { folder.path(of: LogFile.name(of: id)) }

  /// A racer, if they have not started.
  private func waiting(_ id: RacerID) -> (id: RacerID, isReady: Bool)? {
    var isReady = false
    for line in LogFile(id, in: folder).newLines() {
      switch try? RaceLine(line[...]) {
      case .ready: isReady = true
      case .go: return nil
      case .end: isReady = false
      default: break
      }
    }
    return (id, isReady)
  }

  /// Whether a racer who has not started gives the place back: a minute after joining without being
  /// ready, or a minute after the program or the connection has ended.
  private func isIdle(_ racer: (id: RacerID, isReady: Bool)) -> Bool {
    let modified = FileStatus(at: path(of: racer.id))?.modified ?? 0
    guard Int64(time(nil)) - modified / 1_000_000_000 >= RaceLimit.patience else { return false }
    return !racer.isReady || !LogFile(racer.id, in: folder).isInUse
  }
}
