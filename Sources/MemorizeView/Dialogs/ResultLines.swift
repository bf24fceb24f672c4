import Canvas
import MemorizeViewModel

/// A line of the result: what it tells of, a figure, and what that means.
struct ResultLine: Equatable {
  let label: String
  /// Ends at the same column in all lines; a whole number has blanks for the decimal that it lacks.
  var figure = ""
  /// Stands where the figures do, for what is no figure.
  var text = ""
  /// From the longest wording to the shortest.
  var words: [String] = []
  var isHeading = false

  /// Whether the label is all there is, and takes the whole width.
  var isSentence: Bool { figure.isEmpty && text.isEmpty && words.isEmpty }
}

/// Lays the lines of a result out: in three columns where there is room for that, else in two.
struct ResultLines {
  /// With fewer columns, words and figures have no columns of their own.
  private static let leastWide = 44
  /// Columns for labels, where those are columns.
  private static let labelWidth = 18

  let lines: [ResultLine]
  /// Columns there are.
  let width: Int
  let ellipsis: String

  /// Whether there are three columns in so many.
  static func isWide(_ width: Int) -> Bool { width >= leastWide }

  /// How many columns a text has that is to be seen as a whole.
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

  /// A text that has no room beside its label stands below it.
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
