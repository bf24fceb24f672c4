extension String {
  /// Wraps the text between words; only words longer than a line are broken.
  ///
  /// Words may also break after a hyphen or a slash; Chinese and Japanese may break between most
  /// characters.
  ///
  /// - Parameters:
  ///   - width: the columns of a line, at least 1.
  ///   - hyphenated: whether broken words get hyphens, in scripts that have them.
  ///   - keepsWords: whether lines end only at blanks and, in scripts without them, after
  ///     punctuation, because lines are read aloud one by one.
  /// - Returns: lines no wider than `width`; a single character that is wider is left out.
  package func wrapped(
    to width: Int, hyphenated: Bool = false, keepsWords: Bool = false
  ) -> [String] {
    var lines: [String] = []
    for word in words {
      var isStart = true
      for part in word.parts(keepsWords: keepsWords, width: width) {
        let blank = isStart ? " " : ""
        isStart = false
        if let last = lines.last, last.columns + blank.count + part.columns <= width {
          lines[lines.count - 1] = last + blank + part
        } else {
          lines += part.pieces(of: width, hyphenated)
        }
      }
    }
    return lines
  }

  /// Wraps the text between words into as few lines as `wrapped`, but of similar lengths.
  ///
  /// - Parameter width: the columns of a line, at least 1.
  /// - Returns: lines no wider than `width`.
  package func wrappedEvenly(to width: Int) -> [String] {
    var best = wrapped(to: width)
    guard best.count > 1 else { return best }
    for narrower in stride(from: width - 1, through: min(width, widestPart), by: -1) {
      let candidate = wrapped(to: narrower)
      guard candidate.count == best.count else { break }
      best = candidate
    }
    return best
  }

  /// Wraps the text into lines that are filled to their ends, even in the middle of a word.
  ///
  /// - Parameters: as for `wrapped`.
  /// - Returns: lines no wider than `width`.
  package func filled(lines width: Int, hyphenated: Bool = false) -> [String] {
    var lines: [String] = []
    var rest = split(separator: " ").joined(separator: " ")[...]
    while let first = rest.pieces(of: width, hyphenated).first {
      let hasHyphen = hyphenated && first.last == "-" && !rest.hasPrefix(first)
      let taken = hasHyphen ? first.count - 1 : first.count
      let end = rest.index(rest.startIndex, offsetBy: taken)
      lines.append(String(first.last == " " ? first.dropLast() : first[...]))
      rest = rest[end...].first == " " ? rest[end...].dropFirst() : rest[end...]
    }
    return lines
  }

  /// The columns of the widest part that cannot break.
  package var widestPart: Int {
    words.flatMap { $0.parts() }.map(\.columns).max() ?? 0
  }

  /// The words between blanks; a percent sign belongs to its number.
  private var words: [Substring] {
    split(separator: " ").reduce(into: []) { words, word in
      if word.first == "%", let number = words.popLast() {
        words.append(self[number.startIndex..<word.endIndex])
      } else {
        words.append(word)
      }
    }
  }
}

extension Substring {
  /// The parts of a word between which a line may end; parts that are wider than a line are parted
  /// even where words are kept.
  fileprivate func parts(keepsWords: Bool = false, width: Int = .max) -> [Substring] {
    guard keepsWords else { return parts { $0.parts(from: $1) } }
    return parts { $0.endsPhrase && !$1.endsPhrase }.flatMap {
      $0.columns > width ? $0.parts() : [$0]
    }
  }

  private func parts(between canPart: (Character, Character) -> Bool) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var previous: Character?
    for index in indices {
      if let previous, start < index, canPart(previous, self[index]),
        !self[start..<index].allSatisfy(\.isMark)
      {
        parts.append(self[start..<index])
        start = index
      }
      previous = self[index]
    }
    return start < endIndex ? parts + [self[start...]] : parts
  }

  /// The word cut into pieces that fit; with hyphens, except after one letter.
  fileprivate func pieces(of width: Int, _ hyphenated: Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var columns = 0
    for character in self where character.columns <= width {
      if columns + character.columns > width, !piece.isEmpty {
        let carried = hyphenated ? piece.carried(before: character) : ""
        let rest = piece.dropLast(carried.count)
        pieces.append(carried.isEmpty || rest.last == " " ? String(rest) : rest + "-")
        (piece, columns) = (carried, carried.columns)
      }
      piece.append(character)
      columns += character.columns
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

extension String {
  /// The letter that leaves its place to a hyphen before a line goes on with another letter; empty
  /// if there is no hyphen.
  fileprivate func carried(before next: Character) -> String {
    let end = suffix(3)
    guard end.count == 3, let last, let second = end.dropLast().last, second.columns == 1,
      last.isHyphenated, next.isHyphenated, second == " " || second.isHyphenated,
      second == " " || end.first?.isHyphenated == true
    else { return "" }
    return String(last)
  }
}

extension Character {
  /// Whether words with this letter are broken with hyphens: Latin, Greek, Cyrillic.
  fileprivate var isHyphenated: Bool {
    isLetter && columns == 1 && unicodeScalars.allSatisfy { $0.value < 0x530 }
  }

  /// Whether a phrase ends with this character in a script without blanks.
  fileprivate var endsPhrase: Bool { "，。、；：！？）」』》".contains(self) }

  /// Whether a word may break after this character.
  fileprivate var isJoint: Bool { "-/–—|".contains(self) }

  /// Whether the character does not end a line without a letter before it, as the stop of `.apkg`.
  fileprivate var isMark: Bool {
    isJoint || Character.closing.contains(self) || Character.opening.contains(self)
  }

  /// Whether a line may end between this character and the next one in a word.
  fileprivate func parts(from next: Character) -> Bool {
    // Nor can a line start with a dash after a stop, as in the Morse code .-.-
    if next.isJoint, !isJoint { return false }
    if isJoint { return next.isLetter || next.isNumber && self != "-" }
    guard isIdeographic || next.isIdeographic || Character.closing.contains(self) else {
      return false
    }
    return !Character.closing.contains(next) && !Character.opening.contains(self)
  }

  /// Whether the character belongs to a script without blanks between words.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
  }

  /// Characters that cannot start a line.
  private static let closing = Set(
    "、。，．・：；？！）」』】〉》〕〗”’…ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.;:!?)]}»")
  /// Characters that cannot end a line.
  private static let opening = Set("（「『【〈《〔〖“‘([{«")
}
