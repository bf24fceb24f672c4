import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import Options
import Testing

@testable import MemorizeView

/// A game that was left and is resumed looks as it did.
final class ResumingTests {
  private let root = TemporaryDirectory()
  private var directory: String { "\(root.path)/data" }
  private let size = Size(width: 79, height: 23)

  private var recorder: GameRecorder {
    GameRecorder(directory: directory, program: "0", date: { 0 }, suffix: { "x" })
  }

  private func play(_ game: TableViewModel) throws -> PlayScreen {
    let app = App(playing: game, options: ThemeOptions(motion: .none))
    _ = app.frame(size: size, at: .zero)
    return try #require(app.screen as? PlayScreen)
  }

  @Test func `the review key opens the last finished game, and Escape leads back`() throws {
    let board = try #require(Board.of(.letters(4), seed: "ghost"))
    let first = try #require(
      TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
    for number in 0..<8 { first.choose(CardID(rawValue: number), at: .seconds(1)) }
    #expect(first.isOver)
    let game = try #require(
      TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
    let app = App(playing: game, options: ThemeOptions(motion: .none))
    _ = app.frame(size: size, at: .zero)
    _ = app.handle(.key("v"), at: .zero)
    let screen = try #require(app.screen as? ReviewScreen)
    #expect(screen.recording.playback.count > 0)
    #expect(app.frame(size: size, at: .zero).description.contains("Esc table"))
    _ = app.handle(.key(.escape), at: .zero)
    #expect(app.screen is PlayScreen && game.notice == nil)
  }

  @Test func `while something is not saved, a sign stays on the status line`() throws {
    // A file in place of the directory, as on a disk that takes nothing.
    try Data().write(to: URL(fileURLWithPath: directory))
    let board = try #require(Board.of(.letters(4), seed: "ghost"))
    let game = try #require(
      TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
    let app = App(playing: game, options: ThemeOptions(motion: .none))
    func statusLine(_ width: Int) -> Substring {
      let frame = app.frame(size: Size(width: width, height: 23), at: .seconds(3)).description
      return frame.split(separator: "\n").first ?? ""
    }
    #expect(!statusLine(79).contains("not saved"))
    for card in 0..<2 { game.choose(CardID(rawValue: card), at: .seconds(card)) }
    #expect(statusLine(79).contains("not saved") && statusLine(40).contains("!"))
    try FileManager.default.removeItem(atPath: directory)
    game.choose(CardID(rawValue: 2), at: .seconds(2))
    #expect(!statusLine(79).contains("not saved") && !statusLine(40).contains("!"))
  }

  @Test func `found pairs lie in the same order, and the cursor on the card turned last`() throws {
    let board = try #require(Board.of(.letters(8), seed: "ghost"))
    let old = try #require(
      TableViewModel.dealing(board, recorder: recorder, freshSeed: { "fresh" }))
    let before = try play(old)
    for card in [10, 11, 2, 3, 6, 7, 4] {
      old.choose(CardID(rawValue: card), at: .seconds(1))
      before.stage.advance(to: .seconds(1))
    }
    old.leave(at: .seconds(2))
    let resumed = try #require(
      TableViewModel.resuming(from: recorder, deck: { _ in nil }, freshSeed: { "fresh" }))
    let after = try play(resumed)
    expectEqual(before.stage.found, [10, 2, 6].map { CardID(rawValue: $0) })
    expectEqual(after.stage.found, before.stage.found)
    #expect(after.stage.cursor == before.stage.cursor && after.stage.cursor > 0)
    expectNil(after.stage.motion)
  }
}
