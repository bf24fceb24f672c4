/// A text in the form in which answers are compared.
struct ComparedText: Equatable {
  /// The letters in lower case, without punctuation, with single blanks between words.
  private var letters: [Character] = []
  /// The index of each letter in the original text.
  private var places: [Int] = []

  /// The letters of the shortest word in which a typo is excused.
  private static let shortestWord = 4

  init(_ text: String) {
    let all = Array(text)
    // Signs are left out of words, but some texts consist of nothing else.
    let isWords = all.contains { $0.isLetter || $0.isNumber }
    var blank: Int?
    for (index, character) in all.enumerated() {
      guard !character.isWhitespace else {
        blank = index
        continue
      }
      guard !isWords || !character.isPunctuation && !character.isSymbol else { continue }
      if let blank, !letters.isEmpty { append(" ", at: blank) }
      blank = nil
      for letter in character.lowercased() { append(letter, at: index) }
    }
  }

  private mutating func append(_ letter: Character, at place: Int) {
    letters.append(letter)
    places.append(place)
  }

  /// The articles, and the sign of an infinitive, of languages that many people learn.
  private static let articles: Set<String> = [
    "the", "a", "an", "to", "el", "la", "los", "las", "un", "una", "unos", "unas", "le", "les",
    "une", "des", "der", "die", "das", "ein", "eine", "il", "lo", "i", "gli", "uno", "o", "os",
    "as", "um", "uma", "de", "het", "een", "en", "ett", "et",
  ]

  /// The text without the article that it begins with; `nil` if it has none, or nothing else.
  var withoutArticle: ComparedText? {
    guard let blank = letters.firstIndex(of: " "),
      ComparedText.articles.contains(String(letters[..<blank]))
    else { return nil }
    var text = self
    text.letters.removeFirst(blank + 1)
    text.places.removeFirst(blank + 1)
    return text
  }

  /// How good this answer is.
  func verdict(against expected: ComparedText) -> TypedAnswer.Verdict {
    guard letters != expected.letters else { return .right }
    let (mine, other) = (PlainLetters.fold(letters), PlainLetters.fold(expected.letters))
    guard mine != other else { return .variant }
    return typo(against: expected).map { .nearly(at: $0) } ?? .wrong
  }

  /// The place of the only typo: a letter too much, missing, wrong or swapped with the next one.
  ///
  /// `nil` if there are more, if the word is short, and where a single character is a whole word or
  /// a digit.
  private func typo(against expected: ComparedText) -> Int? {
    let mine = letters.map { PlainLetters.fold([$0]) }
    let other = expected.letters.map { PlainLetters.fold([$0]) }
    let start = zip(mine, other).prefix { $0 == $1 }.count
    let left = (Array(mine.dropFirst(start)), Array(other.dropFirst(start)))
    let end = zip(left.0.reversed(), left.1.reversed()).prefix { $0 == $1 }.count
    let (wrong, right) = (left.0.dropLast(end), left.1.dropLast(end))
    let isSwap =
      wrong.count == 2 && right.count == 2 && wrong.first == right.last && wrong.last == right.first
    guard wrong.count <= 1 && right.count <= 1 || isSwap,
      (wrong + right).allSatisfy(ComparedText.isAlphabetic),
      expected.wordLength(around: min(start, max(0, other.count - 1))) >= ComparedText.shortestWord
    else { return nil }
    return places.indices.contains(start) ? places[start] : places.last.map { $0 + 1 }
  }

  private func wordLength(around index: Int) -> Int {
    let before = letters.prefix(index).reversed().prefix { $0 != " " }.count
    return before + letters.dropFirst(index).prefix { $0 != " " }.count
  }

  /// Whether a letter belongs to an alphabet, in which a word has several letters.
  private static func isAlphabetic(_ letter: String) -> Bool {
    letter.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x1100 }
  }
}

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
