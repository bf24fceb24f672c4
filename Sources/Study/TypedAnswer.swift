/// A typed answer, compared with the text that was asked for.
///
/// Case, punctuation and parts in brackets make no difference, except that an answer to another
/// question is wrong even if only case tells it apart. `|` and `;` separate alternatives.
/// Wrong accents, a missing article, one of several meanings between commas, and a single typo in a
/// word are pointed out, but count as known; so is another answer to the same question.
public struct TypedAnswer: Equatable, Sendable {
  /// How good the answer is.
  public enum Verdict: Equatable, Sendable {
    case right
    /// Right, but written otherwise: with other accents, without an article, or as one of several
    /// meanings between commas.
    case variant
    /// A single letter is wrong; its index among the characters typed.
    case nearly(at: Int)
    case wrong
    /// Nothing was typed.
    case unknown
  }

  /// How good the answer is.
  public let verdict: Verdict
  /// The alternative that the answer comes closest to; the whole text if it is wrong.
  public let expected: String
  /// The index of the other text that was typed instead.
  public let confused: Int?

  /// The grade; never easy.
  public var grade: Grade {
    switch verdict {
    case .right, .variant, .nearly: .good
    case .wrong, .unknown: .again
    }
  }

  /// Compares what was typed with a text.
  ///
  /// Complexity: O(n) for n other texts unless the answer is right.
  ///
  /// - Parameters:
  ///   - typed: the answer.
  ///   - text: the text that was asked for.
  ///   - others: the answers to other questions. One of them is never a typo.
  ///   - synonyms: other answers to the same question, which count as known.
  public init(
    _ typed: String, to text: String, others: [String] = [], synonyms: [String] = []
  ) {
    let (verdict, expected) = TypedAnswer.best(typed, text)
    let isOpen = verdict != .right && verdict != .unknown
    // Case alone can tell two answers apart, as it does the keys x and X.
    let answer = TypedAnswer.trimmed(typed[...])
    let confused =
      isOpen
      ? others.firstIndex { TypedAnswer.best(typed, $0).verdict == .right }
      : answer == expected ? nil : others.firstIndex(of: answer)
    let isSynonym =
      (verdict.rank > Verdict.variant.rank || confused != nil)
      && synonyms.contains { TypedAnswer.best(typed, $0).verdict.rank <= Verdict.variant.rank }
    guard !isSynonym else {
      (self.verdict, self.expected, self.confused) = (.variant, text, nil)
      return
    }
    self.confused = confused
    self.verdict = confused == nil ? verdict : .wrong
    self.expected = self.verdict == .wrong || verdict == .unknown ? text : expected
  }

  private static func best(
    _ typed: String, _ text: String
  ) -> (verdict: Verdict, expected: String) {
    alternatives(of: text).map { (judge(typed, $0), $0) }.min { $0.0.rank < $1.0.rank }
      ?? (.wrong, text)
  }

  /// The alternatives of a text; the text itself if it consists of separators.
  private static func alternatives(of text: String) -> [String] {
    let parts = text.split { $0 == "|" || $0 == ";" }.map { trimmed($0) }.filter { !$0.isEmpty }
    return parts.isEmpty ? [text] : parts
  }

  private static func judge(_ typed: String, _ text: String) -> Verdict {
    guard !trimmed(typed[...]).isEmpty else { return .unknown }
    let answer = ComparedText(typed)
    var verdict = Verdict.wrong
    for expected in [ComparedText(text), ComparedText(withoutBrackets(text))] {
      let next = answer.verdict(against: expected)
      if next.rank < verdict.rank { verdict = next }
    }
    guard verdict.rank > Verdict.variant.rank else { return verdict }
    return isVariant(answer, of: text) ? .variant : verdict
  }

  /// Whether the answer is the text without its article, or one of several meanings.
  private static func isVariant(_ answer: ComparedText, of text: String) -> Bool {
    let meanings = text.split(separator: ",").map { ComparedText(withoutBrackets(trimmed($0))) }
    return meanings.contains { meaning in
      // Two articles must be the same one.
      let forms: [(ComparedText?, ComparedText?)] = [
        (answer, meaning), (answer.withoutArticle, meaning), (answer, meaning.withoutArticle),
      ]
      return forms.contains { answer, meaning in
        guard let answer, let meaning else { return false }
        return answer.verdict(against: meaning).rank <= Verdict.variant.rank
      }
    }
  }

  /// The text without its parts in round or square brackets.
  private static func withoutBrackets(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      switch character {
      case "(", "[", "（":
        depth += 1
        return false
      case ")", "]", "）":
        depth = max(0, depth - 1)
        return false
      default: return depth == 0
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension TypedAnswer.Verdict {
  /// The better verdict has the smaller rank.
  fileprivate var rank: Int {
    switch self {
    case .right: 0
    case .variant: 1
    case .nearly: 2
    case .unknown: 3
    case .wrong: 4
    }
  }
}
