import Emulation
import Expectations
import Foundation
import Glibc
import Testing

@Suite("Colours and characters", .waiting)
struct ThemeTests {
  /// The output of a game that is played a little, so that everything coloured is drawn.
  private func output(_ options: [String], environment: [String: String?] = [:]) throws -> [UInt8] {
    let session = try TerminalSession(
      ["--seed", "ghost", "--motion", "full"] + options, environment: environment)
    try session.waitForTable()
    try session.turnUnderCursor()
    try session.turnNext()
    try session.wait("a move") { $0.status.moves == 1 }
    try session.press("d", showing: "Decks")
    session.press(.escape)
    try session.settle("the table") { !$0.contains("Sort (S): groups") }
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    return session.output
  }

  @Test func `colours are used unless NO_COLOR or --color never forbids them`() throws {
    #expect(try !Self.colors(in: output([])).isEmpty)
    try expectEqual(Self.colors(in: output([], environment: ["NO_COLOR": "1"])), [])
    try expectEqual(Self.colors(in: output(["--color", "never"])), [])
  }

  @Test(arguments: ["C", "C.UTF-8"]) func `--ascii means no other characters`(locale: String) throws
  {
    let output = try output(["--ascii"], environment: ["LC_ALL": locale])
    #expect(output.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      ("xterm-256color", "truecolor", Color.rgb(red: 19, green: 70, blue: 54)),
      ("xterm-256color", nil, .indexed(236)), ("tmux-256color", "truecolor", .indexed(236)),
      ("xterm", nil, .standard),
    ] as [(String, String?, Color)])
  func `table colours suit the terminal`(term: String, colorTerm: String?, table: Color) throws {
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

  @Test(arguments: terms) func `a game starts and ends on every terminal`(term: String) throws {
    let session = try TerminalSession.table(term: term)
    #expect(session.screen.text(0).hasPrefix(" Halloween "))
    #expect(session.screen.messageLine.hasSuffix("? help"))
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    try session.checkThatTerminalIsBack()
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

@Suite("Terminals with unusual terminfo entries", .waiting)
struct TerminalEntryTests {
  private static let entries = """
    old|moves its cursor by ESC =,
    \tam, cols#80, lines#24, bel=^G, clear=^Z, cr=\\r, cub1=^H, cud1=\\n, cuf1=^L,
    \tcup=\\E=%p1%' '%+%c%p2%' '%+%c, cuu1=^K, home=^^, ind=\\n,
    \tkcub1=^H, kcud1=\\n, kcuf1=^L, kcuu1=^K,
    single|has no alternate screen,
    \tsmcup@, rmcup@, use=xterm-256color,
    paper|prints on paper,
    \thc, os, cols#80, bel=^G, cr=\\r, cud1=\\n, ind=\\n,
    vague|could be anything,
    \tgn, am, cols#80, bel=^G, cr=\\r, cud1=\\n, ind=\\n,

    """.replacing("\\t", with: "\t")

  /// A home directory with the terminfo entries of these tests.
  private func home() throws -> HomeDirectory {
    let home = HomeDirectory()
    try home.write(Self.entries, to: "entries.ti")
    let tic = Process()
    tic.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tic.arguments = ["tic", "-x", "-o", "\(home.path)/.terminfo", "\(home.path)/entries.ti"]
    tic.standardError = FileHandle.nullDevice
    try tic.run()
    tic.waitUntilExit()
    try #require(tic.terminationStatus == 0)
    return home
  }

  @Test(arguments: ["paper", "vague"])
  func `a terminal that cannot place its cursor is refused`(term: String) throws {
    let session = try TerminalSession(term: term, home: home(), standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(69))
    #expect(session.output.isEmpty)
    expectEqual(
      session.standardError,
      "memorize: a terminal of type '\(term)' cannot place its cursor; "
        + "--lines plays without a screen\n")
  }

  @Test func `a terminal without ECMA-48 is sent nothing but its own sequences`() throws {
    let session = try TerminalSession(["--motion", "none"], term: "old", home: home())
    try session.waitUntilQuiet(milliseconds: 500)
    session.press("l", " ")
    try session.waitUntilQuiet(milliseconds: 200)
    session.press("q")
    try expectEqual(session.waitForExit(), .exited(0))
    let output = String(decoding: session.output, as: UTF8.self)
    let escapes = output.components(separatedBy: "\u{1B}").dropFirst()
    #expect(output.contains("Halloween") && !escapes.isEmpty)
    #expect(escapes.allSatisfy { $0.hasPrefix("=") })
  }

  enum Ending: CaseIterable {
    case key, signal
  }

  @Test(arguments: Ending.allCases)
  func `a terminal without an alternate screen is cleared for the shell`(ending: Ending) throws {
    let key = "\(memorizeBinary) --seed x; printf 'prompt# '"
    let signal = "\(memorizeBinary) --seed x & P=$!; fg >/dev/null; printf 'prompt# '"
    let session = try TerminalSession(
      ["-m", "-c", ending == .key ? key : signal], executable: "/bin/bash", term: "single",
      home: home())
    try session.waitForTable()
    ending == .key ? session.press("q") : session.signal(SIGSEGV, to: try session.foregroundProcess)
    try session.wait(for: "prompt#")
    // After a crash the shell reports the signal and the command.
    let lines = session.screen.lines.filter { !$0.isEmpty && !$0.contains(/Segm|memorize/) }
    expectEqual(lines, ["prompt#"])
  }

  @Test func `a window of many rows scrolls in all of them after a crash`() throws {
    let session = try TerminalSession(["--seed", "x"], columns: 80, rows: 500)
    try session.wait("the status line") { $0.status.pairs != nil }
    session.signal(SIGSEGV)
    try session.waitForExit()
    let output = String(decoding: session.output, as: UTF8.self)
    let regions = output.matches(of: /\u{1B}\[([0-9;]*)r/).map { String($0.1) }
    expectEqual(regions.last, "1;500")
    expectEqual(session.modes, TerminalModes())
  }
}

@Suite("Terminals that draw characters with another width", .waiting)
struct WidthTests {
  private func session(_ home: HomeDirectory, motion: String = "none") throws -> TerminalSession {
    try TerminalSession(
      ["faces.txt", "-n", "2", "--seed", "ghost", "--motion", motion], home: home)
  }

  /// Turns all cards, and checks the screen after each.
  private func turnAll(_ session: TerminalSession, _ check: (Screen) -> Void) throws {
    try session.waitForTable()
    for _ in 0..<4 {
      session.press(.space, .tab)
      check(try session.settledScreen())
    }
  }

  @Test func `a face that is too wide is named, a confirmed one is drawn`() throws {
    let session = try session(try HomeDirectory(faces: "☀ ☁"))
    session.widened = ["☀"]
    var seen = ""
    try turnAll(session) { screen in
      seen += screen.lines.joined()
      #expect(!screen.contains("☀"))
    }
    #expect(seen.contains("☁") && seen.contains("sun"))
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `on a terminal that never answers, emoji of uncertain width are named`() throws {
    let session = try session(try HomeDirectory(faces: "☀ 👻"))
    session.isAnswering = false
    var seen = ""
    try turnAll(session) { seen += $0.lines.joined() }
    #expect(seen.contains("sun") && !seen.contains("☀") && seen.contains("👻"))
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `an answer that comes late repairs the screen, and is not a key`() throws {
    let session = try session(try HomeDirectory(faces: "☀ b"))
    session.isAnswering = false
    session.widened = ["▀", "░", "▪"]
    try session.waitForTable()
    session.isAnswering = true
    try session.wait(for: "+--")
    #expect(!session.screen.contains("░") && !session.screen.contains("▪"))
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `keys typed before the first frame are not lost`() throws {
    let session = try session(try HomeDirectory(faces: "☀ ☁"))
    try session.press("?", showing: "How to play")
    session.press(.escape)
    try session.waitForTable()
    try expectEqual(session.quit(), .exited(0))
  }
}
