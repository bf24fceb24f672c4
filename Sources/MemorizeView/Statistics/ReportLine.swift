import Canvas

/// A line of a report: pieces of text, each in a tone.
struct ReportLine: Equatable {
  /// How a piece is meant.
  enum Tone: Equatable {
    case plain
    case heading
    case dim
    case accent
  }

  /// A piece of text in one tone.
  struct Part: Equatable {
    let text: String
    let tone: Tone
  }

  private(set) var parts: [Part]

  /// A line of one piece.
  init(_ text: String = "", _ tone: Tone = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text, tone: tone)]
  }

  /// The line with another piece at its end.
  func adding(_ text: String, _ tone: Tone = .plain) -> ReportLine {
    var line = self
    line.parts += ReportLine(text, tone).parts
    return line
  }

  /// The line as plain text, without blanks at its end.
  var text: String {
    var text = parts.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Draws the line.
  func draw(at point: Point, width: Int, theme: Theme, on canvas: inout Canvas) {
    var x = point.x
    for part in parts where x < point.x + width {
      x += canvas.write(
        part.text, at: Point(x: x, y: point.y), style(part.tone, theme), width: point.x + width - x)
    }
  }

  private func style(_ tone: Tone, _ theme: Theme) -> Style {
    switch tone {
    case .plain: theme.style()
    case .heading: theme.style(.table, .bold)
    case .dim: theme.style(.dim)
    case .accent: theme.style(.accent)
    }
  }
}

/// A part of a report: a title, and what stands below it.
struct ReportBlock: Equatable {
  let title: String
  var lines: [ReportLine]

  /// All lines, the title first.
  var allLines: [ReportLine] { [ReportLine(title, .heading)] + lines }
}

extension String {
  /// The text with blanks before it up to a number of columns.
  func right(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - self.columns)) + self
  }

  /// The text with blanks after it up to a number of columns.
  func left(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }
}

extension Double {
  /// The number with one decimal, and with its sign unless it is zero.
  var signedText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths > 0 ? "+\(tenths)" : tenths == 0 ? "0.0" : "\(tenths)"
  }

  /// The number with one decimal, or none if it is whole.
  var plainText: String {
    let text = "\((self * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A share of one in whole hundredths, from 0 to 100.
  var percent: Int { Int((min(max(self, 0), 1) * 100).rounded()) }
}
