import Expectations
import Testing

@Suite("Full and read-only disks", .serialized, .enabled(if: SmallDisk.isPermitted))
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
    session.press("o")
    try session.wait(for: "Settings")
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
    try playOn(session, "Read-only file system")
    expectEqual(disk.home.journals, before)
  }
}
