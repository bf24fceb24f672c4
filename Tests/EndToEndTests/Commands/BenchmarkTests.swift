import Expectations
import Foundation
import Testing

@Suite("Benchmarks")
struct BenchmarkTests {
  private static let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("memorize-bench").path

  /// The output of the program.
  private func run(_ arguments: String..., in home: HomeDirectory) throws -> String {
    let session = try TerminalSession(
      arguments, executable: Self.binary, home: home, standardOutput: .pipe, standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(0))
    #expect(session.standardError.isEmpty)
    return session.standardOutput
  }

  @Test func `every benchmark runs and is in the table and the file`() throws {
    let home = try HomeDirectory()
    let names = try run("--list", in: home).split(separator: "\n").map(String.init)
    #expect(names.count > 20 && Set(names).count == names.count)
    let lines = try run("--once", "--json", "results.json", in: home).split(separator: "\n")
    expectEqual(lines.count, names.count + 1)
    for (name, line) in zip(names, lines.dropFirst()) { #expect(line.hasPrefix("\(name)  ")) }
    let file = try String(contentsOfFile: "\(home.path)/results.json", encoding: .utf8)
    for name in names { #expect(file.contains("\"name\" : \"\(name)\"")) }
    let comparison = try run(
      "compare", "--base", "results.json", "--ours", "results.json", in: home)
    expectEqual(comparison.split(separator: "\n").count, names.count + 1)
  }
}
