import Expectations
import Testing

@testable import memorize_bench

/// Two builds side by side.
struct ComparisonTests {
  private func file(_ name: String, _ milliseconds: Int, bytes: Double = 10) -> ResultFile {
    ResultFile(results: [
      Measurement(
        name: name, unit: "x", unitsPerIteration: 1,
        samples: Stopwatch.Samples(iterations: 1, times: [.milliseconds(milliseconds)]),
        figures: [Figure(name: "bytes", value: bytes)])
    ])
  }

  private func compared(_ base: [Int], _ ours: [Int]) throws -> Comparison {
    try #require(
      Comparison.all(base.map { file("a", $0) }, ours.map { file("a", $0) }).first)
  }

  @Test func `ratios compare runs of the same turn`() throws {
    let comparison = try compared([10, 100, 20], [5, 50, 15])
    expectEqual(comparison.ratios, [0.5, 0.5, 0.75])
    expectEqual(comparison.ratio, 0.5)
    #expect(comparison.row(threshold: 0.05).hasSuffix("faster"))
  }

  @Test func `a change on which runs disagree is noise`() throws {
    #expect(try !compared([10, 10, 10], [5, 5, 11]).isBeyondNoise(threshold: 0.05))
    #expect(try compared([10, 10, 10], [12, 13, 11]).isBeyondNoise(threshold: 0.05))
    #expect(try !compared([100, 100, 100], [90, 60, 95]).isBeyondNoise(threshold: 0.05))
    #expect(try compared([10], [12]).row(threshold: 0.05).hasSuffix("SLOWER"))
  }

  @Test func `a small change is not marked`() throws {
    #expect(try !compared([100, 100], [104, 104]).isBeyondNoise(threshold: 0.05))
    #expect(try compared([100, 100], [106, 106]).isBeyondNoise(threshold: 0.05))
  }

  @Test func `benchmarks of only one side are left out`() {
    #expect(Comparison.all([file("a", 1)], [file("b", 1)]).isEmpty)
    #expect(Comparison.all([file("a", 1), file("b", 1)], [file("a", 1), file("a", 1)]).isEmpty)
  }

  @Test func `changed counts are reported`() throws {
    let both = Comparison.all([file("a", 1, bytes: 966)], [file("a", 1, bytes: 351)])
    try expectEqual(#require(both.first).changes, ["966 to 351 bytes"])
    #expect(try compared([1], [1]).changes.isEmpty)
  }
}
