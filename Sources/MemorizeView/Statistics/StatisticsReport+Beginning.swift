import Canvas
import MemorizeViewModel
import Words

/// The page before the first game: its parts, and what each of them will show.
extension StatisticsReport {
  /// How to begin.
  func beginning(_ width: Int) -> [TextLine] {
    let text =
      isPlainText
      ? say("No finished games yet. Play one with 'memorize'.")
      : say("Find all pairs of a board, and this page fills up. Esc leads back to the table.")
    return text.wrapped(to: width).map { TextLine($0) }
  }

  /// The parts about the games, each with a sentence in place of its chart.
  func expectedCharts(_ width: Int) -> [Section] {
    [
      (
        say("Moves over par"),
        say("A bar for each game: how many moves more you needed than a perfect memory does.")
      ),
      (say("Forgetting curve"), say("How often you still know a card, the longer ago you saw it.")),
      (say("Places you forget"), say("Where on a board you forget cards most often.")),
    ].map { title, text in
      Section(title: title, lines: text.wrapped(to: width).map { TextLine($0, .dim) })
    }
  }
}
