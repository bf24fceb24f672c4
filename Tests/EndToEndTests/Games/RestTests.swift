import Expectations
import Foundation
import Testing

@Suite("At rest")
struct RestTests {
  /// The processor time and context switches of a process.
  private struct Effort: Equatable {
    let ticks: [Substring]
    let switches: Substring?

    init(of process: pid_t) throws {
      let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // After the name, user and system time are the twelfth and thirteenth fields.
      ticks = Array(stat.split(separator: ")").last?.split(separator: " ")[11...12] ?? [])
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      switches = status.split(separator: "\n").first { $0.hasPrefix("voluntary") }
    }
  }

  @Test func `a game that waits for the first choice sleeps`() throws {
    let session = try TerminalSession.table()
    try session.waitUntilQuiet(milliseconds: 300)
    let before = try Effort(of: session.processIdentifier)
    let written = session.output.count
    try session.waitUntilQuiet(milliseconds: 3_000)
    let after = try Effort(of: session.processIdentifier)
    expectEqual(after, before)
    expectEqual(session.output.count, written)
  }
}
