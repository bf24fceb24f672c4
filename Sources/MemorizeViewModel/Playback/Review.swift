import Decks
import GameAnalysis
import MemoryGame
import Storage

/// The remarks on a recording, step by step and in all.
public struct Review: Equatable, Sendable {
  /// The remark on each step; `nil` for a step that only turned cards down.
  public let remarks: [Remark?]
  /// The steps at which something was forgotten, from 0.
  public let lapses: [Int]
  /// The average moves of a perfect memory.
  public let par: Tenths
  /// The outcome of each complete move.
  public let outcomes: [MoveOutcome]
  /// Par, luck and memory; `nil` if the recording ends before the game does, and in company.
  public let breakdown: MoveBreakdown?
  /// Whether all pairs were found.
  public let isWon: Bool
  /// The player of each move; empty if the player is alone.
  public let movers: [Int]
  /// The counts for each player, in the order of their turns; empty if the player is alone.
  public let tallies: [Tally]

  /// How often a player forgot a card, and found a pair that nobody could know.
  public struct Tally: Equatable, Sendable {
    public let forgotten: Int
    public let lucky: Int
  }

  /// Analyses a recording; `nil` with open cards, and for a board that is too large.
  init?(
    of start: MemoryGame<Face>, _ intents: [TimedIntent], _ steps: [PlaybackStep],
    _ players: Party? = nil
  ) {
    guard let whole = GameAnalysis(of: start, intents.lazy.map(\.intent)) else { return nil }
    let analysis = players == nil ? whole : whole.amongOthers
    var (game, party) = (start, players)
    for timed in intents {
      game.apply(timed.intent, at: timed.time)
      party?.follow(game, after: timed.intent)
    }
    movers = party?.turns.movers ?? []
    let turned = analysis.flips.enumerated().map {
      Remark(flip: $1, isSecond: $0 % 2 == 1, move: $0 / 2 + 1, memory: $1.memory)
    }
    var (flips, shuffles) = (turned[...], analysis.shuffles[...])
    let remarks = steps.map { step -> Remark? in
      let taken = intents[step.intents]
      var remark: Remark? =
        switch taken.last?.intent {
        case .choose: flips.popFirst()
        // A shuffle belongs to the move of the next card.
        case .shuffle:
          Remark(
            flip: nil, move: flips.startIndex / 2 + 1, memory: shuffles.popFirst() ?? .zero)
        case .turnDown, .removePair, .pause, .resume, .hint, .end, nil: nil
        }
      remark?.hints = taken.count { $0.intent == .hint }
      return remark
    }
    self.remarks = remarks
    lapses = remarks.indices.filter { remarks[$0]?.lapse != nil }
    par = Tenths(nearest: analysis.par)
    outcomes = analysis.moves.prefix(game.moves).map(\.outcome)
    isWon = game.isWon
    breakdown = game.isOver && players == nil ? MoveBreakdown(analysis) : nil
    tallies = (0..<(players?.company.players ?? 0)).map { [movers] player in
      let flips = zip(movers, analysis.moves).filter { $0.0 == player }.flatMap(\.1.flips)
      return Tally(
        forgotten: flips.count(where: \.isForgotten), lucky: flips.count { $0.kind == .lucky })
    }
  }

  /// Whether par is named: it is that of a whole game, so a game that was lost does not add up to it.
  public var hasPar: Bool { isWon || breakdown == nil }

  /// The number of moves.
  public var moves: Int { outcomes.count }

  /// The player of the move that a remark is about; `nil` if the player is alone.
  public func mover(of remark: Remark) -> Int? { movers[at: remark.move - 1] }

  /// The step at which forgetting cost most, the first of several; `nil` if nothing was forgotten.
  public var costliest: Int? {
    lapses.min { (remarks[$0]?.memory ?? .zero) < (remarks[$1]?.memory ?? .zero) }
  }
}
