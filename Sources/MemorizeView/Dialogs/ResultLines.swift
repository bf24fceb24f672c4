import Canvas
import MemorizeViewModel

/// A line of the result: a label, a figure, and an explanation.
struct ResultLine: Equatable {
  let label: String
  /// Aligned on the right in all lines; a whole number has blanks in place of its decimal.
  var figure = ""
  /// Takes the place of the figure if the value is not a number.
  var text = ""
  /// The wordings of the explanation, longest first.
  var words: [String] = []
  var isHeading = false

  /// Whether the line is only a label, which takes the whole width.
  var isSentence: Bool { figure.isEmpty && text.isEmpty && words.isEmpty }
}

/// Lays out the lines of a result in three columns if there is room, else in two.
struct ResultLines {
  /// The minimum width for three columns.
  private static let leastWide = 44
  /// The width of the column of labels.
  private static let labelWidth = 18

  let lines: [ResultLine]
  /// The available width in columns.
  let width: Int
  let ellipsis: String

  /// Whether a window of this width has room for three columns.
  static func isWide(_ width: Int) -> Bool { width >= leastWide }

  /// The columns for a text that must not be shortened.
  static func roomForText(in width: Int) -> Int {
    max(1, isWide(width) ? width - labelWidth - 1 : width - 2)
  }

  var rows: [DialogContent.Row] {
    lines.flatMap { line in
      if line.isSentence {
        line.label.wrapped(to: width).map {
          DialogContent.Row(left: $0, isHeading: line.isHeading)
        }
      } else {
        ResultLines.isWide(width) ? [wide(line)] : narrow(line)
      }
    }
  }

  private func wide(_ line: ResultLine) -> DialogContent.Row {
    let figureWidth = lines.map(\.figure.columns).max() ?? 0
    let label = line.label.shortened(to: ResultLines.labelWidth, ellipsis: ellipsis)
    var left = label + String(repeating: " ", count: ResultLines.labelWidth + 1 - label.columns)
    if line.text.isEmpty {
      left += line.figure.padded(to: figureWidth) + "  "
      left += line.words.first { left.columns + $0.columns <= width } ?? ""
    } else {
      left += line.text.shortened(to: width - left.columns, ellipsis: ellipsis)
    }
    return DialogContent.Row(left: left, isHeading: line.isHeading)
  }

  /// A text without room beside its label goes below it.
  private func narrow(_ line: ResultLine) -> [DialogContent.Row] {
    guard line.text.isEmpty else {
      guard line.label.columns + line.text.columns > width else {
        return [DialogContent.Row(left: line.label, right: line.text)]
      }
      let text = line.text.shortened(to: width - 2, ellipsis: ellipsis)
      return [DialogContent.Row(left: line.label), DialogContent.Row(left: "  \(text)")]
    }
    let figure = line.figure.split(separator: " ").joined()
    let room = width - line.label.columns - 2 - figure.columns
    let words = line.words.first { $0.columns <= room }.map { ", \($0)" } ?? ""
    return [
      DialogContent.Row(left: line.label + words, right: figure, isHeading: line.isHeading)
    ]
  }
}
