import Pictures

/// Finds pictures by their names.
enum PictureSearch {
  /// The fewest letters to search for.
  static let leastLetters = 2
  /// The most pictures to return.
  static let most = 28

  private static let names = Pictures.faces.map { face in
    let names = [Pictures.name(of: face), secondNames[face]].compactMap { $0 }
    return (
      face: face, words: names.joined(separator: " ").lowercased().split { !$0.isLetter }
    )
  }

  /// The pictures of whose name a word begins with a text, those with the whole word first.
  ///
  /// Complexity: O(pictures).
  ///
  /// - Parameter text: the beginning of a word in any case; too few letters find nothing.
  /// - Returns: at most `most` faces.
  static func faces(named text: String) -> [String] {
    let wanted = text.lowercased()
    guard wanted.count >= leastLetters else { return [] }
    let found = names.filter { $0.words.contains { $0.hasPrefix(wanted) } }
    let whole = found.filter { $0.words.contains { $0 == wanted } }
    let rest = found.filter { !$0.words.contains { $0 == wanted } }
    return (whole + rest).prefix(most).map(\.face)
  }
}
