extension Deck {
  /// Chooses pairs that can be on one board together.
  ///
  /// A pair is skipped if one of its texts is on an earlier pair already, on either side. Case and
  /// the width of blanks make no difference. Takes time O(length of `order`).
  ///
  /// - Parameters:
  ///   - order: the indices of `pairs` in the order of choice; other numbers are ignored.
  ///   - limit: the most pairs to return.
  /// - Returns: the chosen pairs in that order.
  public func unambiguous(order: some Sequence<Int>, limit: Int) -> [Pair] {
    var taken: Set<String> = []
    var chosen: [Pair] = []
    for index in order {
      guard chosen.count < limit else { break }
      guard pairs.indices.contains(index) else { continue }
      let pair = pairs[index]
      let keys = (pair.first.text.key, pair.second.text.key)
      guard !taken.contains(keys.0), !taken.contains(keys.1) else { continue }
      taken.insert(keys.0)
      taken.insert(keys.1)
      chosen.append(pair)
    }
    return chosen
  }

  /// The most pairs of this deck that one board can have, chosen in the order of the deck.
  ///
  /// Takes time O(pairs) at each call.
  public var playablePairs: Int {
    unambiguous(order: pairs.indices, limit: .max).count
  }
}

extension String {
  /// The text in a form that is the same for every case and width of blanks.
  fileprivate var key: String {
    caseFolded.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
  }
}
