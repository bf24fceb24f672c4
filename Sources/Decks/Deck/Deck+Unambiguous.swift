extension Deck {
  /// The pairs that can lie on one board together, taken in an order of the caller's choice.
  ///
  /// A pair is passed over if one of its texts is on an earlier pair already, on whichever side;
  /// case and the width of blanks make no difference. Takes time O(length of `order`).
  ///
  /// - Parameters:
  ///   - order: places in `pairs`; what is no such place is passed over.
  ///   - limit: how many pairs are enough.
  /// - Returns: at most `limit` pairs, as they came.
  public func unambiguous(order: some Sequence<Int>, limit: Int) -> [Pair] {
    var taken: Set<String> = []
    var chosen: [Pair] = []
    for place in order {
      guard chosen.count < limit else { break }
      guard pairs.indices.contains(place) else { continue }
      let pair = pairs[place]
      let keys = (pair.first.text.key, pair.second.text.key)
      guard !taken.contains(keys.0), !taken.contains(keys.1) else { continue }
      taken.insert(keys.0)
      taken.insert(keys.1)
      chosen.append(pair)
    }
    return chosen
  }

  /// How many pairs the largest board has that takes them in the order of the deck.
  ///
  /// Takes time O(pairs) at each call.
  public var playablePairs: Int {
    unambiguous(order: pairs.indices, limit: .max).count
  }
}

extension String {
  /// What is left if case and the width of blanks make no difference.
  fileprivate var key: String {
    let folded = caseFolded
    guard folded.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 > 0x7F }) else {
      return folded
    }
    // Not by `joined`, for which a program that starts has to search through all protocols.
    var key = ""
    for word in folded.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      if !key.isEmpty { key += " " }
      key += String(word)
    }
    return key
  }
}
