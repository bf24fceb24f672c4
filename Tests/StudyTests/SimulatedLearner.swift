import MemoryGame
import Study

/// A learner whose knowledge is known exactly: FSRS decides what it remembers of the pairs, a few
/// places of a board fit into its memory, and it guesses now and then.
struct SimulatedLearner {
  /// The places of a board that it remembers; the oldest one is forgotten first.
  let room: Int
  /// The probability that it guesses among the cards it remembers when it does not know the pair.
  let guessing: Double
  /// The probability that it turns the card next to the one it means.
  let slips: Double

  var generator: SeededGenerator
  /// What it remembers of each pair that it has met.
  private(set) var memories: [Int: MemoryState] = [:]
  /// How much faster than usual it forgets a pair.
  private var paces: [Int: Double] = [:]

  init(room: Int, guessing: Double, slips: Double, seed: String) {
    self.room = room
    self.guessing = guessing
    self.slips = slips
    generator = SeededGenerator(seed: seed)
  }

  /// The true probability of recalling a pair on a day.
  func retrievability(of pair: Int, on day: Int) -> Double {
    memories[pair]?.retrievability(on: moment(day, of: pair)) ?? 0
  }

  /// Half of the pairs are harder than FSRS supposes, and half are easier.
  private func moment(_ day: Int, of pair: Int) -> Int {
    let (hardest, steps) = (1.6, 7)
    let pace = hardest - Double(pair % steps) / Double(steps - 1)
    return Int((Double(day) * pace).rounded())
  }

  mutating func happens(_ probability: Double) -> Bool {
    Double(generator.next(below: 1_000_000)) < probability * 1_000_000
  }

  /// Plays a board on a day.
  ///
  /// - Returns: the dealt game, the intents, and for each of the pairs whether it was known.
  mutating func play(
    _ pairs: [Int], on day: Int
  ) -> (game: MemoryGame<Int>, intents: [Intent], known: [Bool])? {
    // A new pair has just been shown, which helps more often than not.
    let known = pairs.map { pair in
      happens(memories[pair] == nil ? 0.6 : retrievability(of: pair, on: day))
    }
    let seed = "\(day) \(pairs)"
    let contents = pairs.map { ($0, $0) }
    guard let dealt = MemoryGame(pairs: contents, generator: SeededGenerator(seed: seed)) else {
      return nil
    }
    var game = dealt
    var table = RememberedTable(room: room)
    var intents: [Intent] = []
    func turn(_ card: CardID) {
      game.choose(card, at: .zero)
      intents.append(.choose(card))
      table.see(card)
    }
    while !game.isOver, intents.count < 40 * pairs.count {
      if game.accepts(.turnDown) {
        game.turnDown(at: .zero)
        intents.append(.turnDown)
      }
      let first = chooseFirst(in: game, table, known)
      turn(first)
      turn(slipped(chooseSecond(after: first, in: game, table, known), in: game))
      for move in game.matches { table.forget([move.first, move.second]) }
    }
    for (pair, isKnown) in zip(pairs, known) {
      let moment = moment(day, of: pair)
      let grade: Grade = isKnown ? .good : .again
      if memories[pair]?.add(grade, on: moment) == nil {
        memories[pair] = MemoryState(grade, on: moment)
      }
    }
    return (dealt, intents, known)
  }

  /// A known pair of which both places are remembered, else a card whose face is not remembered.
  private mutating func chooseFirst(
    in game: MemoryGame<Int>, _ table: RememberedTable, _ known: [Bool]
  ) -> CardID {
    let ready = table.cards.first { known[$0.pair] && table.cards.contains($0.partner) }
    return ready ?? unknownCard(in: game, table)
  }

  private mutating func chooseSecond(
    after first: CardID, in game: MemoryGame<Int>, _ table: RememberedTable, _ known: [Bool]
  ) -> CardID {
    if known[first.pair] {
      return table.cards.contains(first.partner)
        ? first.partner : unknownCard(in: game, table, besides: first)
    }
    // Cards whose own partner is known cannot be the one looked for.
    let candidates = table.cards.filter {
      ($0 < $0.partner) != (first < first.partner) && (!known[$0.pair] || $0 == first.partner)
    }
    guard !candidates.isEmpty, happens(guessing) else {
      return unknownCard(in: game, table, besides: first)
    }
    return candidates[generator.next(below: candidates.count)]
  }

  /// A hidden card whose face is not remembered, else any hidden card.
  private mutating func unknownCard(
    in game: MemoryGame<Int>, _ table: RememberedTable, besides first: CardID? = nil
  ) -> CardID {
    let all = game.cards.filter { $0.isHidden && $0.id != first }.map(\.id)
    let unknown = all.filter { !table.cards.contains($0) }
    let choices = unknown.isEmpty ? all : unknown
    return choices[generator.next(below: choices.count)]
  }

  /// The card itself, or now and then the one next to it.
  private mutating func slipped(_ card: CardID, in game: MemoryGame<Int>) -> CardID {
    guard happens(slips) else { return card }
    let cards = game.cards
    guard let place = cards.firstIndex(where: { $0.id == card }) else { return card }
    let near = [place - 1, place + 1].filter(cards.indices.contains).map { cards[$0] }
    return near.first { $0.isHidden }?.id ?? card
  }
}

/// The cards whose places a learner remembers.
struct RememberedTable {
  let room: Int
  private(set) var cards: [CardID] = []

  init(room: Int) { self.room = room }

  mutating func see(_ card: CardID) {
    cards.removeAll { $0 == card }
    cards.append(card)
    if cards.count > room { cards.removeFirst() }
  }

  mutating func forget(_ gone: [CardID]) { cards.removeAll(where: gone.contains) }
}
