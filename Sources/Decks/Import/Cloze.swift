/// Texts with gaps, as Anki writes them: `The capital of {{c1::France}} is {{c2::Paris::city}}`.
enum Cloze {
  /// The most gaps of a text; one with more is a text without gaps.
  private static let mostGaps = 100

  /// A gap: the number, the hidden text, and the hint.
  private struct Gap {
    let number: Int
    let text: String
    let hint: String?

    /// The gap between `{{c` and `}}`; `nil` if there is none.
    init?(_ text: Substring) {
      let fields = text.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
      guard let first = fields.first, let number = Int(first), let word = fields.dropFirst().first
      else { return nil }
      self.number = number
      self.text = String(word)
      hint = fields.dropFirst(2).first.map(String.init)
    }
  }

  private enum Part {
    case text(String)
    case gap(Gap)
  }

  /// A sentence for each number of a gap, in which `[…]` or the hint stands in its place, and the text
  /// of the gap; none without gaps.
  ///
  /// Gaps with one number belong together. Of gaps within gaps only the inner one counts.
  /// Complexity: O(length), for each of at most 100 gaps.
  static func cards(of text: String) -> [(number: Int, sentence: String, answer: String)] {
    let parts = parts(of: text)
    let gaps = parts.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
    guard gaps.count <= mostGaps else { return [] }
    let numbers = gaps.map(\.number).reduce(into: [Int]()) { all, number in
      if !all.contains(number) { all.append(number) }
    }
    return numbers.map { number in
      let sentence = parts.map { part in
        switch part {
        case .text(let text): text
        case .gap(let gap): gap.number == number ? "[\(gap.hint ?? "…")]" : gap.text
        }
      }
      let answer = gaps.filter { $0.number == number }.map(\.text).joined(separator: ", ")
      return (number, sentence.joined(), answer)
    }
  }

  private static func parts(of text: String) -> [Part] {
    let pieces = text.split(separator: "}}", omittingEmptySubsequences: false)
    let closed = pieces.dropLast().flatMap { piece -> [Part] in
      guard let open = piece.ranges(of: "{{c").last, let gap = Gap(piece[open.upperBound...])
      else { return [.text(piece + "}}")] }
      return [.text(String(piece[..<open.lowerBound])), .gap(gap)]
    }
    return closed + [.text(String(pieces.last ?? ""))]
  }
}
