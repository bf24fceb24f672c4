import Expectations
import Foundation
import Testing

@Suite("The terminal session", .waiting)
struct TerminalSessionTests {
  @Test func `terminal modes are tracked`() throws {
    let on = #"\033[?1049;1000h\033[?1003;1006h\033[?2004h\033[?25l\033="#
    let off = #"\033[?1003;1006;1000l\033[?2004;1049l\033[?25h\033>"#
    let session = try TerminalSession.script(
      "printf '\(on)on'; read line; printf '\(off)off'; read line")
    expectEqual(session.modes, TerminalModes())
    try session.wait(for: "on")
    expectEqual(session.modes.numbers, [7, 1000, 1003, 1006, 1049, 2004])
    #expect(session.modes.hasApplicationKeypad)
    try session.press(.enter, showing: "off")
    #expect(!session.screen.contains("on"))
    expectEqual(session.modes, TerminalModes())
  }

  @Test func `line settings left behind by a program are noticed`() throws {
    let session = try TerminalSession.script("echo ready; read x; stty raw -echo")
    try session.wait(for: "ready")
    let before = try session.lineSettings
    session.press(.enter)
    try session.waitForExit()
    #expect(try session.lineSettings != before)
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
