import Canvas
import MemorizeViewModel
import Words

/// A line of the details: a label, a figure, and an explanation.
struct DetailLine: Equatable {
  let label: String
  /// Aligned on the right in all lines; a whole number has blanks in place of its decimal.
  var figure = ""
  var tone = Tone.heading
  /// A share of the points, drawn as a bar before the explanation.
  var meter: Meter?
  /// The wordings of the explanation, longest first.
  var words: [String] = []
  var wordTone = Tone.dim
  /// A figure at the end of the line.
  var end = ""
}

/// Lays out the lines of the details in columns if there is room, else with the figure at the end.
struct DetailLines {
  /// The minimum width for columns.
  private static let leastWide = 44
  private static let labelWidth = 12
  private static let figureWidth = 6
  private static let meterWidth = 14

  /// The available width in columns.
  let width: Int
  let theme: Theme

  /// Whether a window of this width has room for columns.
  var isWide: Bool { width >= DetailLines.leastWide }

  func row(_ line: DetailLine) -> DialogContent.Row { isWide ? wide(line) : narrow(line) }

  private func wide(_ line: DetailLine) -> DialogContent.Row {
    let label = theme.fit(
      line.label, line.figure.isEmpty ? DetailLines.labelWidth + 3 : DetailLines.labelWidth)
    let isName = line.figure.isEmpty
    var text = TextLine(label, isName ? .plain : .dim)
    if !isName {
      text = text.filled(
        to: DetailLines.labelWidth + DetailLines.figureWidth - line.figure.columns
      ).adding(line.figure, line.tone)
    }
    text = text.filled(to: DetailLines.labelWidth + DetailLines.figureWidth + 2)
    if let meter = line.meter {
      text = meter.line(width: DetailLines.meterWidth, theme).parts.reduce(text) {
        $0.adding($1.text, $1.tone)
      }.adding("  ")
    }
    let room = width - text.columns - (line.end.isEmpty ? 0 : line.end.columns + 2)
    text = text.adding(line.words.first { $0.columns <= room } ?? "", line.wordTone)
    return DialogContent.Row(text, right: line.end, rightTone: .forgotten)
  }

  private func narrow(_ line: DetailLine) -> DialogContent.Row {
    let figure = (line.figure.isEmpty ? line.end : line.figure).split(separator: " ").joined()
    let label = theme.fit(line.label, max(4, width - figure.columns - 1))
    let room = width - label.columns - 2 - figure.columns
    let words = line.words.first { $0.columns <= room }.map { say(", \($0)") } ?? ""
    return DialogContent.Row(
      TextLine(label, .dim).adding(words, line.wordTone), right: figure,
      rightTone: line.figure.isEmpty ? .forgotten : line.tone)
  }
}

extension DetailLine {
  /// The same line without its explanation.
  var withoutWords: DetailLine {
    var line = self
    line.words = []
    return line
  }
}
