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

  @Test func `one slow run does not shorten the samples`() {
    var slow = true
    var now: Duration = .zero
    let samples = Stopwatch(patience: .milliseconds(20)) { now }.samples { iterations in
      now += slow && iterations == 4 ? .milliseconds(30) : .microseconds(100) * iterations
      if iterations == 4 { slow = false }
    }
    expectEqual(samples.iterations, 16)
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

  @Test func `a quantile of no values is zero`() {
    expectEqual([Double]().quantile(0.9), 0)
    expectEqual([7.0].quantile(0.9), 7)
    expectEqual([3.0, 1].median, 2)
  }
}
