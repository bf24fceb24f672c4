import Decks
import MemoryGame
import Testing

@testable import MemorizeViewModel
@testable import Storage

/// What the steps of a recording say of memory and luck.
struct ReviewTests {
  private static func playback(
    _ intents: [Intent], pairs: Int = 4, isByCard: Bool = true
  ) throws -> Playback {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: pairs,
      pairs: (0..<pairs).map { Pair(twin: "\($0)") })
    let board = try #require(Board.of(deck, pairs: pairs, seed: "x"))
    let timed = intents.enumerated().map { TimedIntent($1, at: .seconds($0)) }
    return try #require(Playback(board, Variant(), timed, isByCard: isByCard))
  }

  private static func turns(_ cards: Int...) -> [Intent] {
    cards.map { .choose(CardID(rawValue: $0)) }
  }

  @Test func `each kind of a turn is told apart`() throws {
    // 0 and 2 are new; 4 is new, and 0 a card known to be another; 2 again, 1 is lucky at its second.
    let playback = try Self.playback(Self.turns(0, 2, 4, 0, 3, 6, 0, 1, 2, 3, 4, 5, 6, 7))
    let remarks = try #require(playback.review).remarks.compactMap { $0 }
    #expect(remarks.count == playback.count)
    #expect(remarks.map(\.move) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
    #expect(remarks[0].kind == .new && remarks[1].kind == .new && remarks[2].kind == .new)
    let useless = Remark.Lapse(card: CardID(rawValue: 0), movesAgo: 1, isMissed: false)
    #expect(remarks[3].kind == .forgotten(useless))
    // The partner of 3 was seen two moves before, and lies face down.
    #expect(remarks[4].kind == .new)
    let missed = Remark.Lapse(card: CardID(rawValue: 2), movesAgo: 2, isMissed: true)
    #expect(remarks[5].kind == .forgotten(missed))
    #expect(remarks[5].memory < 0)
    #expect(remarks[6].kind == .wasted && remarks[7].kind == .lucky && remarks[7].luck > 0)
    #expect(remarks[8].kind == .known(isSecond: false))
    #expect(remarks[9].kind == .known(isSecond: true))
    #expect(try #require(playback.review).lapses == [3, 5])
  }

  @Test func `a shuffle is told once, and cards turned down belong to the next step`() throws {
    let all =
      Self.turns(0, 2) + [.turnDown, .shuffle, .shuffle] + Self.turns(4, 5, 0, 1, 2, 3, 6, 7)
    let byCard = try Self.playback(all)
    let remarks = try #require(byCard.review).remarks
    #expect(remarks.count == 12)
    #expect(remarks[2]?.kind == .shuffled && remarks[3]?.kind == .shuffled)
    #expect(remarks[2]?.move == 2)
    #expect((remarks[2]?.memory ?? 0) < 0 && remarks[3]?.memory == 0)
    let replay = try Self.playback(all, isByCard: false)
    #expect(replay.count == 13)
    #expect(try #require(replay.review).remarks[2] == nil)
  }

  @Test func `par, luck and memory add up to the moves, to the last tenth, and step by step`()
    throws
  {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let pairs = 2 + dice.next(below: 6)
      var intents: [Intent] = []
      var game = try #require(
        Self.playback(Self.turns(0), pairs: pairs).table.board.deal(Variant()))
      while !game.isOver {
        let intent: Intent =
          dice.next(below: 25) == 0
          ? .shuffle : .choose(CardID(rawValue: dice.next(below: 2 * pairs)))
        guard game.accepts(intent) else { continue }
        game.apply(intent, at: .seconds(intents.count))
        intents.append(intent)
      }
      let review = try #require(Self.playback(intents, pairs: pairs).review)
      let sum = try #require(review.sum)
      #expect(sum.moves == game.moves)
      #expect(review.par - sum.luck - sum.memory == 10 * sum.moves)
      let remarks = review.remarks.compactMap { $0 }
      let luck = remarks.reduce(0) { $0 + $1.luck }
      let memory = remarks.reduce(0) { $0 + $1.memory }
      #expect(abs(luck * 10 - Double(sum.luck)) < 1.001)
      #expect(abs(memory * 10 - Double(sum.memory)) < 0.501)
      #expect(remarks.allSatisfy { $0.memory <= 0 })
      if let costliest = review.costliest {
        let most = review.lapses.compactMap { review.remarks[$0]?.memory }.min()
        #expect(review.remarks[costliest]?.memory == most)
      }
    }
  }

  @Test func `a recording that ends before the game is told as far as it goes`() throws {
    let review = try #require(Self.playback(Self.turns(0, 2, 4)).review)
    #expect(review.sum == nil && review.remarks.count == 3 && review.lapses.isEmpty)
  }

  @Test func `steps lead from one card forgotten to the next, and to both ends`() throws {
    let playback = try Self.playback(Self.turns(0, 2, 4, 0, 3, 6, 0, 1, 2, 3, 4, 5, 6, 7))
    var positions: [Int] = []
    for direction in [Playback.Direction](repeating: .forwards, count: 4)
      + [Playback.Direction](repeating: .backwards, count: 4)
    {
      playback.step(toLapse: direction, at: .zero)
      positions.append(playback.position)
      #expect(!playback.isRunning)
    }
    #expect(positions == [4, 6, 14, 14, 6, 4, 0, 0])
  }

  @Test func `the move looked at is that of the last step, and at the end the costliest`() throws {
    let playback = try Self.playback(Self.turns(0, 2, 4, 0, 3, 6, 0, 1, 2, 3, 4, 5, 6, 7))
    var moves = [playback.move]
    for _ in 0..<13 {
      playback.step(by: 1, at: .zero)
      moves.append(playback.move)
    }
    #expect(moves == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
    playback.step(by: 1, at: .zero)
    #expect(playback.isAtEnd)
    #expect(playback.move == 3)
  }

  @Test(arguments: [
    (0, 0), (49_999, 0), (50_000, 1), (-49_999, 0), (-50_000, -1), (1_949_999, 19),
    (-1_950_000, -20),
  ])
  func `a number is rounded to its nearest tenth`(millionths: Int, tenths: Int) {
    #expect(ExpectedMoves(millionths: millionths).tenths == tenths)
  }
}
