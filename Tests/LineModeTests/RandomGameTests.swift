import Decks
import Expectations
import GameFixtures
import HomeFixtures
import LineMode
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// Random games, typed place by place.
struct RandomGameTests {
  private static let deck = Deck(
    name: "Names", color: .blue, usualPairs: 6,
    pairs: ["alfaq", "bravoq", "coaraq", "deltaq", "echoq", "foxq"].map(Pair.init(twin:)))

  private static let variants: [GameVariant] = [
    GameVariant(), GameVariant(closesGaps: true), GameVariant(isOpen: true),
    with { $0[.drift] = true },
    with { ($0[.drift], $0[.closeGaps]) = (true, true) }, with { $0[.ofAKind] = true },
    with { $0[.traces] = true },
  ]

  private static func with(_ change: (inout GameVariant) -> Void) -> GameVariant {
    var variant = GameVariant()
    change(&variant)
    return variant
  }

  @Test(arguments: variants, 0..<4)
  func `games agree with the reference game`(variant: GameVariant, number: Int) throws {
    let play = try LineFixture(Self.deck, seed: "\(number)", rules: Rules(variant: variant))
    let pairs = play.table.board.drawn.pairs.map { ($0.first, $0.second) }
    var reference = ReferenceGame(pairs: pairs, variant: variant)
    var generator = SeededGenerator(seed: "random \(number)")
    var steps = 0
    while !play.table.isOver, steps < 600 {
      steps += 1
      if let due = play.table.removalDue(after: play.time), due <= play.time + .seconds(1) {
        reference.apply(.removePair, at: due)
      }
      play.wait(.seconds(1))
      let place = play.nextPlace(&generator)
      let card = play.table.places[place]
      play.type("\(place + 1)", after: .zero)
      if let card { reference.apply(.choose(card.id), at: play.time) }
      // The reference plays the whole game again for each comparison.
      guard steps % 4 == 0 || play.table.isOver else { continue }
      let order = play.table.game.order.map(\.rawValue)
      expectEqual(
        GameSnapshot(play.table.game, at: play.time),
        reference.snapshot(at: play.time, order: order))
    }
    #expect(play.table.isOver)
    expectEqual(play.transcript.last?.hasPrefix("Type new, again"), true)
    play.checkLines()
  }

  /// The faces that may be named after a line: those that are up, found, or were turned by it.
  private func known(_ play: LineFixture) -> Set<String> {
    let up = play.table.game.cards.filter { $0.isFaceUp || $0.isMatched }.map(\.id)
    let last = play.table.lastMove?.cards ?? []
    return Set((up + last).compactMap { play.table.card($0)?.content.text })
  }

  @Test(arguments: 0..<12) func `nothing face down is named`(number: Int) throws {
    let variant = Self.variants.filter { !$0.isOpen }[number % 6]
    let play = try LineFixture(Self.deck, seed: "h\(number)", rules: Rules(variant: variant))
    let commands = [
      "board", "row a", "up", "last", "score", "time", "hint", "shuffle", "pause", "undo", "help",
      "stats", "games", "rules", "", "hint", "hint", "review", "foo", "resume",
    ]
    var generator = SeededGenerator(seed: "hidden \(number)")
    for _ in 0..<150 where !play.table.isOver {
      let before = known(play)
      let isPlace = generator.next(below: 2) == 0
      let answer = play.type(
        isPlace
          ? "\(1 + generator.next(below: play.table.places.count))"
          : commands[generator.next(below: commands.count)])
      let allowed = before.union(known(play))
      for face in Self.deck.pairs.map(\.first.text) where !allowed.contains(face) {
        #expect(!answer.contains { $0.contains(face) }, "\(face): \(answer)")
      }
    }
    play.checkLines()
  }

  @Test func `a game moves from lines to the screen and back`() throws {
    let play = try LineFixture(Self.deck)
    play.type("1 2 3")
    expectEqual(play.game.leave(at: play.time), ["The game is saved: memorize resumes it."])
    let screen = try #require(play.home.resumedTable())
    #expect(screen.moves == 1 && screen.turned == play.table.turned)
    let id = try #require(screen.places[3]?.id)
    screen.choose(id, at: .seconds(5))
    screen.leave(at: .seconds(6))
    let again = LineFixture(play.home, try #require(play.home.resumedTable()))
    expectEqual(again.transcript.first, "Names. 6 pairs, 3 rows of 4.")
    expectEqual(again.transcript.dropFirst().first?.hasPrefix("2 moves. "), true)
    expectEqual(again.transcript.last?.hasPrefix("Up: 3, "), true)
    again.findAllPairs()
    try expectEqual(play.home.history().count, 1)
    again.checkLines()
  }

  @Test func `listening to help stops the clock`() throws {
    let play = try LineFixture(Self.deck)
    play.type("1")
    play.type("help", after: .seconds(2))
    play.wait(.seconds(600))
    play.type("2", after: .seconds(1))
    expectEqual(play.table.elapsed(at: play.time), .seconds(2))
  }
}

extension LineFixture {
  /// The place that a player types who remembers about half of the cards.
  fileprivate func nextPlace(_ generator: inout SeededGenerator) -> Int {
    let places = table.places
    let first = table.isMoveOver ? nil : table.turned.first.flatMap { table.card($0)?.content }
    let partner = places.firstIndex { card in
      guard let card, let first else { return false }
      return !table.turned.contains(card.id) && card.content.matches(first)
    }
    let isRemembered = generator.next(below: 2) == 0
    return isRemembered && partner != nil ? partner ?? 0 : generator.next(below: places.count)
  }
}
