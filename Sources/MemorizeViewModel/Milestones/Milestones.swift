import Decks
import GameAnalysis
import Rivals
import Storage
import Words

/// Something that a player reaches once: an entry with its name, its words and when it is reached.
public struct Milestone: Hashable, Sendable {
  /// The name in files and for programs, as in `rival:crow`.
  public let name: String
  private let words: @Sendable () -> String
  fileprivate let isReached: @Sendable (Moment) -> Bool

  /// The moment after a finished game.
  fileprivate struct Moment {
    /// The game, if it was won and is not practice.
    let won: GameRecord?
    /// The numbers of the boards of the journey that were finished.
    let boards: Set<Int>
    let streak: DayStreak
    let day: Int
  }

  /// The name for players.
  public var title: String { words() }

  /// All milestones, in the order of lists.
  public static let all: [Milestone] =
    [.faultless, .thirtyPairs, .sevenDays] + Rival.all.map { .rival($0.name) }
    + Journey.chapters.indices.map { .chapter($0 + 1) }

  /// A game of six pairs or more in which nothing was forgotten, without hints.
  public static let faultless = Milestone(
    name: "faultless", words: { say("Faultless, 6+ pairs", context: "milestone") },
    isReached: { moment in
      guard let game = moment.won, let figures = game.figures else { return false }
      return game.isAlone && game.isUnaided && game.setup.pairs >= 6 && figures.memory >= .zero
    })

  /// A game of thirty pairs or more with hidden cards.
  public static let thirtyPairs = Milestone(
    name: "thirtyPairs", words: { say("A game of 30+ pairs", context: "milestone") },
    isReached: { moment in
      guard let game = moment.won else { return false }
      return game.isAlone && !game.isOpen && game.setup.pairs >= 30
    })

  /// A finished game on seven days in a row.
  public static let sevenDays = Milestone(
    name: "sevenDays", words: { say("Seven days in a row", context: "milestone") },
    isReached: { $0.streak.length(around: $0.day) >= 7 })

  /// A game won against the rival of this name.
  public static func rival(_ name: String) -> Milestone {
    Milestone(
      name: "rival:\(name)",
      words: { say("\(Rival.shownName(name).capitalizedFirst) beaten", context: "milestone") },
      isReached: { moment in
        guard let game = moment.won, game.setup.company == .rival(name) else { return false }
        return (game.found.first ?? 0) > (game.found.dropFirst().max() ?? 0)
      })
  }

  /// All boards of a chapter of the journey, counted from 1, finished.
  public static func chapter(_ number: Int) -> Milestone {
    Milestone(
      name: "chapter:\(number)",
      words: { say("Journey chapter \(number)", context: "milestone") },
      isReached: { moment in
        Journey.chapters.indices.contains(number - 1)
          && Journey.chapters[number - 1].boards.allSatisfy { moment.boards.contains($0.number) }
      })
  }

  /// Whether both have the same name.
  public static func == (one: Milestone, other: Milestone) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The milestones that a player has reached, which follow from the finished games.
///
/// Games are added one by one in the order in which they were finished. Practice on a daily board
/// counts for its day only.
public struct Milestones: Equatable, Sendable {
  /// The number of the day on which each milestone was reached.
  public private(set) var days: [Milestone: Int] = [:]
  private var streak = DayStreak()
  /// The numbers of the boards of the journey that were finished.
  private var boards: Set<Int> = []

  /// The next milestones to reach: the first of each kind, then the second of each.
  public func next(_ count: Int) -> [Milestone] {
    var ranks: [Substring: Int] = [:]
    let open = Milestone.all.filter { days[$0] == nil }.map { milestone in
      let kind = milestone.name.prefix { $0 != ":" }
      defer { ranks[kind, default: 0] += 1 }
      return (rank: ranks[kind, default: 0], milestone: milestone)
    }
    return open.sorted { $0.rank < $1.rank }.prefix(count).map(\.milestone)
  }

  /// The milestones to reach after the next ones, in a line: the chapters of the journey together;
  /// empty if there are none.
  public func later(after next: [Milestone]) -> String {
    let later = Milestone.all.filter { days[$0] == nil && !next.contains($0) }
    let chapters = later.filter { $0.name.hasPrefix("chapter:") }
    let journey =
      chapters.count > 1 ? [say("the other chapters of the journey")] : chapters.map(\.title)
    let titles = later.filter { !chapters.contains($0) }.map(\.title) + journey
    return titles.isEmpty ? "" : say("Later: \(titles.listed)")
  }

  /// Adds a game.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - day: the number of the day on which it was finished.
  /// - Returns: the milestones that it reached, in the order of lists.
  @discardableResult
  public mutating func add(_ game: GameRecord, day: Int) -> [Milestone] {
    streak.add(day)
    let won = !game.isPractice && game.isWon ? game : nil
    if let number = won.flatMap(JourneyResults.number(of:)) { boards.insert(number) }
    let moment = Milestone.Moment(won: won, boards: boards, streak: streak, day: day)
    let reached = Milestone.all.filter { days[$0] == nil && $0.isReached(moment) }
    for milestone in reached { days[milestone] = day }
    return reached
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

/// The finished games of the history when the first of them were needed, and those since.
struct PastGames {
  /// The finished games of the player alone, the oldest first.
  private(set) var results: [GameRecord] = []
  /// The milestones of all games.
  private(set) var milestones = Milestones()
  private let day: ((Int64) -> Int)?

  /// The games of a recorder; without one there are no games and no milestones.
  init(_ recorder: GameRecorder?) {
    day = recorder?.day
    for game in recorder?.results() ?? [] { _ = add(game) }
  }

  /// Adds a finished game as it is saved, so that it has its date and its stars.
  ///
  /// - Returns: the milestones that it reached.
  mutating func add(_ game: GameRecord) -> [Milestone] {
    if game.isAlone, !game.isPractice { results.append(game) }
    guard let day else { return [] }
    return milestones.add(game, day: day(game.date ?? 0))
  }
}
