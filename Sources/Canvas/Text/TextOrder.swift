/// How a terminal arranges letters that are written from right to left.
public enum TextOrder: Equatable, Sendable {
  /// Leaves every letter in its cell.
  case cells
  /// Reverses the letters of each word and leaves the words in place.
  case words
  /// Reverses several words in a row, and their letters.
  case runs
  /// Reorders whole lines, except for letters followed by a left-to-right mark.
  case lines
}

extension Unicode.Scalar {
  /// Whether it is a letter written from right to left.
  public var isRightToLeft: Bool {
    guard value >= 0x590 else { return false }
    switch value {
    case 0x660...0x669, 0x6F0...0x6F9: return false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }
}

extension String {
  /// Whether the text begins in a script that is written from right to left.
  public var isRightToLeft: Bool {
    unicodeScalars.first { $0.isRightToLeft || $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }

  /// The text as a part of a line: signs and numbers after it stay after it.
  public var isolated: String {
    unicodeScalars.contains(where: \.isRightToLeft) ? self + String(BidirectionalText.mark) : self
  }

  /// The characters in the order to send, so that they appear in reading order on the screen.
  ///
  /// - Parameters:
  ///   - order: how the terminal arranges letters.
  ///   - isRightToLeft: whether the text as a whole is written from right to left.
  /// - Returns: a line from left to right; the text itself if it has no right-to-left letters.
  public func ordered(for order: TextOrder, isRightToLeft: Bool = false) -> String {
    guard unicodeScalars.contains(where: \.isRightToLeft) else { return self }
    let visual = BidirectionalText(self, isRightToLeft: isRightToLeft).visual
    // What the terminal reverses is reversed once more.
    if order == .runs {
      return String(
        visual[...].runsOfWords.flatMap { $0.isReversed ? $0.letters.reversed() : $0.letters })
    }
    guard order == .words else { return String(visual) }
    var given: [Character] = []
    for word in visual.split(separator: " ", omittingEmptySubsequences: false) {
      if !given.isEmpty || word.startIndex > 0 { given.append(" ") }
      given += word.runs.flatMap { $0.isReversed ? $0.letters.reversed() : $0.letters }
    }
    return String(given)
  }
}

extension ArraySlice<Character> {
  /// The parts with a single direction, where blanks between words of that direction belong to it.
  fileprivate var runsOfWords: [(isReversed: Bool, letters: [Character])] {
    runs.reduce(into: []) { parts, run in
      let (last, before) = (parts.indices.last, parts.indices.dropLast().last)
      if run.isReversed, let last, let before, parts[before].isReversed,
        parts[last].letters.allSatisfy({ $0 == " " })
      {
        parts[before].letters += parts[last].letters + run.letters
        parts.removeLast()
      } else {
        parts.append(run)
      }
    }
  }

  /// The parts with a single direction.
  fileprivate var runs: [(isReversed: Bool, letters: [Character])] {
    var runs: [(isReversed: Bool, letters: [Character])] = []
    for character in self {
      let isReversed = character.unicodeScalars.contains(where: \.isRightToLeft)
      if let last = runs.indices.last, runs[last].isReversed == isReversed {
        runs[last].letters.append(character)
      } else {
        runs.append((isReversed, [character]))
      }
    }
    return runs
  }
}
