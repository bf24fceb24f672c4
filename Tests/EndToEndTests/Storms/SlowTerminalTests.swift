import Expectations
import Glibc
import Testing

@Suite("Storms: a slow terminal", .waiting)
struct SlowTerminalTests {
  private static let arguments = ["--seed", "ghost", "-n", "60", "--motion", "full"]

  /// The most that may be on its way: the kernel's buffer, and the frames of one shuffle after the
  /// terminal has become fast again.
  ///
  /// Twelve shuffles would be about 3 MB.
  private static let mostUnderway = 400_000

  private func table() throws -> TerminalSession {
    let session = try TerminalSession(Self.arguments, columns: 240, rows: 70)
    try session.wait("the table") { $0.status.pairs != nil }
    return session
  }

  @Test func `a slow terminal loses frames, not keys`() throws {
    let session = try table()
    session.press(.space)
    try session.wait("a choice in the journal") { _ in session.intents == 1 }
    let written = session.output.count
    session.pace = ReadingPace(bytesPerSecond: 1_000)
    for number in 2...Storm.count(12, inSoak: 120) {
      session.press("s")
      session.attend(for: .milliseconds(100))
      try session.wait("shuffle \(number) in the journal", seconds: 1) { _ in
        session.intents == number
      }
    }
    session.pace = nil
    session.press("?")
    try session.settle("help") { $0.contains("How to play") }
    // A motion of half a second would be fifteen frames for each shuffle.
    #expect(session.output.count - written < Self.mostUnderway)
    session.press(.escape)
    try session.settle("help to be closed") { !$0.contains("How to play") }
    try session.checkThatPictureIsWhole()
  }
}

extension SlowTerminalTests {
  @Test func `a slow terminal gets fewer frames of a motion and the same last one`() throws {
    let board = ["--board", "Capitals:100#ghost", "--motion"]
    let session = try TerminalSession(board + ["full"], columns: 400, rows: 120)
    session.pace = ReadingPace(bytesPerSecond: 20_000)
    // Two seconds of the line, whenever the program gets to write: as long as the deal takes.
    try session.wait("50,000 bytes", seconds: 30) { _ in session.output.count >= 50_000 }
    session.pace = nil
    try session.waitUntilQuiet(milliseconds: 300)
    // Read so far, the kernel's buffer, and the last frame; all frames would be several megabytes.
    #expect(session.output.count < 50_000 + 65_536 + 300_000)
    try session.checkThatPictureIsWhole()
    let still = try TerminalSession(board + ["none"], columns: 400, rows: 120)
    try still.wait("the table") { $0.status.pairs != nil }
    try still.waitUntilQuiet(milliseconds: 100)
    expectEqual(session.screen.lines.first, still.screen.lines.first)
    // From then on the cards are plain, which the game says once; its line may come last.
    try session.wait("the message") { $0.messageLine.contains("Slow connection") }
  }

  enum Way: String, CaseIterable {
    case quit, terminate, hangUp
  }

  @Test(arguments: Way.allCases)
  func `a blocked terminal is restored all the same`(way: Way) throws {
    let session = try table()
    session.pace = ReadingPace(bytesPerSecond: 0)
    for _ in 0..<4 {
      session.press("s", .control("l"))
      session.attend(for: .milliseconds(200))
    }
    switch way {
    case .quit: session.press(.control("c"))
    case .terminate: session.signal(SIGTERM)
    case .hangUp: session.signal(SIGHUP)
    }
    #expect(try session.waitForExit(seconds: 2) != .signalled(SIGKILL))
    session.pace = nil
    try session.waitUntilQuiet(milliseconds: 200)
    expectEqual(session.modes, TerminalModes())
  }

  @Test func `an absurd window size costs neither memory nor time`() throws {
    let session = try TerminalSession(Self.arguments)
    try session.wait("the table") { $0.status.pairs != nil }
    try session.claimSize(columns: 65_535, rows: 65_535)
    session.attend(for: .milliseconds(500))
    session.press(.control("c"))
    try expectEqual(session.waitForExit(seconds: 10), .exited(0))
  }
}

extension TerminalSession {
  /// The number of intents in the latest journal.
  fileprivate var intents: Int? { (try? home.retoldGame())?.intents }
}
