import Canvas
import MemorizeViewModel

/// The statistics of all games or of one kind of game, section by section.
struct StatisticsReport {
  let statistics: Statistics
  /// The number of the current day; `nil` if it is not known.
  let today: Int?
  /// The kind of game; `nil` for all games.
  let conditions: GameKind?
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
      ? fit(conditions.deck, room) + conditions.details : fit(conditions.title, width)
  }

  /// The sections with figures and words.
  ///
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - limit: the most kinds of games in the table.
  /// - Returns: the overview and, for all games, the table of their kinds.
  func texts(width: Int, limit: Int = .max) -> [Section] {
    guard !statistics.isEmpty else { return [overview(width)] }
    return [overview(width)] + (conditions == nil ? [table(width, limit)] : [])
  }

  /// The section with the latest games, if there are any.
  func recentGames(width: Int, limit: Int = .max) -> [Section] {
    let games = statistics.recent.filter { conditions == nil || $0.kind == conditions }
    guard !games.isEmpty else { return [] }
    return [recent(Array(games.prefix(limit)), width)]
  }

  /// The charts for which there is data.
  ///
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - height: the rows of a chart.
  /// - Returns: the sections, each with one chart.
  func charts(width: Int, height: Int) -> [Section] {
    [trend(width, height), forgetting(width), places(width)].compactMap { $0 }
  }

  private func trend(_ width: Int, _ height: Int) -> Section? {
    let values = tally.trend
    guard values.count > 1 else { return nil }
    let chart = TrendChart(values: values, width: width, height: height, glyphs: theme.glyphs)
    return Section(
      title: "Moves over par", fact: "last \(chart.shown) games", lines: chart.lines)
  }

  private func forgetting(_ width: Int) -> Section? {
    let points = tally.memory.curve
    guard !points.isEmpty else { return nil }
    return Section(
      title: "Forgetting curve",
      lines: ForgettingChart(points: points, width: width, theme: theme).lines)
  }

  private func places(_ width: Int) -> Section? {
    guard let board = tally.memory.board else { return nil }
    let map = HeatMap(
      recalls: tally.memory.recalls(on: board), grid: grid(board), width: width, theme: theme)
    return Section(title: "Forgotten places", fact: fit(board.boardTitle, width), lines: map.lines)
  }
}

extension GameKind {
  /// The board, as in `8 pairs, close gaps`.
  fileprivate var boardTitle: String {
    (["\(pairs) pairs"] + variant.rules.map(\.title)).joined(separator: ", ")
  }

  /// The deck, the number of pairs and the rules, as in `Halloween, 8, close gaps`.
  var title: String { deck + details }

  /// The number of pairs and the rules, each after a comma.
  var details: String {
    (["\(pairs)"] + variant.rules.map(\.title)).map { ", \($0)" }.joined()
  }
}
