import Canvas

/// A line of text in pieces of different tones.
struct TextLine: Equatable {
  /// The role of a piece of text, which decides its style.
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

  /// A line with one piece.
  init(_ text: String = "", _ tone: Tone = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text, tone: tone)]
  }

  /// The line with another piece at its end.
  func adding(_ text: String, _ tone: Tone = .plain) -> TextLine {
    var line = self
    line.parts += TextLine(text, tone).parts
    return line
  }

  /// The line as plain text, without blanks at its end.
  var text: String {
    var text = parts.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Draws the line, cut off after a number of columns.
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
