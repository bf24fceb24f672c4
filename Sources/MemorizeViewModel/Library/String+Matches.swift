import Decks

extension String {
  /// The parts of the text that a search for another text finds, from the left, ignoring case.
  ///
  /// Complexity: O(*n* × *m*) for texts of these lengths.
  public func matches(of searched: String) -> [Range<Index>] {
    let wanted = Array(searched.cleaned.caseFolded.utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      let end = end(of: wanted, from: start)
      if let end { found.append(start..<end) }
      start = end ?? index(after: start)
    }
    return found
  }

  /// The end of the characters that begin at an index and equal these bytes when case folded.
  private func end(of wanted: [UInt8], from start: Index) -> Index? {
    var rest = wanted[...]
    var position = start
    while !rest.isEmpty {
      guard position < endIndex else { return nil }
      let folded = String(self[position]).caseFolded.utf8
      guard rest.starts(with: folded) || folded.starts(with: rest) else { return nil }
      rest = rest.dropFirst(folded.count)
      position = index(after: position)
    }
    return position
  }
}
