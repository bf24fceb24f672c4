import Expectations
import Testing

@Suite("Odd input", .serialized)
struct HarmlessInputTests {
  /// Bytes that no player types; none may quit or suspend the game.
  private static let odd: [(String, [UInt8])] = [
    // Without Ctrl-C, Ctrl-Z and q.
    ("all bytes", (0...255).filter { ![0x03, 0x1A, 0x71].contains($0) }),
    ("broken UTF-8", [0xC3, 0x28, 0xE2, 0x82, 0xF0, 0x9F, 0xED, 0xA0, 0x80, 0xFF, 0xC0]),
    ("half an arrow", Array("\u{1B}[".utf8)), ("half a mouse report", Array("\u{1B}[<0;1".utf8)),
    ("an old mouse report", Array("\u{1B}[M !!".utf8)), ("a lone string", Array("\u{1B}]11;".utf8)),
    ("a long sequence", Array("\u{1B}[".utf8) + [UInt8](repeating: 0x30, count: 5_000)),
    ("many numbers", Array("\u{1B}[\(String(repeating: "9;", count: 500))A".utf8)),
  ]

  private static let reports = ["0", "99999", "-5", "99999999999999999999", ""].flatMap { number in
    ["\u{1B}[<0;\(number);\(number)M", "\u{1B}[<\(number);3;3M", "\u{1B}[<64;\(number);1m"]
  }

  @Test(arguments: odd) func `odd bytes do no harm`(name: String, bytes: [UInt8]) throws {
    let session = try TerminalSession.table()
    session.send(bytes)
    try recover(session)
  }

  @Test func `nonsensical mouse reports do no harm`() throws {
    let session = try TerminalSession.table()
    for report in Self.reports { session.send(report) }
    try recover(session)
  }

  @Test func `a long paste does not press keys`() throws {
    let session = try TerminalSession.table()
    let before = session.screen
    session.paste(String(repeating: "q \u{3} n\r", count: 15_000))
    try session.checkThatKeysWork()
    expectEqual(session.screen, before)
  }

  @Test func `a paste without an end does not swallow keys`() throws {
    let session = try TerminalSession.table()
    session.send("\u{1B}[200~" + String(repeating: "x", count: 100_000))
    try session.waitUntilQuiet(milliseconds: 700)
    try session.checkThatKeysWork()
  }

  @Test func `two thousand arrow keys at once all count`() throws {
    let session = try TerminalSession.table()
    let start = session.cursor
    session.press(.right)
    try session.settle("the cursor to move") { _ in session.cursor != start }
    let next = session.cursor
    // Left and right many times, and once more left.
    for _ in 0..<1_000 { session.press(.left, .right) }
    session.press(.left)
    try session.settle("the cursor to be back") { _ in session.cursor == start }
    session.press(.right)
    try session.wait("the cursor beside") { _ in session.cursor == next }
  }

  /// The game reacts, whatever is open now.
  private func recover(_ session: TerminalSession) throws {
    try session.waitUntilQuiet(milliseconds: 100)
    for _ in 0..<3 {
      session.press(.escape)
      try session.waitUntilQuiet(milliseconds: 60)
    }
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    expectEqual(session.modes, TerminalModes())
  }
}
