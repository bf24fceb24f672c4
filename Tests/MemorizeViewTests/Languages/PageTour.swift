import Canvas
import Decks
import MemorizeViewModel
import RaceFixtures
import Storage

@testable import MemorizeView

/// All pages of a game, as they look in the current language.
struct PageTour {
  let size: Size
  var capabilities = Capabilities()

  /// The keys that lead to pages from a game that has begun.
  private static let pages: [[Key]] = [
    [], ["?"], ["?", .enter], ["p"], ["f"], ["o"], ["g"], ["N"], [" "], [" ", .right, " "],
    ["i", "i"], ["u"],
    ["m"],
    ["v"], ["s", "s"], ["D"], ["D", .escape, "D"], ["D", .escape, "D", "?"], ["J"], ["J", "?"],
    ["t"],
    ["t", "?"], ["t", .pageDown],
    ["d"], ["d", "?"], ["d", "S"], ["d", "/"], ["d", "I"], ["d", "A"], ["d", "A", .enter],
    ["d", "e"],
    ["d", "e", "?"], ["d", "e", .end], ["d", "y"], ["d", "y", "?"], ["d", "y", "P"],
    ["d", "y", "P", "?"], ["d", "y", .enter], ["r"], ["n"],
  ]
  /// The keys that lead to pages from the result of a game.
  private static let pagesOfResult: [[Key]] = [
    [], ["?"], ["a"], ["c"], ["v"], ["v", .right], ["v", .end], ["v", "?"], ["v", .enter],
    [.escape],
    ["t"], ["t", .end], ["n"],
  ]

  /// The page behind some keys, and its picture.
  typealias Page = (name: String, frame: Canvas)

  func pages() throws -> [Page] {
    try sharedPages()
      + PageTour.walks.map { keys, isOver in
        let name = keys.map(\.name).joined(separator: " ")
        return ((isOver ? "result " : "") + name, try walk(keys, isOver: isOver).frame())
      }
  }

  /// The keys that lead to all pages, from a game or from its result.
  static var walks: [(keys: [Key], isOver: Bool)] {
    pages.map { ($0, false) } + pagesOfResult.map { ($0, true) }
  }

  /// Presses some keys in a new program.
  func walk(_ keys: [Key], isOver: Bool) throws -> PageFixture {
    let deck = keys.contains("y") ? Deck.words : .letters(8)
    let stop = PageFixture()
    stop.size = size
    try stop.start(
      deck, capabilities,
      library: LibraryViewModel(DeckLibrary(directory: nil), builtIn: [deck]))
    if isOver {
      stop.table?.turn(0, 2, 4, 6)
      stop.table?.findAllPairs(misses: 1)
      stop.now = .seconds(20)
      stop.frame()
    }
    for key in keys { stop.press(key) }
    return stop
  }
}

/// Tables with other players, other rules and races.
extension PageTour {
  func sharedPages() throws -> [Page] { try gamesInCompany() + racesAndRules() }

  private func gamesInCompany() throws -> [Page] {
    let companies: [(String, Company)] = [
      ("people", .people(["Ann", "Bob"])), ("rival", .rival("cat")),
    ]
    return try companies.flatMap { name, company in
      let table = try Table(
        .letters(4), size: size, rules: Rules(company: company), capabilities: capabilities)
      var pages = [(name: name, frame: table.frame())]
      for cards in [[0], [2], [0], [1]] {
        table.choose(cards[0])
        pages.append((name, table.frame()))
      }
      table.press("?")
      pages.append((name, table.frame()))
      table.press(.escape)
      table.win()
      table.pass(.seconds(20))
      return pages + [(name, table.frame())]
    }
  }

  private func racesAndRules() throws -> [Page] {
    let home = RaceHome()
    let before = try Table(try home.table("Ann"), size: size, capabilities: capabilities)
    var pages = [(name: "race", frame: before.frame())]
    before.press(.enter)
    pages.append(("race", before.frame()))
    let racing = try RaceHome().racing(["Ann", "Bob"])
    for viewModel in racing.prefix(1) {
      let table = try Table(viewModel, size: size, capabilities: capabilities)
      table.now = .seconds(4)
      pages.append(("racing", table.frame()))
    }
    let open = try Table(
      size: size, rules: Rules(variant: GameVariant(isOpen: true)), capabilities: capabilities)
    pages.append(("open", open.frame()))
    open.choose(0, 2)
    return pages + [("open", open.frame())]
  }
}
