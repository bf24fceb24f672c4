import Canvas
import MemorizeViewModel
import Words

/// The board, for playing it again.
extension DetailsDialog {
  /// A part of its own, in tall windows.
  func boardSection(_ lines: DetailLines) -> [DialogContent.Row] {
    [
      DialogContent.Row(left: ""), DialogContent.Row(left: say("Board"), isHeading: true),
      DialogContent.Row(left: lines.theme.fit(boardText, lines.width)),
    ]
  }

  /// A row or two at the end of the points.
  func boardRows(_ result: GameRecord, _ lines: DetailLines) -> [DialogContent.Row] {
    let time =
      lines.isWide || result.isOpen
      ? [] : [lines.row(DetailLine(label: say("Time", columns: 12), figure: result.time.shortText))]
    let text = lines.theme.fit(boardText, lines.isWide ? lines.width - 20 : lines.width - 2)
    guard lines.isWide else {
      return time + [
        DialogContent.Row(TextLine(say("Board"), .dim)), DialogContent.Row(left: "  \(text)"),
      ]
    }
    return time + [
      DialogContent.Row(TextLine(say("Board"), .dim).filled(to: 20).adding(text))
    ]
  }

  /// The code for the same board, or options if its deck is not in the library.
  private var boardText: String {
    let board = table.board
    return table.boardCode.map { "\($0)" } ?? "-n \(board.pairs) --seed \(board.seed)"
  }
}
