import Emulation
import Expectations
import Foundation
import Testing

@Suite("Terminals that draw characters with another width", .serialized)
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

  @Test func `a terminal whose blocks are too wide gets frames of ASCII`() throws {
    let session = try session(try HomeDirectory(faces: "a b"))
    session.widened = ["▀", "░", "▪"]
    try session.wait(for: "+--")
    #expect(!session.screen.contains("░") && !session.screen.contains("▪"))
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

  @Test func `the terminal is asked after the first frame, once for each character`() throws {
    let session = try session(try HomeDirectory(faces: "☀ ☁"))
    try turnAll(session) { _ in }
    session.press("n")
    try session.waitForTable()
    _ = try session.settledScreen()
    let output = String(decoding: session.output, as: UTF8.self)
    let parts = output.components(separatedBy: "x☀\u{1B}[6n")
    expectEqual(parts.count, 2)
    expectEqual(parts.first?.contains("faces"), true)
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `keys typed before the first frame are not lost`() throws {
    let session = try session(try HomeDirectory(faces: "☀ ☁"))
    session.press("?")
    try session.wait(for: "How to play")
    session.press(.escape)
    try session.waitForTable()
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `a file of widths left by an older version is ignored`() throws {
    let home = try HomeDirectory(faces: "☀ ☁")
    let folder = "\(home.path)/.cache/memorize"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let old = #"{"terminal":"TERM=xterm-256color","question":"1","misdrawn":["☁"]}"# + "\n"
    try home.write(old, to: ".cache/memorize/widths.jsonl")
    let session = try session(home)
    var seen = ""
    try turnAll(session) { seen += $0.lines.joined() }
    #expect(seen.contains("☀") && seen.contains("☁"))
    try expectEqual(session.quit(), .exited(0))
    try expectEqual(String(contentsOfFile: "\(folder)/widths.jsonl", encoding: .utf8), old)
  }
}
