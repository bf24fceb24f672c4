import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The cursor is a closed frame around its card, also at the edges of the board.
struct CursorFrameTests {
  private static let sizes = [
    (40, 12), (40, 15), (60, 20), (80, 24), (100, 10), (120, 36), (160, 48),
  ].map { Size($0.0, $0.1) }

  private static let capabilities = [Capabilities(), .quadrants]

  /// Tests tables of a deck with cards of more than a row that all fit, of many sizes, at all places
  /// of a small board and at places in all columns of a large one.
  private func tables(
    of name: String, _ capabilities: Capabilities, test: (Table, BoardLayout, [Int]) throws -> Void
  ) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    for size in Self.sizes {
      for pairs in [2, 3, 4, 8, 15, 26] where pairs <= deck.playablePairs {
        let table = try Table(deck, pairs: pairs, size: size, capabilities: capabilities)
        let board = try #require(table.stage.layout).board
        guard board.grid.card.height > 1, !board.isScrollable else { continue }
        let step = board.count > 16 ? 5 : 1
        try test(
          table, board, Array(stride(from: 0, to: board.count, by: step)) + [board.count - 1])
      }
    }
  }

  @Test(arguments: ["Halloween", "Capitals", "Kana"], capabilities)
  func `the frame is closed and touches no other card`(
    _ name: String, _ capabilities: Capabilities
  ) throws {
    try tables(of: name, capabilities) { table, board, places in
      for place in places {
        table.stage.cursor = place
        if let fault = fault(of: table.frame(), around: place, board) {
          Issue.record(
            "\(table.viewModel.pairs) pairs on \(table.frame().size), card \(place): \(fault)")
          break
        }
      }
    }
  }

  @Test(
    arguments: ["Halloween", "Capitals", "Kana"],
    [Capabilities.ascii, .console, .wire, Capabilities(colors: .none)])
  func `a wire frame under the cursor is heavy on all sides, whatever the card shows`(
    _ name: String, _ capabilities: Capabilities
  ) throws {
    try tables(of: name, capabilities) { table, board, places in
      var frames = places.map { place in
        table.stage.cursor = place
        return (place, table.frame())
      }
      // A card with a bonus, a miss, a definition, a pair and a label.
      for number in [0, 2, 1, 0] {
        table.choose(number)
        frames.append((table.stage.cursor, table.frame()))
      }
      table.press("f")
      frames.append((table.stage.cursor, table.frame()))
      for (place, canvas) in frames {
        let gap = board.frame(of: place).outline.first { !canvas[$0].showsWireCursor }
        expectNil(gap, "\(table.viewModel.pairs) pairs on \(canvas.size), place \(place)")
      }
    }
  }

  private func fault(of canvas: Canvas, around place: Int, _ board: BoardLayout) -> String? {
    let sheet = CardSize.sheet(of: board.frame(of: place))
    let (left, right) = (sheet.minX - 1, sheet.maxX)
    let sides = (sheet.minY..<sheet.maxY).flatMap {
      [Point(x: left, y: $0), Point(x: right, y: $0)]
    }
    let top = (left...right).map { Point(x: $0, y: sheet.minY - 1) }
    let bottom = (sheet.minX..<sheet.maxX).map { Point(x: $0, y: sheet.maxY) }
    if let gap = (top + sides + bottom).first(where: { !canvas[$0].showsCursor }) {
      return "has a gap at \(gap)"
    }
    guard board.grid.card.has(.gutter) else { return nil }
    let cursor = canvas.points(where: \.showsCursor)
    let touched = (0..<board.count).first { other in
      other != place && cursor.contains(where: CardSize.sheet(of: board.frame(of: other)).contains)
    }
    return touched.map { "touches card \($0)" }
  }
}

extension Cell {
  private static let lines = Set("#█▀▄▌▐▛▜▙▟".unicodeScalars.map { Glyph($0) })

  /// Whether the cell is a part of a heavy line, or a sign in a cell of the line's colour.
  fileprivate var showsWireCursor: Bool {
    style.foreground == .cursor
      && (Cell.lines.contains(glyph) || style.attributes.contains(.reverse))
  }

  fileprivate var showsCursor: Bool {
    style.background == .cursor || glyph != .blank && style.foreground == .cursor
  }
}

/// Cards that lie side by side, or one below the other, never merge into one shape.
struct NeighbourTests {
  private static let sizes = [
    (25, 5), (40, 12), (40, 15), (60, 20), (80, 24), (100, 10), (120, 36), (200, 60),
  ].map { Size($0.0, $0.1) }
  private static let decks = ["Halloween", "Capitals", "Kana", "Playing Cards"]
  /// Colours that only the table and shadows on it have.
  private static let gaps: [ColorRole] = [.table, .shadow, .penumbra]

  private static let capabilities =
    Capabilities.all + [Capabilities { $0.blocks = .sextants }, Capabilities(colors: .sixteen)]

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
        let isBelow = other.minY == one.maxY && other.minX < one.maxX && one.minX < other.maxX
        return isBeside || isBelow
      }.map { (one, $0) }
    }
  }
}

struct CardImageCacheTests {
  private static let themes = [Theme(), Theme(.wire), Theme(.ascii), Theme(tint: .red)]
  private static let sizes = [CardSize.bare, CardSize(4, 2), CardSize(10, 5), CardSize(18, 14)]
  private static let sides: [CardPose.Side] = [.back, .face, .matched, .chosen]

  @Test func `a card from the cache looks as if drawn directly, also in another size or theme`() {
    let cache = CardImageCache()
    var dice = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let theme = Self.themes[dice.next(below: Self.themes.count)]
      let view = CardView(theme: theme, size: Self.sizes[dice.next(below: Self.sizes.count)])
      cache.begin(view)
      for _ in 0...dice.next(below: 4) { check(view, cache, &dice) }
    }
  }

  private func check(_ view: CardView, _ cache: CardImageCache, _ dice: inout SeededGenerator) {
    let size = Size(view.size.width + 6, view.size.height + 4)
    let frame = Rect(
      x: dice.next(below: 5), y: dice.next(below: 4), width: view.size.width,
      height: view.size.height)
    let side = Self.sides[dice.next(below: Self.sides.count)]
    let pose = CardPose(id: CardID(rawValue: dice.next(below: 2)), frame: frame, side: side)
    var details = CardView.Details(face: FaceText(["👻", "ab", "♥"][dice.next(below: 3)]))
    if dice.next(below: 2) == 0 { details.bonus = dice.next(below: 7) }
    details.label = dice.next(below: 3) == 0 ? "q" : nil
    details.isAlternate = dice.next(below: 2) == 0
    details.isForgotten = dice.next(below: 4) == 0
    let isUnderCursor = !view.theme.isSolid && dice.next(below: 2) == 0
    var (direct, cached) = (Canvas(size: size), Canvas(size: size))
    view.draw(pose, details, isUnderCursor: isUnderCursor, on: &direct)
    cache.draw(pose, details, isUnderCursor: isUnderCursor, on: &cached)
    expectEqual(cached, direct, "\(side) \(details)")
  }
}
