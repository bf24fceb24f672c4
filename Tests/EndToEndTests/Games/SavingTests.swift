import Expectations
import Foundation
import Glibc
import Testing

/// The real program while another one holds its locks, and after a kill.
@Suite("Saving", .serialized)
struct SavingTests {
  private let home: HomeDirectory
  private var data: String { "\(home.path)/.local/share/memorize" }

  init() throws {
    home = try HomeDirectory()
    try FileManager.default.createDirectory(
      atPath: home.gamesPath, withIntermediateDirectories: true)
  }

  /// Holds the lock of a file or directory.
  private func lock(_ path: String) throws -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  private var history: [Substring] {
    let text = try? String(contentsOfFile: "\(data)/history.jsonl", encoding: .utf8)
    return text?.split(whereSeparator: \.isNewline) ?? []
  }

  private func win(_ session: TerminalSession) throws {
    try Player(session, spots: session.findCards(), by: .labels).win()
  }

  @Test func `moves made while the folder is locked are saved later`() throws {
    let lock = try lock(home.gamesPath)
    let session = try TerminalSession.table(["-n", "6", "--seed", "x"], columns: 200, home: home)
    try session.turnUnderCursor()
    try session.settle("the notice") { $0.messageLine.contains("another program holds the lock") }
    try session.turnNext()
    #expect(home.journals.isEmpty)
    close(lock)
    try session.turnNext()
    try session.settle("the good news") { $0.messageLine.contains("saving works again") }
    session.signal(SIGKILL)
    try expectEqual(session.waitForExit(), .signalled(SIGKILL))
    try expectEqual(home.retoldGame()?.intents, 3)
  }

  @Test(arguments: [[], ["--new"]])
  func `a game killed before its history line gets one at the next start`(
    arguments: [String]
  ) throws {
    try home.write("", to: ".local/share/memorize/history.jsonl")
    let session = try TerminalSession.table(["-n", "2", "--seed", "x"], home: home)
    let lock = try lock("\(data)/history.jsonl")
    try win(session)
    session.signal(SIGKILL)
    try expectEqual(session.waitForExit(), .signalled(SIGKILL))
    close(lock)
    #expect(history.isEmpty)
    try expectEqual(home.retoldGame()?.isOver, true)
    for _ in 0..<2 {
      let next = try TerminalSession.table(arguments, home: home)
      expectEqual(next.screen.status.moves, 0)
      try expectEqual(next.quit(), .exited(0))
      expectEqual(history.count, 1)
    }
    try expectEqual(home.retoldGame()?.end, "finish")
  }

  @Test func `two programs that start at once add one line`() throws {
    let session = try TerminalSession.table(["-n", "2", "--seed", "x"], home: home)
    try win(session)
    try expectEqual(session.quit(), .exited(0))
    let name = try #require(home.latestJournal)
    let journal = try #require(home.journals[name])
    try FileManager.default.removeItem(atPath: "\(data)/history.jsonl")
    let end = "{\"do\":\"finish\"}\n"
    try home.writeJournal(Array(journal.dropLast(end.utf8.count)), to: name)
    let starts = try (0..<2).map { _ in
      try TerminalSession(["--motion", "none"], home: home)
    }
    for start in starts {
      try start.waitForTable()
      try expectEqual(start.quit(), .exited(0))
    }
    expectEqual(history.count, 1)
    expectEqual(home.journals[name], journal)
  }
}
