import Canvas
import Decks
import Expectations
import Testing

@testable import MemorizeView

/// The cursor is a closed frame around its card, also at the edges of the board.
struct CursorFrameTests {
  private static let sizes = [
    (40, 12), (40, 15), (60, 20), (80, 24), (100, 10), (120, 36), (160, 48),
  ].map { Size(width: $0.0, height: $0.1) }

  private static let capabilities: [Capabilities] = {
    var blocks = Capabilities()
    blocks.blocks = .quadrants
    return [Capabilities(), blocks]
  }()

  /// Tests tables of a deck with cards of more than a row that all fit, of many sizes.
  private func tables(
    of name: String, _ capabilities: Capabilities, test: (Table, BoardLayout) throws -> Void
  ) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    for size in Self.sizes {
      for pairs in [2, 3, 4, 8, 15, 26] where pairs <= deck.playablePairs {
        let table = try Table(deck, pairs: pairs, size: size, capabilities: capabilities)
        let board = try #require(table.stage.layout).board
        guard board.grid.card.height > 1, !board.isScrollable else { continue }
        try test(table, board)
      }
    }
  }

  @Test(arguments: ["Halloween", "Capitals", "Kana"], capabilities)
  func `the frame is closed and touches no other card`(
    _ name: String, _ capabilities: Capabilities
  ) throws {
    try tables(of: name, capabilities) { table, board in
      for place in 0..<board.count {
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
    try tables(of: name, capabilities) { table, board in
      var frames = (0..<board.count).map { place in
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
    let sheet = sheet(place, board)
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
    for other in 0..<board.count where other != place {
      let cells = self.sheet(other, board)
      for y in cells.minY..<cells.maxY {
        for x in cells.minX..<cells.maxX where canvas[Point(x: x, y: y)].showsCursor {
          return "touches card \(other)"
        }
      }
    }
    return nil
  }

  /// The cells of a card without the last row, which is a gutter or half of one.
  private func sheet(_ place: Int, _ board: BoardLayout) -> Rect {
    let frame = board.frame(of: place)
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 1)
  }
}

extension Rect {
  /// The cells along the edge.
  fileprivate var outline: [Point] {
    (minY..<maxY).flatMap { y in
      (minX..<maxX).map { Point(x: $0, y: y) }.filter {
        [minX, maxX - 1].contains($0.x) || [minY, maxY - 1].contains(y)
      }
    }
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
