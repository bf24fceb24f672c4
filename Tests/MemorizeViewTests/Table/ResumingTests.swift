import Canvas
import Decks
import Expectations
import Foundation
import HomeFixtures
import MemorizeViewModel
import Testing

@testable import MemorizeView

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
    #expect(screen.playback.count > 0)
    #expect(table.bottom.contains("Esc table"))
    table.press(.escape)
    #expect(table.isOnTop && table.viewModel.notice == nil)
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
