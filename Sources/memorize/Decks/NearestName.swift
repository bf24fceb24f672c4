/// Finds the name that a player probably meant.
enum NearestName {
  /// The share of a name's letters that may be wrong: one of this number.
  private static let lettersPerMistake = 3

  /// The name that needs the fewest changes of letters to become another text; `nil` if each needs
  /// too many.
  ///
  /// Complexity: O(names × letters²).
  static func of(_ text: String, among names: [String]) -> String? {
    let changes = names.map { (name: $0, count: Self.changes(from: $0, to: text)) }
    guard let nearest = changes.min(by: { $0.count < $1.count }) else { return nil }
    return nearest.count * lettersPerMistake <= nearest.name.count ? nearest.name : nil
  }

  /// The letters to insert, remove or replace, without regard to case (Levenshtein's distance).
  private static func changes(from name: String, to text: String) -> Int {
    let letters = Array(text.lowercased().prefix(64))
    var row = Array(0...letters.count)
    for (index, letter) in name.lowercased().prefix(64).enumerated() {
      var next = [index + 1]
      for (above, other) in zip(zip(row, row.dropFirst()), letters) {
        let kept = above.0 + (letter == other ? 0 : 1)
        next.append(min(kept, above.1 + 1, (next.last ?? 0) + 1))
      }
      row = next
    }
    return row.last ?? 0
  }
}
