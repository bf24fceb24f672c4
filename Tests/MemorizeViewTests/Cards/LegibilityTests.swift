import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// How much of the texts of a deck is seen on its cards.
struct LegibilityTests {
  private static let sentences = Deck.pairs(
    (0..<12).map { number in
      let words = Array(
        "the quick brown fox jumps over a lazy dog and is never seen again by anyone"
          .split(separator: " "))
      let term = (0..<8 + number).map { words[($0 * 5 + number) % words.count] }
      return ("\(number) " + term.joined(separator: " "), "definition number \(number)")
    })
  private static let chinese = Deck.pairs([
    ("图书馆", "收藏图书、供人阅读的地方"), ("火车站", "旅客上下火车的地方"), ("医生", "给人看病的人"),
    ("老师", "在学校里教学生的人"), ("天气", "某个地区在某段时间内的大气状态，例如晴、雨、雪。"),
  ])
  private static let short = Deck.pairs([
    ("200", "OK"), ("404", "Not Found"), ("418", "I'm a Teapot"), ("3 × 4", "12"), ("é", "\\'e"),
  ])
  private static let windows = [
    (80, 24), (60, 20), (120, 36), (40, 12), (25, 5), (30, 40), (100, 10),
  ]

  private static let decks = [sentences, chinese, short, .words]

  @Test(arguments: [0, 1, 2, 3], [true, false])
  func `no card that fits shows more than the one chosen, and bars are not chosen`(
    number: Int, isSolid: Bool
  ) {
    let texts = Self.decks[number].texts
    let faces = Faces(texts)
    for (width, height) in Self.windows {
      let layout = TableLayout(faces, count: texts.count, in: Size(width, height), isSolid: isSolid)
      let card = layout.board.grid.card
      let seen = faces.legibility(on: card, isSolid: isSolid)
      let area = Size(width, height - 2)
      let fitting = GridFitting(count: texts.count, area: area, isSolid: isSolid)
      guard !layout.board.isScrollable else { continue }
      #expect(
        card.isCard || fitting.largestSizes.allSatisfy { $0.height < 3 }, "\(card) on \(area)")
      for height in 1...area.height {
        for width in stride(from: 2, to: area.width, by: 1 + area.width / 40) {
          let other = CardSize(width, height)
          guard fitting.any(other) else { break }
          guard other.isCard else { continue }
          let more = faces.legibility(on: other, isSolid: isSolid)
          #expect(more <= seen, "\(other) shows more than \(card) on \(area)")
        }
      }
    }
  }

  @Test func `on usual windows every word of such decks is seen`() {
    for (deck, width, height) in [
      (Self.chinese, 80, 24), (Self.chinese, 60, 20), (Self.sentences, 120, 36),
      (Self.sentences, 200, 60), (Self.short, 40, 12),
    ] {
      let texts = deck.texts
      let layout = TableLayout(Faces(texts), count: texts.count, in: Size(width, height))
      let room = layout.board.grid.card.body(isSolid: true)
      #expect(texts.allSatisfy { $0.fit(in: room) == .whole }, "\(room) on \(width)x\(height)")
    }
  }

  @Test(arguments: [(80, 24), (60, 20), (40, 15)], [true, false])
  func `a hundred pairs of words are cards that can be read, and scroll`(
    window: (width: Int, height: Int), isSolid: Bool
  ) {
    let texts = (0..<100).flatMap { [FaceText("Country \($0)"), FaceText("Capital \($0)")] }
    let faces = Faces(texts)
    let size = Size(window.width, window.height)
    let board = TableLayout(faces, count: 200, in: size, isSolid: isSolid).board
    #expect(board.grid.card.isCard && board.isScrollable)
    expectEqual(faces.legibility(on: board.grid.card, isSolid: isSolid), faces.everything)
  }

  @Test func `what a card cannot show stands on the message line as a whole`() throws {
    let term = "a sentence that no card of this window can hold"
    let deck = Deck.pairs([(term, "x"), ("y", "z"), ("u", "v"), ("s", "t")])
    let table = try Table(deck, size: Size(76, 5))
    let cards = (0..<8).map { CardID(rawValue: $0) }
    let long = try #require(cards.first { table.viewModel.card($0)?.content.text == term })
    table.choose(long.rawValue)
    #expect(table.bottom.contains(term))
  }
}

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
}
