import Canvas
import HomeFixtures
import MemorizeViewModel
import Options
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
    try sharedPages() + PageTour.pages.compactMap { page(after: $0, isOver: false) }
      + PageTour.pagesOfResult.compactMap { page(after: $0, isOver: true) }
  }

  private func page(after keys: [Key], isOver: Bool) -> Page? {
    let name = keys.map(\.name).joined(separator: " ")
    return walk(keys, isOver: isOver).map { ((isOver ? "result " : "") + name, $0.frame()) }
  }

  /// A page with the program that shows it.
  final class Stop: AppFixture {
    private let home = GameHome()
    fileprivate let table: TableViewModel
    let app: App
    let size: Size
    fileprivate(set) var now: Duration = .zero

    fileprivate init(_ deck: Deck, size: Size, _ capabilities: Capabilities) throws {
      table = try home.table(deck)
      app = App(
        playing: table, library: LibraryViewModel(DeckLibrary(directory: nil), builtIn: [deck]),
        theme: Theme(capabilities, options: ThemeOptions(motion: .none)))
      self.size = size
      frame()
    }
  }

  /// The keys that lead to all pages, from a game or from its result.
  static var walks: [(keys: [Key], isOver: Bool)] {
    pages.map { ($0, false) } + pagesOfResult.map { ($0, true) }
  }

  /// Presses some keys in a new program.
  func walk(_ keys: [Key], isOver: Bool) -> Stop? {
    let deck = keys.contains("y") ? Deck.words : .letters(8)
    guard let stop = try? Stop(deck, size: size, capabilities) else { return nil }
    if isOver {
      stop.table.turn(0, 2, 4, 6)
      stop.table.findAllPairs(misses: 1)
      stop.now = .seconds(20)
      stop.frame()
    }
    for key in keys { stop.press(key) }
    return stop
  }
}
