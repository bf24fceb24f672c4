import Expectations
import Testing

@testable import memorize_bench

/// How samples are taken, and what is made of them.
struct StopwatchTests {
  @Test func `running once calls the body once`() {
    var calls: [Int] = []
    let samples = Stopwatch.once.samples { calls.append($0) }
    expectEqual(calls, [1])
    #expect(samples.iterations == 1 && samples.times.count == 1)
  }

  @Test func `a sample has enough iterations to take a millisecond`() {
    var calls: [Int] = []
    var now: Duration = .zero
    let stopwatch = Stopwatch(patience: .milliseconds(20)) { now }
    let samples = stopwatch.samples { iterations in
      calls.append(iterations)
      now += .microseconds(100) * iterations
    }
    expectEqual(samples.iterations, 16)
    expectEqual(samples.times.count, 13)
    #expect(samples.times.allSatisfy { $0 == .microseconds(1600) })
    #expect(calls.starts(with: [1, 2, 2, 4, 4, 8, 8, 16, 16]))
    #expect(calls.suffix(13).allSatisfy { $0 == 16 })
  }

  @Test func `a slow benchmark runs five times after a warm-up`() {
    var calls: [Int] = []
    var now: Duration = .zero
    _ = Stopwatch(patience: .milliseconds(20)) { now }.samples { iterations in
      calls.append(iterations)
      now += .seconds(iterations)
    }
    expectEqual(calls, [1, 1, 1, 1, 1, 1])
  }

  @Test func `times are per iteration and per unit`() {
    let times = [4, 2, 8, 6, 10].map { Duration.milliseconds($0) }
    let result = Measurement(
      name: "x", unit: "card", unitsPerIteration: 5,
      samples: Stopwatch.Samples(iterations: 2, times: times))
    expectEqual(result.minimum, 0.001)
    expectEqual(result.median, 0.003)
    #expect(abs(result.percentile90 - 0.0046) < 1e-9)
    #expect(abs(result.perUnit - 0.0006) < 1e-9)
  }
}

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
    try #require(Comparison.all(base.map { file("a", $0) }, ours.map { file("a", $0) }).first)
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

  @Test func `changed counts are reported`() throws {
    let both = Comparison.all([file("a", 1, bytes: 966)], [file("a", 1, bytes: 351)])
    try expectEqual(#require(both.first).changes, ["966 to 351 bytes"])
    #expect(try compared([1], [1]).changes.isEmpty)
  }
}

struct ResultTableTests {
  @Test(
    arguments: [
      (0, "0.00 ns"), (1.5e-9, "1.50 ns"), (0.000_999_4, "999 µs"), (0.000_999_6, "1.00 ms"),
      (0.012_34, "12.3 ms"), (1.005e-7, "101 ns"), (2, "2.00 s"), (1234, "1234 s"),
    ])
  func `durations have three significant digits`(seconds: Double, text: String) {
    expectEqual(ResultTable.duration(seconds), text)
  }
}
