import Decks
import GameAnalysis
import MemoryGame
import Rivals
import Storage

/// The statistics of all finished games.
///
/// Games are added one by one in the order in which they were finished.
public struct Statistics: Equatable, Sendable {
  /// The number of recent games.
  private static let recentLength = 100

  /// All games of the player alone except those with open cards.
  public private(set) var games = GameTally()
  /// All games with open cards, in which nothing has to be remembered.
  public private(set) var openGames = GameTally()
  /// The games in company, by the opponent: a rival, or people without their names.
  public private(set) var contests: [Company: ContestTally] = [:]
  /// The games of the player alone by their kind.
  public private(set) var groups: [GameKind: GameTally] = [:]
  /// The last 100 games, the newest first.
  public var recent: [GameRecord] { newest.reversed() }
  /// The days on which games were finished.
  public private(set) var streak = DayStreak()
  /// The milestones that were reached.
  public private(set) var milestones = Milestones()
  /// The lines of the history that could not be read.
  public internal(set) var skipped = SkippedLines()

  private var newest: [GameRecord] = []
  /// The days whose boards were played.
  private var days: Set<CalendarDay> = []
  /// The boards that were finished, as hash values.
  private var boards: Set<Int> = []

  /// Statistics of no games.
  public init() {}

  /// Whether there are no games.
  public var isEmpty: Bool { groups.isEmpty && contests.isEmpty }

  /// The kinds of all games: the most played first, then by name and size.
  public var kinds: [GameKind] {
    groups.sorted { (-$0.value.games, $0.key) < (-$1.value.games, $1.key) }.map(\.key)
  }

  /// The company of all shared games, with the results: rivals from the weakest on, then people.
  public var opponents: [(company: Company, tally: ContestTally)] {
    let rivals = (Rival.all.map(\.name) + [Rival.ownName]).map(Company.rival)
    let people = Company.peopleLimits.map { Company.people(Array(repeating: "", count: $0)) }
    return (rivals + people).compactMap { company in
      contests[company].map { (company, $0) }
    }
  }

  /// Adds a saved game; practice counts for the day only.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - day: the number of the day on which it was finished.
  public mutating func add(_ game: GameRecord, day: Int) {
    streak.add(day)
    milestones.add(game, day: day)
    add(game)
  }

  /// Adds a game that was not saved.
  ///
  /// One that a rule ended early counts as lost, and no more. Of two games for the same day, played
  /// in two terminals at once, the first one counts.
  mutating func add(_ game: GameRecord) {
    let isNew = boards.insert(game.setup.layout.hashValue).inserted
    let isSecondDaily = DailyResults.day(of: game).map { !days.insert($0).inserted } ?? false
    guard !game.isPractice, !isSecondDaily else { return }
    guard game.isAlone else {
      return contests[game.setup.company.withoutNames, default: ContestTally()].add(game)
    }
    guard game.isWon else {
      groups[game.kind, default: GameTally()].lost += 1
      if game.isOpen { openGames.lost += 1 } else { games.lost += 1 }
      return
    }
    groups[game.kind, default: GameTally()].add(game, isNew: isNew)
    if game.isOpen { openGames.add(game, isNew: isNew) } else { games.add(game, isNew: isNew) }
    if newest.count == Statistics.recentLength { newest.removeFirst() }
    newest.append(game)
  }
}

extension Statistics {
  /// The number of the local day that contains a moment.
  ///
  /// - Parameters:
  ///   - moment: in seconds since 1970.
  ///   - offset: the seconds by which local clocks are ahead of UTC at that moment.
  /// - Returns: the days since the first of January 1970.
  public static func day(of moment: Int64, ahead offset: Int64) -> Int {
    let (sum, overflows) = moment.addingReportingOverflow(offset)
    let local = overflows ? moment : sum
    return Int(local >= 0 ? local / 86_400 : -((-(local + 1)) / 86_400) - 1)
  }

  /// The number of the day of UTC that contains a moment, in seconds since 1970.
  public static func day(_ moment: Int64) -> Int { day(of: moment, ahead: 0) }
}

extension Statistics {
  /// Reads the statistics of all finished games in one pass over the history.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Parameters:
  ///   - history: the history.
  ///   - day: the number of the day that contains a moment, in seconds since 1970.
  /// - Returns: the statistics, and a notice for the player about a file that was set aside.
  /// - Throws: if the history can neither be read nor set aside.
  public static func reading(
    _ history: History, day: (Int64) -> Int
  ) throws(StorageError) -> Loaded<Statistics> {
    var statistics = Statistics()
    let lines = try history.read { game in
      statistics.add(game, day: day(game.date ?? 0))
    }
    statistics.skipped = lines.value
    return lines.with(statistics)
  }
}
