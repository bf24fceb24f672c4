import Decks
import MemoryGame
import Rivals
import Storage
import Words

/// The players of a shared game: whose turn it is, what each has found, and the rival among them.
///
/// It stands beside the game and follows its moves, so a journal needs nothing but the names.
struct Party: Equatable {
  let company: Company
  private(set) var turns: Turns
  /// The computer opponent, which is the second player.
  private(set) var rival: RivalPlayer<Face>?
  /// Whether the player has seen what the rival remembers, so that the game is practice.
  var isMemoryShown = false

  /// The players at a game that has not begun; `nil` if the player is alone, and by rules that
  /// are for one player.
  ///
  /// - Parameters:
  ///   - company: who shares the game.
  ///   - dealt: the game.
  ///   - seed: decides the rival's choices.
  ///   - curve: how the player forgets, for the rival that forgets in the same way.
  ///   - substitute: plays for that rival without a curve.
  init?(
    _ company: Company, at dealt: MemoryGame<Face>, seed: String, curve: ForgettingCurve?,
    substitute: Rival? = nil
  ) {
    guard dealt.variant.ruleForOne == nil, let turns = Turns(players: company.players) else {
      return nil
    }
    self.company = company
    self.turns = turns
    guard case .rival(let name) = company else { return }
    guard let rival = Rival.named(name) ?? curve.map(Rival.yourself) ?? substitute else {
      return nil
    }
    self.rival = RivalPlayer(rival, at: dealt, seed: seed)
  }

  /// The players of a recorded game; `nil` if the player was alone.
  ///
  /// Where the player's memory is no longer known, the cat plays for it.
  init?(_ record: JournalRecord, curve: ForgettingCurve?) {
    let header = record.header
    guard let dealt = header.deal() else { return nil }
    self.init(
      header.company, at: dealt, seed: header.drawn.seed, curve: curve, substitute: .cat)
    var game = dealt
    for timed in record.intents {
      game.apply(timed.intent, at: timed.time)
      follow(game, after: timed.intent)
    }
  }

  /// The players of a recording at its start: nobody plays for the rival.
  init?(recorded company: Company) {
    guard let turns = Turns(players: company.players) else { return nil }
    self.company = company
    self.turns = turns
  }

  /// Takes note of an intent that the game has carried out.
  mutating func follow(_ game: MemoryGame<Face>, after intent: Intent) {
    turns.follow(game)
    rival?.follow(game, after: intent)
  }

  /// The number of further passes that end the game; `nil` unless the last move was one.
  var passesLeft: Int? {
    guard let passes = rival?.passes, passes > 0 else { return nil }
    return max(0, turns.mostPasses - passes)
  }

  /// Whether the rival is to move.
  var isRivalsTurn: Bool { rival != nil && turns.player == 1 }

  /// The names in the order of turns.
  var names: [String] {
    switch company {
    case .alone: []
    case .rival: [say("You", context: "player"), company.shownOpponent.capitalizedFirst]
    case .people(let names): Company.shown(names)
    }
  }
}

/// The results of games against the same opponent.
public struct ContestTally: Equatable, Sendable {
  /// The number of games.
  public private(set) var games = 0
  /// The games in which the first player alone found the most pairs.
  public private(set) var won = 0
  /// The games in which the first player and another found the most pairs.
  public private(set) var tied = 0

  /// The games in which others found more pairs.
  public var lost: Int { games - won - tied }

  /// Adds a game.
  mutating func add(_ game: GameRecord) {
    guard let own = game.found.first, let best = game.found.dropFirst().max() else { return }
    games += 1
    if own > best { won += 1 }
    if own == best { tied += 1 }
  }
}

extension Company {
  /// The opponent in English, as in `crow`, `your double` or `3 people`; see `shownOpponent`.
  public var opponent: String {
    switch self {
    case .alone: ""
    case .rival(let name) where Rival.isOwn(name): "your double"
    case .rival(let name): name
    case .people(let names): "\(names.count) people"
    }
  }

  /// The same company with empty names instead of people's.
  var withoutNames: Company {
    switch self {
    case .people(let names): .people(names.map { _ in "" })
    case .rival(let name) where Rival.isOwn(name): .rival(Rival.ownName)
    case .alone, .rival: self
    }
  }
}
