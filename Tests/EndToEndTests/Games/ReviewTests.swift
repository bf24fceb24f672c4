import Expectations
import Foundation
import Testing

@Suite("Review", .serialized)
struct ReviewTests {
  private func history(_ home: HomeDirectory) throws -> [Substring] {
    try String(contentsOfFile: "\(home.path)/.local/share/memorize/history.jsonl", encoding: .utf8)
      .split(separator: "\n")
  }

  @Test func `a reviewed game that is tried again counts once`() throws {
    let home = try HomeDirectory(faces: "ant bee cow")
    let session = try TerminalSession.table(["faces.txt", "--seed", "ghost"], home: home)
    let spots = try session.findCards()
    let player = Player(session, spots: spots, by: .keyboard)
    try player.win()
    let journals = home.journals
    try expectEqual(history(home).count, 1)

    session.press("v")
    try session.settle("the review") { $0.text(22).hasSuffix(" \(player.moves) moves") }
    session.press(.right)
    try session.settle("a card") { $0.text(21).hasPrefix(" New: ") }
    session.press("t")
    try session.settle("practice") { $0.status.moves == 0 && $0.text(0).hasPrefix(" Practice:") }
    try Player(session, spots: spots, by: .keyboard).win()
    try session.settle("its result") {
      $0.contains("found, practice") && $0.contains("The first time")
    }

    // Before the last move: the cards seen lie open until a key is pressed.
    session.press("v")
    try session.settle("the review of it") { $0.contains("t try again") }
    session.press(.end, .left)
    try session.settle("the last move") {
      $0.text(21).contains(" Known: ") || $0.text(21).contains(" New: ")
    }
    session.press("t")
    try session.settle("what was seen") { $0.messageLine.hasPrefix(" These are the cards") }
    session.press("x")
    try session.settle("the cards face down") { $0.messageLine.hasPrefix(" Practice from") }
    try session.turnUnderCursor()
    try expectEqual(session.quit(), .exited(0))

    try expectEqual(history(home).count, 1)
    expectEqual(home.journals, journals)
    let next = try TerminalSession.table(["faces.txt"], home: home)
    #expect(next.screen.status.moves == 0 && !next.screen.contains("Practice"))
  }

  @Test func `the mouse alone reviews a recording`() throws {
    let home = try HomeDirectory(faces: "ant bee")
    let session = try TerminalSession.table(["faces.txt"], home: home)
    try Player(session, spots: session.findCards(), by: .mouse).win()
    try session.click("Review")
    try session.settle("the review") { $0.contains("Esc result") }
    try session.click("Right next")
    try session.settle("a card") { $0.text(22).contains("Move 1 of ") }
    try session.click("Left back")
    try session.settle("the start") { $0.text(22).hasSuffix(" moves") }
    try session.click("Esc result")
    try session.settle("the result") { $0.contains("Both pairs found") }
    try expectEqual(session.quit(), .exited(0))
  }
}
