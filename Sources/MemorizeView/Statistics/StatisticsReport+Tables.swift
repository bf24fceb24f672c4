import Canvas
import MemorizeViewModel
import Words

/// The tables, with a line for each kind of game or each game.
extension StatisticsReport {
  /// A column of numbers.
  private struct Column<Row> {
    let name: String
    /// The fewest columns of the name and the numbers, with a gap before them.
    let least: Int
    /// The narrowest table that has this column.
    var leastWidth = 0
    let text: (Row) -> String

    /// The columns of the name and the numbers, with a gap before them.
    var width: Int { max(least, name.columns + 1) }
  }

  /// The table of all kinds of games.
  func table(_ width: Int, _ limit: Int) -> Section {
    let all = statistics.kinds
    let shown = all.prefix(limit)
    let rows = shown.map { ($0, statistics.groups[$0] ?? GameTally()) }
    let title =
      width >= 54
      ? say("Decks and sizes: moves over par, times") : say("Decks: moves over par")
    var section = Section(title: fit(title, width), lines: lines(columnsOfKinds, rows, width))
    if shown.count < all.count {
      section.lines.append(TextLine((all.count - shown.count).andMoreText, .dim))
    }
    return section
  }

  private var columnsOfKinds: [Column<GameTally>] {
    let (best, median) = (say("best", context: "table"), say("median", context: "table"))
    let bestTime = say("best time", context: "table")
    let medianTime = say("median time", context: "table")
    return [
      Column(name: say("games", context: "table"), least: 6) {
        $0.lost == 0 ? "\($0.games)" : "\($0.games)/\($0.games + $0.lost)"
      },
      Column(name: best, least: 7, leastWidth: 36) { $0.bestOverPar?.signedText ?? "" },
      Column(name: median, least: 8) { $0.medianOverPar?.signedText ?? "" },
      Column(name: bestTime, least: bestTime.columns + 2, leastWidth: 64) {
        $0.bestTime?.shortText ?? ""
      },
      Column(name: medianTime, least: medianTime.columns + 2, leastWidth: 54) {
        $0.medianTime?.shortText ?? ""
      },
      Column(name: say("score", context: "table"), least: 7, leastWidth: 72) {
        $0.bestScore.map { "\($0)" } ?? ""
      },
    ]
  }

  /// The table of the latest games.
  func recent(_ games: [GameRecord], _ width: Int) -> Section {
    let columns: [Column<GameRecord>] = [
      Column(name: say("moves", context: "table"), least: 6) { "\($0.moves)" },
      Column(name: say("to par", context: "table"), least: 8, leastWidth: 30) {
        $0.isOpen ? "" : $0.overPar.signedText
      },
      Column(name: say("score", context: "table"), least: 7, leastWidth: 46) {
        $0.isOpen ? "" : "\($0.score)"
      },
      Column(name: say("time", context: "table"), least: 9, leastWidth: 38) { $0.time.shortText },
    ]
    return Section(
      title: fit(say("Latest games"), width),
      lines: lines(columns, games.map { ($0.kind, $0) }, width))
  }

  /// A line with the names of the columns, and one line for each row.
  ///
  /// - Parameters:
  ///   - columns: the columns of numbers.
  ///   - rows: for each row its kind of game and its numbers.
  ///   - width: the columns of a line.
  /// - Returns: the heading, then the rows.
  private func lines<Row>(
    _ columns: [Column<Row>], _ rows: [(GameKind, Row)], _ width: Int
  ) -> [TextLine] {
    let fitting = columns.filter { width >= $0.leastWidth }
    let numbers = fitting.reduce(0) { $0 + $1.width }
    let widest = rows.map { theme.spelled($0.0.title).columns }.max() ?? 0
    let room = max(4, min(widest + 1, width - numbers, 40))
    let head = "".left(room) + fitting.map { $0.name.right($0.width) }.joined()
    return [TextLine(head, .dim)]
      + rows.map { conditions, row in
        let cells = fitting.map { $0.text(row).right($0.width) }
        let title = fit(conditions, room).left(room)
        return TextLine(title).adding(cells.joined())
      }
  }
}
