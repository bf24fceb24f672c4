import Canvas

extension String {
  /// The text in lines of a width, broken between words; only longer words are broken themselves.
  ///
  /// Words also break after a hyphen or a slash, and Chinese and Japanese between any two characters
  /// that may part.
  ///
  /// - Parameter width: columns of a line, at least 1.
  /// - Returns: lines, none wider than `width`; a character that is wider by itself is left out.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      var isStart = true
      for part in word.parts {
        let blank = isStart ? " " : ""
        isStart = false
        if let last = lines.last, last.columns + blank.count + part.columns <= width {
          lines[lines.count - 1] = last + blank + part
        } else {
          lines += part.pieces(of: width)
        }
      }
    }
    return lines
  }

  /// The text in lines of a width that are filled to their ends, whatever words that breaks.
  func filled(lines width: Int) -> [String] {
    var lines: [String] = []
    var rest = split(separator: " ").joined(separator: " ")[...]
    while let first = rest.pieces(of: width).first {
      let end = rest.index(rest.startIndex, offsetBy: first.count)
      lines.append(String(first.last == " " ? first.dropLast() : first[...]))
      rest = rest[end...].first == " " ? rest[end...].dropFirst() : rest[end...]
    }
    return lines
  }

  /// The width of the widest part that does not break.
  var widestPart: Int {
    split(separator: " ").flatMap(\.parts).map(\.columns).max() ?? 0
  }
}

extension Substring {
  /// A word in the parts between which a line may end.
  fileprivate var parts: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var previous: Character?
    for index in indices {
      if let previous, start < index, previous.parts(from: self[index]),
        !(start == self.index(before: index) && previous.isJoint)
      {
        parts.append(self[start..<index])
        start = index
      }
      previous = self[index]
    }
    return start < endIndex ? parts + [self[start...]] : parts
  }

  /// A word cut into pieces that fit.
  fileprivate func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var columns = 0
    for character in self where character.columns <= width {
      if columns + character.columns > width, !piece.isEmpty {
        pieces.append(piece)
        (piece, columns) = ("", 0)
      }
      piece.append(character)
      columns += character.columns
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

extension Character {
  /// What a word may break after.
  fileprivate var isJoint: Bool { "-/–—|".contains(self) }

  /// Whether a line may end between this character and the next one in a word.
  fileprivate func parts(from next: Character) -> Bool {
    if isJoint { return next.isLetter || next.isNumber && self != "-" }
    guard isIdeographic || next.isIdeographic || Character.closing.contains(self) else {
      return false
    }
    return !Character.closing.contains(next) && !Character.opening.contains(self)
  }

  /// Whether it belongs to a script that has no blanks between words.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
  }

  /// What no line begins with.
  private static let closing = Set(
    "、。，．・：；？！）」』】〉》〕〗”’…ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.;:!?)]}»")
  /// What no line ends with.
  private static let opening = Set("（「『【〈《〔〖“‘([{«")
}
