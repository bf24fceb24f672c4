/// Limits how many combining marks may follow each other in a text.
///
/// Comparing two texts takes time O(marks in a row, squared), so a hostile file could use long rows
/// of them to stall the program. No language needs more than 30: that is the Stream-Safe Text
/// Format of Unicode Standard Annex 15.
package struct CombiningMarkLimit {
  private static let limit = 30

  private var count = 0

  /// Makes a limit for a new text.
  package init() {}

  /// Reads the next character of the text and returns whether it is within the limit.
  package mutating func allows(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
      count = 0
      return true
    }
    count += 1
    return count <= CombiningMarkLimit.limit
  }
}
