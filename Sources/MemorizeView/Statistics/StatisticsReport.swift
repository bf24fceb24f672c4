import Canvas
import MemorizeViewModel

/// What the statistics say of all games, or of those under the same conditions, part by part.
struct StatisticsReport {
  let statistics: Statistics
  /// The number of the day that it is; `nil` if that is not known.
  let today: Int?
  /// The conditions of the games; `nil` for all games.
  let conditions: GameKind?
  let theme: Theme
  /// Whether the lines are not drawn but written, so that whoever shows them orders their letters.
  var isPlainText = false
  /// On which grid the places of a board are shown.
  let grid: (GameKind) -> PlaceGrid

  /// The games that this is about.
  var tally: GameTally {
    conditions.map { statistics.groups[$0] ?? GameTally() } ?? statistics.games
  }

  /// A name as it can be shown in so many columns.
  func fit(_ name: String, _ width: Int) -> String {
    let spelled = theme.spelled(name)
    return isPlainText
      ? spelled.shortened(to: width, ellipsis: theme.ellipsis) : theme.fit(spelled, width)
  }

  /// Conditions as they can be shown in so many columns; the deck's name is shortened first.
  func fit(_ conditions: GameKind, _ width: Int) -> String {
    let room = width - conditions.details.columns
    return room >= 4
      ? fit(conditions.deck, room) + conditions.details : fit(conditions.title, width)
  }

  /// What is told in words and numbers.
  ///
  /// - Parameters:
  ///   - width: columns of a line.
  ///   - limit: the most games and conditions that are listed.
  /// - Returns: the parts, those left out of which there is nothing to tell.
  func texts(width: Int, limit: Int = .max) -> [ReportBlock] {
    guard !statistics.isEmpty else { return [overview(width)] }
    return [overview(width)] + (conditions == nil ? [table(width, limit)] : [])
  }

  /// The last games.
  func recentGames(width: Int, limit: Int = .max) -> [ReportBlock] {
    let games = statistics.recent.filter { conditions == nil || $0.kind == conditions }
    guard !games.isEmpty else { return [] }
    return [recent(Array(games.prefix(limit)), width)]
  }

  /// What is drawn.
  ///
  /// - Parameters:
  ///   - width: columns of a line.
  ///   - height: rows of a chart.
  /// - Returns: the parts, those left out of which there is nothing to tell.
  func charts(width: Int, height: Int) -> [ReportBlock] {
    [trend(width, height), forgetting(width), places(width)].compactMap { $0 }
  }

  private func trend(_ width: Int, _ height: Int) -> ReportBlock? {
    let values = tally.trend
    guard values.count > 1 else { return nil }
    let chart = TrendChart(values: values, width: width, height: height, glyphs: theme.glyphs)
    return ReportBlock(
      title: fit("Moves over par, last \(chart.shown) games", width), lines: chart.lines)
  }

  private func forgetting(_ width: Int) -> ReportBlock? {
    let points = tally.memory.curve
    guard !points.isEmpty else { return nil }
    return ReportBlock(
      title: "Forgetting curve",
      lines: ForgettingChart(points: points, width: width, theme: theme).lines)
  }

  private func places(_ width: Int) -> ReportBlock? {
    guard let board = tally.memory.board else { return nil }
    let map = HeatMap(
      recalls: tally.memory.recalls(on: board), grid: grid(board), width: width, theme: theme)
    return ReportBlock(title: fit("Places forgotten, \(board.boardTitle)", width), lines: map.lines)
  }
}

extension GameKind {
  /// The board, as in `8 pairs, close gaps`.
  fileprivate var boardTitle: String {
    (["\(pairs) pairs"] + variant.rules.map(\.title)).joined(separator: ", ")
  }

  /// The kind of game, as in `Halloween, 8, close gaps`.
  var title: String { deck + details }

  /// The pairs and rules with a comma before each.
  var details: String {
    (["\(pairs)"] + variant.rules.map(\.title)).map { ", \($0)" }.joined()
  }
}
