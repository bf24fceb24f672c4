import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// A game that was left and is resumed looks as it did.
final class ResumingTests {
  private let root = TemporaryDirectory()
  private var directory: String { "\(root.path)/data" }

  private var recorder: GameRecorder {
    GameRecorder(directory: directory, program: "0", date: { 0 }, suffix: { "x" })
  }

  private func game(_ deck: Deck = .letters(4)) throws -> TableViewModel {
    let board = try #require(Board.of(deck, seed: "ghost"))
    return try #require(TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
  }

  @Test func `the review key opens the last finished game, and Escape leads back`() throws {
    let first = try game()
    for number in 0..<8 { first.choose(CardID(rawValue: number), at: .seconds(1)) }
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
    try Data().write(to: URL(fileURLWithPath: directory))
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
    try FileManager.default.removeItem(atPath: directory)
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
    let resumed = try #require(
      TableViewModel.resuming(from: recorder, deck: { _ in nil }, freshSeed: { "fresh" }))
    let after = try Table(resumed)
    expectEqual(before.stage.found, [10, 2, 6].map { CardID(rawValue: $0) })
    expectEqual(after.stage.found, before.stage.found)
    #expect(after.stage.cursor == before.stage.cursor && after.stage.cursor > 0)
    expectNil(after.stage.motion)
  }
}
