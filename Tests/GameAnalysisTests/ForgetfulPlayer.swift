import GameFixtures
import MemoryGame

@testable import GameAnalysis

/// A player who remembers the cards seen last, and no more of them than fit into his memory.
///
/// He takes a pair that he remembers both cards of, else turns a card that he does not remember, takes its
/// partner if he remembers that, and else turns another one that he does not remember. Of a card on the
/// table he knows only what has lain face up.
struct ForgetfulPlayer {
  /// The game as it was dealt.
  let start: MemoryGame<Int>
  private(set) var game: MemoryGame<Int>
  private(set) var intents: [Intent] = []
  private var chance: SeededGenerator
  private let memory: Int
  /// The cards remembered, the one seen last at the end.
  private var remembered: [CardID] = []
  private var left: [CardID]

  /// Sits down at a board of so many pairs, or not for fewer than two.
  init?(pairs: Int, memory: Int, seed: UInt64, variant: Variant = Variant()) {
    var generator = SeededGenerator(seed: seed)
    guard let game = MemoryGame(pairs: twins(pairs), generator: generator, variant: variant) else {
      return nil
    }
    start = game
    self.game = game
    self.memory = memory
    left = game.cards.map(\.id)
    generator.shuffle(&left)
    chance = generator
  }

  /// Plays to the end.
  mutating func play() {
    while !game.isOver { move() }
  }

  /// Makes one move.
  mutating func move() {
    // A card that is still up from the move before can only be turned second.
    let pair = remembered.first { card in
      remembered.contains(card.partner) && !game.turned.contains(card)
    }
    if let known = pair {
      turn(known)
      turn(known.partner)
    } else if let first = stranger() {
      turn(first)
      let known = remembered.contains(first.partner)
      if let second = known ? first.partner : stranger(besides: first) { turn(second) }
    }
  }

  /// Mixes the cards; nothing is remembered after that.
  mutating func shuffle() {
    perform(.shuffle)
    remembered = []
  }

  /// Does something that tells nothing about any card.
  mutating func perform(_ intent: Intent) {
    intents.append(intent)
    game.apply(intent, at: .zero)
  }

  private mutating func turn(_ card: CardID) {
    perform(.choose(card))
    remembered.removeAll { $0 == card }
    remembered.append(card)
    if remembered.count > memory { remembered.removeFirst(remembered.count - memory) }
    guard game.turned.count == 2, game.lastMove?.isMatch == true else { return }
    left.removeAll { game.turned.contains($0) }
    remembered.removeAll { game.turned.contains($0) }
  }

  /// Some card that is not remembered; any, if all are.
  private mutating func stranger(besides other: CardID? = nil) -> CardID? {
    let strangers = left.filter { $0 != other && !remembered.contains($0) }
    let choices = strangers.isEmpty ? left.filter { $0 != other } : strangers
    return choices.isEmpty ? nil : choices[chance.next(below: choices.count)]
  }
}

extension ForgetfulPlayer {
  /// What his game tells of his memory and luck.
  var analysis: GameAnalysis? { GameAnalysis(of: start, intents) }
}
