import Canvas
import MemorizeViewModel

/// The faces of a board, and how much of their text is visible on cards of a size.
///
/// Legibility is stored once computed, because a layout asks for it again and again.
final class Faces {
  /// How much is visible: more whole texts are better, then more of them with unbroken words.
  struct Legibility: Comparable {
    let shown: Int
    let unbroken: Int

    static func < (one: Legibility, other: Legibility) -> Bool {
      (one.shown, one.unbroken) < (other.shown, other.unbroken)
    }
  }

  private let cards: [FaceText]
  /// The texts of the cards, without the second text of matching pictures.
  private let texts: [FaceText]
  private var known: [(room: Size, legibility: Legibility)] = []

  /// The faces of a board's pairs, in characters that the terminal has.
  convenience init(of pairs: [Pair], _ capabilities: Capabilities) {
    self.init(pairs.flatMap { FaceText.ofPair($0.first, $0.second, capabilities) })
  }

  /// The faces of a board, in the order of the cards' numbers.
  init(_ cards: [FaceText]) {
    self.cards = cards
    texts = cards.indices.filter { $0.isMultiple(of: 2) || cards[$0] != cards[$0 - 1] }
      .map { cards[$0] }
  }

  /// The face of a card; `nil` for one that is not on the board.
  subscript(id: CardID) -> FaceText? {
    cards.indices.contains(id.rawValue) ? cards[id.rawValue] : nil
  }

  /// The best legibility: every text whole, with unbroken words.
  var everything: Legibility { Legibility(shown: texts.count, unbroken: texts.count) }

  /// The columns of the longest text.
  var longest: Int { texts.map(\.columns).max() ?? 1 }

  /// How much of all texts is visible on cards of a size.
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
