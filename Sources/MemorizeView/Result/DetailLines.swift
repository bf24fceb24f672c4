import Canvas
import MemorizeViewModel
import Words

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

  func row(_ line: Detail) -> DialogContent.Row { isWide ? wide(line) : narrow(line) }

  private func wide(_ line: Detail) -> DialogContent.Row {
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
    if let share = line.share {
      text = text.adding(
        Meter(share: share, tone: line.meterTone).line(width: DetailLines.meterWidth, theme)
      ).adding("  ")
    }
    let room = width - text.columns - (line.end.isEmpty ? 0 : line.end.columns + 2)
    text = text.adding(line.words.first { $0.columns <= room } ?? "", line.wordTone)
    return DialogContent.Row(text, right: line.end, rightTone: .forgotten)
  }

  private func narrow(_ line: Detail) -> DialogContent.Row {
    let figure = (line.figure.isEmpty ? line.end : line.figure).split(separator: " ").joined()
    let label = theme.fit(line.label, max(4, width - figure.columns - 1))
    let room = width - label.columns - 2 - figure.columns
    let words = line.words.first { $0.columns <= room }.map { say(", \($0)") } ?? ""
    return DialogContent.Row(
      TextLine(label, .dim).adding(words, line.wordTone), right: figure,
      rightTone: line.figure.isEmpty ? .forgotten : line.tone)
  }
}

extension Detail {
  fileprivate var tone: Tone { mood == .bad ? .forgotten : .heading }
  fileprivate var wordTone: Tone { isBest && share == nil ? .gold : .dim }
  fileprivate var meterTone: Tone { mood == .bad ? .forgotten : isBest ? .gold : .chart }
}
