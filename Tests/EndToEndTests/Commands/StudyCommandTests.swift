import Expectations
import Foundation
import Testing

@Suite("Studying on the command line", .waiting)
struct StudyCommandTests {
  private let home = HomeDirectory()

  init() throws {
    let days = [20_000, 20_002, 20_013]
    let lines = days.map { day in
      """
      {"by":"matching","date":\(day * 86_400 + 43_200),"day":\(day),"grade":3,\
      "pair":["Latvia","Riga"],"version":1}

      """
    }
    try home.write(lines.joined(), to: "\(HomeDirectory.data)/reviews.jsonl")
  }

  private func settings() throws -> String { try home.text(of: ".config/memorize/settings.json") }

  @Test func `progress has true retention, the schedule check and the workload`() throws {
    let lines = try home.run("study", "progress", "capitals").output.split(separator: "\n")
    #expect(lines.contains("2024-10: 100% (34 to 100) of 2 tests."))
    #expect(lines.contains("Expected 90%: was 100% (34 to 100)."))
    #expect(lines.contains { $0.hasPrefix("Retention 80%: ") })
    let json = try home.run("stats", "--json").output
    for key in ["\"months\":[{", "\"workloads\":[{", "\"retention\":90", "\"low\":0.342"] {
      #expect(json.contains(key))
    }
  }

  @Test func `without a deck one is chosen, or named in lines`() throws {
    let session = try TerminalSession(["study"], home: home)
    try session.wait(for: "Study: choose a deck")
    session.press("q", .control("c"))
    try expectEqual(session.waitForExit(), .exited(0))
    let lines = try home.run("study", "--lines", input: "quit\n")
    #expect(lines.status == .exited(0) && lines.output.contains("Type study and the name"))
    for option in [["--name", "Mine"], ["--term", "2"]] {
      let refused = try home.run(["study"] + option)
      #expect(refused.isRefusal(64, "expected DECK"), "\(refused)")
    }
  }

  @Test func `the answer of an optimiser becomes a setting, and goes again`() throws {
    let weights = """
      [0.5, 1.1, 3.2, 9.5, 6.9, 0.7, 2.5, 0.01, 1.6, 0.2, 1.1, 1.7, 0.09, 0.31, 1.4, 0.5, 2.1, \
      0.6, 0.15, 0.09, 0.22]
      """
    try home.write("RMSE: 0.03\n\(weights)\n", to: "answer.txt")
    let used = try home.run("study", "optimise", "--weights", "answer.txt")
    expectEqual(used.output, "Your own weights are used.\n")
    #expect(try settings().contains("fsrsWeights"))
    expectEqual(try home.run("study", "optimise", "--reset").status, .exited(0))
    #expect(try !settings().contains("0.31"))
    for (text, fault) in [
      ("no numbers", "found 0 numbers, expected 21"), ("[1, 2, 3]", "found 3 numbers, expected 21"),
      (
        weights.replacing("0.22]", with: "7]"), "number 21 is 7.0, expected 0.1 to 0.8"
      ),
    ] {
      try home.write(text, to: "answer.txt")
      let refused = try home.run("study", "optimise", "--weights", "answer.txt")
      #expect(refused.isRefusal(65, "memorize: answer.txt: \(fault)\n"), "\(refused)")
    }
    expectEqual(try home.run("study", "optimise").status, .exited(64))
  }

  @Test func `impossible choices are refused`() throws {
    let refused = try home.run("study", "capitals", "--retention", "50")
    #expect(refused.isRefusal(64, "--retention 50: expected 80 to 97"), "\(refused)")
  }
}
