import Foundation
import MemoryGame
import Study
import Testing

struct SimulatedLearnersTests {
  private struct Kind {
    let room: Int
    let guessing: Double

    static let all = [
      Kind(room: 3, guessing: 0.3), Kind(room: 5, guessing: 0.3), Kind(room: 7, guessing: 0),
      Kind(room: 7, guessing: 0.3), Kind(room: 7, guessing: 0.6), Kind(room: 10, guessing: 0.3),
    ]
  }

  private func mean(
    _ kind: Kind, _ rule: SimulatedCourse.Rule, learners: Int, pairs: Int
  ) -> (bias: Double, rank: Double) {
    let courses = (0..<learners).map { number in
      SimulatedCourse(
        SimulatedLearner(
          room: kind.room, guessing: kind.guessing, slips: 0.05, seed: "\(number)"),
        rule, pairs: pairs)
    }
    let count = Double(learners)
    return (
      courses.map(\.bias).reduce(0, +) / count, courses.map(\.rankCorrelation).reduce(0, +) / count
    )
  }

  @Test func `the evidence is nearer to the truth than grading every match and miss`() {
    let kind = Kind(room: 7, guessing: 0.3)
    let ours = mean(kind, .evidence, learners: 2, pairs: 40)
    let naive = mean(kind, .naive, learners: 2, pairs: 40)
    #expect(abs(ours.bias) < 0.15)
    #expect(abs(naive.bias) > 0.3)
    #expect(ours.rank > naive.rank + 0.2)
  }

  /// Prints the table of `docs/study.md` if MEMORIZE_LEARNERS is set; use a release build.
  @Test func `all kinds of learners are judged fairly`() {
    let wanted = ProcessInfo.processInfo.environment["MEMORIZE_LEARNERS"].flatMap { Int($0) }
    for kind in wanted == nil ? [Kind(room: 4, guessing: 0.6)] : Kind.all {
      let results = SimulatedCourse.Rule.allCases.map {
        mean(kind, $0, learners: wanted ?? 1, pairs: wanted == nil ? 30 : 200)
      }
      #expect(abs(results[0].bias) < abs(results[1].bias) / 2)
      guard wanted != nil else { continue }
      let cells = results.flatMap { [$0.bias, $0.rank] }.map { String(format: "%+.2f", $0) }
      print("| \(kind.room) | \(kind.guessing) | \(cells.joined(separator: " | ")) |")
    }
  }
}

/// Sixty days of a simulated learner with a deck, and what a rule concludes about its knowledge.
struct SimulatedCourse {
  /// The way to draw conclusions from a game.
  enum Rule: String, CaseIterable {
    case evidence
    /// Each match is good, each miss of its first card's pair again.
    case naive
  }

  static let days = 60

  /// How often the rule said that a pair was known, and how often it was, per verdict.
  private(set) var verdicts = 0
  private var verdictsKnown = 0
  private var trulyKnown = 0
  private var states: [Int: MemoryState] = [:]
  private var learner: SimulatedLearner

  /// The mean of the conclusions minus that of the truth, from -1 to 1.
  var bias: Double {
    verdicts == 0 ? 0 : Double(verdictsKnown - trulyKnown) / Double(verdicts)
  }

  /// Spearman's correlation between the recall by the rule's grades and the true one, two weeks
  /// after the course.
  var rankCorrelation: Double {
    let (pairs, day) = (states.keys.sorted(), SimulatedCourse.days + 14)
    return correlation(
      ranks(pairs.map { states[$0]?.retrievability(on: day) ?? 0 }),
      ranks(pairs.map { learner.retrievability(of: $0, on: day) }))
  }

  /// Runs the course with a deck of some pairs.
  init(_ learner: SimulatedLearner, _ rule: Rule, pairs: Int) {
    self.learner = learner
    var begun = 0
    for day in 0..<SimulatedCourse.days {
      let new = begun..<min(begun + 5, pairs)
      begun = new.upperBound
      var due = (0..<new.lowerBound).filter { (states[$0]?.dueDay ?? 0) <= day } + new
      while !due.isEmpty {
        var board = Array(due.prefix(StudyPlan.boardSizes.upperBound))
        due.removeFirst(board.count)
        let missing = max(0, StudyPlan.boardSizes.lowerBound - board.count)
        board += (0..<begun).filter { !board.contains($0) }.prefix(missing)
        study(board, on: day, rule)
      }
    }
  }

  private mutating func study(_ board: [Int], on day: Int, _ rule: Rule) {
    guard let played = learner.play(board, on: day) else { return }
    let found =
      rule == .naive
      ? naive(played.game, played.intents) : GameEvidence(of: played.game, played.intents).isKnown
    for (index, isKnown) in found.sorted(by: { $0.key < $1.key }) {
      verdicts += 1
      if isKnown { verdictsKnown += 1 }
      if played.known[index] { trulyKnown += 1 }
      let (pair, grade) = (board[index], isKnown ? Grade.good : .again)
      if states[pair]?.add(grade, on: day) == nil { states[pair] = MemoryState(grade, on: day) }
    }
  }

  private func naive(_ dealt: MemoryGame<Int>, _ intents: [Intent]) -> [Int: Bool] {
    var (game, found) = (dealt, [Int: Bool]())
    for intent in intents {
      let moves = game.moves
      game.apply(intent, at: .zero)
      guard game.moves > moves, let move = game.lastMove else { continue }
      found[move.first.pair] = found[move.first.pair] ?? move.isMatch
    }
    return found
  }
}

/// The rank of each value, the mean rank where several are equal.
func ranks(_ values: [Double]) -> [Double] {
  values.map { value in
    let (less, equal) = (values.count { $0 < value }, values.count { $0 == value })
    return Double(less) + Double(equal - 1) / 2
  }
}

/// Pearson's correlation of two lists of equal length; 0 if one of them is constant.
func correlation(_ one: [Double], _ other: [Double]) -> Double {
  let count = Double(max(1, one.count))
  let means = (one.reduce(0, +) / count, other.reduce(0, +) / count)
  let parts = zip(one, other).map { ($0 - means.0, $1 - means.1) }
  let (xx, yy) = (parts.map { $0.0 * $0.0 }.reduce(0, +), parts.map { $0.1 * $0.1 }.reduce(0, +))
  return xx * yy > 0 ? parts.map { $0.0 * $0.1 }.reduce(0, +) / (xx * yy).squareRoot() : 0
}

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
