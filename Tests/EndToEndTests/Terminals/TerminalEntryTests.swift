import Expectations
import Foundation
import Glibc
import Testing

@Suite("Terminals with unusual terminfo entries", .serialized)
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
    let home = try HomeDirectory()
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
    case key
    case signal
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

  @Test(arguments: Ending.allCases)
  func `a window of many rows scrolls in all of them afterwards`(ending: Ending) throws {
    let session = try TerminalSession(["--seed", "x"], columns: 80, rows: 500)
    try session.wait("the status line") { $0.status.pairs != nil }
    ending == .key ? session.press("q") : session.signal(SIGSEGV)
    try session.waitForExit()
    let output = String(decoding: session.output, as: UTF8.self)
    let regions = output.matches(of: /\u{1B}\[([0-9;]*)r/).map { String($0.1) }
    expectEqual(regions.last, "1;500")
    expectEqual(session.modes, TerminalModes())
  }
}
