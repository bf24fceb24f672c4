/// A line with letters of both directions, in the order in which they appear on the screen.
///
/// Implements the basics of the Unicode Bidirectional Algorithm (Standard Annex 9): letters,
/// numbers with signs and separators, and neutral characters; no embeddings and no bracket pairs.
struct BidirectionalText {
  private enum Kind {
    case left
    case right
    case number
    /// Belongs to a number if it stands between two digits.
    case separator
    /// Belongs to a number if it stands beside one.
    case sign
    case neutral
  }

  private let characters: [Character]
  private let isRightToLeft: Bool
  private var kinds: [Kind]

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: the characters in reading order.
  ///   - isRightToLeft: whether the line as a whole is written from right to left.
  init(_ text: some StringProtocol, isRightToLeft: Bool) {
    characters = Array(text)
    self.isRightToLeft = isRightToLeft
    kinds = characters.map(BidirectionalText.kind)
    resolveNumbers()
    resolveNeutrals()
  }

  /// The characters from left to right as they appear on the screen.
  var visual: [Character] {
    var order = Array(characters.indices)
    let levels = kinds.map(level)
    for level in stride(from: levels.max() ?? 0, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    // The mark has done its work, and some terminals would draw it.
    return order.filter { characters[$0] != BidirectionalText.mark }.map { index in
      let character = characters[index]
      return levels[index].isMultiple(of: 2)
        ? character : BidirectionalText.mirrored[character] ?? character
    }
  }

  /// The left-to-right mark, which ends a part written from right to left.
  static let mark: Character = "\u{200E}"

  private static let mirrored: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»",
    "»": "«", "‹": "›", "›": "‹",
  ]

  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    if character == mark { return .left }
    if scalar.properties.numericType == .decimal { return .number }
    if scalar.isRightToLeft { return .right }
    if ".,:/".contains(character) { return .separator }
    if "+-−%°#$€£¥".contains(character) { return .sign }
    return scalar.properties.isAlphabetic ? .left : .neutral
  }

  private func level(_ kind: Kind) -> Int {
    switch kind {
    case .left: isRightToLeft ? 2 : 0
    case .number: 2
    default: kind == .right ? 1 : isRightToLeft ? 1 : 0
    }
  }

  /// Gives separators and signs to the numbers beside them, and numbers to the Latin text before.
  private mutating func resolveNumbers() {
    let isNumber = { (kinds: [Kind], index: Int) in
      kinds.indices.contains(index) && kinds[index] == .number
    }
    for index in kinds.indices where kinds[index] == .separator {
      let isBetween = isNumber(kinds, index - 1) && isNumber(kinds, index + 1)
      kinds[index] = isBetween ? .number : .neutral
    }
    for index in kinds.indices where kinds[index] == .sign {
      let isBeside = isNumber(kinds, index - 1) || isNumber(kinds, index + 1)
      kinds[index] = isBeside ? .number : .neutral
    }
    var last: Kind = isRightToLeft ? .right : .left
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: last = kinds[index]
      case .number where last == .left: kinds[index] = .left
      default: break
      }
    }
  }

  /// Gives neutral characters the direction of both neighbours, or else that of the whole line.
  private mutating func resolveNeutrals() {
    let whole: Kind = isRightToLeft ? .right : .left
    var start = 0
    while start < kinds.count {
      guard kinds[start] == .neutral else {
        start += 1
        continue
      }
      var end = start
      while end < kinds.count, kinds[end] == .neutral { end += 1 }
      let before: Kind = start == 0 ? whole : kinds[start - 1] == .left ? .left : .right
      let after: Kind = end == kinds.count ? whole : kinds[end] == .left ? .left : .right
      for index in start..<end { kinds[index] = before == after ? before : whole }
      start = end
    }
  }
}
