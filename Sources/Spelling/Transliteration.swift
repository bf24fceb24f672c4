/// Writes words of any script in ASCII, letter by letter.
package struct Transliteration {
  /// Whether Latin letters that lose their marks get signs for them, as in `a'` for `á`.
  var keepsMarks = false

  /// The text in ASCII: by tables for the commonest scripts and signs, else by the names that
  /// Unicode gives to letters.
  ///
  /// Ideographs, which have no letters, become numbers such as `U+6771`.
  func spelled(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let sound = sound(of: scalar)
      if let next = rest.first, sound.hasSuffix("a"), next.replacesVowel {
        result += sound.dropLast()
      } else if scalar.isSmallKana, let ending = result.last, ending == "i" {
        let isSoft = result.hasSuffix("shi") || result.hasSuffix("chi") || result.hasSuffix("ji")
        result = String(result.dropLast()) + (isSoft ? String(sound.dropFirst()) : sound)
      } else if let next = rest.first, scalar.doublesConsonant {
        result += self.sound(of: next).prefix(1)
      } else {
        let needsSpace = scalar.properties.isIdeographic && !result.isEmpty && result.last != " "
        result += needsSpace ? " \(sound)" : sound
      }
    }
    return result
  }

  /// The sound of a letter, or the meaning of a sign, in ASCII.
  private func sound(of scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    if let sign = Transliteration.signs[scalar] { return sign }
    if let letter = Transliteration.letter(for: scalar) { return letter }
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) } ?? ""
    }
    let name = scalar.properties.name ?? ""
    let words = name.split(separator: " ").map(String.init)
    if words.first == "LATIN", let letter = latin(words) { return letter }
    if scalar.properties.isDefaultIgnorableCodePoint { return "" }
    if let number = scalar.properties.numericValue, number >= 0, number < 1e6,
      number == number.rounded(.down)
    {
      return String(Int(number))
    }
    return Transliteration.sound(words, scalar.properties.generalCategory, keepsMarks: keepsMarks)
      ?? "U+\(String(scalar.value, radix: 16, uppercase: true))"
  }

  /// A Latin letter, as in `LATIN SMALL LETTER A WITH ACUTE`.
  private func latin(_ words: [String]) -> String? {
    let parts = words.split(separator: "WITH", maxSplits: 1)
    guard let last = parts.first?.last, words.count > 3 else { return nil }
    let special = ["S": "ss", "THORN": "th", "ETH": "d", "ENG": "ng", "ESH": "sh", "EZH": "zh"]
    let isSharp = words.contains("SHARP")
    let isPlain = last.count <= 2 && !isSharp
    let letter = isPlain ? last.lowercased() : special[last] ?? last.lowercased()
    let cased = words[1] == "CAPITAL" ? letter.capitalizedFirst : letter
    guard keepsMarks, let marks = parts.dropFirst().first else { return cased }
    return cased + marks.compactMap { Transliteration.marks[$0] }.joined()
  }

  /// The sound of a letter by the words of its name in Unicode.
  private static func sound(
    _ words: [String], _ category: Unicode.GeneralCategory, keepsMarks: Bool
  ) -> String? {
    guard let last = words.last?.lowercased() else { return nil }
    if words.contains("SYLLABLE") || words.contains("VOWEL") && words.contains("SIGN") {
      return last
    }
    if words.first == "THAI" || words.first == "LAO" { return thai(words) }
    switch category {
    case .nonspacingMark, .enclosingMark, .spacingMark:
      if keepsMarks, words.first == "COMBINING" {
        return words.compactMap { marks[$0] }.first ?? ""
      }
      return sounds[last] ?? ""
    case .otherLetter where words.first == "CJK": return nil
    case .otherLetter, .lowercaseLetter, .uppercaseLetter, .modifierLetter:
      let sound = kana[last] ?? last
      return category == .uppercaseLetter ? sound.capitalizedFirst : sound
    default: return words.joined(separator: " ").lowercased()
    }
  }

  /// A consonant is named by a syllable and a word, as in `KO KAI`; tones have no sound.
  private static func thai(_ words: [String]) -> String {
    guard words.count > 2 else { return "" }
    switch words[2] {
    case "SARA" where words.count > 3: return words[3].lowercased()
    case "MAI" where words.last == "HAN-AKAT": return "a"
    case let word where word.hasSuffix("O") && word.count > 1: return word.dropLast().lowercased()
    default: return words[0] == "LAO" ? words[2].lowercased() : ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether a consonant before it loses its own `a`: another vowel, or a sign for none.
  fileprivate var replacesVowel: Bool {
    guard value >= 0x900, let name = properties.name else { return false }
    return name.contains("VOWEL SIGN") || name.hasSuffix("VIRAMA") || name.hasSuffix("AL-LAKUNA")
  }

  /// Whether it is a small や, ゆ or よ, which takes the place of the vowel before it.
  fileprivate var isSmallKana: Bool {
    [0x3083, 0x3085, 0x3087, 0x30E3, 0x30E5, 0x30E7].contains(value)
  }

  /// Whether it is a small つ, which doubles the consonant after it.
  fileprivate var doublesConsonant: Bool { value == 0x3063 || value == 0x30C3 }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Letters whose names in Unicode are not their sounds.
extension Transliteration {
  /// The sound of a Greek, Cyrillic, Hebrew or Arabic letter; `nil` for others.
  package static func letter(for scalar: Unicode.Scalar) -> String? {
    guard (0x370...0x6FF).contains(scalar.value) else { return nil }
    if let letter = letters[scalar] { return letter }
    let lower = String(scalar).lowercased().unicodeScalars
    guard lower.count == 1, let first = lower.first, first != scalar else { return nil }
    return letters[first]?.capitalizedFirst
  }

  /// The name of a lone letter, as in `psi`; `nil` for letters that are better called by their
  /// sounds.
  static func letterName(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard let script = words.first, ["GREEK", "HEBREW", "ARABIC"].contains(script),
      let letter = words.firstIndex(of: "LETTER")
    else { return nil }
    let name = words[(letter + 1)...].joined(separator: " ").lowercased()
    return words.contains("CAPITAL") ? name.capitalizedFirst : name
  }

  private static let letters: [Unicode.Scalar: String] = table([
    ("αβγδεζηθικλμνξοπρσςτυφχψω", "a b g d e z i th i k l m n x o p r s s t y f ch ps o"),
    ("άέήίόύώϊϋΐΰ", "a e i i o y o i y i y"),
    (
      "абвгдежзийклмнопрстуфхцчшщъыьэюя",
      "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch \" y ' e yu ya"
    ),
    ("ёђѓєѕіїјљњћќўџґ", "yo dj g ye dz i yi j lj nj c k u dz g"),
    ("אבגדהוזחטיךכלםמןנסעףפץצקרשת", "a b g d h v z h t y k k l m m n n s ' f p ts ts q r sh t"),
    (
      "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي",
      "' a a w i y a b h t th j h kh d dh r z s sh s d t z ' gh f q k l m n h w a y"
    ),
    ("پچژکگی", "p ch zh k g y"),
  ])

  private static func table(
    _ rows: [(letters: String, sounds: String)]
  ) -> [Unicode.Scalar: String] {
    var table: [Unicode.Scalar: String] = [:]
    for row in rows {
      for (letter, sound) in zip(row.letters.unicodeScalars, row.sounds.split(separator: " ")) {
        table[letter] = String(sound)
      }
    }
    return table
  }

  /// Japanese syllables that are not written as Unicode names them.
  static let kana = [
    "si": "shi", "ti": "chi", "tu": "tsu", "hu": "fu", "zi": "ji", "di": "ji", "du": "zu",
  ]

  /// Marks of Indic scripts, and points of Hebrew and Arabic, that have a sound.
  static let sounds = [
    "anusvara": "m", "candrabindu": "m", "visarga": "h", "bindi": "m",
    "patah": "a", "qamats": "a", "segol": "e", "tsere": "e", "hiriq": "i", "holam": "o",
    "qubuts": "u", "fatha": "a", "kasra": "i", "damma": "u", "fathatan": "an", "kasratan": "in",
    "dammatan": "un",
  ]

  /// Signs for the marks of letters, by the word for the mark in Unicode's names.
  static let marks = [
    "ACUTE": "'", "TONOS": "'", "GRAVE": "`", "CIRCUMFLEX": "^", "TILDE": "~", "DIAERESIS": "\"",
    "CEDILLA": ",", "OGONEK": ";", "CARON": "v", "BREVE": "u", "MACRON": "-", "RING": "o",
    "STROKE": "/", "HORN": "+", "HOOK": "?", "DOT": ".",
  ]

  /// Signs and punctuation.
  static let signs: [Unicode.Scalar: String] = [
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-",
    "’": "'", "‘": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‹": "'",
    "›": "'", "′": "'", "″": "\"", "…": "...", "·": ".", "•": "*", "×": "x", "÷": "/", "¡": "!",
    "¿": "?", "\u{A0}": " ", "\u{3000}": " ", "、": ", ", "。": ". ", "・": " ", "ー": "-",
    "「": "\"", "」": "\"", "©": "(c)", "®": "(r)", "™": "(tm)", "€": "EUR", "£": "GBP", "¥": "JPY",
    "°": " deg", "±": "+-", "²": "2", "³": "3", "¹": "1", "½": "1/2", "¼": "1/4", "¾": "3/4",
    "→": "->", "←": "<-", "↔": "<->", "⇒": "=>", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~",
    "√": "sqrt", "ª": "a", "º": "o",
  ]
}
