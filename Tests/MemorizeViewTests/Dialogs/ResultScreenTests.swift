import Canvas
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The result as it was last looked at, and what it says.
struct ResultScreenTests {
  /// Games that end differently.
  enum Kind: String, CaseIterable {
    case forgetful, faultless, race, long, words

    func table(_ size: Size, _ capabilities: Capabilities = Capabilities()) throws -> Table {
      let table: Table
      switch self {
      case .forgetful:
        table = try Table(.pictures, size: size, capabilities: capabilities)
        table.forget()
      case .faultless:
        table = try Table(.pictures, size: size, capabilities: capabilities)
      case .race:
        table = try Table(
          .words, size: size, rules: Rules(variant: GameVariant(isOpen: true)),
          capabilities: capabilities)
        table.choose(0, 2)
      case .long:
        table = try Table(.letters(60), pairs: 60, size: size, capabilities: capabilities)
        table.blunder()
      case .words:
        table = try Table(.words, size: size, capabilities: capabilities)
        table.forget()
      }
      table.finish()
      return table
    }
  }

  private static let sizes = [(25, 5), (60, 20), (80, 24), (120, 40)]
  private static let looks: [(String, Capabilities)] = [
    ("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii),
  ]

  @Test(arguments: Kind.allCases)
  func `the result tells what there is to learn`(kind: Kind) throws {
    for (name, capabilities) in Self.looks {
      let table = try kind.table(Size(width: 80, height: 24), capabilities)
      for (width, height) in Self.sizes {
        table.size = Size(width: width, height: height)
        try RecordedScreen.matches(
          table.frame(), "result-\(kind.rawValue)-\(width)x\(height)-\(name)",
          region: table.dialogFrame)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `all of it is seen at once on 80 columns and 24 lines`(kind: Kind)
    throws
  {
    let table = try kind.table(Size(width: 80, height: 24))
    let view = try #require(table.dialogView)
    // Title, way out, two blanks, and the lines above and below.
    #expect(view.content.rows.count <= 24 - 6)
    #expect(view.content.rows.allSatisfy { $0.left.columns + $0.right.columns < view.list.width })
  }

  @Test(arguments: Kind.allCases)
  func `nothing of it is too long for the window`(kind: Kind) throws {
    let table = try kind.table(Size(width: 80, height: 12))
    for width in 25...100 {
      table.size = Size(width: width, height: 12)
      table.frame()
      let rows = (try #require(table.content)).rows
      #expect(rows.allSatisfy { $0.left.columns <= width - 8 })
      guard kind != .race else { continue }
      let labels = ["Moves", "Par", "Luck", "Memory"]
      #expect(zip(rows, labels).allSatisfy { $0.left.hasPrefix($1) })
    }
  }

  @Test func `the figures on the dialog add up`() throws {
    for (kind, width) in [(Kind.forgetful, 80), (.forgetful, 30), (.long, 120), (.words, 60)] {
      let table = try kind.table(Size(width: width, height: 30))
      let rows = (try #require(table.content)).rows
      let figures = rows.prefix(4).compactMap { row in
        "\(row.left) \(row.right)".split(separator: " ").lazy.compactMap { Double($0) }.first
      }
      try #require(figures.count == 4)
      #expect(abs(figures[1] - figures[2] - figures[3] - figures[0]) < 0.01, "\(figures)")
      #expect(figures[3] < 0)
    }
  }

  @Test func `whatever the window, the figures of a game are all there`() throws {
    let table = try Kind.forgetful.table(Size(width: 80, height: 24))
    let gameReview = try #require(table.viewModel.gameReview)
    let figures = [
      gameReview.breakdown.par.text, gameReview.breakdown.memory.text, "19", "72", "0:22",
    ]
    for width in 25...100 {
      table.size = Size(width: width, height: 24)
      table.frame()
      let rows = (try #require(table.content)).rows.map { "\($0.left) \($0.right)" }
      for (figure, label) in zip(figures, ["Par", "Memory", "Moves", "Score", "Time"]) {
        let row = rows.first { $0.hasPrefix(label) }
        #expect(row?.contains(figure) == true, "\(label) at \(width)")
      }
      #expect(
        rows.contains { $0.contains("▁▁▁▁███████▁▁▁▁▇▆▅▁") || width < 29 && $0.contains("█") })
    }
  }

  @Test func `a faultless game is praised, and nothing is said of forgetting`() throws {
    let text = try Kind.faultless.table(Size(width: 80, height: 24)).frame().description
    #expect(text.contains("Faultless: you"))
    #expect(!text.contains("lost to forgetting") && !text.contains("by move"))
  }

  @Test func `cards that were forgotten are named, three at most`() throws {
    let table = try Kind.forgetful.table(Size(width: 80, height: 24))
    let rows = (try #require(table.content)).rows.map(\.left)
    let named = rows.filter { $0.hasPrefix("  ") && $0.contains("forgotten") }
    let gameReview = try #require(table.viewModel.gameReview)
    #expect(gameReview.forgotten.count > 3 && named.count == 3)
    for (row, pair) in zip(named, gameReview.forgotten) {
      let face = table.viewModel.card(pair.name(on: table.viewModel))?.content.text ?? "?"
      let name = try #require(Spelling.name(of: face))
      #expect(row.hasPrefix("  ") && row.contains(name.prefix(10)) && row.contains(pair.cost.text))
    }
  }

  @Test func `every wording of the end is shorter than the one before`() throws {
    for kind in Kind.allCases {
      let table = try kind.table(Size(width: 80, height: 24))
      let result = try #require(table.viewModel.result)
      let gameReview = table.viewModel.gameReview
      #expect((gameReview == nil) == (kind == .race))
      let message = Message.about(.won(result), isFirst: false, gameReview: gameReview) { "\($0)" }
      let widths = try #require(message).wordings.map(\.columns)
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
      #expect(table.bottom.hasPrefix(" All \(result.setup.pairs) pairs found"))
      #expect(table.bottom.contains("forgetting cost") == (kind != .race && kind != .faultless))
    }
  }

  @Test func `before the last pair has been seen, nothing is said of memory`() throws {
    let table = try Table(pairs: 2, motion: .full)
    table.choose(0, 1)
    table.pass(.seconds(5))
    table.choose(2)
    table.pass(.seconds(5))
    table.choose(3)
    table.pass(.milliseconds(100))
    #expect(!table.frame().description.contains("forgotten"))
    table.pass(.milliseconds(400))
    #expect(table.bottom.contains("nothing forgotten"))
  }
}

extension Table {
  /// Forgets one card after the other.
  fileprivate func forget() {
    let last = viewModel.pairs * 2
    for first in stride(from: 0, to: last, by: 4) {
      choose(first, first + 2)
      pass(.seconds(2))
    }
    for (first, second) in [(1, 4), (1, 6), (3, 0), (5, 2), (1, 8), (7, 0), (3, 10)] {
      viewModel.turnDown(at: now)
      choose(first, second)
      pass(.seconds(1))
    }
  }

  /// Finds all pairs that are left, a second after another, and looks at the end alone.
  fileprivate func finish() {
    for pair in 0..<viewModel.pairs {
      viewModel.turnDown(at: now)
      for card in [2 * pair, 2 * pair + 1] { viewModel.choose(CardID(rawValue: card), at: now) }
      now += .seconds(1)
    }
    frame()
    pass(.seconds(5))
  }

  /// Turns cards at random, many times.
  fileprivate func blunder() {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      viewModel.choose(
        CardID(rawValue: Int.random(in: 0..<(2 * viewModel.pairs), using: &dice)), at: now)
    }
    frame()
  }
}
