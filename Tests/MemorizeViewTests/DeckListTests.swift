import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Which decks are shown, and in what order.
struct DeckListTests {
  private static func deck(
    _ name: String, pairs: Int = 8, moves: Int? = nil, lastPlayed: Int? = nil
  ) -> DeckRow {
    DeckRow(
      name: name, color: .blue, pairs: pairs, nextPairs: 4, samples: ["a", "b"], isOwn: false,
      best: moves.map {
        GameResult(deck: name, pairs: 4, moves: $0, score: 0, time: .zero)
      }, lastPlayed: lastPlayed)
  }

  private static let decks = [
    deck("gamma", pairs: 9, moves: 7, lastPlayed: 1), deck("Beta", pairs: 3),
    deck("alpha", pairs: 9, moves: 5, lastPlayed: 0), deck("Delta", pairs: 12, lastPlayed: 5),
  ]

  /// Finds in names, and what begins with an exclamation mark on a face of Beta.
  private func decks(_ sorting: DeckSorting = .library) -> DeckList {
    DeckList(Self.decks, sorting: sorting) { text, name in
      if name.lowercased().contains(text) { return .name }
      return name == "Beta" && (text.hasPrefix("!") || text == "a!") ? .faces([text]) : nil
    }
  }

  @Test(arguments: [
    (DeckSorting.library, ["gamma", "Beta", "alpha", "Delta"]),
    (.name, ["alpha", "Beta", "Delta", "gamma"]), (.pairs, ["Beta", "gamma", "alpha", "Delta"]),
    (.best, ["alpha", "gamma", "Beta", "Delta"]),
    (.lastPlayed, ["Delta", "gamma", "alpha", "Beta"]),
  ])
  func `decks are sorted, equal ones as the library has them`(
    _ sorting: DeckSorting, _ names: [String]
  ) {
    #expect(decks(sorting).shown.map(\.name) == names)
  }

  @Test func `the orders follow one another and start again`() {
    var seen: [DeckSorting] = [.library]
    while let last = seen.last, last.next != .library { seen.append(last.next) }
    #expect(seen == DeckSorting.allCases)
  }

  @Test func `the best games are told by par, whatever their numbers of pairs are`() {
    let large = GameResult(deck: "l", pairs: 20, moves: 36, score: 0, time: .zero)
    let small = GameResult(deck: "s", pairs: 2, moves: 4, score: 0, time: .zero)
    let decks = [small, large].map { result in
      DeckRow(
        name: result.deck, color: .red, pairs: 20, nextPairs: result.pairs, samples: [],
        isOwn: true, best: result)
    }
    #expect(DeckSorting.best.sorted(decks).map(\.name) == ["l", "s"])
  }

  @Test func `the chosen deck stays chosen in whatever order`() {
    var decks = decks()
    decks.select(2)
    for order in DeckSorting.allCases {
      decks.sort(by: order)
      #expect(decks.chosen?.name == "alpha")
    }
  }

  @Test func `a filter shows what it is found in, and chooses the first`() {
    var decks = decks(.name)
    decks.select("gamma")
    decks.filter(by: "ta")
    #expect(decks.shown.map(\.name) == ["Beta", "Delta"])
    #expect(decks.chosen?.name == "Beta")
    decks.filter(by: "nothing")
    #expect(decks.shown.isEmpty)
    #expect(decks.chosen == nil)
    decks.filter(by: "")
    #expect(decks.shown.count == 4)
    #expect(decks.chosen != nil)
  }

  @Test func `the deck that was found stays chosen when all are shown again`() {
    var decks = decks()
    decks.filter(by: "delta")
    decks.filter(by: "")
    #expect(decks.chosen?.name == "Delta")
  }

  @Test func `names come before faces, and the faces that were found are shown`() {
    var decks = decks(.name)
    decks.filter(by: "!x")
    #expect(decks.shown.map(\.name) == ["Beta"])
    #expect(decks.chosen.map(decks.samples) == ["!x"])
    decks.filter(by: "")
    #expect(decks.chosen.map(decks.samples) == ["a", "b"])
  }

  @Test func `a deck that has gone leaves the choice to its neighbour`() {
    var decks = decks()
    decks.select(3)
    decks.replace(with: Array(Self.decks.dropLast()))
    #expect(decks.chosen?.name == "alpha")
    decks.replace(with: [])
    #expect(decks.chosen == nil)
    decks.replace(with: Self.decks)
    #expect(decks.chosen?.name == "gamma")
  }

  @Test(arguments: [-5, 0, 3, 4, 100])
  func `no place beyond the decks is chosen`(place: Int) {
    var decks = decks()
    decks.select(place)
    #expect(decks.selected == min(max(0, place), 3))
  }
}
