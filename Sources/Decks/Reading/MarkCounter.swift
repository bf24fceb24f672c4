/// Counts marks that follow each other, as accents do that stand on one letter.
package struct MarkCounter {
  /// As many as any text of any language has, by the Stream-Safe Text Format of Unicode Standard
  /// Annex 15.
  private static let most = 30

  private var count = 0

  /// A counter at the start of a text.
  package init() {}

  /// Goes on to the next character of the text; false if it is one mark too many.
  package mutating func allows(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
      count = 0
      return true
    }
    count += 1
    return count <= MarkCounter.most
  }
}
