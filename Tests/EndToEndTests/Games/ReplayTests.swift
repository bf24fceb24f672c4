import Expectations
import Foundation
import Testing

@Suite("Replay")
struct ReplayTests {
  /// Plays one move and quits.
  private func played(_ home: HomeDirectory) throws {
    let session = try TerminalSession.table(["-n", "6", "--seed", "x"], home: home)
    for _ in 0..<3 { try session.turnNext() }
    session.press("q")
    try expectEqual(session.waitForExit(), .exited(0))
  }

  private func journals(_ home: HomeDirectory) throws -> [String] {
    let folder = "\(home.path)/.local/share/memorize/games"
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
  }

  private func refusal(_ arguments: [String], _ home: HomeDirectory) throws -> (String, Int32) {
    let session = try TerminalSession(
      ["replay"] + arguments, home: home, standardError: .pipe)
    guard case .exited(let code) = try session.waitForExit() else { return ("", -1) }
    #expect(session.output.isEmpty)
    return (session.standardError, code)
  }

  @Test func `replay plays the newest game and leaves its journal unchanged`() throws {
    let home = try HomeDirectory()
    try played(home)
    let before = try journals(home).map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let session = try TerminalSession.table(["replay"], home: home)
    session.press(.end)
    try session.settle("the end") { $0.text(23).contains("3/3 end") }
    expectEqual(session.screen.status.moves, 1)
    session.press("h")
    try session.settle("a step back") { $0.text(23).contains("2/3 paused") }
    session.press("q")
    try expectEqual(session.waitForExit(), .exited(0))
    try expectEqual(journals(home).map { try Data(contentsOf: URL(fileURLWithPath: $0)) }, before)
  }

  @Test func `replay plays any journal by its path`() throws {
    let home = try HomeDirectory()
    try played(home)
    let journal = try #require(try journals(home).first)
    try FileManager.default.moveItem(atPath: journal, toPath: "\(home.path)/demo.jsonl")
    let session = try TerminalSession.table(["replay", "demo.jsonl"], home: home)
    // It plays meanwhile; how far depends on the time.
    session.press(.end)
    try session.settle("the end") { $0.text(23).contains("3/3 end") }
  }

  @Test func `replay without a game or with a wrong file gets a one-line error`() throws {
    let home = try HomeDirectory()
    try expectEqual(refusal([], home).1, 66)
    try expectEqual(refusal(["nowhere.jsonl"], home).1, 66)
    try home.write("rubbish\n", to: "rubbish.jsonl")
    let (message, code) = try refusal(["rubbish.jsonl"], home)
    expectEqual(code, 65)
    expectEqual(
      message,
      "memorize: cannot read rubbish.jsonl: line 1: expected the first line of a journal\n")
    try expectEqual(refusal(["."], home).1, 65)
  }

  @Test func `a journal with an illegal move is refused with its line`() throws {
    let home = try HomeDirectory()
    try played(home)
    let journal = try #require(try journals(home).first)
    var lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    let first = try #require(lines.dropFirst().first)
    lines.insert(first, at: 2)
    try home.write(lines.joined(separator: "\n") + "\n", to: "cheat.jsonl")
    let (message, code) = try refusal(["cheat.jsonl"], home)
    expectEqual(code, 65)
    #expect(message.contains("line 3: expected a move that the rules of the game allow"))
  }
}
