import Glibc
import Testing

@Suite("Leaving the game", .serialized)
struct LeavingTests {
  /// A moment at which the game may have to end.
  enum Moment: String, CaseIterable {
    case rest
    case deal
    case flip
    case dialog
    case labels

    func session() throws -> TerminalSession {
      let motion = self == .deal || self == .flip ? "full" : "none"
      let session = try TerminalSession(["--seed", "ghost", "--motion", motion])
      try session.wait("the status line") { $0.status.pairs != nil }
      switch self {
      case .rest, .deal: break
      case .flip: session.press(.space)
      case .dialog:
        session.press("d")
        try session.wait(for: "Decks")
      case .labels: try session.startLabels()
      }
      return session
    }
  }

  private static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let crashes = [SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP]

  /// Checks that the terminal is as before.
  ///
  /// Where the program may have died before all answers arrived, the line echoes them like keys, and
  /// nothing can prevent it.
  private func checkThatTerminalIsBack(_ session: TerminalSession, isEchoed: Bool = false) throws {
    #expect(session.modes == TerminalModes())
    let shown = session.screen.lines.joined()
    #expect((isEchoed ? shown.replacing(/\^\[\[[?;0-9]*[Rc]/, with: "") : shown) == "")
    let pristine = try PseudoTerminal(columns: 80, rows: 24).lineSettings
    #expect(try session.lineSettings == pristine)
  }

  @Test(arguments: Moment.allCases) func `q leaves at once`(_ moment: Moment) throws {
    let session = try moment.session()
    #expect(try session.quit() == .exited(0))
    try checkThatTerminalIsBack(session)
  }

  @Test(arguments: Moment.allCases) func `Ctrl-C leaves at once`(_ moment: Moment) throws {
    let session = try moment.session()
    session.press(.control("c"))
    #expect(try session.waitForExit() == .exited(0))
    try checkThatTerminalIsBack(session)
  }

  @Test(arguments: endings + crashes, [Moment.rest, .flip, .dialog])
  func `a signal kills the game after the terminal is restored`(
    number: Int32, moment: Moment
  ) throws {
    let session = try moment.session()
    session.signal(number)
    #expect(try session.waitForExit() == .signalled(number))
    try checkThatTerminalIsBack(session)
  }

  @Test(arguments: endings + crashes) func `a signal at the first byte of output ends the game`(
    number: Int32
  ) throws {
    let session = try TerminalSession(["--seed", "ghost"])
    while session.output.isEmpty { session.attend(milliseconds: 1) }
    session.signal(number)
    #expect(try session.waitForExit() == .signalled(number))
    try checkThatTerminalIsBack(session, isEchoed: Self.crashes.contains(number))
  }

  @Test(arguments: 0..<20) func `a signal during startup ends the game`(
    milliseconds: Int32
  ) throws {
    let session = try TerminalSession(["--seed", "ghost"])
    poll(nil, 0, milliseconds)
    session.signal(SIGTERM)
    #expect(try session.waitForExit() == .signalled(SIGTERM))
    try checkThatTerminalIsBack(session)
  }

  @Test(arguments: [SIGUSR1, SIGALRM, SIGXCPU])
  func `an unusual signal restores the terminal, too`(number: Int32) throws {
    let session = try TerminalSession.table()
    session.signal(number)
    #expect(try session.waitForExit() == .signalled(number))
    try checkThatTerminalIsBack(session)
  }

  @Test func `q typed before the first frame quits`() throws {
    let session = try TerminalSession(["--seed", "ghost"])
    session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    // The kernel may echo the key, which was typed before the terminal was raw.
    #expect(session.screen.lines.filter { !$0.isEmpty && $0 != "q" } == [])
    #expect(session.modes == TerminalModes())
  }

  @Test(arguments: Moment.allCases) func `a closed window ends the game within a second`(
    _ moment: Moment
  ) throws {
    let session = try moment.session()
    session.hangUp()
    #expect(try session.waitForExit(seconds: 1) == .signalled(SIGHUP))
  }

  @Test func `the end of the input ends the game, even if hang-ups are ignored`() throws {
    let session = try TerminalSession.script("trap '' HUP; exec \(memorizeBinary) --seed x")
    try session.waitForTable()
    session.hangUp()
    #expect(try session.waitForExit(seconds: 1) != .signalled(SIGKILL))
  }

  @Test func `the shell finds its screen as it left it`() throws {
    let session = try TerminalSession.script(
      "printf 'before\\n'; \(memorizeBinary) --seed x; echo code $?")
    try session.waitForTable()
    #expect(!session.screen.contains("before"))
    session.press("q")
    try session.waitForExit()
    #expect(session.screen.lines.prefix(3) == ["before", "code 0", ""])
  }
}
