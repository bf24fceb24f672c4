import Glibc
import MemoryGame
import Testing

@Suite("Storms: the terminal vanishes", .serialized)
struct VanishingTests {
  enum Moment: String, CaseIterable {
    case rest
    case motion
    case dialog
    case flood
    case choked
  }

  /// The processor time that the end may take, in hundredths of a second.
  private static let mostTicks = 30

  @Test(arguments: Moment.allCases, Storm.seeds)
  func `a program that loses its terminal ends`(moment: Moment, seed: UInt64) throws {
    try vanish(TerminalSession(Self.arguments, columns: 120, rows: 40), at: moment, seed)
  }

  @Test(arguments: Moment.allCases, Storm.seeds)
  func `a game that ignores hang-ups ends, too`(moment: Moment, seed: UInt64) throws {
    let script = "trap '' HUP; exec \(memorizeBinary) \(Self.arguments.joined(separator: " "))"
    try vanish(TerminalSession.script(script), at: moment, seed)
  }

  private static let arguments = ["--seed", "ghost", "-n", "30", "--motion", "full"]

  private func vanish(_ session: TerminalSession, at moment: Moment, _ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    try session.wait("the table") { $0.status.pairs != nil }
    try bring(session, to: moment, &dice)
    let before = try #require(ProcessStatus(session.processIdentifier)).ticks
    session.hangUp()
    #expect(try session.waitForExit(seconds: 1) != .signalled(SIGKILL))
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
      session.press("?")
      try session.wait(for: "How to play")
    case .flood: for _ in 0..<2_000 { session.press(.space, .tab) }
    case .choked:
      session.pace = ReadingPace(bytesPerSecond: 0)
      for _ in 0..<20 { session.press("n") }
    }
    session.attend(for: .milliseconds(dice.next(below: 300)))
  }
}
