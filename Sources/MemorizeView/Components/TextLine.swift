import Canvas
import MemorizeViewModel

/// A line of text in pieces of different tones.
struct TextLine: Equatable {
  /// A piece of text in one tone.
  struct Part: Equatable {
    let text: String
    let tone: Tone
    /// The colour behind the piece, if not that of the line.
    var background: ColorRole?
  }

  private(set) var parts: [Part]

  /// A line with one piece.
  init(_ text: String = "", _ tone: Tone = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text, tone: tone)]
  }

  /// A line in one tone, with the places of a searched text in gold.
  init(_ text: String, _ tone: Tone, marking searched: String) {
    var line = TextLine()
    var start = text.startIndex
    for match in text.matches(of: searched) {
      line = line.adding(String(text[start..<match.lowerBound]), tone)
        .adding(String(text[match]), .gold)
      start = match.upperBound
    }
    self = line.adding(String(text[start...]), tone)
  }

  /// The line with another piece at its end, perhaps on a background that differs from the line's.
  func adding(_ text: String, _ tone: Tone = .plain, on background: ColorRole? = nil) -> TextLine {
    guard !text.isEmpty else { return self }
    var line = self
    line.parts.append(Part(text: text, tone: tone, background: background))
    return line
  }

  /// The line with all pieces of another one at its end.
  func adding(_ other: TextLine) -> TextLine {
    var line = self
    line.parts += other.parts
    return line
  }

  /// The line without the last pieces for which there is no room; the first piece stays.
  func droppingEnd(to width: Int) -> TextLine {
    var line = self
    while line.columns > width, line.parts.count > 1 { line.parts.removeLast() }
    return line
  }

  /// The line with blanks at its end up to a column.
  func filled(to column: Int) -> TextLine {
    adding(String(repeating: " ", count: max(0, column - columns)))
  }

  /// The number of columns the line takes.
  var columns: Int { parts.reduce(0) { $0 + $1.text.columns } }

  /// The line as plain text, without blanks at its end.
  var text: String {
    var text = parts.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Draws the line in the middle of a row.
  func draw(
    centeredIn row: Rect, theme: Theme, background: ColorRole = .table, on canvas: inout Canvas
  ) {
    let width = min(columns, row.width)
    draw(
      at: row.origin.moved(x: (row.width - width) / 2), width: width, theme: theme,
      background: background, on: &canvas)
  }

  /// Draws the line, cut off after a number of columns; without one, it is as wide as its text.
  func draw(
    at point: Point, width: Int? = nil, theme: Theme, background: ColorRole = .table,
    on canvas: inout Canvas
  ) {
    var x = point.x
    let end = x + (width ?? columns)
    for part in parts where x < end {
      x += canvas.write(
        theme.fit(part.text, end - x), at: Point(x: x, y: point.y),
        theme.style(part.tone, on: part.background ?? background))
    }
  }
}

/// Stands in a text for a value that has a tone of its own.
///
/// Another language may have the value anywhere in its text. The characters are for private use:
/// no text has them.
enum Slot: Character, CaseIterable, CustomStringConvertible {
  case first = "\u{E000}"
  case second = "\u{E001}"

  var description: String { String(rawValue) }
}

extension TextLine {
  /// A text with values in tones of their own, in the order of their slots; `ending` is the tone of
  /// the text after the first one.
  init(_ text: String, _ tone: Tone, ending: Tone? = nil, values: [(text: String, tone: Tone)]) {
    let slots = Dictionary(uniqueKeysWithValues: zip(Slot.allCases, values))
    var line = TextLine()
    var (rest, tone) = ("", tone)
    for character in text {
      guard let value = Slot(rawValue: character).flatMap({ slots[$0] }) else {
        rest.append(character)
        continue
      }
      line = line.adding(rest, tone).adding(value.text, value.tone)
      (rest, tone) = ("", ending ?? tone)
    }
    self = line.adding(rest, tone)
  }
}

extension [TextLine] {
  /// The lines side by side with a text between them.
  func joined(_ separator: String, _ tone: Tone = .plain) -> TextLine {
    dropFirst().reduce(first ?? TextLine()) { $0.adding(separator, tone).adding($1) }
  }
}

extension [String] {
  /// The texts with two blanks between them, as far as they have room in a number of columns.
  func joined(upTo width: Int) -> String {
    var line = ""
    for text in self {
      let next = line.isEmpty ? text : "\(line)  \(text)"
      guard next.columns <= width else { break }
      line = next
    }
    return line
  }
}
