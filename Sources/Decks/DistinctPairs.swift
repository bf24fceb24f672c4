/// Pairs in the order in which they came, each once.
///
/// Finds them by their places alone (open addressing, linear probing): a set beside the list would
/// hold every pair of a large dictionary twice, and take most of the time of reading it.
struct DistinctPairs {
  /// What became of a pair.
  enum Outcome {
    case new
    case known
    case tooMany
  }

  /// Where a pair is in the list, and a part of its hash, which tells most others without a look.
  private struct Slot {
    static let free = Slot(hash: 0, place: -1)

    let hash: UInt32
    let place: Int32
  }

  private(set) var pairs: [Pair] = []
  /// A power of two of them, at most half in use.
  private var slots: [Slot]

  /// None yet.
  ///
  /// - Parameter bytes: the size of the file they come from; a guess is made of how many there will be.
  init(fileBytes bytes: Int) {
    var count = 64
    while count < bytes / 16, count < DeckLimit.pairs * 2 { count *= 2 }
    slots = [Slot](repeating: .free, count: count)
    pairs.reserveCapacity(count / 4)
  }

  /// Adds a pair if it is not there yet and there are fewer than so many; takes time O(1).
  mutating func insert(_ pair: Pair, limit: Int) -> Outcome {
    let hash = UInt32(truncatingIfNeeded: pair.hashValue)
    var number = first(hash)
    while slots[number].place >= 0 {
      let slot = slots[number]
      if slot.hash == hash, pairs[Int(slot.place)] == pair { return .known }
      number = (number + 1) & (slots.count - 1)
    }
    guard pairs.count < limit, let place = Int32(exactly: pairs.count) else { return .tooMany }
    slots[number] = Slot(hash: hash, place: place)
    pairs.append(pair)
    if pairs.count * 2 > slots.count { grow() }
    return .new
  }

  /// Where to look first.
  private func first(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: .free, count: old.count * 2)
    for slot in old where slot.place >= 0 {
      var number = first(slot.hash)
      while slots[number].place >= 0 { number = (number + 1) & (slots.count - 1) }
      slots[number] = slot
    }
  }
}
