import Decks
import GameAnalysis
import Storage

/// The milestones that a player has reached, which follow from the finished games.
///
/// Games are added one by one in the order in which they were finished. Practice on a daily board
/// counts for its day only.
public struct Milestones: Equatable, Sendable {
  /// The smallest board on which a faultless game means something, in pairs.
  private static let leastPairs = 6
  private static let manyPairs = 30
  private static let daysInARow = 7

  /// The number of the day on which each milestone was reached.
  public private(set) var days: [Milestone: Int] = [:]
  private var streak = DayStreak()
  /// The numbers of the boards of the journey that were finished.
  private var boards: Set<Int> = []

  /// No milestones.
  public init() {}

  /// Adds a game.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - day: the number of the day on which it was finished.
  /// - Returns: the milestones that it reached, in the order of lists.
  @discardableResult
  public mutating func add(_ game: GameRecord, day: Int) -> [Milestone] {
    streak.add(day)
    if !game.isPractice, game.isWon, let number = JourneyResults.number(of: game) {
      boards.insert(number)
    }
    let reached = Milestone.all.filter { days[$0] == nil && isReached($0, by: game, day) }
    for milestone in reached { days[milestone] = day }
    return reached
  }

  private func isReached(_ milestone: Milestone, by game: GameRecord, _ day: Int) -> Bool {
    if milestone == .sevenDays { return streak.length(around: day) >= Milestones.daysInARow }
    guard !game.isPractice, game.isWon else { return false }
    return switch milestone {
    case .faultless:
      game.isAlone && game.isUnaided && game.setup.pairs >= Milestones.leastPairs
        && game.figures.map { $0.memory >= .zero } == true
    case .thirtyPairs: game.isAlone && !game.isOpen && game.setup.pairs >= Milestones.manyPairs
    case .sevenDays: false
    case .rival(let name):
      game.setup.company == .rival(name)
        && (game.found.first ?? 0) > (game.found.dropFirst().max() ?? 0)
    case .chapter(let number): isFinished(number)
    }
  }

  /// Whether all boards of a chapter were finished.
  private func isFinished(_ chapter: Int) -> Bool {
    Journey.chapters.indices.contains(chapter - 1)
      && Journey.chapters[chapter - 1].boards.allSatisfy { boards.contains($0.number) }
  }
}

extension DayStreak {
  /// The consecutive days with a game before and after a day, this day included.
  ///
  /// Complexity: O(result).
  fileprivate func length(around day: Int) -> Int {
    guard games(on: day) > 0 else { return 0 }
    let before = current(today: day)
    var after = 0
    while games(on: day + after + 1) > 0 { after += 1 }
    return before + after
  }
}
