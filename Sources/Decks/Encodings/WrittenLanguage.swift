/// A language as it is written in an encoding.
struct WrittenLanguage {
  /// The places of letters within words.
  struct Habits {
    /// None if words need no vowels.
    var vowels: Set<Unicode.Scalar> = []
    /// The vowels of which each word has one; none in most languages.
    var accents: Set<Unicode.Scalar> = []
    var neverFirst: Set<Unicode.Scalar> = []
    var onlyLast: Set<Unicode.Scalar> = []

    init(vowels: String = "", accents: String = "", neverFirst: String = "", onlyLast: String = "")
    {
      self.vowels = Set((vowels + accents).unicodeScalars)
      self.accents = Set(accents.unicodeScalars)
      self.neverFirst = Set(neverFirst.unicodeScalars)
      self.onlyLast = Set(onlyLast.unicodeScalars)
    }
  }

  let encoding: String
  /// The first bytes of the usual characters of encodings with two bytes.
  let leads: ClosedRange<UInt8>?
  /// Whether its words have ASCII letters, too.
  let isLatin: Bool
  /// The share of a text in this language at best; that of rare encodings is lower.
  let most: Double
  let habits: Habits
  /// The most frequent letters.
  private let usual: Set<Unicode.Scalar>
  /// Less frequent letters.
  private let others: Set<Unicode.Scalar>
  /// How usual the characters beyond the leads are.
  private let rare: Double

  private init(
    _ encoding: String, _ usual: String, others: String = "", leads: ClosedRange<UInt8>? = nil,
    rare: Double = 0.2, most: Double = 1, _ habits: Habits = Habits()
  ) {
    (self.encoding, self.leads, self.rare, self.most) = (encoding, leads, rare, most)
    self.usual = Set(usual.unicodeScalars)
    self.others = Set(others.unicodeScalars)
    self.habits = habits
    isLatin = self.usual.contains { $0.value < 0x300 && $0.properties.isAlphabetic }
  }

  /// How usual a small letter is, from 0 to 1.
  func weight(of letter: Unicode.Scalar, _ bytes: ArraySlice<UInt8>) -> Double {
    if usual.contains(letter) { return 1 }
    if others.contains(letter) { return 0.5 }
    guard let leads, bytes.count == 2, let first = bytes.first, let last = bytes.last else {
      return 0
    }
    let isSecondHigh = encoding == "Big5" || encoding == "Shift_JIS" || last > 0xA0
    guard isSecondHigh, first >= leads.lowerBound else { return 0 }
    return first <= leads.upperBound ? 0.5 : rare
  }

  private static let signs = "’‘“”„‚«»–—…°€£§·•×\u{A0}"
  /// The letters of western Europe, most of which other languages write in the same bytes.
  private static let western = "éèêàçâîôûùëïœæäöüßáíóúñãõìòåø"
  private static let central = [
    "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîşţ", "čćđšž",
  ]
  private static let cyrillic = Habits(vowels: "аеёиоуыэюяіїє", neverFirst: "ьъы")
  private static let russian = (usual: "оеаинтсрвлкдмпу", others: "яыьгзбчйхжшюцщэфъё«»–—№")
  private static let ukrainian = (usual: "оаинівтесркулдм", others: "пязьбгйчхжшюцщєїфґ’")
  private static let greek = (
    usual: "αοιετσνηυρπκμλς", others: "όίάέήύώγδβωχθφξζψϊ«»",
    habits: Habits(vowels: "αεηιουωϊ", accents: "άέήίόύώΐΰ", onlyLast: "ς")
  )
  private static let arabic = (
    usual: "اليمنوترب", others: "ةدسعكهفقحجشطصخذزثضظغءأإؤئىآ،؟پچژگ",
    habits: Habits(neverFirst: "ةىئؤ", onlyLast: "ةى")
  )

  /// The languages; of two that fit as well the first one counts.
  static let all: [WrittenLanguage] =
    [
      "éèêàçâîôûùëïœæ", "äöüß", "áéíóúñü¿¡ªº", "ãõáéíóúâêôàç", "àèéìòù", "åäöæøé",
      "éëïöóüèêáí½¼¾±²³©®™µ¢¥÷",
    ].map { WrittenLanguage("Windows-1252", $0 + signs) } + [
      WrittenLanguage("Windows-1252", western + "¿¡" + signs, most: 0.9)
    ]
    + [("Windows-1250", 1), ("ISO-8859-2", 0.99)].flatMap { encoding, most in
      central.map { WrittenLanguage(encoding, $0 + signs, others: western, most: most) }
    } + [
      WrittenLanguage("Windows-1254", "çğıöşüâİ" + signs, others: western),
      WrittenLanguage("Windows-1257", "āčēģīķļņšūž" + signs, others: western),
      WrittenLanguage("Windows-1257", "ąčęėįšųūž" + signs, others: western),
    ]
    + [("Macintosh", 0.97), ("CP850", 0.96)].flatMap { encoding, most in
      ["éèêàçâîôûùëïœæ", "äöüß", "áéíóúñü¿¡"].map {
        WrittenLanguage(encoding, $0 + (encoding == "CP850" ? "" : signs), most: most)
      }
    }
    + central.map { WrittenLanguage("CP852", $0 + signs, others: western, most: 0.95) }
    + [
      ("Windows-1251", 1), ("KOI8-R", 0.99), ("CP866", 0.98), ("MacCyrillic", 0.95),
      ("ISO-8859-5", 0.94),
    ].map { WrittenLanguage($0, russian.usual, others: russian.others, most: $1, cyrillic) }
    + [("Windows-1251", 1), ("KOI8-U", 0.98)].map {
      WrittenLanguage($0, ukrainian.usual, others: ukrainian.others, most: $1, cyrillic)
    }
    + [("Windows-1253", 1), ("ISO-8859-7", 0.98)].map {
      WrittenLanguage($0, greek.usual, others: greek.others, most: $1, greek.habits)
    } + [
      WrittenLanguage(
        "Windows-1255", "יוהלאמתרבשנ", others: "דחכםעקפצטגןזסךףץ", Habits(onlyLast: "םןךףץ"))
    ]
    + [("Windows-1256", 1), ("ISO-8859-6", 0.98)].map {
      WrittenLanguage($0, arabic.usual, others: arabic.others, most: $1, arabic.habits)
    } + [
      WrittenLanguage(
        "TIS-620", "านรกอเงมยลวดทสต\u{E30}\u{E31}\u{E34}\u{E35}\u{E48}\u{E49}ปบคห",
        others:
          "\u{E36}\u{E37}\u{E38}\u{E39}\u{E47}\u{E4C}แโใไพผฝฟจชซญฐณถธภศษฉขฆฎฏฑฒฬฮำๆ",
        Habits(
          vowels: "\u{E30}\u{E31}\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}\u{E39}าแเโใไำอว",
          neverFirst:
            "\u{E30}\u{E31}\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}\u{E39}\u{E48}\u{E49}\u{E4C}าำๆ"))
    ] + eastAsian + onlyUTF8

  private static let eastAsian = [
    ("GB18030", FrequentCharacters.hanzi, 0xB0...0xD7, 0.5),
    ("Big5", FrequentCharacters.hanzi, 0xA4...0xC6, 0.35),
    ("Shift_JIS", FrequentCharacters.hanzi + FrequentCharacters.kana, 0x88...0x97, 0.2),
    ("EUC-JP", FrequentCharacters.hanzi + FrequentCharacters.kana, 0xB0...0xCF, 0.2),
    ("EUC-KR", FrequentCharacters.hangul, 0xB0...0xC8, 0.2),
  ].map { (encoding: String, usual: String, leads: ClosedRange<UInt8>, rare: Double) in
    WrittenLanguage(encoding, usual, others: FrequentCharacters.marks, leads: leads, rare: rare)
  }

  /// Writing that has no other encoding: Pinyin, Esperanto and the phonetic alphabet.
  private static let onlyUTF8 = [
    "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüńňǹ", "ĉĝĥĵŝŭ", "əɪʊʌɒɔɑæɛɜːˈˌʃʒθðŋɹɡʔɾɲɕʑɫɐ\u{329}\u{303}",
  ].map { WrittenLanguage("UTF-8", $0) }
}
