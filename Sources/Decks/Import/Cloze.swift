/// Texts with gaps, as Anki writes them: `The capital of {{c1::France}} is {{c2::Paris::city}}`.
enum Cloze {
  /// A gap: the number, the hidden text, and the hint.
  private struct Gap {
    let number: Int
    let text: String
    let hint: String?
  }

  private enum Part {
    case text(String)
    case gap(Gap)
  }

  /// A sentence for each number of a gap, in which `[…]` or the hint stands in its place, and the text
  /// of the gap; none without gaps.
  ///
  /// Gaps within gaps count as none. Gaps with one number belong together. Takes time O(length × gaps).
  static func cards(of text: String) -> [(sentence: String, answer: String)] {
    let parts = parts(of: text)
    let gaps = parts.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
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
      return (sentence.joined(), answer)
    }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "{{c"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      let inside = rest[open.upperBound..<close.lowerBound]
      let fields = inside.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count >= 2, let number = Int(fields[0]), !inside.contains("{{") else {
        parts.append(.text(String(rest[..<open.upperBound])))
        rest = rest[open.upperBound...]
        continue
      }
      parts.append(.text(String(rest[..<open.lowerBound])))
      parts.append(
        .gap(
          Gap(
            number: number, text: String(fields[1]),
            hint: fields.count > 2 ? String(fields[2]) : nil)))
      rest = rest[close.upperBound...]
    }
    return parts + [.text(String(rest))]
  }
}
