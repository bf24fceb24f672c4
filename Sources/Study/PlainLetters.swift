/// Letters without their accents.
enum PlainLetters {
  private static let latin = "abcdefghijklmnopqrstuvwxyz"
  /// Vowels of Greek and Cyrillic; marks on other letters, as in й or が, make another letter.
  private static let others = "αεηιουωаеиоуыэюя"
  private static let marks: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}",
    "\u{309}", "\u{30A}", "\u{30B}", "\u{30C}", "\u{31B}", "\u{323}", "\u{326}", "\u{327}",
    "\u{328}",
  ]
  /// Letters that Unicode does not take apart.
  private static let whole: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ς": "σ",
  ]

  /// The plain letter of each letter with one or two accents.
  ///
  /// Swift compares characters by canonical equivalence, so é and e with U+0301 are the same key.
  private static let letters: [Character: String] = {
    var letters = whole
    for base in latin + others where base != "и" {
      for mark in marks {
        letters[Character("\(base)\(mark)")] = String(base)
        guard "aeiouα".contains(base) else { continue }
        for second in marks { letters[Character("\(base)\(mark)\(second)")] = String(base) }
      }
    }
    return letters
  }()

  /// A text in lower case without accents.
  static func fold(_ text: some Sequence<Character>) -> String {
    text.map { letters[$0] ?? String($0) }.joined()
  }
}
