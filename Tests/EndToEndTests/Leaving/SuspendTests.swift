import Expectations
import Glibc
import Testing

@Suite("Suspending", .waiting)
struct SuspendTests {
  /// A game started by a shell, with its clock running, and the terminal's settings before.
  private struct Job {
    let session: TerminalSession
    let process: pid_t
    let modes: TerminalModes
    let settings: LineSettings

    init() throws {
      session = try .shell()
      modes = session.modes
      settings = try session.lineSettings
      session.enter("echo earlier; \(memorizeBinary) --seed x --motion none")
      try session.waitForTable()
      process = try session.foregroundProcess
      try session.turnUnderCursor()
      try session.wait("the clock to run") { ($0.status.clock ?? 0) >= 1 }
    }

    func checkThatTerminalIsBack() throws {
      try session.waitForStop(of: process)
      try session.waitForPrompt()
      expectEqual(session.modes, modes)
      try expectEqual(session.lineSettings, settings)
    }

    /// Stopped before it could restore anything.
    func stopWithoutWarning() throws {
      session.signal(SIGSTOP, to: process)
      try session.waitForStop(of: process)
      try session.wait("the shell") { _ in
        (try? session.foregroundProcess) == session.processIdentifier
      }
    }

    /// Suspended for two seconds.
    func resume() throws {
      session.enter("sleep 2; fg")
      try session.settle("the table") { $0.text(0).hasPrefix(" Hallowe") }
    }
  }

  @Test(arguments: ["Ctrl-Z", "kill -TSTP", "Ctrl-Z on a sheet"])
  func `the shell has the terminal while the game is suspended`(how: String) throws {
    let job = try Job()
    let session = job.session
    if how.hasSuffix("sheet") { try session.press("?", showing: "How to play") }
    let before = session.screen
    if how.hasPrefix("kill") {
      session.signal(SIGTSTP, to: job.process)
    } else {
      session.press(.control("z"))
    }
    try job.checkThatTerminalIsBack()
    #expect(session.screen.contains("earlier"))
    try job.resume()
    let (clock, earlier) = (session.screen.status.clock ?? -1, before.status.clock ?? 0)
    #expect((earlier...earlier + 1).contains(clock))
    if how.hasSuffix("sheet") {
      try session.wait(for: "How to play")
      session.press(.escape)
      try session.settle("help to be closed") { !$0.contains("How to play") }
    }
    try session.turnNext()
    try session.wait("a move") { $0.status.moves == 1 }
    session.press(.control("c"))
    try session.waitForPrompt()
    expectEqual(session.modes, job.modes)
    try expectEqual(session.lineSettings, job.settings)
  }

  @Test func `a game stopped by SIGSTOP redraws its table`() throws {
    let job = try Job()
    let session = job.session
    try job.stopWithoutWarning()
    session.enter("clear; fg")
    try session.settle("the table") { $0.status.pairs != nil && $0.contains("? help") }
    #expect(session.modes.reportsMouse)
    try session.turnNext()
    try session.checkThatKeysWork()
    session.press(.control("c"))
    try session.waitForPrompt()
    expectEqual(session.modes, job.modes)
    try expectEqual(session.lineSettings, job.settings)
  }

  /// The shell's command to end its job 1, and its message that the process is gone.
  private static let ending = "kill %1; while kill -0 $p 2>&-; do sleep 0.1; done; echo $((6 * 7))."

  @Test func `a game stopped by SIGSTOP obeys signals`() throws {
    let job = try Job()
    let session = job.session
    try job.stopWithoutWarning()
    session.enter("clear; p=\(job.process); \(Self.ending)")
    try session.wait(for: "42.")
  }

  @Test func `a game started in the background obeys signals`() throws {
    let session = try TerminalSession.shell()
    session.enter("\(memorizeBinary) --seed x & p=$!")
    session.enter("until jobs | grep Stopped; do sleep 0.1; done; \(Self.ending)")
    try session.wait(for: "42.")
  }

  @Test func `Ctrl-Z does nothing where nobody could resume the game`() throws {
    let session = try TerminalSession.table()
    let count = session.output.count
    session.press(.control("z"))
    try session.checkThatKeysWork()
    let output = String(decoding: session.output[count...], as: UTF8.self)
    #expect(!output.contains("\u{1B}[?1049l"))
  }
}
