import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Rules that can be combined, on the screen.
struct RuleScreenTests {
  private func table(
    _ codes: String, pairs: Int = 4, size: Size = Size(80, 24),
    capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    try Table(
      .letters(pairs), pairs: pairs, size: size, rules: .codes(codes), capabilities: capabilities)
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (200, 60)])
  func `the rows of a drifting board are rows on the screen`(width: Int, height: Int) throws {
    for pairs in [2, 7, 8, 15] {
      for capabilities in Capabilities.all {
        let table = try table(
          "drift", pairs: pairs, size: Size(width, height), capabilities: capabilities)
        let layout = try #require(table.stage.layout?.board)
        let rows = Dictionary(grouping: 0..<2 * pairs) { layout.frame(of: $0).minY }
        let lengths = rows.sorted { $0.key < $1.key }.map(\.value.count)
        expectEqual(lengths, BoardShape(places: 2 * pairs, Variant()).rowLengths)
        #expect(
          (0..<2 * pairs).allSatisfy { Rect(table.size).contains(layout.frame(of: $0).middle) })
      }
    }
  }

  @Test func `a miss slides its row once its cards have been seen`() throws {
    let table = try Table(motion: .full, rules: .codes("drift"))
    let before = table.viewModel.places.map { $0?.id }
    let (first, second) = (CardID(rawValue: 0), CardID(rawValue: 2))
    table.choose(first.rawValue)
    table.pass(.seconds(1))
    table.viewModel.choose(second, at: table.now)
    table.frame()
    let motion = try #require(table.stage.motion)
    let old = try #require(before.firstIndex(of: second))
    let frame = try #require(table.stage.layout?.board.frame(of: old))
    let turned = motion.poses(at: table.now + Timing.flip - .milliseconds(20))
    expectEqual(turned.first { $0.id == second }?.frame.middle.y, frame.middle.y)
    expectEqual(turned.first { $0.id == second }?.side, .face)
    let settled = motion.poses(at: table.now + Timing.flip + .milliseconds(20))
    expectEqual(settled.first { $0.id == second }?.side, .missed)
    #expect(abs((turned.first { $0.id == second }?.frame.middle.x ?? 0) - frame.middle.x) <= 1)
    table.pass(Timing.flip + Timing.travel + .seconds(1))
    #expect(table.viewModel.places.map { $0?.id } != before)
    expectNil(table.stage.motion)
    #expect(table.bottom.contains("The row slides"))
  }

  @Test func `a trace is a mark on the back, also without colours`() throws {
    for (capabilities, mark) in [(Capabilities(), "●"), (.wire, "●"), (.ascii, "o")] {
      let table = try table("traces", capabilities: capabilities)
      func marks() -> Int {
        let lines = table.text.split(separator: "\n").dropFirst().dropLast()
        return lines.joined().count { String($0) == mark }
      }
      expectEqual(marks(), 0)
      table.choose(0, 2)
      table.viewModel.turnDown(at: table.now)
      expectEqual(marks(), 2)
    }
  }

  @Test func `limits stand on the status line`() throws {
    let table = try table("moves3+clock60")
    table.choose(0, 2)
    table.pass(.seconds(4))
    #expect(table.line(0).contains("moves  1/9") && table.line(0).hasSuffix("left  0:56"))
  }

  @Test func `par waits until the end of a first game has been seen`() throws {
    let table = try Table(.letters(2), motion: .full)
    for number in 0..<3 {
      table.choose(number)
      table.pass(.seconds(3))
    }
    table.choose(3)
    #expect(table.viewModel.isOver && !table.line(0).contains("par "))
    table.pass(Timing.flip + .milliseconds(50))
    #expect(table.line(0).contains("par "))
  }

  @Test func `a game that is lost says why, and celebrates nothing`() throws {
    let table = try table("sudden")
    table.choose(0, 2, 4, 6, 1, 4)
    table.pass(.seconds(9))
    let result = try #require(table.result)
    let text = table.text
    #expect(
      text.contains("You forgot a card, and that ends the game.") && result.stars == nil
        && !text.contains("New best"))
    table.press("v")
    #expect(table.review != nil)
  }

  @Test func `a game without an analysis has stars and no review`() throws {
    let table = try table("three")
    for set in 0..<4 {
      table.choose(3 * set, 3 * set + 1, 3 * set + 2)
      table.pass(.seconds(1))
    }
    table.pass(.seconds(9))
    expectEqual(table.result?.stars, 3)
    #expect(table.text.contains("≈"))
    table.press("v")
    expectNil(table.review)
    table.press("a")
    #expect(table.text.contains("No exact values are known"))
  }

  @Test func `the dialog turns off what a rule excludes, and says why`() throws {
    let table = try table("gaps")
    table.press("N", .down, .down, .down, .down, " ")
    let code = { (table.dialog as? NewGameDialog)?.game.variant.code }
    expectEqual(code(), "gaps+open")
    for _ in 0..<7 { table.press(.down) }
    table.press(" ")
    #expect(table.text.contains("Open cards off"))
    #expect(table.content?.detail == "Open cards off: open cards have no backs to mark")
    expectEqual(code(), "gaps+traces")
    table.press(.down, .right, .right, .enter)
    expectEqual(table.viewModel.variant.code, "gaps+traces+peek10")
    #expect(table.bottom.contains("Remember where the cards are."))
    table.press("x")
    expectNil(table.viewModel.preview)
  }
}

/// Races with all faces up, and boards with two sides, on the screen.
struct VariantScreenTests {
  @Test func `in a game with open cards all faces lie up, and those chosen are marked`() throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try Table(.words, rules: .codes("open+sides"), capabilities: capabilities)
      table.choose(0, 3)
      try table.expectRecorded("open-\(name)", region: table.cards)
    }
  }

  @Test func `a pause hides the faces of open cards`() throws {
    let table = try Table(.words, rules: .codes("open"))
    let terms = table.viewModel.places.compactMap { $0?.content.text.prefix(4) }
    #expect(terms.contains { table.text.contains($0) })
    table.press("p")
    #expect(!terms.contains { table.text.contains($0) })
  }

  @Test func `a miss shows on the clock, on the table and on the message line`() throws {
    let table = try Table(.words, motion: .full, rules: .codes("open"))
    let before = table.viewModel.elapsed(at: table.now)
    table.choose(0, 2)
    table.pass(.milliseconds(400))
    expectEqual(table.viewModel.elapsed(at: table.now), before + .milliseconds(1400))
    #expect(table.text.contains(" +1 s") && table.bottom.contains("+1 s"))
    #expect(!table.line(0).contains("Score"))
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 12), (24, 40), (200, 60), (30, 9), (10, 5), (1, 1)])
  func `a board's halves lie apart, and each place is found at its cells`(width: Int, height: Int) {
    for count in [4, 6, 12, 24, 60] {
      for isSolid in [true, false] {
        let board = TableLayout(
          size: Size(width, height), count: count, shape: .landscape,
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
    let table = try Table(.words, rules: .codes("sides"))
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
    table.viewModel.rules.variant[.openCards] = true
    table.viewModel.rules.variant[.sides] = true
    #expect(!table.viewModel.isOpenGame)
    table.press("n")
    #expect(table.viewModel.isOpenGame && table.viewModel.hasSides)
  }
}

/// Rules and limits of decks in words, and their colours on the table.
struct RuleNameTests {
  private func table(_ codes: String, width: Int = 80) throws -> Table {
    try Table(size: Size(width, 24), rules: .codes(codes))
  }

  @Test(arguments: [
    (120, "gaps+peek5", "Letters  close gaps, peek of 5 s  "), (80, "sudden", "sudden death"),
    (80, "gaps+peek5", "close gaps, peek of 5 s"), (60, "gaps+peek5", "2 rules"),
    (40, "sudden", "1 rule"),
  ])
  func `the status line names the rules, in a short form where there is little room`(
    width: Int, codes: String, name: String
  ) throws {
    let status = try table(codes, width: width).line(0)
    #expect(status.contains(name), "\(status)")
    let plain = try table("", width: width).line(0)
    #expect(!plain.contains("rule"), "\(plain)")
  }

  @Test(arguments: [
    ("sudden", "The first forgotten card ends the game."),
    ("drift", "A miss slides a row of cards by one place."),
    ("gaps", "The cards after a found pair move up."),
  ])
  func `the first deal explains the rules`(codes: String, text: String) throws {
    let table = try table(codes, width: 120)
    #expect(table.bottom.contains(text), "\(table.bottom)")
    table.choose(0)
    #expect(!table.bottom.contains(text))
    table.press("r")
    #expect(!table.bottom.contains(text), "the same board needs no explanation")
  }

  @Test func `a deal says how many pairs fit on one board, and why`() throws {
    let deck = Deck.pairs(
      [("red", "apple"), ("red", "cherry"), ("green", "kiwi"), ("blue", "plum")], usualPairs: 3)
    let table = try Table(deck, pairs: 4, size: Size(120, 36))
    let text = "At most 3 pairs fit on one board: 1 pair shares a text with another."
    #expect(table.bottom.contains(text), "\(table.bottom)")
    let chooser = try Chooser(own: [deck], inPlay: deck)
    #expect(chooser.text.contains("at most 3 on one board"))
    let few = try Table(.letters(4), pairs: 6, size: Size(120, 36))
    #expect(few.bottom.contains("The deck has only 4 pairs."))
  }
}
