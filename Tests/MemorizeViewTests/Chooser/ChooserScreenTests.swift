import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Recorded screens of the chooser.
struct ChooserScreenTests {
  private static let sizes = [(100, 30), (80, 24), (40, 12), (25, 5), (3, 2)]
  private static let looks = zip(["solid", "wire", "ascii", "console"], Capabilities.all).map { $0 }

  /// Hides the built-in deck, whose symbols the terminal may draw in other widths.
  private static let cards = Deck(
    name: "Playing Cards", color: .gray, usualPairs: 4,
    pairs: ["A", "K", "Q", "J"].map { Pair(twin: $0) })

  /// The built-in decks of the recorded screens, so that a new deck changes none of them.
  private static let builtIn =
    [
      "Halloween", "Animals", "Food", "Faces", "Weather", "Sports", "Playing Cards", "Shapes",
      "Greek Letters", "Capitals", "Kana", "Morse", "NATO", "Times Tables", "Elements",
      "HTTP Status", "Vi Keys",
    ].compactMap(BuiltInDecks.deck)
    + [
      "Sums", "Differences", "Products", "Quotients", "Number Words", "Clock Times", "Roman",
      "Binary", "Hexadecimal", "Powers",
    ].compactMap(GeneratedDecks.deck)

  private func chooser(
    _ size: Size = Size(80, 24), _ capabilities: Capabilities = Capabilities()
  ) throws -> Chooser {
    try Chooser(
      own: [.letters(4), .words, Self.cards], size: size, capabilities: capabilities,
      builtIn: Self.builtIn)
  }

  @Test(arguments: sizes, looks)
  func `decks lie on a decks`(size: (Int, Int), theme: (String, Capabilities)) throws {
    let chooser = try chooser(Size(size.0, size.1), theme.1)
    chooser.press(.down)
    try chooser.expectRecorded("chooser-\(size.0)x\(size.1)-\(theme.0)")
  }

  @Test(arguments: [Capabilities.wire, .ascii, .console])
  func `the cards of a preview have frames where there is room`(capabilities: Capabilities) throws {
    let chooser = try chooser(Size(80, 24), capabilities)
    let area = try #require(chooser.screen.layout.preview)
    let canvas = chooser.frame()
    let corner: Glyph = capabilities.glyphs == .ascii ? "+" : "┌"
    #expect(area.points.count { canvas[$0].glyph == corner } >= 4)
  }

  @Test(arguments: [("a", "chooser-finding"), ("no such deck", "chooser-nothing")])
  func `a search lists decks while the player types`(text: String, name: String) throws {
    let chooser = try chooser()
    chooser.find(text)
    try chooser.expectRecorded(name)
  }

  @Test func `files are listed below the path`() throws {
    let chooser = try chooser()
    try chooser.write("x", to: "mine/French.tsv")
    try chooser.write("x", to: "mine/old/Latin.tsv")
    chooser.enterPath("~/mine/")
    chooser.press(.down, .down)
    try chooser.expectRecorded("chooser-importing")
  }

  @Test func `a thousand decks are searched, sorted and scrolled`() throws {
    let decks = (0..<1000).map { number in
      DeckRow(deck: Deck(named: "Deck \(number)", pairs: 9), nextPairs: 8, isOwn: true)
    }
    var list = DeckList(decks, sorting: .name) { $1.contains($0) ? .name : nil }
    list.select(999)
    expectEqual(list.chosen?.name, "Deck 999")
    list.filter(by: "99")
    expectEqual(list.shown.count, 19)
  }
}

extension Deck {
  /// Letters under another name.
  fileprivate init(named name: String, pairs: Int) {
    self = .letters(pairs)
    self.name = name
  }
}

/// The decks shown in the chooser, and their order.
struct DeckListTests {
  private static func deck(
    _ name: String, pairs: Int = 8, moves: Int? = nil, lastPlayed: Int? = nil
  ) -> DeckRow {
    DeckRow(
      deck: Deck(named: name, pairs: pairs), nextPairs: 4, isOwn: false,
      best: moves.map {
        GameRecord(GameSetup(deck: name, pairs: 4, seed: ""), moves: $0, score: 0, time: .zero)
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
  func `decks are sorted, equal ones as in the library`(_ sorting: DeckSorting, _ names: [String]) {
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
        deck: Deck(named: result.setup.deck, pairs: 20), nextPairs: result.setup.pairs,
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

  @Test func `a search without decks leaves the choice as it was`() {
    var list = list()
    list.select(2)
    let chosen = list.chosen
    list.filter(by: "no such deck")
    expectNil(list.chosen)
    list.filter(by: "")
    #expect(chosen != nil && list.chosen == chosen)
  }

  @Test func `after a chosen deck is removed, its neighbour is chosen`() {
    var list = list()
    list.select(3)
    list.replace(with: Array(Self.decks.dropLast()))
    expectEqual(list.chosen?.name, "alpha")
    list.replace(with: [])
    expectNil(list.chosen)
    list.replace(with: Self.decks)
    expectEqual(list.chosen?.name, "alpha")
  }

  @Test(arguments: [-5, 0, 3, 4, 100])
  func `no index beyond the decks is chosen`(place: Int) {
    var list = list()
    list.select(place)
    expectEqual(list.selected, min(max(0, place), 3))
  }
}
