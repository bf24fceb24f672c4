import MemorizeViewModel
import Words

/// The verdict on a typed answer in words.
struct RecallVerdict {
  let line: TextLine

  init(_ answer: RecallRound.Answer, _ theme: Theme) {
    let expected = theme.spelled(answer.graded.expected)
    line =
      switch answer.graded.verdict {
      case .right: TextLine(say("Right!"), .good)
      case .variant:
        TextLine(
          say("Right: \(Slot.first)."), .good, ending: .plain, values: [(expected, .heading)])
      case .nearly(let place):
        TextLine(
          RecallVerdict.nearly(answer, place), .gold, ending: .plain,
          values: [(expected, .heading)])
      case .wrong, .unknown:
        TextLine(
          say("The answer is \(Slot.first)."), .forgotten, ending: .plain,
          values: [(expected, .heading)])
      }
  }

  /// The verdict about a typo, as in `Nearly: egg, with two g`.
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
    return isDoubled ? say("Nearly: \(Slot.first), with two \(letter).") : plain
  }
}
