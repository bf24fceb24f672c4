import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The decks shown in the chooser, and their order.
struct DeckListTests {
  private static func deck(
    _ name: String, pairs: Int = 8, moves: Int? = nil, lastPlayed: Int? = nil
  ) -> DeckRow {
    DeckRow(
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

  /// Matches names; a text with an exclamation mark also matches a face of Beta.
  private func list(_ sorting: DeckSorting = .groups) -> DeckList {
    DeckList(Self.decks, sorting: sorting) { text, name in
      if name.lowercased().contains(text) { return .name }
      return name == "Beta" && (text.hasPrefix("!") || text == "a!") ? .faces([text]) : nil
    }
  }

  @Test(arguments: [
    (DeckSorting.groups, ["gamma", "Beta", "alpha", "Delta"]),
    (.name, ["alpha", "Beta", "Delta", "gamma"]), (.pairs, ["Beta", "gamma", "alpha", "Delta"]),
    (.best, ["alpha", "gamma", "Beta", "Delta"]),
    (.lastPlayed, ["Delta", "gamma", "alpha", "Beta"]),
  ])
  func `decks are sorted, and equal ones stay in the order of the library`(
    _ sorting: DeckSorting, _ names: [String]
  ) {
    expectEqual(list(sorting).shown.map(\.name), names)
  }

  @Test func `the orders follow one another and start again`() {
    var seen: [DeckSorting] = [.groups]
    while let last = seen.last, last.next != .groups { seen.append(last.next) }
    expectEqual(seen, DeckSorting.allCases)
  }

  @Test func `best games are compared by par, for any number of pairs`() {
    let large = GameRecord(
      GameSetup(deck: "l", pairs: 20, seed: ""), moves: 36, score: 0, time: .zero)
    let small = GameRecord(
      GameSetup(deck: "s", pairs: 2, seed: ""), moves: 4, score: 0, time: .zero)
    let decks = [small, large].map { result in
      DeckRow(
        name: result.setup.deck, color: .red, pairs: 20, nextPairs: result.setup.pairs, samples: [],
        isOwn: true, best: result)
    }
    expectEqual(DeckSorting.best.sorted(decks).map(\.name), ["l", "s"])
  }

  @Test func `sorting keeps the chosen deck`() {
    var list = list()
    list.select(2)
    for sorting in DeckSorting.allCases {
      list.sort(by: sorting)
      expectEqual(list.chosen?.name, "alpha")
    }
  }

  @Test func `a search shows the decks that match and chooses the first`() {
    var list = list(.name)
    list.select("gamma")
    list.filter(by: "ta")
    expectEqual(list.shown.map(\.name), ["Beta", "Delta"])
    expectEqual(list.chosen?.name, "Beta")
    list.filter(by: "nothing")
    #expect(list.shown.isEmpty)
    expectNil(list.chosen)
    list.filter(by: "")
    expectEqual(list.shown.count, 4)
    #expect(list.chosen != nil)
  }

  @Test func `the deck that was found stays chosen after the search`() {
    var list = list()
    list.filter(by: "delta")
    list.filter(by: "")
    expectEqual(list.chosen?.name, "Delta")
  }

  @Test func `names come before faces, and matching faces are shown`() {
    var list = list(.name)
    list.filter(by: "!x")
    expectEqual(list.shown.map(\.name), ["Beta"])
    expectEqual(list.chosen.map(list.found), ["!x"])
    list.filter(by: "")
    expectEqual(list.chosen.map(list.found), [])
  }

  @Test func `after a chosen deck is removed, its neighbour is chosen`() {
    var list = list()
    list.select(3)
    list.replace(with: Array(Self.decks.dropLast()))
    expectEqual(list.chosen?.name, "alpha")
    list.replace(with: [])
    expectNil(list.chosen)
    list.replace(with: Self.decks)
    expectEqual(list.chosen?.name, "gamma")
  }

  @Test(arguments: [-5, 0, 3, 4, 100])
  func `no index beyond the decks is chosen`(place: Int) {
    var list = list()
    list.select(place)
    expectEqual(list.selected, min(max(0, place), 3))
  }
}
