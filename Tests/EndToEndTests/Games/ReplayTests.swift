import Expectations
import Foundation
import Testing

@Suite("Replay", .waiting)
struct ReplayTests {
  /// Plays one move and quits.
  private func played(_ home: HomeDirectory) throws {
    let session = try TerminalSession.table(["-n", "6", "--seed", "x"], home: home)
    for _ in 0..<3 { try session.turnNext() }
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `replay plays the newest game and leaves its journal unchanged`() throws {
    let home = HomeDirectory()
    try played(home)
    let before = home.journals
    let session = try TerminalSession.table(["replay"], home: home)
    session.press(.end)
    try session.settle("the end") { $0.text(23).contains("3/3 end") }
    expectEqual(session.screen.status.moves, 1)
    session.press("h")
    try session.settle("a step back") { $0.text(23).contains("2/3 paused") }
    try expectEqual(session.quit(), .exited(0))
    expectEqual(home.journals, before)
  }

  @Test func `replay without a game or with a wrong file gets a one-line error`() throws {
    let home = HomeDirectory()
    try home.write("rubbish\n", to: "rubbish.jsonl")
    let fault =
      "memorize: cannot read rubbish.jsonl: line 1: expected the first line of a journal\n"
    for (arguments, code, words): ([String], Int32, String) in [
      ([], 66, ""), (["nowhere.jsonl"], 66, ""), (["rubbish.jsonl"], 65, fault), (["."], 65, ""),
    ] {
      let answer = try home.run(["replay"] + arguments)
      #expect(answer.isRefusal(code, words), "\(answer)")
    }
  }
}

@Suite("Review", .waiting)
struct ReviewTests {
  @Test func `a reviewed game that is tried again counts once`() throws {
    let home = try HomeDirectory(faces: "ant bee cow")
    let session = try TerminalSession.table(["faces.txt", "--seed", "ghost"], home: home)
    let spots = try session.findCards()
    let player = Player(session, spots: spots, by: .keyboard)
    try player.win()
    let journals = home.journals
    expectEqual(home.history.count, 1)

    session.press("v")
    try session.settle("the review") { $0.text(22).hasSuffix(" \(player.moves) moves") }
    session.press(.right)
    try session.settle("a card") { $0.text(21).hasPrefix(" New: ") }
    session.press(.enter)
    try session.settle("practice") { $0.status.moves == 0 && $0.text(0).hasPrefix(" Practice:") }
    try Player(session, spots: spots, by: .keyboard).win()
    try session.settle("its result") {
      $0.contains("found, practice") && $0.contains("The first time")
    }

    // Before the last move: the cards seen lie open until a key is pressed.
    session.press("v")
    try session.settle("the review of it") { $0.contains("Enter practise") }
    session.press(.end, .left)
    try session.settle("the last move") {
      $0.text(21).contains(" Known: ") || $0.text(21).contains(" New: ")
    }
    session.press(.enter)
    try session.settle("what was seen") { $0.messageLine.hasPrefix(" These are the cards") }
    session.press("x")
    try session.settle("the cards face down") { $0.messageLine.hasPrefix(" Practice from") }
    try session.turnUnderCursor()
    try expectEqual(session.quit(), .exited(0))

    expectEqual(home.history.count, 1)
    expectEqual(home.journals, journals)
    let next = try TerminalSession.table(["faces.txt"], home: home)
    #expect(next.screen.status.moves == 0 && !next.screen.contains("Practice"))
  }
}
