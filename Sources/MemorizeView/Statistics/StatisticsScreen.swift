import Canvas
import MemorizeViewModel

/// The screen that tells what all finished games come to, and those under the same conditions.
final class StatisticsPage: Page {
  /// On which grid a window of some size lays the places of a board out, for a deck by its name.
  typealias Grid = (GameKind, _ deck: String?, Size) -> PlaceGrid

  /// So many conditions are listed, those of most games.
  private static let listed = 200

  let statistics: Statistics
  /// Something to know about the files that were read.
  let notice: String?
  let isPublic: Bool
  private let today: Int?
  private let grid: Grid
  /// What can be chosen: all games, then those under the same conditions.
  private let choices: [GameKind?]

  private var chosen = 0
  /// The first line in sight.
  private(set) var scroll = 0
  private(set) var capabilities = Capabilities()
  private(set) var layout = StatisticsLayout(size: Size(width: 0, height: 0))
  private var drawn: (chosen: Int, size: Size, theme: Theme, columns: [[ReportLine]])?

  /// A page that shows all games first.
  ///
  /// - Parameters:
  ///   - statistics: what there is to tell.
  ///   - today: the number of the day that it is, if that is known.
  ///   - notice: something to know about the files that were read.
  ///   - isPublic: whether strangers play here, who are not led to a shell.
  ///   - grid: how the table would lay boards out.
  init(
    _ statistics: Statistics, today: Int?, notice: String? = nil, isPublic: Bool = false,
    grid: @escaping Grid
  ) {
    self.statistics = statistics
    self.today = today
    self.notice = notice
    self.isPublic = isPublic
    self.grid = grid
    let conditions = statistics.kinds
    choices = [nil] + conditions.map { $0 }
    characters = Symbols.charts + conditions.prefix(100).flatMap(\.deck)
  }

  /// What can be done now.
  var bindings: [KeyBinding<Command>] {
    KeyTable.statistics.filter { binding in
      switch binding.command {
      case .suspend: !isPublic
      case .move(.left), .move(.right): choices.count > 1
      default: true
      }
    }
  }

  /// What its help is called, and what it says before the keys.
  var guide: (title: String, rules: String) {
    (
      "Statistics",
      """
      What all games come to, then the games of each deck and size. Par is what a perfect memory needs \
      on average; memory is what forgetting cost, luck what chance brought, in moves. The right button \
      shows this help.
      """
    )
  }

  /// The characters of charts and of the decks' names.
  let characters: [Character]

  /// Nothing is ever due here.
  func advance(to time: Duration) {}

  /// The page changes only when something happens.
  func nextChange(after time: Duration) -> Duration? { nil }

  /// Nothing is changed here.
  func leave() {}

  /// The conditions of the games that are seen; `nil` for all games.
  var conditions: GameKind? { choices.indices.contains(chosen) ? choices[chosen] : nil }

  /// Which of the choices is seen, from 1, and how many there are.
  var position: (number: Int, count: Int) { (chosen + 1, choices.count) }

  /// To the games of another deck, around the end.
  func choose(by step: Int) {
    chosen = ((chosen + step) % choices.count + choices.count) % choices.count
    scroll = 0
  }

  /// Scrolls by some lines, within what there is.
  func scroll(by lines: Int) {
    scroll = min(max(0, scroll + lines), layout.mostScroll(lines: lineCount))
  }

  /// How many lines there are.
  var lineCount: Int { columns.map(\.count).max() ?? 0 }

  /// Lays the page out.
  func fit(to size: Size, _ capabilities: Capabilities) {
    layout = StatisticsLayout(size: size)
    self.capabilities = capabilities
    // Bars would be torn apart by signs that take other columns than one.
    if !Symbols.charts.allSatisfy(capabilities.draws) {
      self.capabilities.drawsSymbols = false
    }
    scroll(by: 0)
  }

  var theme: Theme { Theme(capabilities) }

  /// The lines of each column, which are made once for each choice and size.
  var columns: [[ReportLine]] {
    if let drawn, drawn.chosen == chosen, drawn.size == layout.size, drawn.theme == theme {
      return drawn.columns
    }
    let columns = makeColumns()
    drawn = (chosen, layout.size, theme, columns)
    return columns
  }

  private func makeColumns() -> [[ReportLine]] {
    let size = layout.size
    let report = StatisticsReport(
      statistics: statistics, today: today, conditions: conditions, theme: theme,
      grid: { [choices, conditions, grid] board in
        let deck = conditions ?? choices.lazy.compactMap { $0 }.first { $0.withAnyDeck == board }
        return grid(board, deck?.deck, size)
      })
    let places = layout.columns
    let texts = report.texts(width: places.first?.width ?? 1, limit: StatisticsPage.listed)
    let charts = report.charts(width: places.last?.width ?? 1, height: layout.chartHeight)
    let recent = report.recentGames(width: places.first?.width ?? 1)
    let isSpacious = layout.body.height >= 8
    let parts = places.count == 1 ? [texts + charts + recent] : [texts + recent, charts]
    return parts.map { blocks in
      let lines = blocks.map(\.allLines)
      return isSpacious ? Array(lines.joined(separator: [ReportLine()])) : lines.flatMap { $0 }
    }
  }
}
