import Decks
import Expectations
import GameAnalysis
import HomeFixtures
import MemoryGame
import Testing

@testable import MemorizeViewModel
@testable import Storage

/// The remarks on memory and luck in the steps of a recording.
struct RemarkTests {
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

  @Test func `each kind of flip is recognised`() throws {
    // 0 and 2 are new; 4 is new, and 0 a card known to be another; 2 again, 1 is lucky at its
    // second.
    let playback = try Self.playback(Self.turns(0, 2, 4, 0, 3, 6, 0, 1, 2, 3, 4, 5, 6, 7))
    let remarks = try #require(playback.review).remarks.compactMap { $0 }
    expectEqual(remarks.count, playback.count)
    expectEqual(remarks.map(\.move), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
    let kinds = remarks.map(\.flip?.kind)
    #expect(kinds[0] == .new && kinds[1] == .new && kinds[2] == .new)
    #expect(remarks[3].lapse?.card == id(0) && remarks[3].lapse?.movesAgo == 1)
    expectEqual(remarks[3].card, id(0))
    // The partner of 3 was seen two moves before, and lies face down.
    expectEqual(kinds[4], .new)
    #expect(remarks[5].lapse?.card == id(2) && remarks[5].lapse?.movesAgo == 2)
    #expect(remarks[5].card != id(2) && remarks[5].memory < .zero)
    #expect(kinds[6] == .choice && kinds[7] == .lucky && remarks[7].luck > .zero)
    #expect(kinds[8] == .known && !remarks[8].isSecond)
    #expect(kinds[9] == .known && remarks[9].isSecond)
    try expectEqual(#require(playback.review).lapses, [3, 5])
  }

  @Test func `a shuffle has one remark, and turning cards down belongs to the next step`() throws {
    let all =
      Self.turns(0, 2) + [.turnDown, .shuffle, .shuffle] + Self.turns(4, 5, 0, 1, 2, 3, 6, 7)
    let byCard = try Self.playback(all)
    let remarks = try #require(byCard.review).remarks
    expectEqual(remarks.count, 12)
    #expect(remarks[2...3].allSatisfy { $0.map { $0.flip == nil } == true })
    expectEqual(remarks[2]?.move, 2)
    #expect((remarks[2]?.memory ?? .zero) < .zero && remarks[3]?.memory == .zero)
    let replay = try Self.playback(all, isByCard: false)
    expectEqual(replay.count, 13)
    try expectNil(#require(replay.review).remarks[2])
  }

  @Test func `each of two shuffles around a card has its own cost`() throws {
    // The first makes 0 and 2 unknown, which had been seen before the cards that are up; the second
    // those.
    let all = Self.turns(0, 2, 4, 6) + [.shuffle] + Self.turns(1) + [.shuffle]
    let remarks = try #require(Self.playback(all).review).remarks
    let (before, within) = (remarks[4]?.memory ?? .zero, remarks[6]?.memory ?? .zero)
    #expect(before < .zero && within < .zero)
    let alone = try #require(Self.playback(Array(all.prefix(5))).review).remarks
    expectEqual(before, alone[4]?.memory)
  }

  @Test func `par, luck and memory add up to the moves, to the tenth, and step by step`() throws {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let pairs = 2 + dice.next(below: 6)
      var intents: [Intent] = []
      let dealt = try #require(
        Self.playback(Self.turns(0), pairs: pairs).table.board.deal(Variant()))
      var game = dealt
      while !game.isOver {
        let intent: Intent =
          dice.next(below: 25) == 0
          ? .shuffle : .choose(CardID(rawValue: dice.next(below: 2 * pairs)))
        guard game.accepts(intent) else { continue }
        game.apply(intent, at: .seconds(intents.count))
        intents.append(intent)
      }
      let review = try #require(Self.playback(intents, pairs: pairs).review)
      let shown = try #require(review.breakdown)
      #expect(review.moves == game.moves && review.par == shown.par)
      expectEqual(shown.par.tenths - shown.luck.tenths - shown.memory.tenths, 10 * game.moves)
      let remarks = review.remarks.compactMap { $0 }
      let luck = remarks.reduce(.zero) { $0 + $1.luck }
      let memory = remarks.reduce(.zero) { $0 + $1.memory }
      let analysis = try #require(GameAnalysis(of: dealt, intents))
      #expect(luck == analysis.luck && memory == analysis.memory)
      #expect(remarks.allSatisfy { $0.memory <= .zero })
      if let costliest = review.costliest {
        let most = review.lapses.compactMap { review.remarks[$0]?.memory }.min()
        expectEqual(review.remarks[costliest]?.memory, most)
      }
    }
  }

  @Test func `a recording that ends before the game has remarks up to its end`() throws {
    let review = try #require(Self.playback(Self.turns(0, 2, 4)).review)
    #expect(review.breakdown == nil && review.remarks.count == 3 && review.lapses.isEmpty)
  }

  @Test func `steps lead from one forgotten card to the next, and to both ends`() throws {
    let playback = try Self.playback(Self.turns(0, 2, 4, 0, 3, 6, 0, 1, 2, 3, 4, 5, 6, 7))
    var positions: [Int] = []
    for direction in [1, 1, 1, 1, -1, -1, -1, -1] {
      playback.step(toLapse: direction, at: .zero)
      positions.append(playback.position)
      #expect(!playback.isRunning)
    }
    expectEqual(positions, [4, 6, 14, 14, 6, 4, 0, 0])
  }

  @Test func `the move under review is that of the last step, at the end the costliest`() throws {
    let playback = try Self.playback(Self.turns(0, 2, 4, 0, 3, 6, 0, 1, 2, 3, 4, 5, 6, 7))
    var moves = [playback.move]
    for _ in 0..<13 {
      playback.step(by: 1, at: .zero)
      moves.append(playback.move)
    }
    expectEqual(moves, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7])
    playback.step(by: 1, at: .zero)
    #expect(playback.isAtEnd)
    expectEqual(playback.move, 3)
  }
}

/// Milestones follow from the finished games.
struct MilestoneTests {
  private func game(
    pairs: Int = 8, memory: Int? = 0, more: String = "", version: Int = 2
  ) throws -> GameRecord {
    let figures = memory.map {
      ",\"analysis\":{\"memory\":\($0),\"luck\":0,\"lags\":[],\"places\":[]}"
    }
    let line = """
      {"version":\(version),"deck":"Food","pairs":\(pairs),"seed":"x","moves":99,"score":1,\
      "time":1,"date":1\(more)\(figures ?? "")}
      """
    return try GameRecord(line: Array(line.utf8))
  }

  private func reached(_ games: GameRecord...) -> [Milestone] {
    var milestones = Milestones()
    return games.flatMap { milestones.add($0, day: 0) }
  }

  @Test func `only a game of six pairs without hints is faultless, once`() throws {
    try expectEqual(reached(game(), game()), [.faultless])
    #expect(try reached(game(pairs: 5)).isEmpty)
    #expect(try reached(game(memory: -1)).isEmpty)
    #expect(try reached(game(memory: nil)).isEmpty)
    #expect(try reached(game(more: ",\"hints\":1")).isEmpty)
    #expect(try reached(game(more: ",\"dailyPractice\":\"2026-11-22\"")).isEmpty)
  }

  @Test func `thirty pairs count with hidden cards`() throws {
    #expect(try reached(game(pairs: 29, memory: nil)).isEmpty)
    try expectEqual(reached(game(pairs: 30, memory: nil)), [.thirtyPairs])
    #expect(try reached(game(pairs: 30, memory: nil, more: ",\"rules\":[\"open\"]")).isEmpty)
  }

  @Test(arguments: [([5, 3], true), ([4, 4], false), ([3, 5], false)])
  func `a rival is beaten with more pairs`(found: [Int], isBeaten: Bool) throws {
    let record = try game(memory: nil, more: ",\"rival\":\"crow\",\"found\":\(found)", version: 3)
    expectEqual(reached(record), (isBeaten ? [.rival("crow")] : []))
    let people = try game(
      memory: nil, more: ",\"players\":[\"Ann\",\"Bob\"],\"found\":\(found)", version: 3)
    #expect(reached(people).isEmpty)
  }

  @Test(arguments: [
    ([1, 2, 3, 4, 5, 6, 7], 7), ([1, 2, 3, 4, 5, 6, 8, 9], nil), ([1, 2, 3, 5, 6, 7, 4], 4),
    ([-3, -2, -1, 0, 1, 1, 2, 3], 3), ([7, 6, 5, 4, 3, 2, 1], 1),
  ])
  func `seven days in a row count in any order`(days: [Int], last: Int?) throws {
    var milestones = Milestones()
    for day in days { milestones.add(try game(pairs: 2, memory: nil), day: day) }
    expectEqual(milestones.days, (last.map { [.sevenDays: $0] } ?? [:]))
  }

  @Test func `a chapter of the journey is reached with its last board`() throws {
    var milestones = Milestones()
    for (index, board) in Journey.chapters[0].boards.enumerated().reversed() {
      let line = """
        {"version":2,"deck":"\(board.deckName)","pairs":\(board.pairs),"seed":"x",\
        "journey":\(board.number),"moves":99,"score":1,"time":1,"date":1}
        """
      let new = milestones.add(try GameRecord(line: Array(line.utf8)), day: 3)
      expectEqual(new, (index == 0 ? [.chapter(1)] : []))
    }
  }

  @Test func `a game says what it has reached, and the statistics agree`() throws {
    let home = GameHome()
    let deck = Deck.twins("abcdef", usualPairs: 6)
    let table = try home.table(deck)
    table.findAllPairs()
    expectEqual(table.records.newMilestones, [.faultless])
    let day = table.records.statistics().today
    expectEqual(
      table.records.statistics().statistics.milestones.days, [.faultless: try #require(day)])
    table.dealNew(at: .zero)
    #expect(table.records.newMilestones.isEmpty)
    table.findAllPairs()
    #expect(table.records.newMilestones.isEmpty && table.records.games.count == 2)
    let later = try home.table(deck)
    later.findAllPairs()
    #expect(later.records.newMilestones.isEmpty)
    let visitor = try home.table(deck, isSaved: false)
    visitor.findAllPairs()
    #expect(visitor.records.newMilestones.isEmpty && visitor.records.games.count == 1)
  }
}
