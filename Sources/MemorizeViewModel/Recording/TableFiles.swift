import Decks
import Rivals
import Storage

/// The files behind the table: journals and history, settings, and the shared list.
struct TableFiles {
  /// Records games, if they are saved.
  let recorder: GameRecorder?
  /// Keeps the player's choices.
  let preferences: Preferences
  /// The shared list of the best games, if there is one.
  let best: BestResults?
  /// Whether the last game before the program started was a board of the journey.
  let isOnJourney: Bool
  private lazy var past = PastGames(recorder)

  /// Whether a game was finished here before the program started.
  private(set) lazy var hasHistory = recorder?.hasHistory ?? false

  /// How the player forgets, once it was asked for, until a game ends, which tells more about it.
  private var ownCurve: ForgettingCurve??

  /// The player's knowledge, as games have shown it; lost at the end if nothing is saved.
  let reviews: ReviewRecorder

  /// Keeps everything that cannot be written now.
  let outbox: Outbox

  /// Whether something is not saved, although it should be.
  var isUnsaved: Bool { outbox.isWaiting || recorder?.isLost == true }

  /// Notices about the race that is going on.
  let raceNotices = Notices()
  /// The games that were finished since the program started.
  private var played: [GameRecord] = []
  private var notices: [String] = []

  /// The current day where nothing is saved.
  private let day: () -> Int

  init(
    recorder: GameRecorder? = nil, preferences: Preferences = Preferences(directory: nil),
    best: BestResults? = nil, isOnJourney: Bool = false, day: @escaping () -> Int = { 0 }
  ) {
    self.recorder = recorder
    self.day = day
    outbox = recorder?.outbox ?? Outbox()
    best?.outbox = outbox
    preferences.outbox = outbox
    reviews =
      recorder?.reviews ?? ReviewRecorder(directory: nil, outbox: outbox, notices: Notices())
    self.preferences = preferences
    self.best = best
    self.isOnJourney = isOnJourney
  }

  /// How the player forgets, if a rival that forgets in the same way shares the game.
  mutating func curve(for company: Company) -> ForgettingCurve? {
    guard case .rival(let name) = company, Rival.isOwn(name) else { return nil }
    if let month = Rival.month(of: name) {
      return recorder.flatMap { ForgettingCurve(of: $0.statistics(ofMonth: month)) }
    }
    let curve =
      ownCurve ?? recorder.flatMap { ForgettingCurve(of: $0.statistics().statistics) }
    ownCurve = .some(curve)
    return curve
  }

  /// The finished games of the player alone, the oldest first: those in the history and those since.
  var results: [GameRecord] { mutating get { past.results } }

  /// Whether the game finished last was on a board that was not new to the player.
  private(set) var isLastKnown = false
  /// The milestones that the game finished last has reached.
  private(set) var newMilestones: [Milestone] = []

  /// The number of the current day.
  var today: Int { recorder?.today ?? best?.today ?? day() }

  /// The number of the current day by another moment than now.
  func day(counting moment: (Int64) -> Int64) -> Int {
    recorder.map { $0.day(moment($0.date())) } ?? today
  }

  /// The daily boards that were played: those in the history or, without one, since the program
  /// started.
  func dailyResults() -> DailyResults {
    let isDaily: (GameRecord) -> Bool = { DailyResults.day(of: $0) != nil }
    let day = CalendarDay(today)
    return DailyResults(
      recorder?.games(having: "daily", isDaily) ?? played.filter(isDaily), today: today,
      isTodayKnown: knows(DailyBoard(day).setup(.daily(day))))
  }

  /// Whether the board of a game is not new to the player.
  func knows(_ game: GameInPlay) -> Bool {
    game.isKnownBoard || knows(game.setup, isInPlay: true)
  }

  /// Whether a board is not new to the player: another game on it was begun or finished, however
  /// it was dealt.
  private func knows(_ board: GameSetup, isInPlay: Bool = false) -> Bool {
    recorder?.knows(board, isInPlay: isInPlay)
      ?? played.contains { $0.setup.layout == board.layout }
  }

  /// The stars of the journey, from the same games.
  func journeyResults() -> JourneyResults {
    let isOfJourney: (GameRecord) -> Bool = { JourneyResults.number(of: $0) != nil }
    return JourneyResults(
      recorder?.games(having: "journey", isOfJourney) ?? played.filter(isOfJourney))
  }

  /// Saves a finished game and returns its rank on the shared list, if there is one.
  mutating func finish(_ current: GameInPlay, _ result: GameRecord) -> LeaderboardRank? {
    ownCurve = nil
    let result = current.record ?? result
    isLastKnown = knows(current)
    let figures = current.finishedAnalysis.flatMap { MemoryFigures($0, pairs: result.setup.pairs) }
    let saved = result.saved(at: recorder?.date() ?? 0, figures: figures)
    newMilestones = past.add(saved)
    guard result.isAlone else {
      recorder?.finish(result, nil)
      return nil
    }
    played.append(saved)
    if current.race != nil { recorder?.begin(current.setup, current.board, current.intents) }
    recorder?.finish(result, figures)
    guard result.isWon else { return nil }
    return best.map {
      if isLastKnown || result.isPractice { return .knownBoard }
      return result.isUnaided ? $0.add(result) : .withHints
    }
  }

  /// Saves a finished race, unless it was saved before the program died.
  mutating func recover(_ current: GameInPlay, _ result: GameRecord) {
    let result = current.record ?? result
    guard recorder?.hasSaved(result) == false else { return }
    _ = finish(current, result)
  }

  /// Adds a notice before all others.
  mutating func add(notice: String) { notices.insert(notice, at: 0) }

  /// Takes the newest notice that was not shown; the others follow later.
  mutating func nextNotice() -> String? {
    outbox.retry()
    let new =
      outbox.takeNews().map(\.text) + (recorder?.takeNotices() ?? [])
      + (best?.takeNotices() ?? [])
    notices = raceNotices.take() + new + preferences.takeNotices() + notices
    return notices.isEmpty ? nil : notices.removeFirst()
  }
}

extension GameRecorder {
  /// Whether finished games show how the player forgets, which a rival of the same kind needs.
  ///
  /// - Parameter company: who shares the game: the rival, perhaps with a month.
  /// - Returns: whether they do; never for other opponents, which need nothing.
  public func knowsMemory(for company: Company) -> Bool {
    var files = TableFiles(recorder: self)
    return files.curve(for: company) != nil
  }
}

extension ForgettingCurve {
  /// How the player forgets by all games of some statistics; `nil` without a memory test.
  fileprivate init?(of statistics: Statistics) {
    self.init(
      statistics.games.memory.fineCurve.map {
        .init(from: $0.from, tests: $0.rate.tests, recalled: $0.rate.recalled)
      })
  }
}
