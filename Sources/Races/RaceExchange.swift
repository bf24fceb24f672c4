import Libc
import Storage
import Words

/// Keeps a race's directory in step with one on another host, by lines of text.
///
/// Each line that travels is the racer's id, the number of the line in that racer's log, counted
/// from 1, and the line itself, with blanks between:
///
///     ann 3 {"date":1767225600123456,"do":"go"}
///
/// A blank line every few seconds says that the other end is still there.
///
/// After every new connection both sides send everything they have, from the first line on. Known
/// lines are ignored. So nothing is lost or doubled when a connection breaks, and any command that
/// carries lines in order will do.
public final class RaceExchange {
  /// The side that a program is on.
  public enum Side: Equatable, Sendable {
    /// It holds the race for others: it sends every log, and takes that of one racer.
    case host
    /// It plays, or watches if there is no id: it sends its own log and the board, and takes the
    /// others.
    case racer(RacerID?)
  }

  private let side: Side
  private let code: RaceCode
  private let folder: Folder
  private var places: RacePlaces { RacePlaces(folder: folder) }
  /// The moment now, in microseconds since 1970.
  private let now: () -> Int64
  private var logs: [RacerID: LogFile] = [:]
  /// The number of lines of each log that were sent.
  private var sent: [RacerID: Int] = [:]
  /// The logs that are written here.
  private var written: Set<RacerID> = []
  /// The racer at the other end of the connection of a host, once its first line has come.
  private var peer: RacerID?
  /// The log of that racer as its lines tell; `nil` until the first line has been shown.
  private var peerLog: RacerLog?
  /// The bytes of a line that has not arrived whole.
  private var incomplete: [UInt8] = []

  /// An exchange of the race in a directory, which need not exist yet.
  ///
  /// - Parameters:
  ///   - code: the code of the race.
  ///   - path: the path of the directory.
  ///   - side: the side of this program.
  ///   - now: returns the microseconds since 1970.
  public init(
    _ code: RaceCode, in path: String, as side: Side,
    now: @escaping () -> Int64 = { Int64(time(nil)) * 1_000_000 }
  ) {
    (self.code, self.side, self.now) = (code, side, now)
    folder = Folder(path: path)
  }

  /// Writes the board of a new race, to be sent to a host.
  public static func begin(_ header: JournalHeader, in path: String) throws(RaceFault) {
    try Race.write(header.bytes.dropLast()[...], in: Folder(path: path))
  }

  /// Removes the directory of somebody who only watched.
  public static func remove(_ path: String) {
    Race.remove(Folder(path: path))
  }

  /// Whether the board of the race is known.
  public var hasBoard: Bool { !log(.board).lines.isEmpty || !log(.board).newLines().isEmpty }

  /// Begins a new connection, on which everything is sent again.
  ///
  /// - Throws: if the directory cannot be made.
  public func connect() throws(RaceFault) {
    (sent, incomplete, peer, peerLog) = ([:], [], nil, nil)
    if case .racer = side { try files { () throws(StorageError) in try folder.create() } }
  }

  /// Ends the connection; a racer who is ready keeps the place for a while.
  public func disconnect() {
    guard side == .host, let peer, let peerLog else { return }
    if peerLog.start == nil, peerLog.isReady, !peerLog.hasLeft { log(peer).touch() }
  }

  /// The lines that have not been sent on this connection.
  ///
  /// - Returns: whole lines with their line feeds.
  public func newLines() -> [UInt8] {
    idsToSend().flatMap { id -> [UInt8] in
      if logs[id]?.isReplaced == true, !written.contains(id) { forget(id) }
      let log = log(id)
      _ = log.newLines()
      let first = sent[id] ?? 0
      sent[id] = log.lines.count
      return log.lines.indices.dropFirst(first).flatMap { index -> [UInt8] in
        let prefix: [UInt8] = Array("\(id) \(index + 1) ".utf8)
        let line = log.lines[index]
        return prefix + (side == .host && index == 0 ? RaceLine.withoutKey(line) : line) + [0x0A]
      }
    }
  }

  /// Takes bytes from the connection; the last line may be incomplete.
  ///
  /// - Throws: the reason why the connection must end.
  public func take(_ bytes: some Sequence<UInt8>) throws(RaceFault) {
    incomplete += bytes
    while let feed = incomplete.firstIndex(of: 0x0A) {
      let line = incomplete[..<feed]
      try take(line: line)
      incomplete.removeFirst(feed + 1)
    }
    guard incomplete.count <= RaceLimit.boardBytes + 200 else {
      throw RaceFault(.data, say("expected lines of at most \(RaceLimit.boardBytes) bytes"))
    }
  }

  private func take(line: ArraySlice<UInt8>) throws(RaceFault) {
    // A blank line only says that the other end is there.
    guard !line.isEmpty else { return }
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count == 3, let id = RacerID(String(decoding: parts[0], as: UTF8.self)),
      let number = Int(String(decoding: parts[1], as: UTF8.self)), number > 0
    else { throw RaceFault(.data, say("expected a racer, a number and a line of a race")) }
    try check(id)
    let line = Array(parts[2])
    if case .racer(let own) = side, own != id, number == 1 { forgetOther(id, than: line) }
    let log = log(id)
    _ = log.newLines()
    let known = log.lines.count
    guard number > known else {
      guard isSame(log.lines[number - 1], line) else { throw Race.taken(id) }
      if side == .host, id != .board { try judge(log, nil) }
      return
    }
    // A racer of whom this side has not seen the beginning, because the place was given away.
    if side != .host, known == 0, number > 1 { return }
    guard number == known + 1, side != .host || known == 0 || peerLog != nil || id == .board else {
      throw RaceFault(
        .data, say("expected line \(peerLog == nil ? 1 : known + 1) of \(id), found line \(number)")
      )
    }
    guard id == .board || parts[2].count <= RaceLimit.lineBytes else {
      throw RaceFault(
        .data, say("expected at most \(RaceLimit.lineBytes) bytes in a line of \(id)"))
    }
    if side == .host, id != .board { try judge(log, line) }
    try append(parts[2], to: log)
  }

  /// Checks that this end of the connection takes lines of a racer.
  private func check(_ id: RacerID) throws(RaceFault) {
    guard id != .board else { return }
    if case .racer(let own) = side {
      if logs[id] == nil { try places.take(for: id, in: code, isMirror: true, keeping: own) }
      return
    }
    if logs[id] == nil { try places.take(for: id, in: code) }
    guard hasBoard else { throw RaceFault(.missing, say("there is no race \(code)")) }
    guard peer == nil || peer == id else {
      throw RaceFault(.data, say("expected lines of one racer only"))
    }
    peer = id
  }

  /// Judges the next line of the racer at the other end, or none, who has shown the first one: only
  /// a line that is possible is written down, and only if it comes from the owner of the name.
  private func judge(_ log: LogFile, _ line: [UInt8]?) throws(RaceFault) {
    var judged: RacerLog
    if let peerLog {
      judged = peerLog
    } else {
      guard let board = self.log(.board).lines.first, let dealt = try Race.header(board).deal()
      else { throw RaceFault(.missing, say("there is no race \(code)")) }
      judged = RacerLog(dealt, of: log.id)
      for line in log.lines { judged.take(line[...]) }
      // Everybody can read a log, so a first line without a key proves nothing.
      guard log.lines.isEmpty || judged.key != nil else { throw Race.taken(log.id) }
    }
    if let line { judged.take(line[...], in: places.moments(until: now())) }
    if let fault = judged.fault {
      throw RaceFault(.data, say("line \(fault.line): \(fault.reason)"))
    }
    try open(log)
    peerLog = judged
  }

  /// Whether two lines are the same; a host does not tell the keys of others.
  private func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    side == .host ? one == other : RaceLine.withoutKey(one) == RaceLine.withoutKey(other)
  }

  /// Forgets the log of a racer whose place somebody else of the same name has now.
  private func forgetOther(_ id: RacerID, than line: [UInt8]) {
    let log = log(id)
    _ = log.newLines()
    guard id != .board, let first = log.lines.first, !isSame(first, line) else { return }
    try? folder.remove(LogFile.name(of: id))
    forget(id)
  }

  private func forget(_ id: RacerID) {
    (logs[id], sent[id]) = (nil, nil)
    written.remove(id)
  }

  private func append(_ line: ArraySlice<UInt8>, to log: LogFile) throws(RaceFault) {
    if log.id == .board { return try Race.write(line, in: folder) }
    try open(log)
    // The time of a log is that of joining until its racer is ready, however often they leave.
    let keepsTime = side == .host && peerLog?.start == nil && peerLog?.hasLeft == true
    try files { () throws(StorageError) in try log.append(Array(line), keepsTime: keepsTime) }
    // The player's program writes the log from here on.
    if side == .racer(log.id) {
      log.close()
      written.remove(log.id)
    }
    // What the other end sent, it need not get again.
    if log.id == peer { sent[log.id] = log.lines.count }
  }

  private func open(_ log: LogFile) throws(RaceFault) {
    guard log.id != .board, written.insert(log.id).inserted else { return }
    guard try files({ () throws(StorageError) in try log.open() }) else {
      throw RaceFault(.missing, say("\(log.id) is in race \(code) already; expected another name"))
    }
  }

  private func log(_ id: RacerID) -> LogFile {
    if let log = logs[id] { return log }
    let log = LogFile(id, in: folder)
    logs[id] = log
    return log
  }

  /// The logs to send, in their order.
  ///
  /// A host takes nobody without a board, so a racer sends it first. A racer who has the board of a
  /// host has all logs that were there before, so a host sends it last.
  private func idsToSend() -> [RacerID] {
    switch side {
    case .racer(let own): [.board] + [own].compactMap(\.self)
    case .host: places.racers + [.board]
    }
  }
}
