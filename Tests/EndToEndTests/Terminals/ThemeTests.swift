import Emulation
import Expectations
import Foundation
import Testing

@Suite("Colours and characters", .serialized)
struct ThemeTests {
  /// Plays a little, so that everything coloured is drawn.
  private func output(_ options: [String], environment: [String: String?] = [:]) throws -> [UInt8] {
    let session = try TerminalSession(["--seed", "ghost"] + options, environment: environment)
    try session.waitForTable()
    try session.turnUnderCursor()
    try session.turnNext()
    try session.wait("a move") { $0.status.moves == 1 }
    session.press("d")
    try session.wait(for: "Decks")
    session.press(.escape)
    try session.settle("the table") { !$0.contains("Sort: groups") }
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    return session.output
  }

  @Test func `colours are used by default`() throws {
    let output = try output(["--motion", "none"])
    #expect(!Self.colors(in: output).isEmpty)
  }

  @Test(arguments: ["none", "full"]) func `NO_COLOR means no colour`(motion: String) throws {
    let output = try output(["--motion", motion], environment: ["NO_COLOR": "1"])
    expectEqual(Self.colors(in: output), [])
  }

  @Test(arguments: ["none", "full"]) func `--color never means no colour`(motion: String) throws {
    let output = try output(["--motion", motion, "--color", "never"])
    expectEqual(Self.colors(in: output), [])
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"]])
  func `--ascii means no other characters`(environment: [String: String]) throws {
    let output = try output(["--ascii", "--motion", "full"], environment: environment)
    #expect(output.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      ("xterm-256color", "truecolor", Color.rgb(red: 19, green: 70, blue: 54)),
      ("xterm-256color", nil, .indexed(236)), ("tmux-256color", "truecolor", .indexed(236)),
      ("xterm", nil, .standard),
    ] as [(String, String?, Color)])
  func `the colours of the table suit the terminal`(
    term: String, colorTerm: String?, table: Color
  ) throws {
    let session = try TerminalSession(
      ["--seed", "ghost", "--motion", "none"], term: term, environment: ["COLORTERM": colorTerm])
    try session.waitForTable()
    expectEqual(session.screen.cell(column: 0, row: session.screen.rows - 2).background, table)
    try expectEqual(session.quit(), .exited(0))
  }

  static let terms = [
    "xterm", "xterm-256color", "screen", "linux", "vt100", "rxvt-unicode-256color",
    "tmux-256color",
  ].filter { term in
    ["/lib", "/usr/share", "/usr/lib", "/etc"].contains { place in
      FileManager.default.fileExists(atPath: "\(place)/terminfo/\(term.prefix(1))/\(term)")
    }
  }

  @Test(arguments: terms) func `a game starts and ends on every kind of terminal`(
    term: String
  ) throws {
    let session = try TerminalSession.table(term: term)
    #expect(session.screen.text(0).hasPrefix(" Halloween "))
    #expect(session.screen.messageLine.hasSuffix("q quit"))
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    expectEqual(session.modes, TerminalModes())
    let pristine = try PseudoTerminal(columns: 80, rows: 24).lineSettings
    try expectEqual(session.lineSettings, pristine)
  }

  /// The parameters of all sequences that set or reset a colour.
  private static func colors(in output: [UInt8]) -> [Int] {
    let text = String(decoding: output, as: UTF8.self)
    return text.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.1.split(separator: ";").compactMap { Int($0) }
    }
    .filter { (30...49).contains($0) || (90...107).contains($0) }
  }
}
