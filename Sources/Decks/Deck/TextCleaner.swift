extension String {
  /// The text as a terminal may show it.
  ///
  /// Control characters, escape sequences from their start to their end, overrides of the writing
  /// direction and byte order marks are gone, tabs and line breaks are blanks, and there are none
  /// at either end. Of marks in a row 30 are kept (the Stream-Safe Text Format of Unicode Standard
  /// Annex 15), since to compare texts takes time O(marks in a row, squared). Takes time O(length), next to none where all bytes
  /// are plain.
  package var cleaned: String {
    if utf8.allSatisfy({ $0.isPlain }) {
      guard utf8.first == 0x20 || utf8.last == 0x20 else { return self }
      return String(unicodeScalars.trimmed)
    }
    var cleaner = TextCleaner()
    for scalar in unicodeScalars { cleaner.read(scalar) }
    return String(cleaner.kept.trimmed)
  }

  /// The text of bytes in UTF-8, as `cleaned` would leave it.
  init(cleaning bytes: ArraySlice<UInt8>) {
    guard bytes.isVisibleASCII || bytes.allSatisfy({ $0.isPlain }) else {
      self = String(decoding: bytes, as: UTF8.self).cleaned
      return
    }
    var bytes = bytes
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// Whether it is as `cleaned` would leave it, but for blanks at its ends.
  package var isClean: Bool {
    let framed = "|\(self)|"
    return framed.cleaned.utf8.elementsEqual(framed.utf8)
  }

  /// The beginning of the text, as much of it as is within both limits.
  ///
  /// - Parameters:
  ///   - characters: the most characters.
  ///   - bytes: the most bytes of UTF-8 they may have together.
  /// - Returns: whole characters only, so perhaps none.
  package func cut(characters: Int, bytes: Int) -> String {
    var left = bytes
    return String(
      prefix(characters).prefix { character in
        left -= character.utf8.count
        return left >= 0
      })
  }

  /// Whether it has anything to see, be it a single mark.
  package var isVisible: Bool {
    if let first = utf8.first, 0x21...0x7E ~= first { return true }
    return unicodeScalars.contains {
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

extension ArraySlice<UInt8> {
  /// Whether all is ASCII that can be seen, and blanks.
  ///
  /// It looks at all in any case, which the processor does many at a time.
  fileprivate var isVisibleASCII: Bool {
    let bytes = span
    var others: UInt8 = 0
    for place in bytes.indices { others |= bytes[place] &- 0x20 > 0x5E ? 1 : 0 }
    return others == 0
  }
}

extension UInt8 {
  /// Whether it is a byte of UTF-8 by whose like only ASCII that can be seen, blanks, and letters of Latin,
  /// Greek, Cyrillic, Armenian and Han are written: there is nothing to clean away among these.
  ///
  /// Left out is what leads to controls, wider blanks and marks.
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20...0x7E, 0x80...0xBF, 0xC3...0xCB, 0xCE...0xD1, 0xD3...0xD5, 0xE4...0xE9: true
    default: false
    }
  }
}

/// Reads text the way a terminal does, and keeps what the terminal would print.
///
/// The sequences are those of ECMA-48 in their 7-bit and 8-bit forms.
private struct TextCleaner {
  private enum State {
    case text
    case escape
    case controlSequence
    case controlString
    case controlStringEscape
  }

  private(set) var kept = String.UnicodeScalarView()
  private var marks = MarkCounter()
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
