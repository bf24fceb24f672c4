import Expectations
import Foundation
import Glibc
import Testing

@Suite("The processes of a terminal session", .serialized)
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
