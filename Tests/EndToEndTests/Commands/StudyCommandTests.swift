import Expectations
import Foundation
import Testing

@Suite("Studying on the command line", .waiting)
struct StudyCommandTests {
  private let home: HomeDirectory

  init() throws {
    home = try HomeDirectory()
    let days = [20_000, 20_002, 20_013]
    let lines = days.map { day in
      """
      {"by":"matching","date":\(day * 86_400 + 43_200),"day":\(day),"grade":3,\
      "pair":["Latvia","Riga"],"version":1}

      """
    }
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/.local/share/memorize", withIntermediateDirectories: true)
    try home.write(lines.joined(), to: ".local/share/memorize/reviews.jsonl")
  }

  private func run(
    _ arguments: String...
  ) throws -> (output: String, error: String, status: ExitStatus) {
    let session = try TerminalSession(
      arguments, home: home, standardOutput: .pipe, standardError: .pipe)
    let status = try session.waitForExit()
    return (session.standardOutput, session.standardError, status)
  }

  private func settings() throws -> String {
    try String(contentsOfFile: "\(home.path)/.config/memorize/settings.json", encoding: .utf8)
  }

  @Test func `progress has true retention, the schedule check and the workload`() throws {
    let lines = try run("study", "progress", "capitals").output.split(separator: "\n")
    #expect(lines.contains("2024-10: 100% (34 to 100) of 2 tests."))
    #expect(lines.contains("Expected 90%: was 100% (34 to 100)."))
    #expect(lines.contains { $0.hasPrefix("Retention 80%: ") })
    let json = try run("stats", "--json").output
    for key in ["\"months\":[{", "\"workloads\":[{", "\"retention\":90", "\"low\":0.342"] {
      #expect(json.contains(key))
    }
  }

  @Test func `without a deck one is chosen, or named in lines`() throws {
    let session = try TerminalSession(["study"], home: home)
    try session.wait(for: "Study: choose a deck")
    session.press("q", .control("c"))
    try expectEqual(session.waitForExit(), .exited(0))
    let lines = try TerminalSession(
      ["study", "--lines"], home: home, standardInput: Array("quit\n".utf8),
      standardOutput: .pipe, standardError: .pipe)
    try expectEqual(lines.waitForExit(), .exited(0))
    #expect(lines.standardOutput.contains("Type study and the name"))
    for option in [["--name", "Mine"], ["--term", "2"]] {
      let refused = try TerminalSession(["study"] + option, home: home, standardError: .pipe)
      try expectEqual(refused.waitForExit(), .exited(64))
      #expect(refused.standardError.contains("expected DECK"))
    }
  }

  @Test func `the answer of an optimiser becomes a setting, and goes again`() throws {
    let weights = """
      [0.5, 1.1, 3.2, 9.5, 6.9, 0.7, 2.5, 0.01, 1.6, 0.2, 1.1, 1.7, 0.09, 0.31, 1.4, 0.5, 2.1, \
      0.6, 0.15, 0.09, 0.22]
      """
    try home.write("RMSE: 0.03\n\(weights)\n", to: "answer.txt")
    let used = try run("study", "optimise", "--weights", "answer.txt")
    expectEqual(used.output, "Your own weights are used.\n")
    #expect(try settings().contains("fsrsWeights"))
    expectEqual(try run("study", "optimise", "--reset").status, .exited(0))
    #expect(try !settings().contains("0.31"))
    for (text, fault) in [
      ("no numbers", "found 0 numbers, expected 21"), ("[1, 2, 3]", "found 3 numbers, expected 21"),
      (
        weights.replacing("0.22]", with: "7]"), "number 21 is 7.0, expected 0.1 to 0.8"
      ),
    ] {
      try home.write(text, to: "answer.txt")
      let refused = try run("study", "optimise", "--weights", "answer.txt")
      expectEqual(refused.error, "memorize: answer.txt: \(fault)\n")
      expectEqual(refused.status, .exited(65))
    }
    expectEqual(try run("study", "optimise").status, .exited(64))
  }

  @Test func `impossible choices are refused`() throws {
    let refused = try run("study", "capitals", "--retention", "50")
    #expect(refused.error.contains("--retention 50: expected 80 to 97"))
    expectEqual(refused.status, .exited(64))
  }
}
