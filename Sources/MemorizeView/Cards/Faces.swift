import Canvas

/// All that is printed on the cards of a board, and how much of it is seen on cards of a size.
///
/// What has been worked out is kept, since a picture asks for it again and again.
final class Faces {
  /// How much is seen: more texts as a whole, then more of them with unbroken words.
  struct Legibility: Comparable {
    let shown: Int
    let unbroken: Int

    static func < (one: Legibility, other: Legibility) -> Bool {
      (one.shown, one.unbroken) < (other.shown, other.unbroken)
    }
  }

  private let cards: [FaceText]
  /// The same without those that both cards of a pair show.
  private let texts: [FaceText]
  private var known: [(room: Size, legibility: Legibility)] = []
  private var spellings: [String?]

  /// The faces of a board.
  ///
  /// - Parameter cards: what each shows, in the order of their numbers.
  init(_ cards: [FaceText]) {
    self.cards = cards
    texts = cards.indices.filter { $0.isMultiple(of: 2) || cards[$0] != cards[$0 - 1] }
      .map { cards[$0] }
    spellings = Array(repeating: nil, count: cards.count)
  }

  /// What is printed on a card; `nil` for one that is not on the board.
  subscript(id: CardID) -> FaceText? {
    cards.indices.contains(id.rawValue) ? cards[id.rawValue] : nil
  }

  /// How a card is called in words, which is worked out but once.
  func spelling(of id: CardID, _ spell: () -> String) -> String {
    guard spellings.indices.contains(id.rawValue) else { return spell() }
    if let known = spellings[id.rawValue] { return known }
    let spelling = spell()
    spellings[id.rawValue] = spelling
    return spelling
  }

  /// How much there is to see: every text as a whole, with all its words.
  var everything: Legibility { Legibility(shown: texts.count, unbroken: texts.count) }

  /// The columns of the longest text.
  var longest: Int { texts.map(\.columns).max() ?? 1 }

  /// How much of all texts is seen on cards of a size.
  ///
  /// Complexity: O(texts × cells) the first time, O(1) later.
  func legibility(on card: CardSize, isSolid: Bool) -> Legibility {
    let room = card.body(isSolid: isSolid)
    if let known = known.first(where: { $0.room == room }) { return known.legibility }
    var (shown, unbroken) = (0, 0)
    for text in texts {
      let fit = text.fit(in: room)
      if fit != .shortened { shown += 1 }
      if fit == .whole { unbroken += 1 }
    }
    let legibility = Legibility(shown: shown, unbroken: unbroken)
    known.append((room, legibility))
    return legibility
  }
}
