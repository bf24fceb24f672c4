import Foundation
import MemoryGame
import Study
import Testing

/// What learners differ in.
struct LearnerKind: Sendable, CustomTestStringConvertible {
  /// How the places of cards are forgotten.
  enum Forgetting: String {
    /// The place seen first.
    case oldest = "the oldest place"
    /// Any place, when there are too many.
    case anyPlace = "any place"
    /// Each place with the same probability at every card.
    case fading = "places fade"
  }

  /// How pairs are known.
  enum Knowing: String {
    /// As FSRS supposes, but some pairs faster and others more slowly.
    case byFSRS = "by FSRS"
    /// The probability halves again and again, after a time that grows with each success.
    case halving = "halving"
  }

  /// The places of a board that it remembers.
  let room: Int
  /// The probability that it guesses among the cards it remembers when it does not know the pair.
  var guessing = 0.3
  var forgetting = Forgetting.oldest
  var knowing = Knowing.byFSRS
  /// Whether it turns pairs that it knows as soon as it can; others turn cards as they lie.
  var playsKnownFirst = true
  /// The probability that it turns the card next to the one it means.
  let slips = 0.05

  var name: String {
    let guesses = Int(guessing * 100)
    let order = playsKnownFirst ? "" : ", row by row"
    return "\(room) | \(guesses)% | \(forgetting.rawValue), \(knowing.rawValue)\(order)"
  }

  var testDescription: String { name }
}

/// A learner whose knowledge is known exactly.
struct SimulatedLearner {
  let kind: LearnerKind
  var generator: SeededGenerator
  /// What it remembers of each pair that it has met, by FSRS.
  private var memories: [Int: MemoryState] = [:]
  /// The days after which it knows a pair half as well, and the day of the last look.
  private var halves: [Int: (days: Double, day: Int)] = [:]

  init(_ kind: LearnerKind, seed: String) {
    self.kind = kind
    generator = SeededGenerator(seed: seed)
  }

  /// The true probability of recalling a pair on a day.
  func retrievability(of pair: Int, on day: Int) -> Double {
    if kind.knowing == .halving {
      return halves[pair].map { pow(2, -Double(day - $0.day) / $0.days) } ?? 0
    }
    return memories[pair]?.retrievability(on: moment(day, of: pair)) ?? 0
  }

  private func hasMet(_ pair: Int) -> Bool { memories[pair] != nil || halves[pair] != nil }

  /// Remembers a pair better or worse after a look at it.
  private mutating func learn(_ pair: Int, _ isKnown: Bool, on day: Int) {
    let ease = Double(pair % 7) / 6
    guard kind.knowing == .byFSRS else {
      let days = halves[pair].map { half in
        isKnown ? min(400, half.days * (1.4 + 1.6 * ease)) : max(1.5, half.days * 0.4)
      }
      halves[pair] = (days ?? 2 + 8 * Double(pair * 5 % 7) / 6, day)
      return
    }
    let (moment, grade): (Int, Grade) = (moment(day, of: pair), isKnown ? .good : .again)
    if memories[pair]?.add(grade, on: moment) == nil {
      memories[pair] = MemoryState(grade, on: moment)
    }
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
      happens(hasMet(pair) ? retrievability(of: pair, on: day) : 0.6)
    }
    let seed = "\(day) \(pairs)"
    let contents = pairs.map { ($0, $0) }
    guard let dealt = MemoryGame(pairs: contents, generator: SeededGenerator(seed: seed)) else {
      return nil
    }
    var game = dealt
    var table = RememberedTable(kind: kind)
    var intents: [Intent] = []
    func turn(_ card: CardID) {
      game.choose(card, at: .zero)
      intents.append(.choose(card))
      table.see(card, &generator)
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
    for (pair, isKnown) in zip(pairs, known) { learn(pair, isKnown, on: day) }
    return (dealt, intents, known)
  }

  /// A known pair of which both places are remembered, else a card whose face is not remembered.
  private mutating func chooseFirst(
    in game: MemoryGame<Int>, _ table: RememberedTable, _ known: [Bool]
  ) -> CardID {
    let ready =
      kind.playsKnownFirst
      ? table.cards.first { known[$0.pair] && table.cards.contains($0.partner) } : nil
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
    guard !candidates.isEmpty, happens(kind.guessing) else {
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
    return kind.playsKnownFirst ? choices[generator.next(below: choices.count)] : choices[0]
  }

  /// The card itself, or now and then the one next to it.
  private mutating func slipped(_ card: CardID, in game: MemoryGame<Int>) -> CardID {
    guard happens(kind.slips) else { return card }
    let cards = game.cards
    guard let place = cards.firstIndex(where: { $0.id == card }) else { return card }
    let near = [place - 1, place + 1].filter(cards.indices.contains).map { cards[$0] }
    return near.first { $0.isHidden }?.id ?? card
  }
}

/// The cards whose places a learner remembers.
struct RememberedTable {
  let kind: LearnerKind
  private(set) var cards: [CardID] = []

  mutating func see(_ card: CardID, _ generator: inout SeededGenerator) {
    cards.removeAll { $0 == card }
    // A place that fades is held for ten sevenths as many cards on average.
    if kind.forgetting == .fading {
      cards.removeAll { _ in generator.next(below: 10 * kind.room) < 7 }
    }
    cards.append(card)
    guard kind.forgetting != .fading, cards.count > kind.room else { return }
    let isOldest = kind.forgetting == .oldest
    cards.remove(at: isOldest ? 0 : generator.next(below: cards.count - 1))
  }

  mutating func forget(_ gone: [CardID]) { cards.removeAll(where: gone.contains) }
}
