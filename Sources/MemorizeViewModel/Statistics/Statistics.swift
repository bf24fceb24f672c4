import GameAnalysis
import MemoryGame
import Storage

/// What all finished games come to.
///
/// A value that is folded from games, one after the other in the order in which they were finished.
public struct Statistics: Equatable, Sendable {
  /// So many of the last games are listed.
  private static let recentLength = 100

  /// All games but races.
  public private(set) var games = GameTally()
  /// All races, in which nothing has to be remembered.
  public private(set) var races = GameTally()
  /// The games under the same conditions.
  public private(set) var groups: [Conditions: GameTally] = [:]
  /// The last games, at most 100, the last one first.
  public var recent: [FinishedGame] { newest.reversed() }
  /// The days on which games were finished.
  public private(set) var streak = DayStreak()
  /// What could not be read.
  public internal(set) var passedOver = PassedOver()

  private var newest: [FinishedGame] = []
  private var pars: [Int: Double] = [:]

  /// Lines of the history that could not be read; they stay as they are.
  public struct PassedOver: Equatable, Sendable {
    /// Lines of the history that are broken.
    public var brokenLines = 0
    /// Lines of the history that a newer version of the program has written.
    public var newerLines = 0

    /// Whether everything could be read.
    public var isNothing: Bool { self == PassedOver() }
  }

  /// Statistics of no games.
  public init() {}

  /// Whether there are no games.
  public var isEmpty: Bool { groups.isEmpty }

  /// The conditions of all games: those under which most were played first, then by name and size.
  public var conditions: [Conditions] {
    func rank(_ group: (key: Conditions, value: GameTally)) -> (Int, String, Int, Int) {
      let key = group.key
      let variant = (key.isOpen ? 4 : 0) + (key.hasSides ? 2 : 0) + (key.closesGaps ? 1 : 0)
      return (-group.value.games, key.deck, key.pairs, variant)
    }
    return groups.sorted { rank($0) < rank($1) }.map(\.key)
  }

  /// Adds a game that was written down.
  ///
  /// - Parameters:
  ///   - entry: what it came to.
  ///   - day: the number of the day on which it was over.
  public mutating func add(_ entry: HistoryEntry, day: Int) {
    let game = FinishedGame(entry, par: parMoves(entry.pairs))
    streak.add(day)
    add(game)
    if let figures = entry.figures { add(figures, of: game.conditions) }
  }

  /// Adds a game.
  mutating func add(_ game: FinishedGame) {
    groups[game.conditions, default: GameTally()].add(game)
    if game.conditions.isOpen { races.add(game) } else { games.add(game) }
    if newest.count == Statistics.recentLength { newest.removeFirst() }
    newest.append(game)
  }

  /// Adds what the analysis of a game tells that was added already.
  mutating func add(_ figures: MemoryFigures, of conditions: Conditions) {
    guard !conditions.isOpen else { return }
    games.add(figures, on: conditions.kindOfBoard)
    groups[conditions, default: GameTally()].add(figures, on: conditions.kindOfBoard)
  }

  /// Par, which is worked out once for each number of pairs.
  private mutating func parMoves(_ pairs: Int) -> Double {
    if let known = pars[pairs] { return known }
    let moves = par(pairs: pairs)
    pars[pairs] = moves
    return moves
  }
}
