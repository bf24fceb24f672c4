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
    expectEqual(list.chosen?.name, "gamma")
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

/// Groups of decks, and what a row tells of a deck.
struct ChooserGroupTests {
  @Test func `a row shows both sides of a pair, and the best result with its stars`() throws {
    let chooser = try Chooser(size: Size(120, 36))
    #expect(chooser.text.contains("Afghanistan → Kabul") && chooser.text.contains("France → Paris"))
    var row = try #require(chooser.screen.decks.chosen)
    row.best = GameRecord(
      GameSetup(deck: row.name, pairs: 4, seed: ""), moves: 5, score: 0, time: .seconds(9))
    var canvas = Canvas(size: Size(46, 1))
    DeckRowView(row: row, found: [], theme: Theme(), isSelected: false, background: .table)
      .draw(in: Rect(canvas.size), on: &canvas)
    #expect(canvas.description.hasSuffix(" 5"))
  }

  @Test func `beside a deck of words, its pairs lie side by side`() throws {
    let chooser = try Chooser(inPlay: .words, size: Size(120, 36))
    let preview = try #require(chooser.screen.layout.preview)
    let part = chooser.frame().cropped(to: preview)
    #expect(part.cells.contains { $0.style.background == .face })
    #expect(part.cells.contains { $0.style.background == .definition })
    #expect(!part.cells.contains { $0.style.background == .back })
  }
}

/// The layout of the chooser.
struct ChooserLayoutTests {
  private func parts(_ layout: ChooserLayout) -> [Rect] {
    [
      layout.page.header, layout.page.footer, layout.field, layout.list, layout.more, layout.title,
      layout.preview, layout.facts,
    ].compactMap { $0 }
  }

  @Test(arguments: [0, 1, 5, 17, 1000])
  func `nothing overlaps and nothing lies outside at any size`(count: Int) {
    for width in [1, 2, 5, 20, 25, 40, 67, 68, 79, 80, 100, 152, 200, 500] {
      for height in Array(1...60) + [100, 200] {
        let size = Size(width, height)
        let layout = ChooserLayout(size: size, count: count)
        let parts = parts(layout)
        for (number, part) in parts.enumerated() {
          expectEqual(Rect(size).intersection(part).size, part.size, "\(size)")
          for other in parts.dropFirst(number + 1) {
            #expect(part.intersection(other).size.isEmpty, "\(size)")
          }
        }
        #expect(layout.list.height > 0 && layout.list.width > 0, "\(size)")
      }
    }
  }

  private func layout(_ width: Int, _ height: Int, _ count: Int = 17) -> ChooserLayout {
    ChooserLayout(size: Size(width, height), count: count)
  }

  @Test func `a count of the rows that follow is shown only where some do`() {
    #expect(layout(80, 24).more == nil && layout(80, 24, 30).more != nil)
    expectNil(layout(80, 6, 30).more)
    expectEqual(layout(80, 24, 30).list.height, layout(80, 24).list.height - 1)
  }
}

/// A deck of the player that cannot be read.
struct UnreadableDeckTests {
  @Test func `the list and the editor name the file and the reason, not its folders`() throws {
    let chooser = try Chooser(size: Size(100, 24))
    try chooser.write("un\tone\ndeux\t\ntrois\tthree\n", to: "decks/french.tsv")
    chooser.library.refresh()
    let message = "french.tsv, line 2: expected a definition after the term \"deux\""
    let screen = ChooserScreen(library: chooser.library, table: chooser.table)
    chooser.app.push(screen)
    #expect(chooser.bottom.contains(message))
    chooser.press(.down)
    #expect(!chooser.bottom.contains("french.tsv"))
    chooser.press("e")
    #expect(chooser.editor != nil && chooser.bottom.contains(message))
  }

  @Test func `of several files, the message names as many as there is room for`() throws {
    let faults = ["one.tsv: empty", "two.tsv: empty", "three.tsv: empty"]
    let message = try #require(Message.notices(faults))
    expectEqual(message.text(width: 60), faults.joined(separator: "; "))
    expectEqual(message.text(width: 45), "one.tsv: empty; two.tsv: empty (and 1 more)")
    expectEqual(message.text(width: 30), "one.tsv: empty (and 2 more)")
    expectEqual(Message.notices(["one.tsv: empty"]), .notice("one.tsv: empty"))
    expectNil(Message.notices([]))
  }
}
