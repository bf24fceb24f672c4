extension Character {
  /// The ASCII character of which this is the full-width form, as `?` of `？`, or the blank of the
  /// wide one; `nil` for others.
  public var narrow: Character? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    if scalar.value == 0x3000 { return " " }
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
  }
}

extension Unicode.Scalar {
  /// The number of columns a terminal gives this character: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters and emoji take two columns; combining marks and
  /// invisible characters take none (Unicode Standard Annex 11). Ambiguous characters count as
  /// narrow, as terminals draw them outside East Asian locales.
  public var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // Frames are full of lines, blocks and shapes: they skip the search through the tables.
    if (0x2500..<0x25FD).contains(value) { return 1 }
    if isInvisible { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether it shows nothing on its own: controls, marks and formatting characters.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: true
    case .format: !isVisibleFormat
    case .lineSeparator, .paragraphSeparator: true
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    if Unicode.Scalar.wide.contains(where: { $0.first <= value && value <= $0.last }) {
      return true
    }
    return properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
  }

  /// Whether it is a formatting character that is visible, such as the Arabic sign for the end of a
  /// verse; terminals disagree about its columns.
  var isVisibleFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static let wide: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x2329, 0x232A), (0x2E80, 0x2E99), (0x2E9B, 0x2EF3), (0x2F00, 0x2FD5),
    (0x2FF0, 0x2FFB), (0x3000, 0x303E), (0x3041, 0x3096), (0x3099, 0x30FF), (0x3105, 0x312F),
    (0x3131, 0x318E), (0x3190, 0x31E3), (0x31F0, 0x321E), (0x3220, 0x3247), (0x3250, 0xA48C),
    (0xA490, 0xA4C6), (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19),
    (0xFE30, 0xFE52), (0xFE54, 0xFE66), (0xFE68, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6),
    (0x16FE0, 0x16FE4), (0x16FF0, 0x16FF1), (0x17000, 0x187F7), (0x18800, 0x18CD5),
    (0x18D00, 0x18D08), (0x1AFF0, 0x1AFFE), (0x1B000, 0x1B122), (0x1B150, 0x1B152),
    (0x1B164, 0x1B167), (0x1B170, 0x1B2FB), (0x1F200, 0x1F202), (0x1F210, 0x1F23B),
    (0x1F240, 0x1F248), (0x1F250, 0x1F251), (0x1F260, 0x1F265), (0x1F3FB, 0x1F3FF),
    (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
  ]
}
