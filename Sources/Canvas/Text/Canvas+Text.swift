extension Canvas {
  /// Writes text on one row.
  ///
  /// - Parameters:
  ///   - text: the text; control characters become blanks.
  ///   - point: the position of its first column.
  ///   - style: its colours and attributes.
  ///   - width: the number of columns it may take; longer text ends with an ellipsis.
  /// - Returns: the number of columns it took.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, _ style: Style = .plain, width: Int = .max
  ) -> Int {
    var x = point.x
    for character in width == .max ? text : text.shortened(to: width) {
      if let letter = character.asciiValue {
        put(Glyph(Unicode.Scalar(letter)), at: Point(x: x, y: point.y), style)
        x &+= 1
        continue
      }
      for glyph in Glyph.glyphs(of: character) {
        put(glyph, at: Point(x: x, y: point.y), style)
        x &+= glyph.columns
      }
    }
    return x &- point.x
  }

  /// Writes a part of a text on one row.
  public mutating func write(_ text: Substring, at point: Point, _ style: Style) {
    write(String(text), at: point, style)
  }

  /// The frame as text, one line for each row, without blanks at the ends of lines.
  public var description: String {
    lines { [$0.glyph].text }
  }

  /// One letter for the style of each cell, laid out as in `description`.
  public func paints(_ letter: (Style) -> Character) -> String {
    lines { String(letter($0.style)) }
  }

  private func lines(_ text: (Cell) -> String) -> String {
    rows.map { row in
      var line = ""
      for cell in row { line += text(cell) }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

extension Canvas: CustomStringConvertible {}

extension Character {
  /// The number of columns the character takes when drawn: 1 or 2, rarely more.
  public var columns: Int { isASCII ? 1 : Glyph.glyphs(of: self).columns }
}

extension String {
  /// The number of columns the text takes when drawn.
  public var columns: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// Whether the text consists of printable ASCII characters only.
  public var isPrintableASCII: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  /// Whether the text takes at most this number of columns.
  public func fits(_ width: Int) -> Bool {
    // No character takes more columns than it has bytes.
    utf8.count <= width || columns <= width
  }

  /// The text shortened to a number of columns.
  ///
  /// - Parameters:
  ///   - width: columns; zero or fewer leave nothing.
  ///   - ellipsis: replaces the end of a text that is too long.
  /// - Returns: the text itself if it fits.
  public func shortened(to width: Int, ellipsis: String = "…") -> String {
    guard !fits(width) else { return self }
    guard width >= ellipsis.columns else { return "" }
    var left = width - ellipsis.columns
    var kept = ""
    for character in self {
      left -= character.columns
      if left < 0 { break }
      kept.append(character)
    }
    return kept + ellipsis
  }
}

extension Substring {
  /// The number of columns the text takes when drawn.
  public var columns: Int { String(self).columns }
}
