import Expectations
import Testing

@testable import memorize_bench

struct ResultTableTests {
  @Test(
    arguments: [
      (0, "0.00 ns"), (1.5e-9, "1.50 ns"), (0.000_999_4, "999 µs"), (0.000_999_6, "1.00 ms"),
      (0.012_34, "12.3 ms"), (1.005e-7, "101 ns"), (2, "2.00 s"), (1234, "1234 s"),
    ])
  func `durations have three significant digits`(seconds: Double, text: String) {
    expectEqual(ResultTable.duration(seconds), text)
  }

  @Test(
    arguments: [
      (0.05, 2, "0.05"), (-1.5, 1, "-1.5"), (0.999, 1, "1.0"), (7, 0, "7"), (1.2345, 3, "1.235"),
    ])
  func `numbers are rounded to the given digits`(value: Double, decimals: Int, text: String) {
    expectEqual(ResultTable.fixed(value, decimals), text)
  }

  @Test func `columns are aligned`() {
    let samples = Stopwatch.Samples(iterations: 10, times: [.milliseconds(1)])
    let row = ResultTable.row(
      Measurement(
        name: "x", unit: "card", unitsPerIteration: 2, samples: samples,
        figures: [Figure(name: "bytes", value: 351)]))
    #expect(row.hasPrefix("x  "))
    #expect(row.hasSuffix("        10  50.0 µs/card, 351 bytes"))
    let columns = row.count - "  50.0 µs/card, 351 bytes".count
    expectEqual(ResultTable.heading.dropLast("  per unit".count).count, columns)
  }
}
