import Canvas
import MemorizeViewModel

/// What is listed, a line each.
extension StatisticsReport {
  /// A column of numbers: what it is called, how wide it is, and from which width on it is there.
  private struct Column<Row> {
    let name: String
    let width: Int
    var leastWidth = 0
    let text: (Row) -> String
  }

  /// The games by their conditions.
  func table(_ width: Int, _ limit: Int) -> ReportBlock {
    let all = statistics.kinds
    let shown = all.prefix(limit)
    let columns: [Column<GameTally>] = [
      Column(name: "games", width: 6) { "\($0.games)" },
      Column(name: "best", width: 7, leastWidth: 36) { $0.bestOverPar?.signedText ?? "" },
      Column(name: "median", width: 8) { $0.medianOverPar?.signedText ?? "" },
      Column(name: "best", width: 8, leastWidth: 64) { $0.bestTime?.shortText ?? "" },
      Column(name: "median", width: 8, leastWidth: 54) { $0.medianTime?.shortText ?? "" },
      Column(name: "score", width: 7, leastWidth: 72) { $0.bestScore.map { "\($0)" } ?? "" },
    ]
    let rows = shown.map { conditions in
      // Games with open cards have no points.
      (conditions, statistics.groups[conditions] ?? GameTally(), conditions.variant.isOpen ? 5 : 6)
    }
    let title = width >= 54 ? "Decks and sizes: moves against par, times" : "Decks: moves to par"
    var block = ReportBlock(
      title: fit(title, width), lines: lines(columns, rows, width))
    if shown.count < all.count {
      block.lines.append(ReportLine("and \(all.count - shown.count) more", .dim))
    }
    return block
  }

  /// The last games.
  func recent(_ games: [GameRecord], _ width: Int) -> ReportBlock {
    let columns: [Column<GameRecord>] = [
      Column(name: "moves", width: 6) { "\($0.moves)" },
      Column(name: "to par", width: 8, leastWidth: 30) {
        $0.isOpen ? "" : $0.overPar.signedText
      },
      Column(name: "score", width: 7, leastWidth: 46) {
        $0.isOpen ? "" : "\($0.score)"
      },
      Column(name: "time", width: 9, leastWidth: 38) { $0.time.shortText },
    ]
    return ReportBlock(
      title: fit("Games, the last one first", width),
      lines: lines(columns, games.map { ($0.kind, $0, 4) }, width))
  }

  /// A line with what the numbers are, and one for each row: what it is called, then its numbers, of which
  /// the first so many are shown.
  private func lines<Row>(
    _ columns: [Column<Row>], _ rows: [(GameKind, Row, Int)], _ width: Int
  ) -> [ReportLine] {
    let fitting = columns.enumerated().filter { width >= $0.element.leastWidth }
    let numbers = fitting.reduce(0) { $0 + $1.element.width }
    let widest = rows.map { theme.spelled($0.0.title).columns }.max() ?? 0
    let room = max(4, min(widest + 1, width - numbers, 40))
    let head = "".left(room) + fitting.map { $0.element.name.right($0.element.width) }.joined()
    return [ReportLine(head, .dim)]
      + rows.map { conditions, row, count in
        let cells = fitting.map { number, column in
          (number < count ? column.text(row) : "").right(column.width)
        }
        let title = fit(conditions, room).left(room)
        return ReportLine(title).adding(cells.joined())
      }
  }
}
