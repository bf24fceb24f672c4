import Expectations
import Foundation
import Testing

@Suite("Ghosts and performance codes", .serialized)
struct GhostCommandTests {
  private func run(
    _ arguments: [String], _ home: HomeDirectory
  ) throws -> (output: String, error: String, status: ExitStatus) {
    let session = try TerminalSession(
      arguments, home: home, standardInput: [], standardOutput: .pipe, standardError: .pipe)
    let status = try session.waitForExit()
    return (session.standardOutput, session.standardError, status)
  }

  /// A home with a deck of three pairs called `zoo`.
  private func home(_ faces: String = "ant bee cow") throws -> HomeDirectory {
    let home = try HomeDirectory(faces: faces)
    try expectEqual(
      run(["decks", "import", "faces.txt", "--name", "zoo"], home).status, .exited(0))
    return home
  }

  /// Plays a game to its end.
  private func play(_ home: HomeDirectory) throws {
    let session = try TerminalSession.table(["zoo", "--seed", "x"], home: home)
    try Player(session, spots: session.findCards(), by: .keyboard).win()
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `the code of the last finished game is raced on another machine`() throws {
    let home = try home()
    try play(home)
    let shared = try run(["share", "--code"], home)
    #expect(shared.status == .exited(0) && shared.error.isEmpty)
    let code = String(shared.output.dropLast())
    #expect(shared.output.last == "\n" && code.allSatisfy { $0.isLetter || $0.isNumber })

    let other = try self.home()
    let race = try TerminalSession.table(["ghost", code, "--glyphs", "emoji"], home: other)
    try race.settle("the ghost") {
      $0.text(0).contains("Ghost ○○○  moves  0") && $0.messageLine.contains("Race the ghost: ")
    }
    let spots = try race.findCards()
    try race.turnUnderCursor()
    race.press("r")
    try race.settle("the same race again") { $0.messageLine.contains("Race the ghost: ") }
    try expectEqual(race.findCards().count, spots.count)
    try expectEqual(race.quit(), .exited(0))
  }

  @Test func `without an argument the best game on the last board is raced, a file as well`() throws
  {
    let home = try home()
    try play(home)
    let race = try TerminalSession.table(["ghost"], home: home)
    try race.settle("the best game") { $0.text(0).contains("Best ○○○  moves  0") }
    try expectEqual(race.quit(), .exited(0))
    let journal = try #require(home.latestJournal)
    let file = try TerminalSession.table(["ghost", "\(home.gamesPath)/\(journal)"], home: home)
    try file.settle("the ghost") { $0.text(0).contains("Ghost ○○○  moves  0") }
    try expectEqual(file.quit(), .exited(0))
  }

  @Test func `what cannot be raced or shared gets one line and an exit code`() throws {
    let home = try home()
    try play(home)
    let code = String(try run(["share", "--code"], home).output.dropLast())
    try home.write("rubbish\n", to: "rubbish.jsonl")
    let other = try HomeDirectory()
    let refused: [([String], HomeDirectory, Int32)] = [
      (["ghost", String(code.dropLast())], home, 65), (["ghost", code + "0"], home, 65),
      (["ghost", "mem1"], home, 65), (["ghost", "mem2abc"], home, 65),
      (["ghost", "rubbish.jsonl"], home, 65), (["ghost", "nowhere.jsonl"], home, 66),
      (["ghost", "a", "b"], home, 64), (["share", "--plain", "--code"], home, 64),
      (["ghost"], other, 66),
      (["share", "--code"], other, 66), (["ghost", code], other, 66),
      (["ghost", code], try self.home("ant bee emu"), 65),
    ]
    for (arguments, home, status) in refused {
      let answer = try run(arguments, home)
      expectEqual(answer.status, .exited(status), "\(arguments) \(answer.error)")
      #expect(answer.output.isEmpty)
      #expect(answer.error.hasPrefix("memorize: ") && answer.error.last == "\n")
      #expect(answer.error.dropLast().allSatisfy { !$0.isNewline }, "\(answer.error)")
    }
  }
}
