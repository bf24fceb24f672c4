import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The size of the texts on the cards of a board.
struct TypeSizeTests {
  private static let decks =
    (BuiltInDecks.all + GeneratedDecks.all.filter { $0.level?.number ?? 1 == 1 }).filter(\.isWords)

  private func faces(_ deck: Deck, _ seed: String) throws -> Faces {
    let board = try #require(Board.of(deck, pairs: 8, seed: seed))
    return Faces(of: board.drawn.pairs, .quadrants)
  }

  private func card(_ faces: Faces, _ size: Size) -> CardSize {
    TableLayout(faces, count: 16, in: size).board.grid.card
  }

  @Test(arguments: [(40, 15), (80, 24), (120, 36), (160, 48), (200, 60)])
  func `all terms of a board have one size, and all definitions`(width: Int, height: Int) throws {
    for deck in Self.decks {
      for seed in ["a", "b"] {
        let faces = try faces(deck, seed)
        let size = card(faces, Size(width, height))
        let view = CardView(theme: Theme(.quadrants), size: size)
        for side in 0...1 {
          let isLarge = (0..<8).map {
            faces[CardID(rawValue: 2 * $0 + side)].map(view.isDrawnLarge)
          }
          expectEqual(Set(isLarge).count, 1, "\(deck.name) \(size)")
        }
      }
    }
  }

  @Test(arguments: ["Times Tables", "Differences:1", "Sums:1"])
  func `a problem is not small beside a large result`(name: String) throws {
    let faces = try faces(try #require(BuiltInDecks.deck(named: name)), "abc")
    for (width, height) in [(80, 24), (120, 36), (160, 48)] {
      #expect(faces.areLarge(on: card(faces, Size(width, height))))
    }
  }

  @Test func `words are not broken at 80 columns where wide cards show them whole`() {
    let names = Deck.pairs([
      ("Netherlands", "Amsterdam"), ("Norway", "Oslo"), ("Egypt", "Cairo"), ("Chile", "Santiago"),
      ("Angola", "Luanda"), ("Mongolia", "Ulaanbaatar"), ("Albania", "Tirana"), ("Cuba", "Havana"),
    ])
    let faces = Faces(of: names.pairs, .quadrants)
    let card = card(faces, Size(80, 24))
    expectEqual(faces.legibility(on: card, isSolid: true), faces.everything)
    #expect(card.width >= 14)
  }
}
