import Expectations
import Foundation
import HomeFixtures
import Libc
import Testing

@testable import MemorizeViewModel

/// The shared list of the best games in the view model.
final class BestResultsTests {
  private let home = GameHome()
  private var directory: String { home.path }

  private func visit(_ player: String? = nil, deck name: String = "Letters") throws
    -> TableViewModel
  {
    try home.table(
      .twins("ABC", named: name, usualPairs: 3), isSaved: false, best: home.best(player))
  }

  @Test func `a game has its place at once, and others see it`() throws {
    let anna = try visit("anna")
    #expect(anna.records.rank == nil && anna.records.isShared)
    anna.findAllPairs(misses: 1)
    expectEqual(anna.records.rank, .place(1))
    let ben = try visit("ben")
    ben.findAllPairs()
    expectEqual(ben.records.rank, .place(1))
    let best = anna.records.bestGames()
    expectEqual(best.map(\.player), ["ben", "anna"])
    expectEqual(best.map(\.place), [1, 2])
    expectEqual(best.map(\.isOfThisVisit), [false, true])
    expectEqual(best.map(\.result.moves), [3, 4])
    anna.dealNew(at: .seconds(3))
    expectNil(anna.records.rank)
  }

  @Test func `a game finished while another program locks the list is added later`() throws {
    _ = try home.best()
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let anna = try visit("anna")
    anna.findAllPairs()
    #expect(anna.records.rank == .place(1) && anna.notice == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(directory)/best.jsonl"))
    expectEqual(anna.records.bestGames().map(\.player), ["anna"])
    close(descriptor)
    anna.leave(at: .seconds(9))
    let ben = try visit("ben")
    expectEqual(ben.records.bestGames().map(\.player), ["anna"])
  }

  @Test func `games of the same kind come first`() throws {
    for deck in ["Letters", "Zebras", "Animals"] { try visit(deck: deck).findAllPairs() }
    let game = try visit(deck: "Zebras")
    let best = game.records.bestGames()
    expectEqual(best.map(\.result.setup.deck), ["Zebras", "Animals", "Letters"])
    expectEqual(best.map(\.place), [1, 1, 1])
  }

  @Test func `after ten better games there is no place`() throws {
    for _ in 0..<10 { try visit().findAllPairs() }
    let game = try visit()
    game.findAllPairs(misses: 1)
    expectEqual(game.records.rank, .beyond(10))
    let best = game.records.bestGames()
    #expect(best.count == 10 && !best.contains(where: \.isOfThisVisit))
  }

  @Test func `without a directory the game goes on, and a notice says so`() throws {
    let nowhere = "\(directory)/nowhere"
    let best = BestResults(directory: nowhere, player: nil, date: { 0 })
    let game = try home.table(.twins("ABC"), isSaved: false, best: best)
    expectEqual(game.notice, "cannot write \(nowhere): No such file or directory")
    game.findAllPairs()
    #expect(game.isOver && game.records.rank == .notKept && game.records.bestGames().isEmpty)
  }
}
