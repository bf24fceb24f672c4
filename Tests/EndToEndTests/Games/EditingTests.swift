import Expectations
import Testing

@Suite("The deck editor")
struct EditingTests {
  @Test func `an edited deck is saved and played with its new faces`() throws {
    let home = try HomeDirectory()
    let session = try TerminalSession.table(["halloween", "--seed", "ghost"], home: home)
    session.press("d")
    try session.wait(for: "e edit")
    session.press("e")
    try session.wait(for: "26 faces")
    session.press("x")
    try session.wait(for: "1 removed")
    session.paste("🛸🚀\none more")
    try session.wait(for: "28 faces")
    session.press(.left)
    try session.wait(for: "F1 help")
    session.send("two more")
    try session.wait(for: "two more")
    session.press(.enter)
    try session.wait(for: "29 faces")
    session.signal(15)
    try session.waitForExit()
    let list = try TerminalSession(
      ["decks", "show", "halloween"], home: home, standardInput: [], standardOutput: .pipe)
    try expectEqual(list.waitForExit(), .exited(0))
    #expect(list.standardOutput.contains("\n🛸\n🚀\none more\ntwo more\n"))
    #expect(!list.standardOutput.contains("👻"))
  }

  @Test func `an unplayable deck is reported at the end`() throws {
    let home = try HomeDirectory(faces: "a b")
    let imported = try TerminalSession(
      ["decks", "import", "faces.txt"], home: home, standardInput: [], standardOutput: .pipe)
    try expectEqual(imported.waitForExit(), .exited(0))
    let session = try TerminalSession.table(["faces", "--new"], home: home)
    session.press("d")
    try session.wait(for: "e edit")
    session.press("e")
    try session.wait(for: "2 faces")
    session.press("x")
    try session.wait(for: "Not saved yet")
    session.press("q")
    try expectEqual(session.waitForExit(), .exited(0))
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(output.contains("deck 'faces' could not be saved as it was last"))
  }
}
