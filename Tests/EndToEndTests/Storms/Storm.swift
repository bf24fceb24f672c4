import Foundation
import MemoryGame

/// The length of the storms: seconds in every test run, much longer in a soak.
///
/// Everything random in a storm follows from its seed, which a failure reports.
enum Storm {
  /// MEMORIZE_SOAK=1 means eight seeds, 2 sixteen and so on; MEMORIZE_SEED names a single one.
  static let seeds: [UInt64] = {
    if let seed = variable("MEMORIZE_SEED") { return [UInt64(max(0, seed))] }
    return isSoak ? Array(0..<UInt64(8 * soak)) : [2_026]
  }()

  static var isSoak: Bool { soak > 0 }

  /// The number of repetitions with each seed.
  static func count(_ short: Int, inSoak long: Int) -> Int { isSoak ? long : short }

  private static let soak = max(0, variable("MEMORIZE_SOAK") ?? 0)

  private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

extension SeededGenerator {
  /// A number of a range, all equally likely.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }

  /// An element; nil only if there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}
