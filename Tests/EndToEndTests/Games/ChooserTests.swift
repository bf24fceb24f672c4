import Expectations
import Testing

@Suite("Choosing decks", .waiting)
struct ChooserTests {
  private let home = HomeDirectory()

  private func chooser() throws -> TerminalSession {
    let session = try TerminalSession.table([], columns: 120, rows: 30, home: home)
    try session.press("d", showing: "Sort (S): groups")
    return session
  }

  @Test func `a file is imported with completion, removed, restored and kept`() throws {
    try home.write("un\tone\ndeux\ttwo\ntrois\tthree\n", to: "french words.tsv")
    let session = try chooser()
    try session.press("I", showing: "Import file:")
    session.send("~/fr")
    try session.press(.tab, showing: "~/french words.tsv")
    try session.press(.enter, showing: "Imported 3 pairs as 'french words'")
    try session.press("x", showing: "french words is removed. u: undo")
    try session.press("u", showing: "Undone:")
    try expectEqual(session.quit(), .exited(0))
    let second = try chooser()
    #expect(second.screen.contains("french words"))
    try expectEqual(second.quit(), .exited(0))
  }
}

@Suite("The deck editor", .waiting)
struct EditingTests {
  @Test func `an edited deck is saved and played with its new faces`() throws {
    let home = HomeDirectory()
    let session = try TerminalSession.table(["halloween", "--seed", "ghost"], home: home)
    try session.press("d", showing: "e edit")
    try session.press("e", showing: "26 pairs")
    try session.press("x", showing: "1 removed")
    session.paste("🛸🚀\none more")
    try session.wait(for: "28 pairs")
    try session.press(.left, showing: "F1 help")
    session.send("two more")
    try session.wait(for: "two more")
    try session.press(.enter, showing: "29 pairs")
    session.signal(15)
    try session.waitForExit()
    let list = try home.run("decks", "show", "halloween")
    #expect(list.output.contains("\n🛸\n🚀\none more\ntwo more\n") && !list.output.contains("👻"))
  }

  @Test func `an unplayable deck is reported at the end`() throws {
    let home = try HomeDirectory(faces: "a b")
    try expectEqual(home.run("decks", "import", "faces.txt").status, .exited(0))
    let session = try TerminalSession.table(["faces", "--new"], home: home)
    try session.press("d", showing: "e edit")
    try session.press("e", showing: "2 pairs")
    try session.press("x", showing: "Not saved yet")
    try expectEqual(session.quit(), .exited(0))
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(output.contains("deck 'faces' was not saved: a deck needs two pairs"))
  }
}
