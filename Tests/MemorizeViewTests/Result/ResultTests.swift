import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The result and its details.
struct ResultTests {
  /// Games that end differently.
  enum Kind: String, CaseIterable {
    case forgetful, faultless, openCards, long, words

    func table(_ size: Size, _ capabilities: Capabilities = Capabilities()) throws -> Table {
      let table: Table
      switch self {
      case .forgetful:
        table = try Table(.pictures, size: size, capabilities: capabilities)
        table.forget()
      case .faultless:
        table = try Table(.pictures, size: size, capabilities: capabilities)
      case .openCards:
        table = try Table(.words, size: size, rules: .codes("open"), capabilities: capabilities)
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

  private static let sizes = [(25, 5), (40, 15), (80, 24), (120, 36)]

  @Test(arguments: Kind.allCases)
  func `the result celebrates first`(kind: Kind) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try kind.table(Size(80, 24), capabilities)
      for (width, height) in Self.sizes {
        table.size = Size(width, height)
        try table.expectRecorded(
          "result-\(kind.rawValue)-\(width)x\(height)-\(name)",
          // All but the message line.
          region: Rect(Size(width, height - 1)))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `the details report second`(kind: Kind) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try kind.table(Size(80, 24), capabilities)
      table.press("a")
      for (width, height) in [(40, 15), (80, 24)] {
        table.size = Size(width, height)
        try table.expectRecorded(
          "details-\(kind.rawValue)-\(width)x\(height)-\(name)",
          region: table.dialogFrame)
      }
    }
  }

  @Test func `in any window the moves are there, and from ten columns on the words, too`() throws {
    let table = try Kind.forgetful.table(Size(80, 24))
    for width in 1...90 {
      for height in 1...30 where width % 7 == 1 || height % 5 == 1 {
        table.size = Size(width, height)
        let frame = table.frame()
        expectEqual(frame.size, table.size)
        let layout = try #require(table.result).layout
        guard width >= 12, layout.lineScale == .text else { continue }
        #expect(frame.description.contains("19 moves"), "\(width)x\(height)")
      }
    }
  }

  @Test func `a new best is said, and the one before it`() throws {
    let table = try Kind.faultless.table(Size(80, 24))
    #expect(table.text.contains(": average moves for a perfect memory."))
    table.press("n")
    table.choose(0, 2)
    table.finish()
    #expect(table.text.contains("Your best is 8."))
    table.press("n")
    table.pass(.seconds(1))
    for pair in 0..<8 { table.choose(2 * pair, 2 * pair + 1) }
    table.pass(.seconds(5))
    #expect(table.text.contains("New best!  Your best was 8"))
  }

  @Test func `Enter plays again, d opens the decks, and i the details`() throws {
    let table = try Kind.forgetful.table(Size(80, 24))
    table.press("a")
    #expect(table.dialog is DetailsDialog)
    table.press("a")
    #expect(table.dialog == nil && table.result != nil)
    table.press("d")
    #expect(table.chooser != nil)
    table.press(.escape)
    #expect(table.result != nil)
    table.press(.enter)
    #expect(table.isOnTop && table.viewModel.deals == 1 && !table.viewModel.isOver)
  }

  @Test func `the buttons and the mark in the corner are clicked`() throws {
    let table = try Kind.forgetful.table(Size(80, 24))
    let places = try #require(table.result?.buttons).places
    expectEqual(places.map(\.button.label), ["New game", "Review", "Decks", "Details"])
    let details = try #require(places.last).frame
    table.mouse(.press(.left), details.minX + 3, details.minY)
    #expect(table.dialog is DetailsDialog)
    table.press(.escape)
    table.mouse(.press(.left), 77, 0)
    #expect(table.isOnTop && table.viewModel.isOver)
  }

  @Test func `Escape leads to the decks if the game came from there`() throws {
    let table = try Table(.letters(4))
    table.press("d", .enter)
    table.winAndWait()
    #expect(table.result != nil && table.bottom.contains("Esc decks"))
    table.press(.escape)
    #expect(table.chooser != nil)
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func `the finished table names the way back to the result, whatever it says`(width: Int) throws {
    let table = try Kind.forgetful.table(Size(width, 24))
    table.press(.escape)
    #expect(table.isOnTop && table.dialog is MenuDialog)
    table.press(.escape)
    #expect(table.isOnTop && table.dialog == nil && table.viewModel.isOver)
    #expect(table.bottom.contains("Space result"), "\(table.bottom)")
    table.press(" ")
    #expect(table.result != nil)
  }

  @Test func `a key pressed for the last card does not choose on the result`() throws {
    let table = try Table(pairs: 2, motion: .full)
    for card in [0, 1, 2, 3] { table.choose(card) }
    while table.result == nil { table.pass(.milliseconds(50)) }
    table.press(" ", .enter)
    #expect(table.result != nil && table.viewModel.deals == 0)
    table.pass(Timing.quiet)
    table.press(.enter)
    expectEqual(table.viewModel.deals, 1)
  }

  @Test(arguments: [(30, 30), (350, 4)])
  func `a key held down or tapped on opens the result early and goes no farther`(
    milliseconds: Int, times: Int
  ) throws {
    let table = try Table(pairs: 2, motion: .full)
    for card in [0, 1, 2, 3] { table.choose(card) }
    for _ in 0..<times {
      table.press(" ")
      table.pass(.milliseconds(milliseconds))
    }
    #expect(table.result != nil && table.viewModel.deals == 0)
    table.pass(Timing.quietAfterHurry)
    table.press(.escape, " ", .enter)
    expectEqual(table.viewModel.deals, 1, "a result that was seen before is not guarded")
  }

  @Test func `keys in the rhythm of the game do nothing on the result of a sudden loss`() throws {
    let table = try Table(pairs: 2, motion: .full, rules: .codes("moves0"))
    for card in [0, 2, 1, 3, 0, 2] where !table.viewModel.isOver { table.choose(card) }
    while table.result == nil { table.pass(.milliseconds(50)) }
    expectEqual(table.viewModel.result?.isWon, false)
    table.pass(.milliseconds(600))
    for _ in 0..<5 {
      table.press(" ", .right)
      table.pass(.milliseconds(250))
    }
    #expect(table.result != nil && table.viewModel.deals == 0)
    // But not for ever: a player who goes on pressing keys means them.
    table.pass(.milliseconds(200))
    table.press(" ")
    expectEqual(table.viewModel.deals, 1)
  }

  @Test func `a game without a review says so, and one that was lost adds up to no par`() throws {
    let sets = try Table(.pictures, pairs: 3, rules: .codes("kind3"))
    for set in 0..<3 {
      for card in 0..<3 { sets.choose(3 * set + card) }
      sets.pass(.seconds(1))
    }
    sets.pass(.seconds(3))
    sets.press("v")
    #expect(sets.bottom.contains("There is no review of games with three of a kind."))
    let lost = try Table(.letters(4), size: Size(100, 24), rules: .codes("sudden"))
    for card in [0, 2, 4, 6, 1, 3] { lost.choose(card) }
    while lost.result == nil { lost.pass(.milliseconds(50)) }
    lost.pass(.seconds(2))
    lost.press("v", .end)
    #expect(lost.text.contains("3 moves, ") && !lost.text.contains("Par "), "\(lost.text)")
  }

  @Test(arguments: Kind.allCases)
  func `nothing of the details is too long for the window`(kind: Kind) throws {
    let table = try kind.table(Size(80, 12))
    table.press("a")
    for width in 25...100 {
      table.size = Size(width, 12)
      table.frame()
      let rows = (try #require(table.content)).rows
      #expect(rows.allSatisfy { $0.line.columns + $0.right.columns <= width - 4 })
      guard kind != .openCards, let breakdown = table.viewModel.gameReview?.breakdown else {
        continue
      }
      let figures = [
        "\(table.viewModel.moves)", breakdown.par.text, breakdown.luck.magnitude.text,
        breakdown.forgotten.magnitude.text,
      ]
      for (row, (label, figure)) in zip(rows, zip(["Moves", "Par", "Luck", "Forgetting"], figures))
      {
        #expect(row.left.hasPrefix(label) && "\(row.left) \(row.right)".contains(figure))
      }
    }
  }

  @Test func `every wording of the end is shorter than the one before`() throws {
    for kind in Kind.allCases {
      let table = try kind.table(Size(100, 24))
      let result = try #require(table.viewModel.result)
      let narrator = Narrator(table.viewModel) { "\($0)" }
      expectEqual((table.viewModel.gameReview == nil), (kind == .openCards))
      let widths = try #require(narrator.wording(of: .won(result))).shown.map(\.columns)
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
      table.press(.escape, .escape)
      #expect(table.bottom.hasPrefix(" All \(result.setup.pairs) pairs found"))
      expectEqual(table.bottom.contains(" lost to "), (kind != .openCards && kind != .faultless))
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
    #expect(!table.text.contains("forgotten"))
    table.pass(.milliseconds(400))
    #expect(table.bottom.contains("nothing forgotten") || table.result != nil)
  }
}

extension Table {
  /// Forgets one card after the other.
  func forget() {
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
  func finish() {
    for pair in 0..<viewModel.pairs {
      viewModel.turnDown(at: now)
      for card in [2 * pair, 2 * pair + 1] { viewModel.choose(CardID(rawValue: card), at: now) }
      now += .seconds(1)
    }
    frame()
    pass(.seconds(5))
  }

  /// Turns cards at random, many times.
  func blunder() {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      viewModel.choose(
        CardID(rawValue: Int.random(in: 0..<(2 * viewModel.pairs), using: &dice)), at: now)
    }
    frame()
  }
}
