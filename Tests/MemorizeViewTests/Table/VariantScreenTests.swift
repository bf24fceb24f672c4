import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Races with all faces up, and boards with two sides, on the screen.
struct VariantScreenTests {
  private static let looks: [(String, Capabilities)] = [
    ("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii),
  ]

  @Test func `in a game with open cards all faces lie up, and those chosen are marked`() throws {
    for (name, capabilities) in Self.looks {
      let table = try Table(
        .words, rules: Rules(variant: GameVariant(isOpen: true, hasSides: true)),
        capabilities: capabilities)
      table.choose(0, 3)
      try RecordedScreen.matches(table.frame(), "open-\(name)", region: table.cards)
    }
  }

  @Test func `a pause hides the faces of open cards`() throws {
    let table = try Table(.words, rules: Rules(variant: GameVariant(isOpen: true)))
    let terms = table.viewModel.places.compactMap { $0?.content.text.prefix(4) }
    #expect(terms.contains { table.frame().description.contains($0) })
    table.press("p")
    #expect(!terms.contains { table.frame().description.contains($0) })
  }

  @Test func `a miss shows on the clock, on the table and on the message line`() throws {
    let table = try Table(.words, motion: .full, rules: Rules(variant: GameVariant(isOpen: true)))
    let before = table.viewModel.elapsed(at: table.now)
    table.choose(0, 2)
    table.pass(.milliseconds(400))
    expectEqual(table.viewModel.elapsed(at: table.now), before + .milliseconds(1400))
    #expect(table.frame().description.contains(" +1 s"))
    #expect(table.bottom.contains("+1 s"))
    #expect(!table.line(0).contains("Score"))
  }

  @Test func `the result with open cards is its time, compared with that of the last one`() throws {
    let table = try Table(.words, rules: Rules(variant: GameVariant(isOpen: true)))
    table.choose(0, 2)
    table.win()
    table.pass(.seconds(9))
    #expect(table.frame().description.contains("Your first game of this kind."))
    table.press("i")
    let text = table.frame().description
    #expect(text.contains("Penalty"))
    #expect(text.contains("1 miss, +1 s"))
    #expect(!text.contains("Score"))
    expectEqual(table.viewModel.records.games.last?.isOpen, true)
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 12), (24, 40), (200, 60), (30, 9), (10, 5), (1, 1)])
  func `the halves of a board lie apart, and every place is found at its cells`(
    width: Int, height: Int
  ) {
    for count in [4, 6, 12, 24, 60] {
      for isSolid in [true, false] {
        let board = TableLayout(
          size: Size(width: width, height: height), count: count, shape: .landscape,
          isSolid: isSolid, hasSides: true
        ).board
        let frames = (0..<count).map(board.frame(of:))
        for (place, frame) in frames.enumerated() {
          expectEqual(board.place(at: frame.middle), place)
          expectEqual(board.place(at: frame.origin), place)
          let others = frames[(place + 1)...]
          #expect(others.allSatisfy { $0.intersection(frame).size.isEmpty })
          if width >= 10 { #expect(frame.minX >= 0 && frame.maxX <= width) }
        }
        let (first, second) = (frames[..<(count / 2)], frames[(count / 2)...])
        let isBeside = (first.map(\.maxX).max() ?? 0) < (second.map(\.minX).min() ?? 0)
        let isBelow = (first.map(\.maxY).max() ?? 0) <= (second.map(\.minY).min() ?? 0)
        #expect(isBeside || isBelow, "\(count) on \(width)x\(height)")
      }
    }
  }

  @Test func `arrows lead from one half to the other and to every card`() throws {
    let table = try Table(.words, rules: Rules(variant: GameVariant(hasSides: true)))
    var seen: Set<Int> = [table.stage.cursor]
    for _ in 0..<6 {
      for _ in 0..<12 {
        table.press(.right)
        seen.insert(table.stage.cursor)
      }
      table.press(.down)
    }
    expectEqual(seen.count, 12)
  }

  @Test func `settings for the next game change what is dealt then`() throws {
    let table = try Table(.words)
    table.viewModel.rules.variant.isOpen = true
    table.viewModel.rules.variant.hasSides = true
    #expect(!table.viewModel.isOpenGame)
    table.press("n")
    #expect(table.viewModel.isOpenGame)
    #expect(table.viewModel.hasSides)
  }
}
