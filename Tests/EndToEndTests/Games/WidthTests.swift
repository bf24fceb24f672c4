import Emulation
import Foundation
import Testing

@Suite("Terminals that draw characters with another width", .serialized)
struct WidthTests {
  private func session(_ home: HomeDirectory, motion: String = "none") throws -> TerminalSession {
    try TerminalSession(
      ["faces.txt", "-n", "2", "--seed", "ghost", "--motion", motion], home: home)
  }

  private func remembered(in home: HomeDirectory) throws -> String {
    try String(contentsOfFile: "\(home.path)/.cache/memorize/widths.jsonl", encoding: .utf8)
  }

  /// Turns all cards, and looks after each.
  private func turnAll(_ session: TerminalSession, _ theme: (Screen) -> Void) throws {
    try session.waitForTable()
    for _ in 0..<4 {
      session.press(.space, .tab)
      theme(try session.settledScreen())
    }
  }

  @Test func `a face that is too wide is named, in the first game and in later ones`() throws {
    let home = try HomeDirectory(faces: "☀ ☁")
    for _ in 0..<2 {
      let session = try session(home)
      session.widened = ["☀"]
      var seen = ""
      try turnAll(session) { screen in
        seen += screen.lines.joined()
        #expect(!screen.contains("☀"))
      }
      #expect(seen.contains("☁") && seen.contains("sun"))
      #expect(try session.quit() == .exited(0))
      #expect(try remembered(in: home).contains("☀"))
    }
  }

  @Test func `a terminal whose blocks are too wide gets frames of ASCII`() throws {
    let session = try session(try HomeDirectory(faces: "a b"))
    session.widened = ["▀", "░", "▪"]
    try session.wait(for: "+--")
    #expect(!session.screen.contains("░") && !session.screen.contains("▪"))
    #expect(try session.quit() == .exited(0))
  }

  @Test func `a terminal that never answers is played on all the same`() throws {
    let home = try HomeDirectory(faces: "☀ ☁")
    for _ in 0..<2 {
      let session = try session(home)
      session.isAnswering = false
      var seen = ""
      try turnAll(session) { seen += $0.lines.joined() }
      #expect(seen.contains("☀") && seen.contains("☁"))
      #expect(try session.quit() == .exited(0))
      #expect(try remembered(in: home).contains("\"question\":\"\""))
    }
  }

  @Test func `a terminal that is remembered is asked nothing before the first key`() throws {
    let home = try HomeDirectory(faces: "☀ ☁")
    try session(home).playNothing()
    let session = try session(home)
    session.widened = ["▀", "░", "▪"]
    try session.waitForTable()
    #expect(try session.settledScreen().contains("▪"))
    #expect(!session.hasBeenAsked)
    session.press(.tab)
    try session.wait(for: "+--")
    #expect(try !session.settledScreen().contains("▪"))
    try session.checkThatKeysWork()
    #expect(try session.quit() == .exited(0))
    #expect(try remembered(in: home).contains("▪"))
  }

  @Test func `an answer that comes late repairs the picture, and is no key`() throws {
    let home = try HomeDirectory(faces: "a b")
    let session = try session(home)
    session.isAnswering = false
    session.widened = ["▀", "░", "▪"]
    try session.waitForTable()
    session.isAnswering = true
    try session.wait(for: "+--")
    #expect(!session.screen.contains("░") && !session.screen.contains("▪"))
    try session.checkThatKeysWork()
    #expect(try session.quit() == .exited(0))
    #expect(try !remembered(in: home).contains("\"question\":\"\""))
  }

  @Test func `keys typed before the first picture are not lost`() throws {
    let session = try session(try HomeDirectory(faces: "☀ ☁"))
    session.press("?")
    try session.wait(for: "How to play")
    session.press(.escape)
    try session.waitForTable()
    #expect(try session.quit() == .exited(0))
  }

  @Test func `a cache that cannot be used is nobody's trouble`() throws {
    let home = try HomeDirectory(faces: "☀ ☁")
    try home.write("no directory", to: ".cache")
    let session = try session(home)
    session.widened = ["☀"]
    try turnAll(session) { #expect(!$0.contains("☀")) }
    #expect(try session.quit() == .exited(0))
  }
}

extension TerminalSession {
  /// Whether the program asked where the cursor is.
  fileprivate var hasBeenAsked: Bool { String(decoding: output, as: UTF8.self).contains("[6n") }

  /// Comes to know the terminal, and leaves.
  fileprivate func playNothing() throws {
    try waitForTable()
    #expect(try quit() == .exited(0))
  }
}
