import Expectations
import Foundation
import Glibc
import MemoryGame
import Testing

@Suite("Storms: kills", .serialized)
struct KillStormTests {
  private static let faces = "#name:Storm\nAA\nBB\nCC\nDD\nEE\nFF\nGG\nHH\n"
  private static let keys = [
    " ", " ", " ", "\t", "\t", "h", "j", "k", "l", "s", "p", "f", "\u{1B}",
  ]

  @Test(arguments: Storm.seeds)
  func `a game killed at any moment loses nothing`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let home = try HomeDirectory()
    try home.write(Self.faces, to: "faces.txt")
    let bystanders = try leaveGames(home)
    var arguments = ["faces.txt", "--seed", "\(seed)"]
    for _ in 0..<Storm.count(8, inSoak: 25) {
      let session = try start(arguments, home)
      try playAndKill(session, &dice)
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
    // The keys may have won the game and chosen Quit in the result.
    let isOver = try session.home.retoldGame()?.isOver == true
    #expect(status == .signalled(SIGKILL) || status == .exited(0) && isOver)
    try checkThatJournalKnows(session)
  }

  /// Every move that the screen has shown is in the journal.
  private func checkThatJournalKnows(_ session: TerminalSession) throws {
    let shown = session.screen.status
    let game = try session.home.retoldGame()
    #expect(game?.moves ?? 0 >= shown.moves ?? 0)
    #expect(game?.found ?? 0 >= shown.found ?? 0)
    if game?.moves == shown.moves { expectEqual(game?.score, shown.score) }
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
