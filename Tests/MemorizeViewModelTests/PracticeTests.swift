import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// Practice from a position of a finished game.
final class PracticeTests {
  private let home = GameHome()
  private var directory: String { home.path }
  private let table: TableViewModel
  private var now: Duration = .zero

  init() throws { table = try home.table() }

  /// Chooses cards by their numbers, a second after each other.
  private func play(_ cards: Int...) {
    for card in cards {
      now += .seconds(1)
      table.choose(id(card), at: now)
    }
  }

  /// Two that are no pair, two others, the first two again, then all pairs: seven moves.
  private func win() { play(0, 2, 4, 6, 0, 2, 4, 5, 6, 7, 0, 1, 2, 3) }

  private var files: [String: Data] {
    let names = FileManager.default.subpaths(atPath: directory) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(directory)/\(name)").map { (name, $0) }
      })
  }

  private var places: [Int?] { table.places.map { $0?.id.rawValue } }

  @Test func `the game finished last can be practised during another, which is set aside`() throws {
    win()
    table.dealNew(at: now)
    play(0, 2)
    let last = try #require(table.replay.last())
    let before = files.count
    table.replay.practise(beforeMove: 3, of: last, at: now)
    #expect(table.isPractice && table.moves == 2 && table.replay.practice?.move == 3)
    #expect(table.preview?.cards.count == 4)
    play(4, 6)
    expectEqual(files.count, before)
    table.unfinished.look()
    expectEqual(table.unfinished.games.map(\.moves), [1])
    #expect(table.unfinished.games.allSatisfy { !$0.isGivenUp })
    table.unfinished.resume(gameAt: 0, at: now)
    #expect(!table.isPractice && table.moves == 1)
  }

  @Test func `there is a review once the game is over, and none with open cards`() throws {
    #expect(!table.replay.hasReview && table.replay.review() == nil)
    table.replay.practise(beforeMove: 1, at: now)
    #expect(!table.isPractice)
    win()
    for move in [-1, 0, 8, Int.max] { table.replay.practise(beforeMove: move, at: now) }
    #expect(table.replay.hasReview && !table.isPractice && table.isOver && table.deals == 0)
    let playback = try #require(table.replay.review())
    expectEqual(playback.count, 14)
    table.rules.variant[.openCards] = true
    table.dealNew(at: now)
    for pair in 0..<4 { play(2 * pair, 2 * pair + 1) }
    #expect(table.isOver && !table.replay.hasReview && table.replay.review() == nil)
    table.dealNew(at: now)
    expectNil(table.replay.last(), "nor is there one later")
    expectEqual(table.replay.whyNoLast, "There is no review of games with open cards.")
  }

  @Test func `the cards seen so far are shown first, and no time passes meanwhile`() {
    win()
    let result = table.result
    table.replay.practise(beforeMove: 2, at: .seconds(100))
    #expect(table.isPractice && table.deals == 1)
    expectEqual(table.lastEvent, .laidAgain(move: 2))
    expectEqual(table.preview?.cards, [id(0), id(2)])
    expectEqual(table.preview?.end, .milliseconds(102_600))
    expectEqual(table.replay.practice?.first, result)
    #expect(table.moves == 1 && table.pairsFound == 0)
    expectEqual(table.elapsed(at: .seconds(102)), .seconds(1))
    #expect(table.places.allSatisfy { $0?.isFaceUp == false })

    table.doWhatIsDue(at: .milliseconds(102_599))
    #expect(table.preview != nil)
    table.doWhatIsDue(at: .seconds(110))
    expectNil(table.preview)
    expectEqual(table.elapsed(at: .milliseconds(103_600)), .seconds(2))
    // The first card was up for a second before the next was turned: that is used up still.
    expectEqual(table.bonus.remaining(of: id(0), at: .seconds(200)), .seconds(5))
  }

  @Test func `a choice ends the preview, and there is none if nothing was seen`() {
    win()
    table.replay.practise(beforeMove: 2, at: .seconds(100))
    table.choose(id(6), at: .seconds(101))
    #expect(table.preview == nil && table.turned == [id(6)])
    expectEqual(table.elapsed(at: .seconds(103)), .seconds(3))
    now = .seconds(110)
    play(7, 4, 5, 0, 1, 2, 3)
    #expect(table.isOver)
    table.replay.practise(beforeMove: 1, at: .seconds(200))
    #expect(table.preview == nil && table.isPractice && table.moves == 0)
    expectEqual(table.elapsed(at: .seconds(300)), .zero)
  }

  @Test func `practice is not saved and adds no result`() throws {
    win()
    let before = files
    expectEqual(before["history.jsonl"]?.count(where: { $0 == 10 }), 1)
    table.replay.practise(beforeMove: 3, at: now)
    play(0, 1)
    table.togglePause(at: now)
    table.togglePause(at: now)
    table.shuffle(at: now)
    play(2, 3, 4, 5, 6, 7)
    #expect(table.isOver && table.result?.moves == 6)
    expectEqual(table.records.games.count, 1)
    expectEqual(files, before)
    table.replay.practise(beforeMove: 2, at: now)
    play(0)
    table.leave(at: now)
    expectEqual(files, before)
    expectNil(home.resumedTable())
  }

  @Test func `dealing again in practice leads back to its position`() {
    win()
    table.replay.practise(beforeMove: 3, at: now)
    let (start, score) = (places, table.score)
    play(0)
    table.shuffle(at: now)
    play(6, 7, 1)
    #expect(places != start)
    table.dealAgain(at: now)
    #expect(table.isPractice && table.deals == 2)
    #expect(places == start && table.score == score && table.moves == 2)
    expectEqual(table.replay.practice?.first.moves, 7)
    #expect(!table.hasGivenUp)
  }

  @Test func `after practice, too, the game is reviewed that was finished before`() throws {
    win()
    let count = try #require(table.replay.review()).count
    table.replay.practise(beforeMove: 2, at: now)
    play(0, 1, 2, 3, 4, 5, 6, 7)
    expectEqual(table.result?.moves, 5)
    expectEqual(table.current.analysis?.moves.count, 5)
    expectEqual(table.replay.review()?.count, count)
    table.replay.practise(beforeMove: 7, at: now)
    expectEqual(table.replay.practice?.move, 7)
    expectEqual(table.replay.practice?.first.moves, 7)
    expectEqual(table.pairsFound, 3)
  }

  @Test func `in practice the finished game can still be reviewed`() throws {
    win()
    let count = try #require(table.replay.review()).count
    table.replay.practise(beforeMove: 3, at: now)
    #expect(table.replay.hasReview && table.replay.review()?.count == count)
    play(0)
    #expect(table.replay.hasReview && table.replay.review()?.count == count)
    // Another position of the finished game, from that review.
    table.replay.practise(beforeMove: 5, at: now)
    #expect(table.replay.practice?.move == 5 && table.replay.practice?.first.moves == 7)
    expectEqual(table.replay.review()?.count, count)
    table.dealAgain(at: now)
    expectEqual(table.replay.review()?.count, count)
    table.dealNew(at: now)
    #expect(!table.replay.hasReview && table.replay.review() == nil)
    #expect(!table.isPractice && table.preview == nil && !table.hasGivenUp)
    win()
    expectEqual(table.records.games.count, 2)
  }

  @Test func `practice has no place on the shared list`() throws {
    let best = try home.best()
    let table = try home.table(isSaved: false, best: best)
    for card in 0..<8 { table.choose(id(card), at: .seconds(card)) }
    expectEqual(table.records.rank, .place(1))
    table.replay.practise(beforeMove: 2, at: .seconds(10))
    for card in 2..<8 { table.choose(id(card), at: .seconds(10 + card)) }
    #expect(table.isOver && table.records.rank == nil)
    expectEqual(best.standings().count, 1)
  }

  @Test(arguments: [(1, 2300), (2, 2600), (13, 5900), (14, 6000), (1000, 6000)])
  func `more cards are shown for longer`(count: Int, milliseconds: Int) {
    let cards = Set((0..<count).map(CardID.init(rawValue:)))
    expectEqual(MemorizePreview(cards, from: .seconds(1))?.end, .milliseconds(1000 + milliseconds))
    expectNil(MemorizePreview([], from: .zero))
  }
}
