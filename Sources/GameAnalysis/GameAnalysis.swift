import MemoryGame

/// The exact shares of memory and luck in a game.
///
/// A perfect memory expects par moves at the start; at the end the moves made are certain. In
/// between, the expected total changes for two reasons only. A *decision* which card to turn adds
/// the moves that the best decision would have saved: that is memory, a loss or nothing. A part of it
/// was *forgotten*, the rest were *choices*. The *face* of the card adds or saves moves, on average
/// nothing: that is luck. Both count as gains of the player, so memory is never above zero, and luck
/// is above zero if the cards fell well:
///
///     par - sum of memory - sum of luck = moves
///
/// The sum is exact, because all terms are differences of whole millionths. In an unfinished game
/// the right side is the moves made plus the moves still expected. A player who never forgets has a
/// memory of zero in every game. `PerfectMemory` computes the values and explains their precision.
///
/// A shuffle makes all places unknown except those of the cards that are up. It is a decision like
/// any other, so the moves it costs count as memory. Closing gaps hides no card and changes
/// nothing. With two sides, par is that of a board without sides; the advantage of the order counts
/// as luck.
public struct GameAnalysis: Equatable, Sendable {
  /// The moves that a perfect memory expects before the first card is turned.
  public let par: ExpectedMoves
  /// The moves in order.
  ///
  /// The last one has a single card if the second was not turned yet.
  public internal(set) var moves: [AnalysedMove] = []
  /// The moves that each shuffle gained, in order: zero or below.
  public internal(set) var shuffles: [ExpectedMoves] = []
  /// The moves that the shuffles after the last move gained: zero or below.
  public internal(set) var trailingMemory = ExpectedMoves.zero

  /// The moves that memory gained: zero or, if something was forgotten, below.
  public var memory: ExpectedMoves {
    moves.reduce(trailingMemory) { $0 + $1.memory }
  }

  /// The part of `memory` that was forgotten; the rest are choices, as to turn a known card that
  /// could not help, or to shuffle.
  public var forgotten: ExpectedMoves {
    flips.reduce(.zero) { $0 + ($1.isForgotten ? $1.memory : .zero) }
  }

  /// The moves that luck gained: below zero if the cards fell badly.
  public var luck: ExpectedMoves {
    moves.reduce(.zero) { $0 + $1.luck }
  }

  /// All cards turned, in order.
  public var flips: some Sequence<Flip> {
    moves.lazy.flatMap(\.flips)
  }
}

extension GameAnalysis {
  /// The same for a game of several players, in which a seen card that cannot match is a choice: it
  /// may be turned to pass, or to show the others no new card.
  ///
  /// Complexity: O(n) for n moves.
  public var amongOthers: GameAnalysis {
    var analysis = self
    for (move, flips) in moves.map(\.flips).enumerated() {
      for (index, flip) in flips.enumerated() {
        guard case .forgotten(let lapse) = flip.kind, lapse.card == flip.card else { continue }
        analysis.moves[move].flips[index].kind = .choice
      }
    }
    return analysis
  }
}

/// A move with its shares of memory and luck.
public struct AnalysedMove: Equatable, Sendable {
  /// The cards turned, one or two.
  public internal(set) var flips: [Flip] = []
  /// The moves that shuffles gained since the previous move and within this one: zero or below.
  public internal(set) var shuffles = ExpectedMoves.zero
  /// The moves made at the end of this one plus the moves then expected of a perfect memory.
  public internal(set) var total: ExpectedMoves

  /// The moves that memory gained in this move, shuffles included: zero or below.
  public var memory: ExpectedMoves {
    flips.reduce(shuffles) { $0 + $1.memory }
  }

  /// The moves that luck gained in this move.
  public var luck: ExpectedMoves {
    flips.reduce(.zero) { $0 + $1.luck }
  }
}

extension GameAnalysis {
  /// Adds the first card of a move.
  mutating func begin(_ flip: Flip, total: ExpectedMoves) {
    moves.append(AnalysedMove(flips: [flip], shuffles: trailingMemory, total: total))
    trailingMemory = .zero
  }

  /// Adds the second card of a move.
  ///
  /// A known first card was a choice if the second is not its partner.
  mutating func end(_ flip: Flip, total: ExpectedMoves) {
    changeLast { move in
      if flip.card != move.flips.first?.card.partner, move.flips.first?.kind == .known {
        for index in move.flips.indices { move.flips[index].kind = .choice }
      }
      move.flips.append(flip)
      move.total = total
    }
  }

  /// Adds the moves gained by a shuffle to the current move, or to the next one.
  mutating func addShuffle(_ memory: ExpectedMoves, isWithinMove: Bool, total: ExpectedMoves) {
    shuffles.append(memory)
    guard isWithinMove else {
      trailingMemory += memory
      return
    }
    changeLast { move in
      move.shuffles += memory
      move.total = total
    }
  }

  private mutating func changeLast(_ change: (inout AnalysedMove) -> Void) {
    guard var move = moves.popLast() else { return }
    change(&move)
    moves.append(move)
  }
}

extension GameAnalysis {
  /// The pairs of which a card was forgotten at a cost, the costliest pair first; of pairs with
  /// equal costs, the one forgotten first.
  ///
  /// Complexity: O(m) for m moves, and O(f log f) for f forgotten pairs.
  public var forgottenPairs: [ForgottenPair] {
    var pairs: [ForgottenPair] = []
    var indices: [Int: Int] = [:]
    for flip in flips where flip.memory < .zero {
      guard case .forgotten(let forgotten) = flip.kind else { continue }
      let pair = forgotten.card.pair
      if let index = indices[pair], pairs.indices.contains(index) {
        pairs[index].memory += flip.memory
        pairs[index].movesAgo.append(forgotten.movesAgo)
      } else {
        indices[pair] = pairs.count
        pairs.append(
          ForgottenPair(
            card: forgotten.card, memory: flip.memory, movesAgo: [forgotten.movesAgo]))
      }
    }
    return pairs.enumerated()
      .sorted { ($0.element.memory, $0.offset) < ($1.element.memory, $1.offset) }
      .map(\.element)
  }
}

/// A pair of which a card was forgotten once or several times.
public struct ForgottenPair: Equatable, Sendable {
  /// The card that was forgotten, the first one of the two: the player has seen it.
  public let card: CardID
  /// The moves that forgetting it gained: below zero.
  public internal(set) var memory: ExpectedMoves
  /// For each time, the number of moves since the card was last seen: 1 for the previous move, 0 if
  /// it was shown before the first one.
  public internal(set) var movesAgo: [Int]

  /// The number of the pair, as in `CardID.pair`.
  public var pair: Int { card.pair }
}

extension GameAnalysis {
  /// Analyses a game from its start.
  ///
  /// The result is `nil` for a game with open cards, in which nothing has to be remembered, for
  /// three or four of a kind, of which no exact values are known, for a game that has already begun,
  /// for more than 600 pairs, and if cards of two pairs matched.
  ///
  /// Complexity: O(n² + m) for n pairs and m intents, O(n² + n m) with close gaps, and O(n) for
  /// each shuffle.
  ///
  /// - Parameters:
  ///   - dealt: the game at its start. No two of its pairs may look alike, because each card's
  ///     partner is the other card of its pair as dealt.
  ///   - intents: the intents of the player. An intent against the rules has no effect.
  public init?<CardContent>(
    of dealt: MemoryGame<CardContent>, _ intents: some Sequence<Intent>
  ) {
    guard let perfect = PerfectMemory(pairs: dealt.pairs) else { return nil }
    guard dealt.variant.canBeAnalysed, dealt.moves == 0, dealt.turned.isEmpty else { return nil }
    var game = dealt
    var places = game.placesOfCards
    var analyst = Analyst(pairs: dealt.pairs, perfect, seen: dealt.seenAtStart)
    for intent in intents where game.accepts(intent) {
      game.apply(intent, at: .zero)
      switch intent {
      case .choose(let card):
        let isMatch = game.turned.count == 2 && game.lastMove?.isMatch == true
        let canContinue = analyst.turn(card, isMatch: isMatch) {
          game.visiblePlace(of: $0, among: places)
        }
        guard canContinue else { return nil }
        if game.lastMove?.effects.isEmpty == false { places = game.placesOfCards }
      case .shuffle:
        places = game.placesOfCards
        analyst.shuffle(up: game.turned.filter { game[$0]?.isMatched == false })
      case .turnDown, .removePair, .pause, .resume, .hint, .end: break
      }
    }
    self = analyst.analysis
  }
}

extension MemoryGame {
  /// The cards that were shown before the game; empty unless there is a peek.
  var seenAtStart: [CardID] { variant.peek == nil ? [] : cards.map(\.id) }

  /// The place of each card, in the order of their ids, until the next shuffle, or the next move
  /// after which a rule moves cards.
  ///
  /// Complexity: O(n).
  fileprivate var placesOfCards: [Int] {
    let cards = cards
    var places = Array(repeating: 0, count: cards.count)
    for (place, card) in cards.enumerated() { places[card.id.rawValue] = place }
    return places
  }

  /// The card's place in the order of `places`.
  fileprivate func visiblePlace(of id: CardID, among placesOfCards: [Int]) -> Int {
    guard placesOfCards.indices.contains(id.rawValue) else { return 0 }
    let index = placesOfCards[id.rawValue]
    guard variant.closesGaps else { return index }
    let start = shape.half(of: index).lowerBound
    return start + cards[start..<index].count { !$0.isGone }
  }
}
