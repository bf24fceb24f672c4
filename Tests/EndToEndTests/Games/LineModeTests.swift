import Expectations
import Testing

@Suite("A game in lines", .waiting)
struct LineModeTests {
  @Test func `a script plays through pipes, and the screen continues its game`() throws {
    let home = HomeDirectory()
    let megabyte = String(repeating: "7", count: 1_000_000)
    let script = "1\n\(megabyte)\n\u{1B}[A\n17\n2\nboard"
    let session = try TerminalSession(
      ["--lines", "-n", "8", "--seed", "x"], home: home, standardInput: Array(script.utf8),
      standardOutput: .pipe, standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(0))
    let lines = session.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.first?.hasPrefix("Halloween. 8 pairs, 4 rows of 4. "), true)
    expectEqual(lines.count, 12)
    expectEqual(lines.dropFirst(2).first?.hasPrefix("That line is too long."), true)
    expectEqual(lines.dropFirst(3).first?.hasPrefix("Keys such as arrows do not work here."), true)
    expectEqual(lines.dropFirst(4).first, "There are places 1 to 16, or a1 to d4.")
    expectEqual(lines.suffix(2), ["The game is saved: memorize resumes it.", ""])
    #expect(lines.allSatisfy { $0.count <= 72 })
    #expect(session.standardError.isEmpty && session.output.isEmpty)
    let screen = try TerminalSession.table([], home: home)
    expectEqual(screen.screen.status.pairs, 8)
    expectEqual(screen.screen.status.moves, 1)
  }

  @Test func `X-ray writes the way from each line to its answer`() throws {
    let session = try TerminalSession(
      ["--lines", "--xray", "-n", "8", "--seed", "x"], standardInput: Array("1\n".utf8),
      standardOutput: .pipe, standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(0))
    let lines = session.standardOutput.split(separator: "\n")
    let hops = lines.filter { $0.hasPrefix("x-ray: ") }.compactMap {
      $0.split(separator: " ").dropFirst().first
    }
    expectEqual(hops, ["bytes:", "event:", "page:", "command:", "intent:", "model:", "observers:"])
    expectEqual(lines.dropFirst(8).first?.hasPrefix("1: "), true)
    #expect(lines.allSatisfy { $0.count <= 72 })
  }

  @Test func `a dumb terminal gets lines, and an interrupt keeps the game`() throws {
    let home = HomeDirectory()
    let session = try TerminalSession(["-n", "3"], term: "dumb", home: home)
    try session.wait(for: "Halloween. 3 pairs, 2 rows of 3.")
    session.send(Array("1\n".utf8))
    try session.wait(for: "1: ")
    session.send([0x03])
    try expectEqual(session.waitForExit(), .signalled(2))
    #expect(session.screen.contains("The game is saved: memorize resumes it."))
    #expect(!session.output.contains(0x1B))
    #expect(try home.retoldGame() != nil)
  }
}
