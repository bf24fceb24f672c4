import Canvas
import MemorizeViewModel
import Options
import Words

/// The screen with the statistics of all finished games, or of one kind of game at a time.
final class StatisticsScreen: ReportPage {
  enum Command {
    case choose(by: Int)
    case move(ListMove)
    case close
  }

  /// Finds the grid on which a window of some size lays out a board of a deck.
  typealias Grid = (GameKind, _ deck: String?, Size) -> PlaceGrid

  /// The most kinds of games whose deck names are reported to the terminal.
  private static let mostReported = 100

  let statistics: Statistics
  /// A problem with the files that were read.
  let notice: String?
  private let today: Int?
  private let studies: [StudiedDeck]
  private let grid: Grid
  /// All games, then each kind of game.
  private let choices: [GameKind?]

  var theme = Theme()
  private var chosen = 0
  var position = ListPosition()
  var size = Size(width: 0, height: 0)
  private var cache:
    (chosen: Int, size: Size, theme: Theme, language: Language, columns: [[TextLine]])?

  /// A screen that shows all games first.
  ///
  /// - Parameters:
  ///   - statistics: the statistics.
  ///   - today: the number of the current day, if it is known.
  ///   - studies: the decks that are studied.
  ///   - notice: a problem with the files that were read.
  ///   - grid: finds the grid on which the table would lay out a board.
  init(
    _ statistics: Statistics, today: Int?, studies: [StudiedDeck] = [], notice: String? = nil,
    grid: @escaping Grid
  ) {
    self.statistics = statistics
    self.today = today
    self.studies = studies
    self.notice = notice
    self.grid = grid
    choices = [nil] + statistics.kinds.map { $0 }
  }

  var guide: Guide {
    Guide(
      title: say("Statistics"),
      rules: say(
        """
        Par is the average number of moves for a perfect memory. Moves lost: by forgetting, and by \
        choices (seen cards turned that could not help). Luck: the moves that chance saved or \
        added. Games 3/5: 3 of 5 games were played to the end. A game with hints counts as a game, \
        but its moves and luck are left out. Forgetting curve: how often you found a card that you \
        had seen, by the number of cards turned since; the pale band is the margin of error.
        """))
  }

  var message: Message? { notice.map(Message.notice) }

  var texts: [String] {
    let decks = statistics.kinds.prefix(StatisticsScreen.mostReported).map(\.deck.deckTitle)
    return [String(Symbols.charts)] + decks + studies.map(\.name.deckTitle)
  }

  /// The kind of game shown; `nil` for all games.
  var conditions: GameKind? { choices[at: chosen] ?? nil }

  /// Shows another kind of game; the first one follows the last.
  func choose(by step: Int) {
    chosen = ((chosen + step) % choices.count + choices.count) % choices.count
    position = ListPosition()
  }

  var keyMap: KeyMap<Command> {
    let others = [
      KeyBinding(
        [.tab, .right, "l"], Command.choose(by: 1), hint: "other games",
        help: "next deck, size or rules"),
      KeyBinding([.backTab, .left, "h"], .choose(by: -1), help: "previous deck, size or rules"),
    ]
    return KeyMap(
      (hasOthers ? others : []) + KeyBinding.scrolling(list, from: position.top, Command.move) + [
        KeyBinding(["t"], .close, help: "close the page")
      ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .choose(let step): choose(by: step)
    case .move(let move): self.move(by: move)
    case .close: return .close
    }
    return nil
  }

  /// A click on the title shows the next games, one on the report scrolls it.
  func click(_ point: Point, at time: Duration) -> Action? {
    if hasOthers, previousButton.contains(point) {
      choose(by: -1)
    } else if hasOthers, nextButton.contains(point) || headerArea.contains(point) {
      choose(by: 1)
    } else if page.body.contains(point) {
      move(by: .page(point.y < page.body.middle.y ? -1 : 1))
    }
    return nil
  }

  private var hasOthers: Bool { choices.count > 1 }

  private static let arrowWidth = 3

  /// The arrow to the previous games, before the title.
  private var previousButton: Rect { page.header(from: 0, width: StatisticsScreen.arrowWidth) }
  /// The arrow to the next games, after the title.
  private var nextButton: Rect {
    let width = StatisticsScreen.arrowWidth
    return page.header(from: page.closeButton.minX - width - 1, width: width)
  }
  var headerArea: Rect {
    let start = StatisticsScreen.arrowWidth
    return page.header(from: start, width: nextButton.minX - start)
  }

  var header: PageHeader {
    let all = hasOthers ? say("Statistics: all games") : say("Statistics")
    let number = hasOthers ? say("\(chosen + 1) of \(choices.count)") : ""
    let room = headerArea.width - number.columns - 2
    let forms = conditions.map { [[$0.deck.deckTitle, $0.boardTitle].listed, $0.title] } ?? []
    let titles = forms.map { theme.spelled(say("Statistics: \($0)")) }
    return PageHeader(
      title: titles.first { $0.columns <= room } ?? titles.last ?? all, detail: number,
      theme: theme)
  }

  /// Draws the arrows that lead to other decks beside the title.
  func drawFixedRows(in area: Rect, on canvas: inout Canvas) {
    guard page.header != nil, hasOthers else { return }
    let arrows = theme.glyphs == .unicode ? ("◄", "►") : ("<", ">")
    for (arrow, button) in [(arrows.0, previousButton), (arrows.1, nextButton)] {
      canvas.write(arrow, at: button.origin.moved(x: 1), theme.style(.accent, .bold))
    }
  }

  /// The theme of the charts: bars are made of ASCII where other glyphs would tear them apart.
  var reportTheme: Theme {
    var theme = theme.tinted(.blue)
    if !Symbols.charts.allSatisfy(theme.capabilities.draws) {
      theme.capabilities.drawsSymbols = false
    }
    return theme
  }

  /// The lines of each column; kept until the choice, the size, the theme or the language
  /// changes.
  var columns: [[TextLine]] {
    let language = Language.current
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
    let report = StatisticsReport(
      statistics: statistics, today: today, conditions: conditions, studies: studies,
      theme: reportTheme,
      grid: { [choices, conditions, grid, size] board in
        let deck = conditions ?? choices.lazy.compactMap { $0 }.first { $0.withAnyDeck == board }
        return grid(board, deck?.deck, size)
      })
    let isSpacious = layout.page.body.height >= 8
    let pages = StatisticsPages(report: report, layout: layout)
    return pages.columns.map { sections, width in
      let lines = sections.map { $0.ruledLines(width: width, reportTheme) }
      return isSpacious ? Array(lines.joined(separator: [TextLine()])) : lines.flatMap { $0 }
    }
  }
}
