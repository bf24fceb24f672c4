import Canvas
import Decks
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Cards that lie side by side, or one below the other, never merge into one shape.
struct NeighbourTests {
  private static let sizes = [
    (25, 5), (40, 12), (40, 15), (60, 20), (80, 24), (100, 10), (120, 36), (200, 60),
  ].map { Size(width: $0.0, height: $0.1) }
  private static let decks = ["Halloween", "Capitals", "Kana", "Playing Cards"]
  /// Colours that only the table and shadows on it have.
  private static let gaps: [ColorRole] = [.table, .shadow, .penumbra]

  private static let capabilities: [Capabilities] = {
    var blocks = Capabilities()
    blocks.blocks = .sextants
    return Capabilities.all + [blocks, Capabilities(colors: .sixteen)]
  }()

  @Test(arguments: decks, capabilities)
  func `neighbouring cards are distinguishable at every size`(
    _ name: String, _ capabilities: Capabilities
  ) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    for size in Self.sizes {
      for pairs in [2, 8, 15, 26] where pairs <= deck.playablePairs {
        let table = try Table(deck, pairs: pairs, size: size, capabilities: capabilities)
        let layout = try #require(table.stage.layout)
        guard !layout.board.isScrollable else { continue }
        table.stage.cursor = 0
        let canvas = table.frame()
        let frames = (0..<layout.board.count).map(layout.board.frame)
        for (one, other) in frames.neighbours where !areApart(one, other, canvas) {
          Issue.record("\(one) and \(other) of \(pairs) pairs on \(size)")
        }
      }
    }
  }

  /// Whether there is table or a frame between two cards, or their middles differ.
  private func areApart(_ one: Rect, _ other: Rect, _ canvas: Canvas) -> Bool {
    let isBeside = one.minY == other.minY
    let (x, y) = (max(one.minX, other.minX), one.middle.y)
    let between =
      isBeside
      ? (one.maxX..<other.minX).map { Point(x: $0, y: y) }
      : [Point(x: x + one.width / 2, y: one.maxY - 1), Point(x: x + one.width / 2, y: other.minY)]
    let hasGap = between.contains { point in
      let cell = canvas[point]
      let colors = cell.glyph == .blank ? [cell.style.background] : cell.style.colors
      return Self.gaps.contains(where: colors.contains) || "─-▀▄▐▌".contains([cell.glyph].text)
    }
    let middles = [one, other].map { canvas[Point(x: $0.minX, y: $0.middle.y)] }
    return hasGap || middles[0] != middles[1]
  }

  /// At 40x15, eight pairs once formed a solid bar.
  @Test func `tight cards show table between them in every row and column`() throws {
    let deck = try #require(BuiltInDecks.deck(named: "Capitals"))
    let table = try Table(deck, pairs: 8, size: Size(width: 40, height: 15))
    let layout = try #require(table.stage.layout)
    let card = layout.board.grid.card
    #expect(!card.has(.gutter) && card.height >= 3)
    let canvas = table.frame()
    for place in 1..<layout.board.count {
      let frame = layout.board.frame(of: place)
      let below = canvas[Point(x: frame.middle.x, y: frame.maxY - 1)]
      #expect(below.glyph == "▀" && below.style.background != below.style.foreground)
      #expect(Self.gaps.contains(canvas[Point(x: frame.maxX, y: frame.middle.y)].style.background))
    }
  }
}

extension Style {
  fileprivate var colors: [ColorRole] { [foreground, background] }
}

extension [Rect] {
  /// Pairs of cards of which one lies at the right of the other or below it.
  fileprivate var neighbours: [(Rect, Rect)] {
    flatMap { one in
      filter { other in
        let isBeside = one.minY == other.minY && (1...4).contains(other.minX - one.maxX)
        let isBelow =
          other.minY == one.maxY && other.minX < one.maxX && one.minX < other.maxX
        return isBeside || isBelow
      }.map { (one, $0) }
    }
  }
}
