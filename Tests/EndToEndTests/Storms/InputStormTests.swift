import Expectations
import Glibc
import MemoryGame
import Testing

@Suite("Storms: input", .waiting)
struct InputStormTests {
  // The storm may choose another language in the settings.
  private static let arguments = ["--motion", "none", "--language", "en"]
  private static let inputsAtOnce = 500

  @Test(arguments: Storm.seeds)
  func `random keys, clicks and pastes never end the game`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let home = HomeDirectory()
    var session = try start(["--seed", "storm", "-n", "12"], home)
    var input = RandomInput(dice, columns: 80, rows: 24)
    for _ in 0..<Storm.count(2, inSoak: 25) {
      input.mayLeave = dice.next(below: 3) == 0
      for _ in 0..<Self.inputsAtOnce {
        session.send(input.next())
        if dice.next(below: 5) == 0 { session.attend(milliseconds: 1) }
      }
      session.calmDown()
      if try !isThere(session) {
        try checkThatItLeft(session, wasAsked: input.mayLeave)
        session = try start([], home)
      }
      try inspect(session)
    }
    try playOn(session)
  }

  private func start(_ arguments: [String], _ home: HomeDirectory) throws -> TerminalSession {
    let session = try TerminalSession(arguments + Self.arguments, home: home)
    try session.wait("the table") { $0.status.pairs != nil }
    if let game = try home.retoldGame(), game.end == nil, !game.isOver, game.isFollowed,
      game.isAlone
    {
      expectEqual(session.screen.status.moves, game.moves)
    }
    return session
  }

  /// Whether the game is still running, with a complete picture.
  private func isThere(_ session: TerminalSession) throws -> Bool {
    do {
      try session.checkThatPictureIsWhole()
      return true
    } catch  where session.exitStatus != nil {
      return false
    }
  }

  /// The storm may have chosen Quit in the result.
  private func checkThatItLeft(_ session: TerminalSession, wasAsked: Bool) throws {
    let status = try session.waitForExit()
    // On leaving, Ctrl-C and Ctrl-\ become signals again, and one may be on its way.
    let late: [ExitStatus] = [.signalled(SIGINT), .signalled(SIGQUIT)]
    #expect(status == .exited(0) || wasAsked && late.contains(status), "\(status)")
    #expect(try wasAsked || session.home.retoldGame()?.end == "finish")
    try session.checkThatTerminalIsBack()
  }

  /// Typed and pasted bytes are in the output only as text, and all journals can be read.
  private func inspect(_ session: TerminalSession) throws {
    let fault = OutputInspector.fault(in: session.output)
    expectNil(fault)
    for journal in session.home.journals.values { _ = try RetoldGame(journal: journal) }
  }

  private func playOn(_ session: TerminalSession) throws {
    #expect(session.modes.reportsMouse && session.modes.isPasteBracketed)
    let home = session.home
    let old = home.journals
    session.press("n", .space)
    try session.wait("a choice in a new journal") { _ in
      guard let latest = home.latestJournal, old[latest] == nil else { return false }
      return (try? home.retoldGame())?.intents == 1
    }
    try expectEqual(session.quit(), .exited(0))
    expectEqual(session.modes, TerminalModes())
  }
}

@Suite("Odd input", .waiting)
struct HarmlessInputTests {
  /// Bytes that no player types; none may quit or suspend the game.
  private static let odd: [(String, [UInt8])] = [
    // Without Ctrl-C, Ctrl-Z and q.
    ("all bytes", (0...255).filter { ![0x03, 0x1A, 0x71].contains($0) }),
    ("broken UTF-8", [0xC3, 0x28, 0xE2, 0x82, 0xF0, 0x9F, 0xED, 0xA0, 0x80, 0xFF, 0xC0]),
    ("a long sequence", Array("\u{1B}[".utf8) + [UInt8](repeating: 0x30, count: 5_000)),
  ]

  @Test(arguments: odd) func `odd bytes do no harm`(name: String, bytes: [UInt8]) throws {
    let session = try TerminalSession.table()
    session.send(bytes)
    try session.waitUntilQuiet(milliseconds: 100)
    // Each Escape closes one page; one more opens the menu.
    for _ in 0..<9 {
      session.press(.escape)
      try session.waitUntilQuiet(milliseconds: 60)
    }
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    expectEqual(session.modes, TerminalModes())
  }

  @Test func `a long paste does not press keys`() throws {
    let (session, other) = (try TerminalSession.table(), try TerminalSession.table())
    session.paste(String(repeating: "q \u{3} n\r", count: 15_000))
    try session.checkThatKeysWork()
    try session.settle(as: other)
  }
}
