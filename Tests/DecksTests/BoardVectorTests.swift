import Decks
import Expectations
import Testing

/// Boards that must never change, of decks whose texts look alike or are written in several ways.
struct BoardVectorTests {
  /// Texts that differ in variation selectors, marks, invisible characters or their form only.
  private static let faces = """
    ❤
    ❤\u{FE0F}
    ❤\u{FE0E}
    ma
    má
    ma\u{300}
    co\u{AD}op
    coop
    A\u{30A}ngstro\u{308}m
    🕷
    🕷\u{FE0F}
    \u{1112}\u{1161}\u{11AB}
    한
    vie\u{302}\u{323}t
    việt
    """

  private func board(_ seed: String) throws -> [String] {
    let deck = try Deck(reading: Array(Self.faces.utf8), named: "Alike")
    let drawn = try #require(DrawnPairs(from: deck, count: 6, seed: seed))
    let game = try #require(drawn.deal())
    return game.cards.map { card in
      card.content.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
  }

  @Test func `a board of texts that look alike is the same in every version`() throws {
    try expectEqual(
      board("owl"),
      [
        "76 69 65 302 323 74", "6d e1", "76 69 65 302 323 74", "6d 61 300", "2764 fe0e",
        "2764 fe0f", "6d e1", "6d 61 300", "2764 fe0f", "63 6f 6f 70", "63 6f 6f 70", "2764 fe0e",
      ])
    try expectEqual(
      board("k3v9ta"),
      [
        "2764", "1112 1161 11ab", "63 6f 6f 70", "63 6f ad 6f 70", "6d 61 300", "63 6f 6f 70",
        "6d 61 300", "1112 1161 11ab", "63 6f ad 6f 70", "2764 fe0e", "2764", "2764 fe0e",
      ])
  }

  @Test func `texts in composed and decomposed form are one pair, others are kept apart`() throws {
    let deck = try Deck(reading: Array(Self.faces.utf8), named: "Alike")
    expectEqual(deck.pairs.count, 13)
    expectEqual(deck.playablePairs, 13)
  }
}
