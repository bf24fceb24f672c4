/// Stands in a text for a value that has a tone of its own.
///
/// Another language may have the value anywhere in its text. The characters are for private use:
/// no text has them.
enum Slot: Character, CaseIterable, CustomStringConvertible {
  case first = "\u{E000}"
  case second = "\u{E001}"

  var description: String { String(rawValue) }
}

extension TextLine {
  /// A text with values in tones of their own.
  ///
  /// - Parameters:
  ///   - text: the text, with a slot for each value.
  ///   - tone: the tone of the text up to the first value.
  ///   - ending: the tone of the text after it; `nil` for the same one.
  ///   - values: the values, in the order of the slots.
  init(_ text: String, _ tone: Tone, ending: Tone? = nil, values: [(text: String, tone: Tone)]) {
    let slots = Dictionary(uniqueKeysWithValues: zip(Slot.allCases, values))
    var line = TextLine()
    var (rest, tone) = ("", tone)
    for character in text {
      guard let value = Slot(rawValue: character).flatMap({ slots[$0] }) else {
        rest.append(character)
        continue
      }
      line = line.adding(rest, tone).adding(value.text, value.tone)
      (rest, tone) = ("", ending ?? tone)
    }
    self = line.adding(rest, tone)
  }
}
