import Canvas
import MemorizeViewModel
import Words

/// The statistics of all games or of one kind of game, section by section.
struct StatisticsReport {
  let statistics: Statistics
  /// The number of the current day; `nil` if it is not known.
  let today: Int?
  /// The kind of game; `nil` for all games.
  let conditions: GameKind?
  /// The decks that are studied.
  var studies: [StudiedDeck] = []
  let theme: Theme
  /// Whether the lines go to a file or a pipe, so that all letters keep their logical order.
  var isPlainText = false
  /// Finds the grid on which the places of a board are shown.
  let grid: (GameKind) -> PlaceGrid

  /// The tally of the games in this report.
  var tally: GameTally {
    conditions.map { statistics.groups[$0] ?? GameTally() } ?? statistics.games
  }

  /// A name, shortened to a width.
  func fit(_ name: String, _ width: Int) -> String {
    let spelled = theme.spelled(name)
    return isPlainText
      ? spelled.shortened(to: width, ellipsis: theme.ellipsis) : theme.fit(spelled, width)
  }

  /// A kind of game, shortened to a width; the deck's name is shortened first.
  func fit(_ conditions: GameKind, _ width: Int) -> String {
    let room = width - conditions.details.columns
    return room >= 4
      ? fit(conditions.deck.deckTitle, room) + conditions.details : fit(conditions.title, width)
  }

  /// The sections with figures and words.
  ///
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - limit: the most kinds of games in the table.
  /// - Returns: the overview and, for all games, the table of their kinds.
  func texts(width: Int, limit: Int = .max) -> [Section] {
    guard !statistics.isEmpty else { return [overview(width)] + study(width) }
    guard conditions == nil else { return [overview(width)] }
    return [overview(width)] + study(width) + [table(width, limit)]
  }

  /// The section with the latest games, if there are any.
  func recentGames(width: Int, limit: Int = .max) -> [Section] {
    let games = statistics.recent.filter { conditions == nil || $0.kind == conditions }
    guard !games.isEmpty else { return [] }
    return [recent(Array(games.prefix(limit)), width)]
  }

  /// The moves over par of the last games; none for a single game.
  func trend(width: Int, height: Int) -> [Section] {
    let values = tally.trend
    guard values.count > 1 else { return [] }
    let chart = TrendChart(values: values, width: width, height: height, glyphs: theme.glyphs)
    let shown = chart.shown
    let fact = say(shown, one: "last \(shown) game", other: "last \(shown) games")
    return [Section(title: say("Moves over par"), fact: fact, lines: chart.lines)]
  }

  /// The fewest tests, cards turned that had been seen before, that say something about a memory.
  private static let leastTests = 100

  /// The forgetting curve with its rows, if there is data for it; without colours, a table with
  /// bars.
  func forgetting(width: Int, height: Int) -> [Section] {
    let points = tally.memory.curve
    guard !points.isEmpty else { return [] }
    let tests = tally.memory.recall.tests
    guard tests >= StatisticsReport.leastTests else {
      let text = say("A few more games, and this shows how well you remember.")
      return [Section(title: say("Forgetting curve"), lines: text.note(width))]
    }
    let isCurve = theme.hasShades && points.count > 1
    let lines =
      isCurve
      ? ForgettingPlot(points: points, width: width, height: height, theme: theme).lines
      : ForgettingChart(points: points, width: width, theme: theme).lines
    let fact = say(tests, one: "\(tests) test", other: "\(tests) tests")
    return [Section(title: say("Forgetting curve"), fact: fact, lines: lines)]
  }

  /// The days on which games were finished.
  func days(width: Int) -> [Section] {
    guard let today, conditions == nil else { return [] }
    let streak = statistics.streak
    let calendar = DayCalendar(streak: streak, today: today, width: width, theme: theme)
    let length = streak.current(today: today).daysText
    let fact = statistics.isEmpty ? "" : say("\(length) in a row (best \(streak.longest))")
    return [Section(title: say("Days"), fact: fact, lines: calendar.lines)]
  }

  /// The places of a board that are forgotten most, if there is data about them; blocks of colour
  /// if the height has room for them.
  func places(width: Int, height: Int = 0) -> [Section] {
    guard let board = tally.memory.board,
      tally.memory.recall.tests >= StatisticsReport.leastTests
    else { return [] }
    let recalls = tally.memory.recalls(on: board)
    guard recalls.contains(where: { $0.rate.tests >= HeatMap.leastTests }) else { return [] }
    let grid = grid(board)
    let map = HeatMap(
      recalls: recalls, grid: grid, width: width, theme: theme,
      blockHeight: height >= 3 * grid.rows ? 3 : 1)
    return [
      Section(
        title: say("Places you forget"), fact: fit(board.boardTitle, width), lines: map.lines)
    ]
  }
}

extension GameKind {
  /// The board, as in `8 pairs, close gaps`.
  var boardTitle: String {
    ([pairs.pairsText(ofAKind: variant.cardsOfAKind)] + ruleNames).listed
  }

  /// The deck, the number of pairs and the rules, as in `Halloween, 8, close gaps`.
  var title: String { deck.deckTitle + details }

  private var ruleNames: [String] {
    variant.rules.map { $0.shownTitle(amount: variant[amountOf: $0]) }
  }

  /// The number of pairs and the rules, each after a comma.
  var details: String {
    (["", "\(pairs)"] + ruleNames).listed
  }
}

/// The page before the first game: its parts, and what each of them will show.
extension StatisticsReport {
  /// How to begin.
  func beginning(_ width: Int) -> [TextLine] {
    let text =
      isPlainText
      ? say("No finished games yet. Play one with 'memorize'.")
      : say("Find all pairs of a board, and this page fills up.")
    return text.wrapped(to: width).map { TextLine($0) }
  }

  /// The parts about the games, each with a sentence in place of its chart.
  func expectedCharts(_ width: Int) -> [Section] {
    [
      (
        say("Moves over par"),
        say("A bar for each game: how many more moves you needed than a perfect memory on average.")
      ),
      (say("Forgetting curve"), say("How well you remember a card, by how long ago you saw it.")),
      (say("Places you forget"), say("Where on a board you forget cards most often.")),
    ].map { title, text in Section(title: title, lines: text.note(width)) }
  }
}

/// The milestones.
extension StatisticsReport {
  /// The milestones to come that are listed.
  private static let milestonesToCome = 3

  /// The section with the milestones that were reached, with their day, and the next ones.
  func milestones(width: Int) -> [Section] {
    guard today != nil, conditions == nil, !(isPlainText && statistics.isEmpty) else { return [] }
    let days = statistics.milestones.days
    let reached = Milestone.all.filter { days[$0] != nil }
    let open = statistics.milestones.next(StatisticsReport.milestonesToCome)
    let later = statistics.milestones.later(after: open)
    let (star, noStar) = Marks(theme).stars(1, of: 2)
    return [
      Section(
        title: say("Milestones"), fact: say("\(reached.count) of \(Milestone.all.count) reached"),
        lines: reached.map { milestone in
          let day = days[milestone].map { CalendarDay($0).description } ?? ""
          return row(
            TextLine("\(star) ", .gold).adding(fit(milestone.title, width - 2)), day, width)
        } + open.map { TextLine("\(noStar) \(fit($0.title, width - 2))", .dim) }
          + (later.isEmpty ? [] : later.wrapped(to: width - 2).map { TextLine("  \($0)", .dim) }))
    ]
  }

  /// A line with a day at its end, if there is room for both.
  private func row(_ line: TextLine, _ day: String, _ width: Int) -> TextLine {
    let end = min(width, 56) - day.columns
    guard line.columns + 2 <= end else { return line }
    return line.filled(to: end).adding(day, .dim)
  }
}

extension Message {
  /// The message about milestones that a game has reached; `nil` for none.
  static func reached(_ milestones: [Milestone]) -> Message? {
    guard let first = milestones.first else { return nil }
    let all = milestones.map(\.title).joined(separator: "; ")
    return Message(
      say("Milestone: \(all)"), say("Milestone: \(first.title)"), first.title, say("Milestone"),
      mood: .good)
  }
}
