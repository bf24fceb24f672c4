import Expectations
import Foundation
import Glibc
import MemoryGame
import Testing

@Suite("Storms: signals", .waiting)
struct SignalStormTests {
  private static let endings = [SIGTERM, SIGHUP, SIGINT]
  private static let harmless = [SIGWINCH, SIGCONT, SIGTSTP]

  @Test(arguments: Storm.seeds)
  func `a job stopped and continued at random obeys the shell`(seed: UInt64) throws {
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
    session.press(.control("c"))
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
  func `random signals restore the terminal, and the game can be resumed`(seed: UInt64) throws {
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
      try session.checkThatTerminalIsBack()
    }
  }

  /// Sends random signals, some at once and some with pauses between them.
  private func burst(
    _ session: TerminalSession, _ job: pid_t, among signals: [Int32], _ dice: inout SeededGenerator
  ) throws {
    for _ in 0..<dice.number(in: 1...20) {
      session.signal(dice.pick(signals) ?? SIGCONT, to: job)
      if dice.next(below: 2) == 0 { session.attend(for: .microseconds(dice.next(below: 20_000))) }
    }
  }

  private func waitForShell(_ session: TerminalSession) throws {
    try session.wait("the shell") { _ in
      (try? session.foregroundProcess) == session.processIdentifier
    }
  }
}

@Suite("Storms: kills", .waiting)
struct KillStormTests {
  private static let faces = "#name:Storm\nAA\nBB\nCC\nDD\nEE\nFF\nGG\nHH\n"
  private static let keys = [
    " ", " ", " ", "\t", "\t", "h", "j", "k", "l", "s", "p", "f", "\u{1B}",
  ]

  @Test(arguments: Storm.seeds)
  func `a game killed at any moment loses nothing`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let home = HomeDirectory()
    try home.write(Self.faces, to: "faces.txt")
    let bystanders = try leaveGames(home)
    var arguments = ["faces.txt", "--seed", "\(seed)"]
    for _ in 0..<Storm.count(8, inSoak: 25) {
      let current = home.latestJournal
      let others = Set(home.journals.keys.filter { !arguments.isEmpty || $0 != current })
      let session = try start(arguments, home)
      try playAndKill(session, &dice)
      try checkThatJournalsKnow(session, except: others)
      if dice.next(below: 2) == 0 { try tear(home, &dice) }
      // After a finished game, do not resume one of the bystanders.
      arguments = try home.retoldGame()?.isOver == true ? ["faces.txt"] : []
      for (name, bytes) in bystanders { expectEqual(home.journals[name], bytes) }
    }
  }

  /// A game that was given up and an unfinished one, both old.
  private func leaveGames(_ home: HomeDirectory) throws -> [String: [UInt8]] {
    let session = try TerminalSession.table(["--new", "-n", "6"], home: home)
    session.press(.space, .tab, .space, "q")
    try expectEqual(session.waitForExit(), .exited(0))
    let name = try #require(home.latestJournal)
    let journal = try #require(home.journals[name])
    try home.writeJournal(journal + Array("{\"do\":\"abandon\"}\n".utf8), to: "given-up.jsonl")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: "\(home.gamesPath)/\(name)"
    )
    return home.journals
  }

  /// Starts the game; the table must match the journal.
  private func start(_ arguments: [String], _ home: HomeDirectory) throws -> TerminalSession {
    let expected = arguments.isEmpty ? try home.retoldGame() : nil
    let session = try TerminalSession.table(arguments, home: home)
    if let expected, expected.end == nil, !expected.isOver {
      try session.checkThatTableShows(expected)
    }
    return session
  }

  /// Plays a burst of keys and kills the game in the middle of it.
  private func playAndKill(_ session: TerminalSession, _ dice: inout SeededGenerator) throws {
    for _ in 0..<dice.number(in: 1...6) {
      session.send((0..<dice.number(in: 1...30)).map { _ in dice.pick(Self.keys) ?? " " }.joined())
      session.attend(for: .microseconds(dice.next(below: 30_000)))
    }
    session.attend(for: .microseconds(dice.next(below: 20_000)))
    session.signal(SIGKILL)
    let status = try session.waitForExit()
    // The keys may have chosen Quit in the menu.
    #expect(status == .signalled(SIGKILL) || status == .exited(0))
  }

  /// Every move that the screen has shown is in a journal of this session.
  ///
  /// A burst of keys may have dealt another game and played it on before its first frame, so the
  /// screen can still show the game before it.
  private func checkThatJournalsKnow(
    _ session: TerminalSession, except others: Set<String>
  ) throws {
    let shown = session.screen.status
    let games = try session.home.journals.filter { !others.contains($0.key) }.values
      .map { try RetoldGame(journal: $0) }
    let (moves, found) = (shown.moves ?? 0, shown.found ?? 0)
    let knowing = games.filter { $0.moves >= moves && $0.found >= found }
    #expect(!knowing.isEmpty || moves == 0, "\(games.map(\.moves)), shown \(moves)")
    if let game = knowing.first(where: { $0.moves == moves }), games.count == 1 {
      expectEqual(game.score, shown.score)
    }
  }

  /// Cuts the journal somewhere in its last line.
  private func tear(_ home: HomeDirectory, _ dice: inout SeededGenerator) throws {
    guard let name = home.latestJournal, let bytes = home.journals[name],
      try RetoldGame(journal: bytes).intents > 0
    else { return }
    let last = bytes.dropLast().lastIndex(of: 0x0A) ?? 0
    try home.writeJournal(Array(bytes[..<dice.number(in: last + 1...bytes.count)]), to: name)
  }
}

@Suite("Storms: sizes", .waiting)
struct ResizeStormTests {
  private static let keys: [Key] = [
    .space, .tab, "s", "n", "d", "o", "+", "-", .escape, .down, "f",
  ]
  private static let sizesAtOnce = 20

  @Test(arguments: Storm.seeds)
  func `the table fits every window size`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let session = try TerminalSession(["--seed", "storm", "-n", "20", "--motion", "full"])
    try session.wait("the table") { $0.status.pairs != nil }
    for _ in 0..<Storm.count(2, inSoak: 13) {
      for _ in 0..<Self.sizesAtOnce { try resize(session, &dice) }
      // A window with room for the status line and help.
      try session.resize(columns: dice.number(in: 70...160), rows: dice.number(in: 20...60))
      session.calmDown()
      try session.checkThatPictureIsWhole()
    }
    try expectEqual(session.quit(), .exited(0))
    expectEqual(session.modes, TerminalModes())
    expectNil(OutputInspector.fault(in: session.output, never: RandomInput.mark))
  }

  /// Resizes the window, to small sizes as often as to large ones, and starts some motion.
  private func resize(_ session: TerminalSession, _ dice: inout SeededGenerator) throws {
    let isSmall = dice.next(below: 2) == 0
    try session.resize(
      columns: dice.number(in: 1...(isSmall ? 30 : 500)),
      rows: dice.number(in: 1...(isSmall ? 10 : 200)))
    if dice.next(below: 2) == 0 { session.press(dice.pick(Self.keys) ?? .space) }
    if dice.next(below: 3) == 0 { session.attend(for: .milliseconds(dice.next(below: 60))) }
  }
}
