import Canvas
import MemorizeViewModel
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
