import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Which decks are shown, and in what order.
struct ShelfTests {
  private static func deck(
    _ name: String, pairs: Int = 8, moves: Int? = nil, lastPlayed: Int? = nil
  ) -> ShelfDeck {
    ShelfDeck(
      name: name, color: .blue, pairs: pairs, nextPairs: 4, samples: ["a", "b"], isOwn: false,
      best: moves.map {
        GameRecord(
          GameSetup(deck: name, pairs: 4, seed: ""), moves: $0, score: 0, time: .zero)
      }, lastPlayed: lastPlayed)
  }

  private static let decks = [
    deck("gamma", pairs: 9, moves: 7, lastPlayed: 1), deck("Beta", pairs: 3),
    deck("alpha", pairs: 9, moves: 5, lastPlayed: 0), deck("Delta", pairs: 12, lastPlayed: 5),
  ]

  /// Finds in names, and what begins with an exclamation mark on a face of Beta.
  private func shelf(_ order: ShelfOrder = .library) -> Shelf {
    Shelf(Self.decks, order: order) { text, name in
      if name.lowercased().contains(text) { return .name }
      return name == "Beta" && (text.hasPrefix("!") || text == "a!") ? .faces([text]) : nil
    }
  }

  @Test(arguments: [
    (ShelfOrder.library, ["gamma", "Beta", "alpha", "Delta"]),
    (.name, ["alpha", "Beta", "Delta", "gamma"]), (.pairs, ["Beta", "gamma", "alpha", "Delta"]),
    (.best, ["alpha", "gamma", "Beta", "Delta"]),
    (.lastPlayed, ["Delta", "gamma", "alpha", "Beta"]),
  ])
  func `decks are sorted, equal ones as the library has them`(
    _ order: ShelfOrder, _ names: [String]
  ) {
    #expect(shelf(order).shown.map(\.name) == names)
  }

  @Test func `the orders follow each other, and the first one comes again`() {
    var seen: [ShelfOrder] = [.library]
    while let last = seen.last, last.next != .library { seen.append(last.next) }
    #expect(seen == ShelfOrder.allCases)
  }

  @Test func `the best games are told by par, whatever their numbers of pairs are`() {
    let large = GameRecord(
      GameSetup(deck: "l", pairs: 20, seed: ""), moves: 36, score: 0, time: .zero)
    let small = GameRecord(
      GameSetup(deck: "s", pairs: 2, seed: ""), moves: 4, score: 0, time: .zero)
    let decks = [small, large].map { result in
      ShelfDeck(
        name: result.setup.deck, color: .red, pairs: 20, nextPairs: result.setup.pairs, samples: [],
        isOwn: true, best: result)
    }
    #expect(ShelfOrder.best.sorted(decks).map(\.name) == ["l", "s"])
  }

  @Test func `the chosen deck stays chosen in whatever order`() {
    var shelf = shelf()
    shelf.select(2)
    for order in ShelfOrder.allCases {
      shelf.sort(by: order)
      #expect(shelf.chosen?.name == "alpha")
    }
  }

  @Test func `a filter shows what it is found in, and chooses the first`() {
    var shelf = shelf(.name)
    shelf.select("gamma")
    shelf.filter(by: "ta")
    #expect(shelf.shown.map(\.name) == ["Beta", "Delta"])
    #expect(shelf.chosen?.name == "Beta")
    shelf.filter(by: "nothing")
    #expect(shelf.shown.isEmpty)
    #expect(shelf.chosen == nil)
    shelf.filter(by: "")
    #expect(shelf.shown.count == 4)
    #expect(shelf.chosen != nil)
  }

  @Test func `the deck that was found stays chosen when all are shown again`() {
    var shelf = shelf()
    shelf.filter(by: "delta")
    shelf.filter(by: "")
    #expect(shelf.chosen?.name == "Delta")
  }

  @Test func `names come before faces, and the faces that were found are shown`() {
    var shelf = shelf(.name)
    shelf.filter(by: "!x")
    #expect(shelf.shown.map(\.name) == ["Beta"])
    #expect(shelf.chosen.map(shelf.samples) == ["!x"])
    shelf.filter(by: "")
    #expect(shelf.chosen.map(shelf.samples) == ["a", "b"])
  }

  @Test func `a deck that has gone leaves the choice to its neighbour`() {
    var shelf = shelf()
    shelf.select(3)
    shelf.replace(with: Array(Self.decks.dropLast()))
    #expect(shelf.chosen?.name == "alpha")
    shelf.replace(with: [])
    #expect(shelf.chosen == nil)
    shelf.replace(with: Self.decks)
    #expect(shelf.chosen?.name == "gamma")
  }

  @Test(arguments: [-5, 0, 3, 4, 100])
  func `no place beyond the decks is chosen`(place: Int) {
    var shelf = shelf()
    shelf.select(place)
    #expect(shelf.selected == min(max(0, place), 3))
  }
}
