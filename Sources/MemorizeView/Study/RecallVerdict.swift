import MemorizeViewModel
import Words

/// The verdict on a typed answer in words.
struct RecallVerdict {
  let line: TextLine

  init(_ answer: RecallRound.Answer, _ theme: Theme) {
    let expected = theme.spelled(answer.graded.expected)
    let (text, tone): (String, Tone) =
      switch answer.graded.verdict {
      case .right: (say("Right!"), .good)
      case .variant: (say("Right: \(Slot.first)."), .good)
      case .nearly(let place): (RecallVerdict.nearly(answer, place), .gold)
      case .wrong, .unknown: (say("The answer is \(Slot.first)."), .forgotten)
      }
    line = TextLine(text, tone, ending: .plain, values: [(expected, .heading)])
  }

  /// The verdict about a typo, as in `Nearly: egg, with a double g`.
  ///
  /// It names a letter that was typed too often or not often enough.
  private static func nearly(_ answer: RecallRound.Answer, _ place: Int) -> String {
    let plain = say("Nearly: \(Slot.first).")
    let typed = Array(answer.text.lowercased())
    let expected = Array(answer.graded.expected.lowercased())
    let difference = typed.count - expected.count
    guard abs(difference) == 1, typed.indices.contains(place - 1) else { return plain }
    let letter = typed[place - 1]
    let run = typed.prefix(place).reversed().prefix { $0 == letter }.count
    if difference == 1, typed.indices.contains(place), typed[place] == letter, run == 1 {
      return say("Nearly: \(Slot.first), with one \(letter).")
    }
    let isDoubled =
      difference == -1 && run == 1 && expected.indices.contains(place) && expected[place] == letter
    return isDoubled ? say("Nearly: \(Slot.first), with a double \(letter).") : plain
  }
}
