import Expectations
import Foundation
import Testing

@Suite("Statistics on the command line", .waiting)
struct StatsCommandTests {
  private let home = HomeDirectory()

  private func run(_ arguments: String..., environment: [String: String?] = [:]) throws -> Answer {
    try home.run(["stats"] + arguments, environment: environment)
  }

  /// A history of games that ended at these moments.
  private func write(_ dates: [Int], more: String = "") throws {
    let lines = dates.map { date in
      """
      {"version":1,"date":\(date),"kind":"solo","deck":"Слова 🎃","pairs":8,"seed":"\(date)",\
      "closingRanks":false,"moves":14,"score":33,"time":61234567}

      """
    }
    try home.write(lines.joined() + more, to: "\(HomeDirectory.data)/history.jsonl")
  }

  private func streak(_ zone: String?) throws -> [String: Int]? {
    let answer = try run("--json", environment: ["TZ": zone])
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return (object as? [String: Any])?["streak"] as? [String: Int]
  }

  @Test func `the text fits into 80 columns and is ASCII where needed`() throws {
    try write([1_800_000_000, 1_800_000_100])
    let plain = try run(environment: ["LC_ALL": "C.UTF-8"])
    #expect(plain.output.contains("All games\n") && plain.output.contains("Слова 🎃, 8"))
    #expect(plain.status == .exited(0) && plain.error.isEmpty)
    for locale in ["C.UTF-8", "C"] {
      let answer = try run("--ascii", environment: ["LC_ALL": locale])
      #expect(answer.status == .exited(0) && answer.output.allSatisfy(\.isASCII))
      #expect(answer.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(answer.output.contains("Moves over par"))
    }
  }

  @Test func `a day ends at midnight in the time zone, an hour earlier in summer`() throws {
    // 23:30 and 00:30 in New York on 30 June and 1 July; 03:30 and 04:30 in UTC.
    let summer = 1_782_876_600
    try write([summer, summer + 3600])
    let newYork = "EST5EDT,M3.2.0,M11.1.0"
    try expectEqual(streak(newYork)?["days"], 2)
    try expectEqual(streak("EST5")?["days"], 1)
    try expectEqual(streak("UTC0")?["days"], 1)
    // 04:30 and 05:30 in UTC on 15 January; 23:30 and 00:30 in New York.
    let winter = 1_768_451_400
    try write([winter, winter + 3600])
    try expectEqual(streak(newYork)?["days"], 2)
    try expectEqual(streak("EDT4")?["days"], 1)
  }

  @Test func `unreadable files are reported in one line and kept`() throws {
    try write([1_800_000_000], more: "rubbish\n\u{1B}[2J\n{\"version\":9}\n{\"vers")
    let answer = try run("--ascii")
    expectEqual(answer.status, .exited(0))
    #expect(answer.output.contains("Skipped: 3 unreadable lines, 1 line of a newer version."))
    #expect(!answer.output.contains("\u{1B}"))
    #expect(try run("--json").output.contains("\"brokenLines\":3"))
  }

  @Test func `contradicting options are refused`() throws {
    try expectEqual(run("--json", "--ascii").status, .exited(64))
    try expectEqual(run("--what").status, .exited(64))
  }
}
