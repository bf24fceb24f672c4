import Emulation
import Expectations
import Foundation
import Testing

@Suite("Window sizes", .waiting)
struct ResizeTests {
  private static let arguments = ["--seed", "ghost", "-n", "8"]

  @Test(arguments: [(25, 5), (300, 100)])
  func `a resize ends the deal and lays the table out again`(columns: Int, rows: Int) throws {
    let fresh = try TerminalSession.table(Self.arguments, columns: columns, rows: rows)
    let session = try TerminalSession(Self.arguments + ["--motion", "full"])
    try session.wait("the deal to begin") { $0.status.pairs != nil }
    try session.resize(columns: columns, rows: rows)
    try session.settle(as: fresh)
    try session.turnUnderCursor()
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `cards stay up and dialogs open through a resize`() throws {
    let session = try TerminalSession.table(Self.arguments)
    try session.turnUnderCursor()
    try session.press("?", showing: "How to play")
    for (columns, rows) in [(1, 1), (30, 10), (5, 2), (120, 40)] {
      try session.resize(columns: columns, rows: rows)
      session.attend()
    }
    try session.wait(for: "How to play")
    session.press(.escape)
    try session.settle("the table") { !$0.contains("How to play") && $0.status.pairs == 8 }
    try session.turnNext()
    try session.wait("a move") { $0.status.moves == 1 }
  }
}

@Suite("At rest", .waiting)
struct RestTests {
  /// The processor time and context switches of a process.
  private func effort(of process: pid_t) throws -> (ticks: Int, switches: Substring?) {
    let ticks = try #require(ProcessStatus(process)).ticks
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return (ticks, status.split(separator: "\n").first { $0.hasPrefix("voluntary") })
  }

  @Test func `a game that waits for the first choice sleeps`() throws {
    let session = try TerminalSession.table()
    try session.waitUntilQuiet(milliseconds: 300)
    let before = try effort(of: session.processIdentifier)
    let written = session.output.count
    try session.waitUntilQuiet(milliseconds: 3_000)
    let after = try effort(of: session.processIdentifier)
    #expect(after.ticks == before.ticks && after.switches == before.switches)
    expectEqual(session.output.count, written)
  }
}
