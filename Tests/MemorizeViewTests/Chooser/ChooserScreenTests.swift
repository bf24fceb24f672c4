import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Recorded screens of the chooser.
struct ChooserScreenTests {
  private static let sizes = [(100, 30), (80, 24), (40, 12), (25, 5), (3, 2)]
  private static let looks: [(String, Capabilities)] = [
    ("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii), ("console", .console),
  ]

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
    _ size: Size = Size(width: 80, height: 24), _ capabilities: Capabilities = Capabilities()
  ) throws -> Chooser {
    try Chooser(
      own: [.letters(4), .words, Self.cards], size: size, capabilities: capabilities,
      builtIn: Self.builtIn)
  }

  @Test(arguments: sizes, looks)
  func `decks lie on a decks`(size: (Int, Int), theme: (String, Capabilities)) throws {
    let chooser = try chooser(Size(width: size.0, height: size.1), theme.1)
    chooser.press(.down)
    try RecordedScreen.matches(chooser.frame(), "chooser-\(size.0)x\(size.1)-\(theme.0)")
  }

  @Test(arguments: [Capabilities.wire, .ascii, .console])
  func `the cards of a preview have frames where there is room`(
    _ capabilities: Capabilities
  ) throws {
    let chooser = try chooser(Size(width: 80, height: 24), capabilities)
    let area = try #require(chooser.screen.layout.preview)
    let canvas = chooser.frame()
    let corner: Glyph = capabilities.glyphs == .ascii ? "+" : "┌"
    let corners = (area.minY..<area.maxY).flatMap { y in
      (area.minX..<area.maxX).filter { canvas[Point(x: $0, y: y)].glyph == corner }
    }
    #expect(corners.count >= 4)
  }

  @Test func `a search lists decks while the player types`() throws {
    let chooser = try chooser()
    chooser.press("/")
    chooser.type("a")
    try RecordedScreen.matches(chooser.frame(), "chooser-finding")
  }

  @Test func `a search finds nothing`() throws {
    let chooser = try chooser()
    chooser.press("/")
    chooser.type("no such deck")
    try RecordedScreen.matches(chooser.frame(), "chooser-nothing")
  }

  @Test func `files are listed below the path`() throws {
    let chooser = try chooser()
    try chooser.write("x", to: "mine/French.tsv")
    try chooser.write("x", to: "mine/old/Latin.tsv")
    chooser.press("i")
    chooser.type("~/mine/")
    chooser.press(.down, .down)
    try RecordedScreen.matches(chooser.frame(), "chooser-importing")
  }

  @Test func `a thousand decks are searched, sorted and scrolled`() throws {
    let decks = (0..<1000).map { number in
      DeckRow(
        name: "Deck \(number)", color: .teal, pairs: 9, nextPairs: 8, samples: ["a", "b"],
        isOwn: true)
    }
    var list = DeckList(decks, sorting: .name) { $1.contains($0) ? .name : nil }
    list.select(999)
    expectEqual(list.chosen?.name, "Deck 999")
    list.filter(by: "99")
    expectEqual(list.shown.count, 19)
  }
}
