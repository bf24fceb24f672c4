/// What a terminal does with the letters of scripts that are written from right to left.
public enum TextOrder: Equatable, Sendable {
  /// It leaves every letter in its cell.
  case cells
  /// It turns the letters of each word around, and leaves the words where they are.
  case words
  /// It orders whole lines, but for letters with a mark that tells it not to.
  case lines
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that is written from right to left.
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

  /// The characters as a terminal has to be given them, so that they are read in the right order.
  ///
  /// - Parameters:
  ///   - order: what the terminal does by itself.
  ///   - isRightToLeft: whether the text as a whole is written from right to left.
  /// - Returns: a line from left to right; the text itself if nothing in it runs the other way.
  public func ordered(for order: TextOrder, isRightToLeft: Bool = false) -> String {
    guard unicodeScalars.contains(where: \.isRightToLeft) else { return self }
    let visual = BidirectionalText(self, isRightToLeft: isRightToLeft).visual
    guard order == .words else { return String(visual) }
    // Such a terminal turns each word around once more.
    var given: [Character] = []
    for word in visual.split(separator: " ", omittingEmptySubsequences: false) {
      if !given.isEmpty || word.startIndex > 0 { given.append(" ") }
      given += word.runs.flatMap { $0.isTurned ? Array($0.letters.reversed()) : Array($0.letters) }
    }
    return String(given)
  }
}

extension ArraySlice<Character> {
  /// The parts that are of one direction each.
  fileprivate var runs: [(isTurned: Bool, letters: [Character])] {
    var runs: [(isTurned: Bool, letters: [Character])] = []
    for character in self {
      let isTurned = character.unicodeScalars.contains(where: \.isRightToLeft)
      if let last = runs.indices.last, runs[last].isTurned == isTurned {
        runs[last].letters.append(character)
      } else {
        runs.append((isTurned, [character]))
      }
    }
    return runs
  }
}
