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

  private(set) var pairs: [Pair] = []
  /// A part of each pair's hash, which tells most others without a look at them.
  private var hashes: [UInt32] = []
  /// Places in the list, or `free`: a power of two of them, at most seven eighths in use.
  ///
  /// It is looked at here and there all the time, so it is kept small enough for the processor's caches.
  private var slots: [Int32]

  private static let free: Int32 = -1

  /// None yet.
  ///
  /// - Parameter bytes: the size of the file they come from; a guess is made of how many there will be.
  init(fileBytes bytes: Int) {
    let guess = min(bytes / 24, DeckLimit.pairs)
    var count = 64
    while count / 8 * 7 < guess { count *= 2 }
    slots = Array(repeating: DistinctPairs.free, count: count)
    pairs.reserveCapacity(guess)
    hashes.reserveCapacity(guess)
  }

  /// Adds a pair if it is not there yet and there are fewer than so many; takes time O(1).
  mutating func insert(_ pair: Pair, limit: Int) -> Outcome {
    let hash = UInt32(truncatingIfNeeded: pair.hashValue)
    var number = first(hash)
    while case let place = Int(slots[number]), place >= 0 {
      if hashes[place] == hash, pairs[place] == pair { return .known }
      number = (number + 1) & (slots.count - 1)
    }
    guard pairs.count < limit, let place = Int32(exactly: pairs.count) else { return .tooMany }
    slots[number] = place
    hashes.append(hash)
    pairs.append(pair)
    if pairs.count > slots.count / 8 * 7 { grow() }
    return .new
  }

  /// Where to look first.
  private func first(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private mutating func grow() {
    slots = Array(repeating: DistinctPairs.free, count: slots.count * 2)
    for (place, hash) in hashes.enumerated() {
      var number = first(hash)
      while slots[number] >= 0 { number = (number + 1) & (slots.count - 1) }
      slots[number] = Int32(truncatingIfNeeded: place)
    }
  }
}
