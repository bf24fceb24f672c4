import Decks
import Rivals
import Storage

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
