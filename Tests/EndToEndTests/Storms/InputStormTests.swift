import Expectations
import Glibc
import MemoryGame
import Testing

@Suite("Storms: input", .serialized)
struct InputStormTests {
  private static let arguments = ["--motion", "none"]
  private static let inputsAtOnce = 500

  @Test(arguments: Storm.seeds)
  func `random keys, clicks and pastes never end the game`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let home = try HomeDirectory()
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
    if let game = try home.retoldGame(), game.end == nil, !game.isOver, game.isFollowed {
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
    expectEqual(session.modes, TerminalModes())
    let pristine = try PseudoTerminal(columns: 80, rows: 24).lineSettings
    try expectEqual(session.lineSettings, pristine)
  }

  /// Typed and pasted bytes are in the output only as text, and all journals can be read.
  private func inspect(_ session: TerminalSession) throws {
    let fault = OutputInspector.fault(in: session.output)
    expectNil(fault)
    for journal in session.home.journals.values { _ = try RetoldGame(journal: journal) }
  }

  private func playOn(_ session: TerminalSession) throws {
    #expect(session.modes.mouse == .allMotion && session.modes.isPasteBracketed)
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
