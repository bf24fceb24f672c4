extension String {
  /// The text in a form that is safe to write to a terminal.
  ///
  /// Control characters, whole escape sequences, overrides of the writing direction and byte order
  /// marks are removed; tabs and line breaks become blanks, and the ends are trimmed. Rows of
  /// combining marks are cut as `CombiningMarkLimit` says. Takes time O(length).
  package var cleaned: String {
    // Nearly all texts are printable ASCII, of which everything is kept.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return hasPrefix(" ") || hasSuffix(" ") ? String(unicodeScalars.trimmed) : self
    }
    var cleaner = TextCleaner()
    for scalar in unicodeScalars { cleaner.read(scalar) }
    return String(cleaner.kept.trimmed)
  }

  /// Whether `cleaned` would change nothing, except that it trims the ends.
  package var isClean: Bool {
    let framed = "|\(self)|"
    return framed.cleaned.utf8.elementsEqual(framed.utf8)
  }

  /// The longest beginning of the text that is within both limits.
  ///
  /// - Parameters:
  ///   - characters: the most characters.
  ///   - bytes: the most bytes of UTF-8.
  /// - Returns: whole characters only, so possibly none.
  package func cut(characters: Int, bytes: Int) -> String {
    var left = bytes
    return String(
      prefix(characters).prefix { character in
        left -= character.utf8.count
        return left >= 0
      })
  }

  /// Whether the text can be a face: it has a character that shows something by itself, unlike
  /// blanks, marks, and invisible characters.
  package var isFace: Bool {
    unicodeScalars.contains { scalar in
      guard !scalar.properties.isWhitespace, !scalar.properties.isDefaultIgnorableCodePoint,
        scalar != "\u{2800}"
      else { return false }
      return switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: false
      default: true
      }
    }
  }

  /// Whether the text has any visible character.
  package var isVisible: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  fileprivate var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.properties.isWhitespace }),
      let end = lastIndex(where: { !$0.properties.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }
}

/// Parses text as a terminal does, and keeps the characters that the terminal would print.
///
/// Knows the sequences of ECMA-48 in their 7-bit and 8-bit forms.
private struct TextCleaner {
  private enum State {
    case text
    case escape
    case controlSequence
    case controlString
    case controlStringEscape
  }

  private(set) var kept = String.UnicodeScalarView()
  private var marks = CombiningMarkLimit()
  private var state = State.text

  mutating func read(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: readText(scalar)
    case .escape: readEscape(scalar)
    case .controlSequence: readControlSequence(scalar)
    case .controlString: readControlString(scalar)
    case .controlStringEscape:
      if scalar == "\\" { state = .text } else { readEscape(scalar) }
    }
  }

  private mutating func readText(_ scalar: Unicode.Scalar) {
    state = .text
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x9B: state = .controlSequence
    case 0x90, 0x98, 0x9D...0x9F: state = .controlString
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: kept.append(" ")
    case 0x00...0x1F, 0x7F...0x9F: break
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
    default: if marks.allows(scalar) { kept.append(scalar) }
    }
  }

  private mutating func readEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .controlSequence
    case "]", "P", "X", "^", "_": state = .controlString
    case " "..."/": state = .escape
    case "0"..."~": state = .text
    default: readText(scalar)
    }
  }

  private mutating func readControlSequence(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " "..."?": break
    case "@"..."~": state = .text
    default: readText(scalar)
    }
  }

  private mutating func readControlString(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x07, 0x18, 0x1A, 0x9C: state = .text
    case 0x1B: state = .controlStringEscape
    default: break
    }
  }
}

/// Limits how many combining marks may follow each other in a text.
///
/// Comparing two texts takes time O(marks in a row, squared), so a hostile file could use long rows
/// of them to stall the program. No language needs more than 30: that is the Stream-Safe Text
/// Format of Unicode Standard Annex 15.
package struct CombiningMarkLimit {
  private static let limit = 30

  private var count = 0

  /// Makes a limit for a new text.
  package init() {}

  /// Reads the next character of the text and returns whether it is within the limit.
  package mutating func allows(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
      count = 0
      return true
    }
    count += 1
    return count <= CombiningMarkLimit.limit
  }
}
