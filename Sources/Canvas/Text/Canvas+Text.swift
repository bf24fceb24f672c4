extension Canvas {
  /// Writes text on one row.
  ///
  /// - Parameters:
  ///   - text: what to write; control characters become blanks.
  ///   - point: where its first column goes.
  ///   - style: how it looks.
  ///   - width: how many columns it may take; what does not fit is shortened with an ellipsis.
  /// - Returns: how many columns it took.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, _ style: Style = .plain, width: Int = .max
  ) -> Int {
    let shown = width == .max ? text : text.shortened(to: width)
    if let columns = writePlain(shown, at: point, style) { return columns }
    var x = point.x
    shown.forEachGlyph { glyph in
      put(glyph, at: Point(x: x, y: point.y), style)
      x &+= glyph.columns
    }
    return x &- point.x
  }

  /// Writes a part of a text on one row, as a whole.
  public mutating func write(_ text: Substring, at point: Point, _ style: Style) {
    write(String(text), at: point, style)
  }

  /// Writes text that is nothing but letters, digits and the like, a cell each, as most is.
  private mutating func writePlain(_ text: String, at point: Point, _ style: Style) -> Int? {
    let written = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.arePlain else { return nil }
      for (offset, byte) in bytes.enumerated() {
        put(Glyph(Unicode.Scalar(byte)), at: Point(x: point.x &+ offset, y: point.y), style)
      }
      return bytes.count
    }
    return written ?? nil
  }

  /// The picture as text, a line a row, without blanks at the ends of lines.
  public var description: String {
    lines { cell in
      cell.glyph.isContinuation ? "" : String(String.UnicodeScalarView(cell.glyph.scalars))
    }
  }

  /// A letter a cell for the paint that is seen there: the ground's, or for solid blocks the ink's.
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
  /// How many columns the character takes when drawn: 1 or 2, rarely more.
  public var columns: Int {
    if let single = singleScalar { return Glyph(single).columns }
    return Glyph.glyphs(of: self).reduce(0) { $0 + $1.columns }
  }
}

// Texts are mostly strings: what is done to those is compiled for them, not for any kind of text.
extension String {
  /// How many columns the text takes when drawn.
  public var columns: Int {
    // Most texts are plain, and lie in one piece.
    let plain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.arePlain ? bytes.count : nil
    }
    if let plain, let columns = plain { return columns }
    var columns = 0
    forEachGlyph { columns += $0.columns }
    return columns
  }

  /// Whether the text takes so many columns at most.
  public func fits(_ width: Int) -> Bool {
    // No character takes more columns than it has bytes.
    utf8.count <= width || columns <= width
  }

  /// The text shortened to so many columns, the last of them an ellipsis if anything is left out.
  ///
  /// - Parameters:
  ///   - width: columns; none or fewer leave nothing.
  ///   - ellipsis: what stands for the part left out.
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

extension StringProtocol {
  /// How many columns the text takes when drawn.
  public var columns: Int { String(self).columns }
}
