import Expectations
import Foundation
import Glibc
import Testing

/// The real program while another one holds its locks, and after a kill.
@Suite("Saving", .waiting)
struct SavingTests {
  private let home = HomeDirectory()
  private var data: String { "\(home.path)/\(HomeDirectory.data)" }

  init() throws { try home.makeDirectory("\(HomeDirectory.data)/games") }

  /// Holds the lock of a file or directory.
  private func lock(_ path: String) throws -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  private func win(_ session: TerminalSession) throws {
    try Player(session, spots: session.findCards(), by: .labels).win()
  }

  @Test func `moves made while the folder is locked are saved later`() throws {
    let lock = try lock(home.gamesPath)
    let session = try TerminalSession.table(["-n", "6", "--seed", "x"], columns: 200, home: home)
    try session.turnUnderCursor()
    try session.settle("the notice") { $0.messageLine.contains("another program holds the lock") }
    try session.turnNext()
    #expect(home.journals.isEmpty)
    close(lock)
    try session.turnNext()
    try session.settle("the good news") { $0.messageLine.contains("saving works again") }
    session.signal(SIGKILL)
    try expectEqual(session.waitForExit(), .signalled(SIGKILL))
    try expectEqual(home.retoldGame()?.intents, 3)
  }

  @Test(arguments: [[], ["--new"]])
  func `a game killed before its history line gets one at the next start`(
    arguments: [String]
  ) throws {
    try home.write("", to: "\(HomeDirectory.data)/history.jsonl")
    let session = try TerminalSession.table(["-n", "2", "--seed", "x"], home: home)
    let lock = try lock("\(data)/history.jsonl")
    try win(session)
    session.signal(SIGKILL)
    try expectEqual(session.waitForExit(), .signalled(SIGKILL))
    close(lock)
    #expect(home.history.isEmpty)
    try expectEqual(home.retoldGame()?.isOver, true)
    for _ in 0..<2 {
      let next = try TerminalSession.table(arguments, home: home)
      expectEqual(next.screen.status.moves, 0)
      try expectEqual(next.quit(), .exited(0))
      expectEqual(home.history.count, 1)
    }
    try expectEqual(home.retoldGame()?.end, "finish")
  }
}

@Suite("Full and read-only disks", .waiting, .enabled(if: SmallDisk.isPermitted))
struct DiskTests {
  private static let arguments = ["-n", "6", "--seed", "x"]

  /// Plays one move and quits.
  private func played(_ home: HomeDirectory) throws -> [String: [UInt8]] {
    let session = try TerminalSession.table(Self.arguments, columns: 200, home: home)
    for _ in 0..<3 { try session.turnNext() }
    try expectEqual(session.quit(), .exited(0))
    return home.journals
  }

  /// Changes a setting, which cannot be saved, and plays the next move.
  private func playOn(_ session: TerminalSession, _ complaint: String) throws {
    try session.press("o", showing: "Settings")
    session.press(.enter)
    try session.settle("the complaint") { $0.messageLine.contains(complaint) }
    session.press(.escape)
    try session.settle("the table") { !$0.contains("Settings") && $0.status.pairs == 6 }
    let moves = try #require(session.screen.status.moves)
    try session.turnNext()
    try session.turnNext()
    try session.wait("a move") { $0.status.moves ?? 0 > moves }
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `on a full disk the game is played without saving`() throws {
    let disk = try SmallDisk()
    let before = try played(disk.home)
    let size = try disk.fill()
    let session = try TerminalSession.table(
      Self.arguments + ["--new"], columns: 200, home: disk.home)
    try session.turnUnderCursor()
    try session.settle("the complaint") { $0.messageLine.contains("No space left on device") }
    try playOn(session, "No space left on device")
    expectEqual(disk.home.journals, before)
    try expectEqual(disk.home.size(of: "filler"), size)
  }

  @Test func `on a read-only disk the old game continues without saving`() throws {
    let disk = try SmallDisk()
    let before = try played(disk.home)
    try disk.makeReadOnly()
    let session = try TerminalSession.table([], columns: 200, home: disk.home)
    #expect(session.screen.messageLine.contains("goes on without being saved"))
    expectEqual(session.screen.status.moves, 1)
    try session.press("g", showing: "No other unfinished games.")
    session.press(.escape)
    try playOn(session, "Read-only file system")
    expectEqual(disk.home.journals, before)
  }
}

/// A home on a tiny disk in memory, where the system allows it.
final class SmallDisk {
  let home: HomeDirectory

  static var isPermitted: Bool { (try? SmallDisk()) != nil }

  init() throws {
    home = HomeDirectory()
    guard mount("tmpfs", home.path, "tmpfs", 0, "size=64k") == 0 else { throw SystemError("mount") }
  }

  deinit { umount2(home.path, Int32(MNT_DETACH)) }

  func makeReadOnly() throws {
    let flags = UInt(MS_REMOUNT | MS_RDONLY)
    guard mount("tmpfs", home.path, "tmpfs", flags, nil) == 0 else { throw SystemError("mount") }
  }

  /// Fills the disk with a file and returns its size.
  func fill() throws -> Int {
    let descriptor = try Descriptor(
      open("\(home.path)/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600), from: "open")
    let page = [UInt8](repeating: 0x61, count: 4_096)
    var size = 0
    while case let count = write(descriptor.number, page, page.count), count > 0 { size += count }
    return size
  }
}

@Suite("Resuming a game", .waiting)
struct ResumingTests {
  private let home = HomeDirectory()

  /// A game in progress: a miss lies open, after one other move.
  private func gameInTheMiddle(_ home: HomeDirectory) throws -> TerminalSession {
    let session = try TerminalSession.table(["-n", "6", "--seed", "x"], home: home)
    for _ in 0..<3 { try session.turnNext() }
    try session.settle("the first move") { $0.status.moves == 1 }
    return session
  }

  @Test func `the next start resumes the game, unless a new one is wanted`() throws {
    try expectEqual(gameInTheMiddle(home).quit(), .exited(0))
    // Nothing is played in the new game, so the first one is still the newest.
    for (arguments, moves) in [(["--new"], 0), ([], 1)] {
      let next = try TerminalSession.table(arguments, home: home)
      expectEqual(next.screen.status.moves, moves)
      try expectEqual(next.quit(), .exited(0))
    }
  }

  @Test func `two terminals never play the same game`() throws {
    let first = try gameInTheMiddle(home)
    let second = try TerminalSession.table([], home: home)
    expectEqual(second.screen.status.moves, 0)
    try first.checkThatKeysWork()
    try second.checkThatKeysWork()
  }

  @Test func `a setting is saved`() throws {
    let first = try TerminalSession.table(home: home)
    first.press("o")
    try first.settle("settings") { $0.contains("Always show letters") }
    for _ in 0..<4 { first.press(.down) }
    first.press(.enter)
    try first.settle("labels") { screen in
      screen.lines.contains { $0.contains("Always show letters") && $0.contains("[✓]") }
    }
    try expectEqual(first.quit(), .exited(0))
    let second = try TerminalSession.table(home: home)
    #expect(second.screen.lines.contains { $0.contains(" a ") && $0.contains(" s ") })
  }
}
