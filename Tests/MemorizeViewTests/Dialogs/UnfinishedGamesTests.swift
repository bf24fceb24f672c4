import Canvas
import Decks
import Expectations
import Foundation
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The list of games that were left.
struct UnfinishedGamesTests {
  private let home = GameHome()

  init() { home.clock = Int64(Date().timeIntervalSince1970) }

  private func table(_ deck: Deck, seed: String = "x") throws -> Table {
    try Table(home.table(deck, seed: seed, library: [.letters(4), .words]), size: Size(90, 20))
  }

  /// Turns cards of four pairs of letters, and leaves the program.
  private func leave(_ cards: Int...) throws {
    let table = try table(.letters(4))
    for card in cards { table.choose(card) }
    table.viewModel.leave(at: .seconds(3))
  }

  @Test(arguments: [false, true])
  func `a game is removed for good at the second press`(isSetAside: Bool) throws {
    let old = try table(.letters(4))
    old.choose(0, 1, 2)
    if isSetAside { old.viewModel.dealNew(at: .seconds(3)) }
    old.viewModel.leave(at: .seconds(3))
    let table = try table(.words)
    table.press("g", "x")
    #expect(table.text.contains("Press x again to remove this game for good."))
    #expect(table.text.contains("Letters") && table.text.contains("x remove"))
    table.press("x")
    #expect(table.text.contains("No other unfinished games."))
    #expect(table.viewModel.unfinished.games.isEmpty)
    let later = try self.table(.words)
    later.press("g")
    #expect(!later.text.contains("Letters"))
  }

  @Test(arguments: [["u"], ["?", .escape], [.down], [.left], [.control("l")]] as [[Key]])
  func `any other key takes the question back`(keys: [Key]) throws {
    try leave(0, 1, 2)
    let table = try table(.words)
    table.press("g", "x")
    for key in keys { table.press(key) }
    #expect(!table.text.contains("Press x again"))
    table.press("x")
    #expect(table.text.contains("Press x again") && table.viewModel.unfinished.games.count == 1)
  }

  @Test func `all games set aside are removed at once, those in progress are kept`() throws {
    try leave(0, 1, 2)
    let table = try table(.words)
    let game = table.viewModel
    for _ in 1...2 {
      table.choose(0, 1, 2)
      game.dealNew(at: .seconds(3))
    }
    table.press("g", .end, .enter)
    #expect(table.text.contains("Press Enter again to remove all games set aside for good."))
    expectEqual(game.unfinished.games.map(\.isGivenUp), [false, true, true])
    table.press(.up, .end, .enter)
    expectEqual(game.unfinished.games.count, 3)
    table.press(.enter)
    expectEqual(game.unfinished.games.map(\.isGivenUp), [false])
    #expect(!table.text.contains("Remove all games set aside"))
  }

  @Test func `a game that was left is in the list, and goes on when it is chosen`() throws {
    try leave(0, 1, 2)
    let table = try table(.words)
    let game = table.viewModel
    table.choose(0, 1)
    table.press("g")
    #expect(table.text.contains("In progress") && table.text.contains("you left it"))
    let lines = table.text.split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("Letters") && $0.contains("just now") })
    #expect(lines[row].contains("4 pairs"))
    #expect(lines[row + 1].contains("●○○○") && lines[row + 1].contains("1 move"))
    // The deck's colour stands before both lines.
    let colors = try #require(table.content).rows.compactMap(\.swatch)
    expectEqual(colors, [Deck.letters(4).color, Deck.letters(4).color])
    table.press(.enter)
    expectNil(table.dialog)
    #expect(game.board.deck.name == "Letters" && game.pairsFound == 1 && !game.isPaused)
    #expect(table.text.contains("Letters"))
    // The other game waits now, and can be had back.
    table.press("g")
    expectEqual(game.unfinished.games.map(\.deck), ["Words"])
    table.press(.enter)
    #expect(game.board.deck.name == "Words" && game.moves == 1)
  }

  @Test(arguments: [[0, 1, 2], [0, 1]])
  func `a new game says which key leads back to the old one`(cards: [Int]) throws {
    for company in [Company.alone, .rival("cat"), .people(["Ann", "Bob"])] {
      let table = try table(.letters(4))
      table.viewModel.rules.company = company
      table.viewModel.dealNew(at: .zero)
      for keys: [Key] in [["n"], ["d", .enter]] {
        for card in cards { table.choose(card) }
        for key in keys { table.press(key) }
        let bottom = table.bottom
        #expect(
          bottom.contains("New game") && bottom.contains(". g: the old game"),
          "\(company) \(keys)")
        #expect(company == .alone || bottom.contains(" turn. g: "))
      }
    }
  }

  @Test func `a new game after one from the list is of its kind`() throws {
    let old = try table(.letters(4))
    old.viewModel.rules.company = .people(["Ann", "Bob"])
    old.viewModel.dealNew(at: .zero)
    old.choose(0, 1, 2)
    old.viewModel.rules = Rules(variant: GameVariant(isOpen: true))
    old.press("n", "g", .enter)
    #expect(!old.viewModel.isAlone && old.viewModel.moves == 1)
    old.press("n")
    #expect(!old.viewModel.isAlone && !old.viewModel.isOpenGame && old.viewModel.moves == 0)
  }

  @Test func `a game given up before its first move is not kept`() throws {
    let table = try table(.letters(4))
    table.choose(0)
    table.press("n")
    #expect(table.text.contains("New game.") && !table.text.contains("old game"))
    table.viewModel.unfinished.look()
    expectEqual(table.viewModel.unfinished.games, [])
  }

  @Test func `a game in company names the players`() throws {
    for company in [Company.rival("cat"), .people(["Ann", "Bob"])] {
      let table = try table(.letters(4))
      table.viewModel.rules.company = company
      table.viewModel.dealNew(at: .zero)
      table.choose(0)
      table.viewModel.leave(at: .seconds(3))
    }
    let table = try table(.words)
    table.press("g")
    #expect(table.text.contains("○○○○  against Cat") && table.text.contains("○○○○  Ann, Bob"))
    table.size = Size(40, 15)
    #expect(table.text.contains(" against Cat  ") && table.text.contains(" Ann, Bob  "))
  }

  @Test func `without such games the list says so, and a game in play is none`() throws {
    let table = try table(.letters(4))
    table.choose(0)
    table.press("g")
    #expect(table.text.contains("No other unfinished games."))
    table.press(.enter)
    #expect(table.dialog == nil && !table.viewModel.isPaused)
  }

  @Test(arguments: [["g"], [.escape, "g"]] as [[Key]])
  func `a game that somebody else took meanwhile changes nothing but the message`(
    keys: [Key]
  ) throws {
    try leave(0)
    let table = try table(.words)
    table.choose(0)
    for key in keys { table.press(key) }
    let thief = try self.table(.words, seed: "y").viewModel
    thief.unfinished.look()
    thief.unfinished.resume(gameAt: 0, at: .zero)
    table.press(.enter)
    #expect(table.viewModel.board.deck.name == "Words" && !table.viewModel.isPaused)
    #expect(table.dialog == nil, "the menu does not lie over a game that runs")
    #expect(table.text.contains("that game is over, or played in another window"))
  }
}

/// A game that was left and is resumed looks as it did.
struct ResumingTests {
  private let home = GameHome()

  private func game(_ deck: Deck = .letters(4)) throws -> TableViewModel {
    try home.table(deck, seed: "ghost")
  }

  @Test func `the review key opens the last finished game, and Escape leads back`() throws {
    let first = try game()
    first.findAllPairs()
    #expect(first.isOver)
    let table = try Table(game())
    table.press("v")
    let screen = try #require(table.review)
    #expect(screen.playback.count > 0 && table.bottom.contains("Esc table"))
    table.press(.escape)
    #expect(table.isOnTop && table.viewModel.notice == nil)
    table.press(.escape)
    try table.click("Review the last game")
    #expect(table.review != nil && table.dialog == nil)
    table.press(.escape)
    table.choose(0)
    table.press(.escape)
    #expect(!table.text.contains("Review the last game"))
  }

  @Test func `while something is not saved, a sign stays on the status line`() throws {
    // A file in place of the directory, as on a disk that takes nothing.
    try Data().write(to: URL(fileURLWithPath: home.path))
    let game = try game()
    let table = try Table(game)
    table.now = .seconds(3)
    func statusLine(_ width: Int) -> String {
      table.size = Size(width, 23)
      return table.line(0)
    }
    #expect(!statusLine(79).contains("not saved"))
    for card in 0..<2 { game.choose(CardID(rawValue: card), at: .seconds(card)) }
    #expect(statusLine(79).contains("not saved") && statusLine(40).contains("!"))
    try FileManager.default.removeItem(atPath: home.path)
    game.choose(CardID(rawValue: 2), at: .seconds(2))
    #expect(!statusLine(79).contains("not saved") && !statusLine(40).contains("!"))
  }

  @Test func `found pairs lie in the same order, and the cursor on the card turned last`() throws {
    let old = try game(.letters(8))
    let before = try Table(old)
    for card in [10, 11, 2, 3, 6, 7, 4] {
      old.choose(CardID(rawValue: card), at: .seconds(1))
      before.stage.advance(to: .seconds(1))
    }
    old.leave(at: .seconds(2))
    let after = try Table(#require(home.resumedTable()))
    expectEqual(before.stage.found, [10, 2, 6].map { CardID(rawValue: $0) })
    expectEqual(after.stage.found, before.stage.found)
    #expect(after.stage.cursor == before.stage.cursor && after.stage.cursor > 0)
    expectNil(after.stage.motion)
  }
}
