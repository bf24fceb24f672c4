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

  /// Marks of Indic scripts that have a sound.
  static let nasals = ["anusvara": "m", "candrabindu": "m", "visarga": "h", "bindi": "m"]

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
