/// Texts with gaps, as Anki writes them: `The capital of {{c1::France}} is {{c2::Paris::city}}`.
enum Cloze {
  /// The most gaps of a text; one with more is a text without gaps.
  private static let mostGaps = 100
  /// The most gaps within each other; deeper ones are text.
  private static let mostLevels = 8

  /// A text, or a gap with the parts within it and its hint.
  private indirect enum Part {
    case text(Substring)
    case gap(number: Int, parts: [Part], hint: Substring?)

    /// The text with `[…]` or the hint in place of the gaps of a number.
    func sentence(hiding number: Int) -> String {
      switch self {
      case .text(let text): String(text)
      case .gap(number, _, let hint): "[\(hint ?? "…")]"
      case .gap(_, let parts, _): parts.map { $0.sentence(hiding: number) }.joined()
      }
    }

    /// The texts of the outermost gaps of a number.
    func answers(to number: Int) -> [String] {
      switch self {
      case .text: []
      case .gap(number, let parts, _): [parts.map { $0.sentence(hiding: 0) }.joined()]
      case .gap(_, let parts, _): parts.reduce(into: []) { $0 += $1.answers(to: number) }
      }
    }

    /// The numbers of its gaps, from the outer to the inner ones.
    var numbers: [Int] {
      guard case .gap(let number, let parts, _) = self else { return [] }
      return parts.reduce(into: [number]) { $0 += $1.numbers }
    }
  }

  /// A gap that is not closed yet.
  private struct Open {
    let number: Int
    /// Where it begins, with its braces.
    let start: String.Index
    var parts: [Part] = []
  }

  /// A sentence for each number of a gap, in which `[…]` or the hint stands in its place, and the text
  /// of the gap; none without gaps.
  ///
  /// Gaps with one number belong together. Of gaps within gaps, each hides what is within it.
  /// Complexity: O(length), for each of at most 100 gaps.
  static func cards(of text: String) -> [(number: Int, sentence: String, answer: String)] {
    let parts = parts(of: text[...])
    let all = parts.reduce(into: []) { $0 += $1.numbers }
    guard all.count <= mostGaps else { return [] }
    let numbers = all.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    return numbers.map { number in
      let sentence = parts.map { $0.sentence(hiding: number) }.joined()
      let answers = parts.reduce(into: []) { $0 += $1.answers(to: number) }
      return (number, sentence, answers.joined(separator: ", "))
    }
  }

  private static func parts(of text: Substring) -> [Part] {
    var (parts, open): ([Part], [Open]) = ([], [])
    var (rest, place) = (text, text.startIndex)
    func add(_ part: Part) {
      if open.isEmpty { parts.append(part) } else { open[open.count - 1].parts.append(part) }
    }
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      rest = rest[brace...]
      if open.count < mostLevels, let (number, end) = opening(rest) {
        add(.text(text[place..<brace]))
        open.append(Open(number: number, start: brace))
        (place, rest) = (end, text[end...])
      } else if rest.hasPrefix("}}"), let gap = open.popLast() {
        let (last, hint) = divided(text[place..<brace])
        add(.gap(number: gap.number, parts: gap.parts + [.text(last)], hint: hint))
        rest = rest.dropFirst(2)
        place = rest.startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    // A gap that is not closed is text, with the gaps within it.
    for gap in open {
      parts += [.text(text[gap.start...].prefix { $0 != ":" } + "::")] + gap.parts
    }
    return parts + [.text(text[place...])]
  }

  /// The number of the gap that begins a text, and the index at which its text begins.
  private static func opening(_ text: Substring) -> (number: Int, end: String.Index)? {
    guard text.hasPrefix("{{c") else { return nil }
    let digits = text.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, text[digits.endIndex...].hasPrefix("::") else {
      return nil
    }
    return (number, text.index(digits.endIndex, offsetBy: 2))
  }

  /// The text before `::`, and the hint after it.
  private static func divided(_ text: Substring) -> (text: Substring, hint: Substring?) {
    guard let mark = text.firstRange(of: "::") else { return (text, nil) }
    return (text[..<mark.lowerBound], text[mark.upperBound...])
  }
}
