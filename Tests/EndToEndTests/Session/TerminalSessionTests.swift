import Emulation
import Expectations
import Foundation
import Glibc
import Testing

@Suite("The terminal session", .waiting)
struct TerminalSessionTests {
  @Test func `keys reach the program`() throws {
    let session = try TerminalSession(executable: "cat")
    session.press("h", "i", .space, "ü", .enter)
    try session.wait("the line and its echo") { $0.lines.prefix(3) == ["hi ü", "hi ü", ""] }
    session.press(.control("d"))
    try expectEqual(session.waitForExit(), .exited(0))
  }

  @Test func `cursor keys follow the mode that the program has set`() throws {
    let session = try TerminalSession.script(#"stty raw -echo; printf '\033[?1hready'; cat -v"#)
    try session.wait(for: "ready")
    try session.press(.up, .backTab, .end, showing: "ready^[OA^[[Z^[OF")
  }

  @Test func `the program learns the window size and every change of it`() throws {
    let session = try TerminalSession.script(
      "trap 'stty size' WINCH; stty size; while :; do sleep 0.1; done")
    try session.wait(for: "24 80")
    try session.resize(columns: 100, rows: 5)
    try session.wait(for: "5 100")
    expectEqual(session.screen.columns, 100)
    expectEqual(session.screen.rows, 5)
  }

  @Test func `wide characters take two cells and keep colours apart`() throws {
    let session = try TerminalSession.script(
      #"printf 'a🎃\033[1;31;48;5;200mb\033[0;7;38;2;1;2;3mc\033[m e\314\201.'; read line"#)
    try session.wait(for: ".")
    let screen = session.screen
    expectEqual(screen.text(0), "a🎃bc é.")
    expectEqual(screen.cell(column: 1, row: 0), ScreenCell(character: "🎃", width: 2))
    expectEqual(screen.cell(column: 2, row: 0), ScreenCell(character: "", width: 0))
    expectEqual(
      screen.cell(column: 3, row: 0),
      ScreenCell(
        character: "b", foreground: .indexed(1), background: .indexed(200), isBold: true))
    expectEqual(
      screen.cell(column: 4, row: 0),
      ScreenCell(character: "c", foreground: .rgb(red: 1, green: 2, blue: 3), isReversed: true))
    expectEqual(screen.position(of: "é"), Position(column: 6, row: 0))
    expectEqual(session.cursor, Position(column: 8, row: 0))
  }

  @Test func `terminal modes are tracked`() throws {
    let on = #"\033[?1049;1000h\033[?1003;1006h\033[?2004h\033[?1004h\033[?25l\033="#
    let off = #"\033[?1003;1006;1000l\033[?2004;1004;1049l\033[?25h\033>"#
    let session = try TerminalSession.script(
      "printf '\(on)on'; read line; printf '\(off)off'; read line")
    expectEqual(session.modes, TerminalModes())

    try session.wait(for: "on")
    #expect(session.isAlternateScreen)
    #expect(!session.isCursorVisible)
    expectEqual(session.modes.mouse, .allMotion)
    #expect(session.modes.isFocusReported)
    #expect(session.modes.isPasteBracketed)
    #expect(session.modes.hasApplicationKeypad)

    try session.press(.enter, showing: "off")
    #expect(!session.screen.contains("on"))
    expectEqual(session.modes, TerminalModes())
  }

  @Test func `the mouse is reported only as requested`() throws {
    let session = try TerminalSession.script(#"stty raw -echo; printf 'x'; cat -v"#)
    try session.wait(for: "x")
    #expect(throws: SessionError.self) { try session.click("x") }
    try session.press(.escape, showing: "^[")

    let asking = try TerminalSession.script(
      #"stty raw -echo; printf '\033[?1002;1006h[x]'; cat -v"#)
    try asking.wait(for: "[x]")
    try asking.click("x", button: .right)
    try asking.drag(from: Position(column: 0, row: 4), to: Position(column: 2, row: 4))
    try asking.wheel(.down, column: 9, row: 9)
    try asking.wait(
      for: "^[[<2;2;1M^[[<2;2;1m^[[<0;1;5M^[[<32;2;5M^[[<32;3;5M^[[<0;3;5m^[[<65;10;1")
    #expect(throws: SessionError.self) { try asking.move(column: 0, row: 0) }
  }

  @Test func `questions to the terminal are answered`() throws {
    let session = try TerminalSession.script(
      #"stty -icanon -echo; printf 'ab\033[6n'; head -c 6 | cat -v; read line"#)
    try session.wait(for: "ab^[[1;3R")
  }

  @Test func `exit codes and signals are told apart`() throws {
    try expectEqual(TerminalSession.script("exit 65").waitForExit(), .exited(65))
    try expectEqual(TerminalSession.script("kill -TERM $$").waitForExit(), .signalled(SIGTERM))
    let session = try TerminalSession(executable: "cat")
    session.press(.control("c"))
    try expectEqual(session.waitForExit(), .signalled(SIGINT))
  }

  @Test func `the last output of a program is not lost`() throws {
    let session = try TerminalSession.script(
      "i=0; while [ $i -lt 5000 ]; do i=$((i+1)); echo line $i; done")
    try expectEqual(session.waitForExit(), .exited(0))
    #expect(session.screen.contains("line 5000"))
  }

  @Test func `a failed wait reports the screen`() throws {
    let session = try TerminalSession.script("echo hello")
    let error = #expect(throws: SessionError.self) { try session.wait(for: "goodbye") }
    expectEqual(error?.description.contains("hello"), true)
    expectEqual(error?.description.contains("“goodbye”"), true)
  }

  @Test func `a hang-up ends the program`() throws {
    let session = try TerminalSession(executable: "cat")
    session.press("x", .enter)
    try session.wait("the line and its echo") { $0.lines.prefix(2) == ["x", "x"] }
    session.hangUp()
    try expectEqual(session.waitForExit(), .signalled(SIGHUP))
  }
}

@Suite("The processes of a terminal session", .waiting)
struct TerminalSessionProcessTests {
  @Test func `the program under test is found`() throws {
    expectEqual(access(memorizeBinary, X_OK), 0)
  }

  @Test func `Ctrl-Z stops a job of the shell and fg resumes it`() throws {
    let session = try TerminalSession.shell()
    session.enter("cat")
    session.enter("one")
    try session.wait("the line and its echo") { screen in
      screen.lines.filter { $0 == "one" }.count == 2
    }
    let job = try session.foregroundProcess
    #expect(job != session.processIdentifier)

    session.press(.control("z"))
    try session.waitForStop(of: job)
    try session.waitForPrompt()
    try expectEqual(session.foregroundProcess, session.processIdentifier)

    session.enter("fg")
    try session.wait("cat in the foreground") { _ in
      (try? session.foregroundProcess) == job
    }
    session.enter("two")
    try session.wait("the line and its echo") { screen in
      screen.lines.filter { $0 == "two" }.count == 2
    }
    session.press(.control("d"))
    try session.waitForPrompt()
  }

  @Test func `a stopped program is noticed`() throws {
    let session = try TerminalSession.script("kill -STOP $$; echo resumed")
    try session.waitForStop()
    session.signal(SIGCONT)
    try session.wait(for: "resumed")
  }

  @Test func `a signal reaches the group in the foreground`() throws {
    let session = try TerminalSession.script(
      "trap 'echo got it; exit 3' USR1; echo ready; while :; do sleep 0.1; done")
    try session.wait(for: "ready")
    try session.signalForeground(SIGUSR1)
    try expectEqual(session.waitForExit(), .exited(3))
    #expect(session.screen.contains("got it"))
  }

  @Test func `keys come from the terminal while the standard input is a pipe`() throws {
    let session = try TerminalSession.script(
      "cat; read x </dev/tty; echo got $x", standardInput: Array("piped\n".utf8))
    try session.wait(for: "piped")
    session.enter("typed")
    try session.wait(for: "got typed")
    try expectEqual(session.waitForExit(), .exited(0))
  }

  @Test func `a large standard input is delivered whole unless the program ignores it`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    let counting = try TerminalSession.script("wc -c", standardInput: bytes)
    try counting.wait(for: "1000000")
    try expectEqual(
      TerminalSession.script("exit 0", standardInput: bytes).waitForExit(), .exited(0))
  }

  @Test func `output can go into pipes`() throws {
    let session = try TerminalSession.script(
      "echo out; echo err >&2; echo seen >/dev/tty", standardInput: [], standardOutput: .pipe,
      standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(0))
    expectEqual(session.standardOutput, "out\n")
    expectEqual(session.standardError, "err\n")
    expectEqual(session.screen.lines.first, "seen")
  }

  @Test func `line settings left behind by a program are noticed`() throws {
    let session = try TerminalSession.script("echo ready; read x; stty raw -echo; echo done")
    try session.wait(for: "ready")
    let before = try session.lineSettings
    #expect(before.isEchoing && before.isLineByLine)

    session.press(.enter)
    try session.waitForExit()
    let after = try session.lineSettings
    #expect(after != before)
    #expect(!after.isEchoing && !after.isLineByLine)
  }

  @Test func `the program gets a small environment and its own home`() throws {
    let session = try TerminalSession.script("env", environment: ["LANG": nil, "NO_COLOR": "1"])
    try session.waitForExit()
    let names = Set(session.screen.lines.compactMap { $0.split(separator: "=").first })
    #expect(names.isSuperset(of: ["PATH", "HOME", "XDG_DATA_HOME", "TERM", "NO_COLOR"]))
    #expect(names.isDisjoint(with: ["LANG", "USER", "SHELL"]))
    #expect(session.screen.contains("HOME=\(session.home.path)"))
  }

  @Test func `a session leaves nothing behind`() throws {
    var session: TerminalSession? = try TerminalSession.shell()
    session?.enter("trap '' HUP; sleep 1000 & sleep 1001")
    let shell = try #require(session?.processIdentifier)
    let home = try #require(session?.home.path)
    try session?.wait("two jobs") { _ in
      ProcessStatus.all.filter { $0.session == shell }.count == 3
    }

    session = nil
    #expect(ProcessStatus.all.filter { $0.session == shell }.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home))
  }
}
