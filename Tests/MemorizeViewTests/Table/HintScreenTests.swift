import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// Hints on the table, on the result and in the shared text.
struct HintScreenTests {
  @Test func `four keys lead to the card, under the cursor and with a mark`() throws {
    let table = try Table(size: Size(100, 30))
    table.press("i")
    #expect(table.bottom.contains("No hint yet. Turn some cards first."))
    table.choose(0, 2, 4, 1)
    table.stage.cursor = table.place(of: 9)
    table.press("i")
    let question = "Press i again for a hint (-1 star if you have seen both cards of a pair)."
    #expect(table.bottom.contains(question))
    table.press(.left, "i", "i")
    #expect(
      table.bottom.contains(
        "Hint (-1 star): you have seen both cards of a pair. i: which half (-1 star)"))
    table.stage.cursor = table.place(of: 9)
    // The price was named with the offer.
    table.press("i")
    let layout = try #require(table.stage.layout?.board)
    let half = layout.half(of: table.place(of: 0), among: Array(0..<16))
    #expect(table.bottom.contains(" in \(half.text). i: which card (free)"))
    expectEqual(table.stage.cursor, table.place(of: 9))
    // One star is left in any case, so the third hint costs nothing and needs no second press.
    table.press("i")
    #expect(table.bottom.contains("it is the card marked with ?"))
    let stars = table.viewModel.hints.count
    table.press("i")
    #expect(table.bottom.contains("The same hint (free)"))
    expectEqual(table.viewModel.hints.count, stars)
    expectEqual(table.stage.cursor, table.place(of: 0))
    let frame = table.stage.layout?.board.frame(of: table.place(of: 0))
    let rows = try #require(frame).minY..<(frame?.maxY ?? 0)
    #expect(rows.contains { table.line($0).contains("?") })
    table.choose(6)
    #expect(!rows.contains { table.line($0).contains("?") })
  }

  @Test func `the question for a hint does not tell whether there is a pair to find`() throws {
    let table = try Table(size: Size(100, 30))
    table.choose(0, 2, 4, 6)
    table.press("i")
    #expect(table.bottom.contains("Press i again for a hint"))
    table.press("i")
    #expect(table.bottom.contains("you have not seen both cards of any pair"))
    expectEqual(table.viewModel.hints.count, 0)
    table.press("p", "i", "i")
    #expect(table.bottom.contains("you have not seen both cards of any pair"), "it has been told")
    table.choose(0)
    table.press("i")
    #expect(table.bottom.contains("Press i again to learn if you saw its partner"))
  }

  @Test func `a hint whose offer was hidden by a page asks for a second press`() throws {
    let table = try Table(size: Size(100, 30))
    table.choose(0, 2, 4, 1)
    table.press("i", "i", "?", .escape, "i")
    #expect(table.bottom.contains("Press i again for the next hint (-1 star)."))
    expectEqual(table.viewModel.hints.count, 1)
    table.press("i")
    #expect(table.bottom.contains("i: which card"))
  }

  @Test func `a narrow window names the price of the next hint, too`() throws {
    let table = try Table(size: Size(60, 18))
    table.choose(0, 2, 4, 1)
    table.press("i", "i")
    #expect(table.bottom.hasPrefix(" You saw a pair. i: where (-1 star)"))
    table.press("i")
    #expect(table.bottom.contains(". i: which (free)"))
  }

  @Test(arguments: [(80, 24), (40, 15), (200, 60), (30, 40)])
  func `each half is the one in which the card is drawn`(width: Int, height: Int) throws {
    for rules in [Rules(), Rules(variant: GameVariant(hasSides: true))] {
      let table = try Table(.words, pairs: 6, size: Size(width, height), rules: rules)
      let board = try #require(table.stage.layout?.board)
      for place in 0..<12 {
        let side = board.halves == .none ? 0..<12 : place < 6 ? 0..<6 : 6..<12
        let frames = side.map { board.frame(of: $0) }
        let own = board.frame(of: place)
        let left = frames.map(\.minX).min() ?? 0
        let right = frames.map(\.maxX).max() ?? 0
        let top = frames.map(\.minY).min() ?? 0
        let bottom = frames.map(\.maxY).max() ?? 0
        let isInside =
          switch board.half(of: place, among: Array(0..<12)) {
          case .left: own.maxX - left <= right - own.maxX
          case .right: own.minX - left >= right - own.minX
          case .upper: own.maxY - top <= bottom - own.maxY
          case .lower: own.minY - top >= bottom - own.minY
          case .middle:
            own.minX < (left + right + 1) / 2 && own.maxX > (left + right) / 2
              && own.minY < (top + bottom + 1) / 2 && own.maxY > (top + bottom) / 2
          }
        #expect(isInside, "place \(place)")
        expectEqual((board.sideText(of: place) == nil), (board.halves == .none))
      }
    }
  }

  @Test func `a half that holds all cards left is no answer if there is a better one`() throws {
    let table = try Table(.letters(8), size: Size(80, 24))
    let board = try #require(table.stage.layout?.board)
    let leftmost = (0..<16).filter { board.half(of: $0, among: Array(0..<16)) == .left }
    let corner = try #require(leftmost.first)
    expectEqual(board.half(of: corner, among: leftmost), .upper)
  }

  @Test func `the board of a day, which everyone has, is not shuffled at the first press`() throws {
    let table = try Table()
    table.viewModel.daily.play(table.viewModel.daily.today, at: table.now)
    table.pass(.seconds(5))
    table.press("s")
    #expect(table.bottom.contains("s again: shuffle; your board will differ from everyone's"))
    #expect(table.viewModel.lastEvent != .shuffled)
    table.press("s")
    expectEqual(table.viewModel.lastEvent, .shuffled)
  }

  @Test func `shuffling asks for a second press once something was seen`() throws {
    let table = try Table()
    table.choose(0, 2)
    table.press("s")
    #expect(table.bottom.contains("Press s again to shuffle: you lose what you remember."))
    for keys: [Key] in [[.left], ["Z"], ["?", .escape], [.control("l")]] {
      for key in keys { table.press(key) }
      table.press("s")
      #expect(table.viewModel.lastEvent != .shuffled, "\(keys) takes the question back")
    }
    // Escape says no, and opens nothing.
    table.press(.escape)
    #expect(table.dialog == nil)
    table.press("s")
    #expect(table.viewModel.lastEvent != .shuffled)
    table.press("s")
    expectEqual(table.viewModel.lastEvent, .shuffled)
  }

  @Test func `a table without hints says why in one line`() throws {
    for (rules, reason) in [
      (Rules(company: .people(["Ann", "Bob"])), "No hints with other players"),
      (Rules(variant: GameVariant(isOpen: true)), "No hints with open cards"),
    ] {
      let table = try Table(rules: rules)
      table.choose(0, 2)
      table.press("i")
      #expect(table.bottom.contains(reason))
    }
    let table = try Table()
    table.press("D", .enter)
    table.press("i")
    #expect(table.bottom.contains("No hints on the daily board"))
  }

  @Test func `the result, its details and the shared text name the hints`() throws {
    let table = try Table(.letters(4), size: Size(100, 30))
    table.choose(0, 2, 1)
    table.press("i", "i", "i")
    table.choose(0)
    table.winAndWait()
    #expect(table.result != nil && table.line(0).contains("All 4 pairs found, 2 hints"))
    #expect(table.text.contains("With hints, it cannot be your best."))
    table.press("a")
    #expect(table.text.contains("the first two cost a star each"))
    #expect(!table.text.contains("Faultless"))
    let game = try #require(table.viewModel.finishedGame)
    let lines = SharedText(game, .none).lines
    #expect(lines[1].contains("2 hints") && lines[1].hasSuffix("1 of 3 stars"))
    table.press(.escape, "v")
    for _ in 0..<4 { table.press(.right) }
    #expect(table.text.contains("After 2 hints"))
  }
}

/// Undo and redo by keys and mouse, and how the table shows them.
struct UndoScreenTests {
  /// Practice from the first move of a finished game.
  private func practice(_ motion: MotionLevel = .none) throws -> Table {
    let table = try Table(.letters(4), size: Size(100, 30), motion: motion)
    table.viewModel.choose(CardID(rawValue: 0), at: table.now)
    table.viewModel.choose(CardID(rawValue: 2), at: table.now)
    table.winAndWait()
    table.viewModel.replay.practise(beforeMove: 1, at: table.now)
    table.pass(Timing.quiet)
    table.press(.escape)
    table.pass(.seconds(9))
    try #require(table.isOnTop && table.viewModel.isPractice)
    return table
  }

  @Test func `u takes a choice back, U repeats it, and the message line names them`() throws {
    let table = try practice()
    #expect(!table.bottom.contains("u undo"))
    table.choose(0, 2)
    #expect(table.bottom.contains("u undo") && !table.bottom.contains("U redo"))
    table.press("u")
    expectEqual(table.viewModel.turned, [CardID(rawValue: 0)])
    #expect(table.bottom.contains("Undone: D. U: redo"))
    table.press("U")
    #expect(table.viewModel.turned.count == 2 && table.bottom.contains("Redone: D"))
    table.press("U")
    #expect(table.bottom.contains("Nothing to redo."))
    table.press("u", "u", "u")
    #expect(table.bottom.contains("Nothing to undo."))
  }

  @Test func `a game that counts says in one line that undo is for practice`() throws {
    let table = try Table()
    table.choose(0)
    for key in ["u", "U"] as [Key] {
      table.press(key)
      #expect(table.bottom.contains("No undo: this game counts. Practise from the review (v)."))
      expectEqual(table.viewModel.turned.count, 1)
    }
  }

  @Test func `the menu has undo for the mouse`() throws {
    let table = try practice()
    table.choose(0)
    table.press("p")
    try table.click("Undo")
    #expect(table.viewModel.turned.isEmpty && !table.viewModel.isPaused && table.dialog == nil)
    table.press("p")
    expectNil(table.frame().position(of: "Undo"))
    try table.click("Redo")
    expectEqual(table.viewModel.turned.count, 1)
  }

  @Test func `an undone pair flies back from the pile, and an undone card turns down`() throws {
    let table = try practice(.full)
    table.choose(0, 1)
    table.pass(.seconds(5))
    expectEqual(table.stage.found, [CardID(rawValue: 0)])
    table.press("u")
    let motion = try #require(table.stage.motion)
    expectEqual(motion.moving, [CardID(rawValue: 0), CardID(rawValue: 1)])
    #expect(motion.usesPile(CardID(rawValue: 1)) && motion.isTravelling(CardID(rawValue: 0)))
    let start = motion.poses(at: motion.start).map(\.frame)
    #expect(start.allSatisfy { $0 == table.stage.layout?.foundPile } && table.stage.found.isEmpty)
    table.pass(.seconds(5))
    #expect(table.stage.motion == nil && table.stage.effects.isEmpty)
    table.press("u")
    expectEqual(table.stage.motion?.moving, [CardID(rawValue: 0)])
    table.pass(.seconds(5))
    let settled = table.text
    table.press("U", "u")
    table.pass(.seconds(5))
    let cards = { (text: String) in text.split(separator: "\n").dropFirst().dropLast() }
    expectEqual(cards(table.text), cards(settled))
  }
}
