import Expectations
import Testing

@Suite("Resuming a game", .serialized)
struct ResumingTests {
  /// A game in progress: a miss lies open, after one other move.
  private func gameInTheMiddle(_ home: HomeDirectory) throws -> TerminalSession {
    let session = try TerminalSession.table(["-n", "6", "--seed", "x"], home: home)
    for _ in 0..<3 { try session.turnNext() }
    try session.settle("the first move") { $0.status.moves == 1 }
    return session
  }

  /// Everything that must be unchanged after resuming: all but the clock and the message line.
  private func table(_ session: TerminalSession) throws -> [String] {
    let screen = try session.settledScreen()
    return [String(screen.text(0).dropLast(6))] + screen.lines.dropFirst().dropLast()
  }

  @Test func `quitting saves the game, and the next start resumes it`() throws {
    let home = try HomeDirectory()
    let first = try gameInTheMiddle(home)
    // The cursor starts anew, on the first card in both pictures.
    for _ in 0..<12 { first.press(.backTab) }
    first.press("q")
    try expectEqual(first.waitForExit(), .exited(0))
    let second = try TerminalSession.table([], home: home)
    expectEqual(second.screen.status.pairs, 6)
    expectEqual(second.screen.status.moves, 1)
    try second.checkThatKeysWork()
  }

  @Test(arguments: 0..<8)
  func `a killed game continues exactly where it was`(number: Int) throws {
    let home = try HomeDirectory()
    let first = try TerminalSession.table(["-n", "6", "--seed", "x\(number)"], home: home)
    for _ in 0...number { try first.turnNext() }
    let before = try table(first)
    first.signal(9)
    try expectEqual(first.waitForExit(), .signalled(9))
    let second = try TerminalSession.table([], home: home)
    let after = try table(second)
    expectEqual(after.first, before.first)
    try second.checkThatKeysWork()
  }

  @Test func `a new game leaves the old one in the list`() throws {
    let home = try HomeDirectory()
    let first = try gameInTheMiddle(home)
    first.press("q")
    try expectEqual(first.waitForExit(), .exited(0))
    let second = try TerminalSession.table(["--new"], home: home)
    expectEqual(second.screen.status.moves, 0)
    second.press("q")
    try expectEqual(second.waitForExit(), .exited(0))
    // Nothing was played in the second game, so the first one is still the newest.
    try expectEqual(TerminalSession.table([], home: home).screen.status.moves, 1)
  }

  @Test func `two terminals never play the same game`() throws {
    let home = try HomeDirectory()
    let first = try gameInTheMiddle(home)
    let second = try TerminalSession.table([], home: home)
    expectEqual(second.screen.status.moves, 0)
    try first.checkThatKeysWork()
    try second.checkThatKeysWork()
  }

  @Test func `in a read-only directory the game is played without saving`() throws {
    let session = try TerminalSession.table(
      ["-n", "6", "--seed", "x"], environment: ["XDG_DATA_HOME": "/proc/nowhere"])
    try session.turnNext()
    try session.settle("the notice") {
      $0.messageLine.contains("/proc/nowhere") || $0.messageLine.contains("saved")
    }
    try session.turnNext()
    try session.settle("the first move") { $0.status.moves == 1 }
  }

  @Test func `without a home the game is played without saving`() throws {
    let session = try TerminalSession.table(
      ["-n", "6", "--seed", "x"], environment: ["HOME": nil, "XDG_DATA_HOME": nil])
    try session.turnNext()
    try session.checkThatKeysWork()
  }

  @Test func `a setting is saved, and an option overrides it`() throws {
    let home = try HomeDirectory()
    let first = try TerminalSession.table(home: home)
    first.press("o")
    try first.settle("settings") { $0.contains("Always show letters") }
    for _ in 0..<4 { first.press(.down) }
    first.press(.enter)
    try first.settle("labels") { screen in
      screen.lines.contains { $0.contains("Always show letters") && $0.contains("[✓]") }
    }
    first.press("q")
    try expectEqual(first.waitForExit(), .exited(0))
    let second = try TerminalSession.table(home: home)
    #expect(second.screen.lines.contains { $0.contains(" a ") && $0.contains(" s ") })
  }
}
