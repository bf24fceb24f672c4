import Expectations
import Glibc
import MemoryGame
import Testing

@Suite("Leaving the game", .waiting)
struct LeavingTests {
  /// The state of the game when it must end.
  enum Moment: String, CaseIterable {
    case rest, deal, flip, dialog, labels

    func session() throws -> TerminalSession {
      let motion = self == .deal || self == .flip ? "full" : "none"
      let session = try TerminalSession(["--seed", "ghost", "--motion", motion])
      try session.wait("the status line") { $0.status.pairs != nil }
      switch self {
      case .deal: break
      case .rest: try session.waitForAnswers()
      case .flip:
        try session.waitForAnswers()
        session.press(.space)
      case .dialog:
        try session.press("d", showing: "Decks")
        try session.waitForAnswers()
      case .labels: try session.startLabels()
      }
      return session
    }
  }

  private static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let crashes = [SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP]

  /// Checks that the terminal is as it was.
  ///
  /// With `isEchoed`, late answers of the terminal may be echoed, because the program was killed
  /// before it could read them.
  private func checkThatTerminalIsBack(_ session: TerminalSession, isEchoed: Bool = false) throws {
    try session.checkThatTerminalIsBack()
    let shown = session.screen.lines.joined()
    #expect((isEchoed ? shown.replacing(/\^\[\[[?;0-9]*[Rcn]/, with: "") : shown) == "")
  }

  @Test(arguments: Moment.allCases) func `Ctrl-C leaves at once`(_ moment: Moment) throws {
    let session = try moment.session()
    try expectEqual(session.quit(), .exited(0))
    try checkThatTerminalIsBack(session)
  }

  /// Rarely used and real-time signals.
  private static let others: [Int32] = [SIGUSR1, SIGALRM, SIGXCPU, 34, 35, 50, 63, 64]

  private static let signals: [(Int32, Moment)] =
    (endings + crashes + others).map { ($0, .flip) }
    + [(SIGTERM, .rest), (SIGSEGV, .rest), (SIGTERM, .dialog), (SIGSEGV, .dialog)]

  @Test(arguments: signals)
  func `a signal ends the program and restores the terminal`(number: Int32, moment: Moment) throws {
    let session = try moment.session()
    session.signal(number)
    try expectEqual(session.waitForExit(), .signalled(number))
    try checkThatTerminalIsBack(session)
  }

  @Test(arguments: endings + [SIGSEGV])
  func `a signal at the first byte of output ends the program`(number: Int32) throws {
    let session = try TerminalSession(["--seed", "ghost"])
    while session.output.isEmpty { session.attend(milliseconds: 1) }
    session.signal(number)
    try expectEqual(session.waitForExit(), .signalled(number))
    try checkThatTerminalIsBack(session, isEchoed: Self.crashes.contains(number))
  }

  @Test(arguments: 0..<10) func `a signal during the start ends it`(number: Int32) throws {
    let session = try TerminalSession(["--seed", "ghost"])
    poll(nil, 0, 2 * number)
    session.signal(SIGTERM)
    try expectEqual(session.waitForExit(), .signalled(SIGTERM))
    try checkThatTerminalIsBack(session)
  }

  @Test func `q typed before the first frame leaves`() throws {
    let session = try TerminalSession(["--seed", "ghost"])
    session.press("q")
    try expectEqual(session.waitForExit(), .exited(0))
    // The kernel may have echoed the key, which was typed before the program set the line to raw.
    expectEqual(session.screen.lines.filter { !$0.isEmpty && $0 != "q" }, [])
    expectEqual(session.modes, TerminalModes())
  }

  @Test func `the shell's screen is restored`() throws {
    let session = try TerminalSession.script(
      "printf 'before\\n'; \(memorizeBinary) --seed x; echo code $?")
    try session.waitForTable()
    #expect(!session.screen.contains("before"))
    session.press("q")
    try session.waitForExit()
    expectEqual(session.screen.lines.prefix(3), ["before", "code 0", ""])
  }
}

extension TerminalSession {
  /// Waits until the program has read the answers to what it asks after a new frame.
  ///
  /// A program that is killed before that leaves them to the shell.
  fileprivate func waitForAnswers() throws { try waitUntilQuiet(milliseconds: 100) }
}

@Suite("Storms: the terminal vanishes", .waiting)
struct VanishingTests {
  enum Moment: String, CaseIterable {
    case rest, motion, dialog, flood, choked
  }

  /// The processor time that the end may take, in hundredths of a second.
  private static let mostTicks = 30

  @Test(arguments: Moment.allCases, [false, true])
  func `a game that loses its terminal ends, even if it ignores hang-ups`(
    moment: Moment, ignoresHangUps: Bool
  ) throws {
    for seed in Storm.seeds { try vanish(at: moment, ignoresHangUps, seed) }
  }

  private func vanish(at moment: Moment, _ ignoresHangUps: Bool, _ seed: UInt64) throws {
    let trap = ignoresHangUps ? "trap '' HUP; " : ""
    let session = try TerminalSession.script(
      "\(trap)exec \(memorizeBinary) --seed ghost -n 30 --motion full")
    var dice = SeededGenerator(seed: seed)
    try session.wait("the table") { $0.status.pairs != nil }
    try bring(session, to: moment, &dice)
    let before = try #require(ProcessStatus(session.processIdentifier)).ticks
    session.hangUp()
    let status = try session.waitForExit(seconds: 1)
    #expect(ignoresHangUps ? status != .signalled(SIGKILL) : status == .signalled(SIGHUP))
    // Dead processes count until they are collected.
    let after = try #require(ProcessStatus(session.processIdentifier)).ticks
    #expect(after - before < Self.mostTicks)
    for journal in session.home.journals.values { _ = try RetoldGame(journal: journal) }
  }

  private func bring(
    _ session: TerminalSession, to moment: Moment, _ dice: inout SeededGenerator
  ) throws {
    switch moment {
    case .rest: try session.waitUntilQuiet(milliseconds: 300)
    case .motion: session.press(.space, "s")
    case .dialog:
      try session.press("?", showing: "How to play")
    case .flood: for _ in 0..<2_000 { session.press(.space, .tab) }
    case .choked:
      session.pace = ReadingPace(bytesPerSecond: 0)
      for _ in 0..<20 { session.press("n") }
    }
    session.attend(for: .milliseconds(dice.next(below: 300)))
  }
}
