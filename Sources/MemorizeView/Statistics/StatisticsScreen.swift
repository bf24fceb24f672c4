import Canvas
import MemorizeViewModel
import Options
import Words

/// The screen with the statistics of all finished games, or of one kind of game at a time.
final class StatisticsScreen: Screen {
  /// Finds the grid on which a window of some size lays out a board of a deck.
  typealias Grid = (GameKind, _ deck: String?, Size) -> PlaceGrid

  /// The most kinds of games whose deck names are reported to the terminal.
  private static let mostReported = 100

  let statistics: Statistics
  /// A problem with the files that were read.
  let notice: String?
  private let today: Int?
  private let grid: Grid
  /// All games, then each kind of game.
  private let choices: [GameKind?]

  var theme = Theme()
  private var chosen = 0
  /// The first visible line.
  private(set) var scroll = 0
  private(set) var layout = StatisticsLayout(size: Size(width: 0, height: 0))
  private var cache:
    (chosen: Int, size: Size, theme: Theme, language: Language, columns: [[TextLine]])?

  /// A screen that shows all games first.
  ///
  /// - Parameters:
  ///   - statistics: the statistics.
  ///   - today: the number of the current day, if it is known.
  ///   - notice: a problem with the files that were read.
  ///   - grid: finds the grid on which the table would lay out a board.
  init(
    _ statistics: Statistics, today: Int?, notice: String? = nil, grid: @escaping Grid
  ) {
    self.statistics = statistics
    self.today = today
    self.notice = notice
    self.grid = grid
    choices = [nil] + statistics.kinds.map { $0 }
  }

  var guide: Guide {
    Guide(
      title: say("Statistics"),
      rules: say(
        """
        All games first, then the games of each deck and size. Par is the average for a perfect \
        memory. Memory: moves lost to forgetting. Luck: moves won or lost by chance.
        """))
  }

  var footer: Footer? {
    layout.page.footer.map {
      Footer(line: $0, message: notice.map(Message.notice), keepsRoom: false)
    }
  }

  var texts: [String] {
    let decks = statistics.kinds.prefix(StatisticsScreen.mostReported).map(\.deck.deckTitle)
    return [String(Symbols.charts)] + decks
  }

  /// The kind of game shown; `nil` for all games.
  var conditions: GameKind? { choices.indices.contains(chosen) ? choices[chosen] : nil }

  /// The number of the choice shown, from 1, and the number of choices.
  var position: (number: Int, count: Int) { (chosen + 1, choices.count) }

  /// Shows another kind of game; the first one follows the last.
  func choose(by step: Int) {
    chosen = ((chosen + step) % choices.count + choices.count) % choices.count
    scroll = 0
  }

  /// The scrolling of the report.
  var scrollRange: ScrollRange {
    layout.scroll(lines: columns.map(\.count).max() ?? 0)
  }

  func scroll(by lines: Int) { scroll = scrollRange.clamped(scroll + lines) }

  func fit(to size: Size) {
    layout = StatisticsLayout(size: size)
    scroll(by: 0)
  }

  /// The theme of the charts: bars are made of ASCII where other glyphs would tear them apart.
  var chartTheme: Theme {
    var theme = theme.tinted(.blue)
    if !Symbols.charts.allSatisfy(theme.capabilities.draws) {
      theme.capabilities.drawsSymbols = false
    }
    return theme
  }

  /// The lines of each column; kept until the choice, the size, the theme or the language
  /// changes.
  var columns: [[TextLine]] {
    let (size, language) = (layout.page.size, Language.current)
    if let cache, cache.chosen == chosen, cache.size == size, cache.theme == theme,
      cache.language == language
    {
      return cache.columns
    }
    let columns = makeColumns()
    cache = (chosen, size, theme, language, columns)
    return columns
  }

  private func makeColumns() -> [[TextLine]] {
    let size = layout.page.size
    let report = StatisticsReport(
      statistics: statistics, today: today, conditions: conditions, theme: chartTheme,
      grid: { [choices, conditions, grid] board in
        let deck = conditions ?? choices.lazy.compactMap { $0 }.first { $0.withAnyDeck == board }
        return grid(board, deck?.deck, size)
      })
    let isSpacious = layout.page.body.height >= 8
    let pages = StatisticsPages(report: report, layout: layout)
    return pages.columns.map { sections, width in
      let lines = sections.map { $0.ruledLines(width: width, chartTheme) }
      return isSpacious ? Array(lines.joined(separator: [TextLine()])) : lines.flatMap { $0 }
    }
  }
}
