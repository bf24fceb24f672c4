import Expectations
import Glibc
import MemoryGame
import Testing

@Suite("Storms: signals", .serialized)
struct SignalStormTests {
  private static let endings = [SIGTERM, SIGHUP, SIGINT]
  private static let harmless = [SIGWINCH, SIGCONT, SIGTSTP]

  @Test(arguments: Storm.seeds)
  func `a job stopped and continued at random obeys the shell`(
    seed: UInt64
  ) throws {
    var dice = SeededGenerator(seed: seed)
    let session = try TerminalSession.shell()
    let (modes, settings) = (session.modes, try session.lineSettings)
    session.enter("\(memorizeBinary) --seed storm -n 12 --motion none")
    try session.waitForTable()
    let job = try session.foregroundProcess
    for _ in 0..<Storm.count(6, inSoak: 100) {
      try burst(session, job, among: Self.harmless, &dice)
      session.signal(SIGSTOP, to: job)
      try session.waitForStop(of: job)
      try waitForShell(session)
      try goOn(session, job)
      try session.checkThatKeysWork()
    }
    session.press("q")
    try session.waitForPrompt()
    expectEqual(session.modes, modes)
    try expectEqual(session.lineSettings, settings)
  }

  /// Continues again if the job stopped twice: SIGTSTP may have been pending when SIGSTOP came.
  private func goOn(_ session: TerminalSession, _ job: pid_t) throws {
    session.enter("clear; fg")
    do {
      try waitForTable(session, seconds: 3)
    } catch  where ProcessStatus(job)?.isStopped == true {
      session.enter("clear; fg")
      try waitForTable(session, seconds: 10)
    }
  }

  private func waitForTable(_ session: TerminalSession, seconds: Double) throws {
    try session.settle("the table", seconds: seconds) {
      $0.contains("? help") && $0.status.pairs == 12
    }
  }

  @Test(arguments: Storm.seeds)
  func `random signals restore the terminal, and the game can be resumed`(
    seed: UInt64
  ) throws {
    var dice = SeededGenerator(seed: seed)
    let home = try HomeDirectory(faces: "AA BB CC DD EE FF GG HH")
    var arguments = ["faces.txt", "--seed", "\(seed)"]
    for _ in 0..<Storm.count(8, inSoak: 100) {
      let session = try TerminalSession.table(arguments, home: home)
      arguments = []
      if let game = try home.retoldGame(), !game.isOver { try session.checkThatTableShows(game) }
      session.press(.tab, .space, .tab, .space)
      session.attend(for: .milliseconds(dice.next(below: 30)))
      let job = session.processIdentifier
      try burst(session, job, among: Self.harmless + Self.endings, &dice)
      session.signal(dice.pick(Self.endings) ?? SIGTERM)
      let status = try session.waitForExit()
      #expect(Self.endings.map(ExitStatus.signalled).contains(status))
      expectEqual(session.modes, TerminalModes())
      let pristine = try PseudoTerminal(columns: 80, rows: 24).lineSettings
      try expectEqual(session.lineSettings, pristine)
    }
  }

  /// Sends random signals, some at once and some with pauses between them.
  private func burst(
    _ session: TerminalSession, _ job: pid_t, among signals: [Int32], _ dice: inout SeededGenerator
  ) throws {
    for _ in 0..<dice.number(in: 1...20) {
      session.signal(dice.pick(signals) ?? SIGCONT, to: job)
      if dice.next(below: 2) == 0 {
        session.attend(for: .microseconds(dice.next(below: 20_000)))
      }
    }
  }

  private func waitForShell(_ session: TerminalSession) throws {
    try session.wait("the shell") { _ in
      (try? session.foregroundProcess) == session.processIdentifier
    }
  }
}
