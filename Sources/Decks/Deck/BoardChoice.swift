/// The choice of pairs that can be on one board together.
///
/// A pair is skipped if one of its texts is on an earlier pair already, on either side. Case and
/// the width of blanks make no difference at first. If pairs are still wanted then, those follow
/// whose short texts differ in case, such as the keys x and X. So a board of pairs that differ
/// otherwise is the same as in versions in which case never counted. NB: journals and board codes
/// rely on this; it must never change.
struct BoardChoice {
  /// The pairs chosen so far.
  private(set) var pairs: [Pair] = []
  /// The pairs that were skipped.
  private(set) var skipped: [Pair] = []
  private let limit: Int

  /// Chooses pairs without regard to case.
  ///
  /// Takes time O(length of `order`).
  ///
  /// - Parameters:
  ///   - all: the pairs of a deck.
  ///   - order: their indices in the order of choice; other numbers are ignored.
  ///   - limit: the most pairs to choose.
  init(from all: [Pair], order: some Sequence<Int>, limit: Int) {
    self.limit = limit
    var taken: Set<String> = []
    for index in order {
      guard pairs.count < limit else { break }
      guard all.indices.contains(index) else { continue }
      take(all[index], unless: &taken) { $0.foldedKey }
    }
  }

  /// Adds skipped pairs that case tells apart from all others.
  mutating func addPairsDifferingInCase() {
    guard pairs.count < limit, !skipped.isEmpty else { return }
    var taken = Set(pairs.flatMap { [$0.first.text.caseKey, $0.second.text.caseKey] })
    let rest = skipped
    skipped = []
    for pair in rest where pairs.count < limit { take(pair, unless: &taken) { $0.caseKey } }
  }

  private mutating func take(
    _ pair: Pair, unless taken: inout Set<String>, key: (String) -> String
  ) {
    let (first, second) = (key(pair.first.text), key(pair.second.text))
    guard !taken.contains(first), !taken.contains(second) else { return skipped.append(pair) }
    taken.formUnion([first, second])
    pairs.append(pair)
  }
}

/// How many pairs of a deck fit on one board, and why no more.
public struct BoardLimit: Equatable, Sendable {
  /// The most pairs on one board.
  public let pairs: Int
  /// The number of other pairs that share a text with one of them.
  public let sharing: Int
  /// The number of other pairs with a text that differs from theirs in case alone.
  public let differingInCase: Int

  /// The limit of a deck.
  ///
  /// Takes time O(pairs).
  init(_ deck: Deck) {
    var choice = BoardChoice(from: deck.pairs, order: deck.pairs.indices, limit: .max)
    choice.addPairsDifferingInCase()
    let taken = Set(
      choice.pairs.flatMap { [$0.first.text.squeezed, $0.second.text.squeezed] })
    pairs = choice.pairs.count
    sharing = choice.skipped.count { pair in
      taken.contains(pair.first.text.squeezed) || taken.contains(pair.second.text.squeezed)
    }
    differingInCase = choice.skipped.count - sharing
  }
}

extension Deck {
  /// Chooses pairs that can be on one board together.
  ///
  /// Takes time O(length of `order`).
  ///
  /// - Parameters:
  ///   - order: the indices of `pairs` in the order of choice; other numbers are ignored.
  ///   - limit: the most pairs to return.
  /// - Returns: the chosen pairs in that order; those that case tells apart follow the others.
  public func unambiguous(order: some Sequence<Int>, limit: Int) -> [Pair] {
    var choice = BoardChoice(from: pairs, order: order, limit: limit)
    choice.addPairsDifferingInCase()
    return choice.pairs
  }

  /// How many pairs fit on one board, chosen in the order of the deck.
  ///
  /// Takes time O(pairs) at each call.
  public var boardLimit: BoardLimit { BoardLimit(self) }

  /// The most pairs of this deck that one board can have.
  ///
  /// Takes time O(pairs) at each call.
  public var playablePairs: Int { boardLimit.pairs }

  /// Whether two texts are so much alike that pairs with them cannot be on one board.
  public static func areAlike(_ one: String, _ other: String) -> Bool {
    one.caseKey == other.caseKey
  }
}

extension String {
  /// The longest text whose case counts: a letter, or a key such as `gU`.
  public static let longestCased = 2

  /// The text with single blanks.
  fileprivate var squeezed: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
  }

  /// A form that is the same for every case and width of blanks.
  fileprivate var foldedKey: String { caseFolded.squeezed }

  /// A form that is the same for every width of blanks and, in longer texts, for every case.
  fileprivate var caseKey: String {
    let text = squeezed
    return text.count <= String.longestCased ? text : foldedKey
  }
}
