/// Guesses the encoding of a text that is not UTF-8: the one in which it has the usual letters of a
/// language.
struct EncodingEvidence {
  /// A language in an encoding.
  private struct Language {
    let encoding: String
    /// The most frequent letters.
    let usual: Set<Unicode.Scalar>
    /// Less frequent letters, and how usual they are, from 0 to 1.
    let others: Set<Unicode.Scalar>
    let weightOfOthers: Double
    /// The letters of which nearly each word of small letters has one; empty if there are none.
    let accented: Set<Unicode.Scalar>
    /// The first bytes of the usual characters of encodings with two bytes.
    let leads: ClosedRange<UInt8>?
    /// Whether its words have ASCII letters, too.
    let isLatin: Bool
    /// The share of a text in this language at best.
    let most: Double

    init(
      _ encoding: String, _ usual: String, others: String = "", weightOfOthers: Double = 0.5,
      accented: String = "",
      leads: ClosedRange<UInt8>? = nil, most: Double = 1
    ) {
      self.encoding = encoding
      self.usual = Set(usual.unicodeScalars)
      self.others = Set(others.unicodeScalars)
      self.weightOfOthers = weightOfOthers
      self.accented = Set(accented.unicodeScalars)
      self.leads = leads
      self.most = most
      isLatin = self.usual.contains { $0.value < 0x250 && $0.properties.isAlphabetic }
    }

    /// How usual a character is, from 0 to 1; capitals count as small letters.
    func weight(of scalar: Unicode.Scalar, _ bytes: ArraySlice<UInt8>) -> Double {
      if usual.contains(scalar) { return 1 }
      if others.contains(scalar) { return weightOfOthers }
      if let leads {
        let isUsual = bytes.count == 2 && bytes.first.map(leads.contains) == true
        let isSecondHigh = encoding == "Big5" || encoding == "Shift_JIS" || bytes.last ?? 0 > 0xA0
        return isUsual && isSecondHigh ? 0.5 : 0
      }
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      guard small.count == 1, let letter = small.first, letter != scalar else { return 0 }
      return usual.contains(letter) ? 1 : others.contains(letter) ? weightOfOthers : 0
    }
  }

  /// The most bytes that are looked at.
  private static let sample = 20_000
  /// The least share of usual letters.
  private static let leastShare = 0.5

  /// The encoding of a text; `nil` if it has no evidence of any.
  static func encoding(of file: [UInt8]) -> DeckEncoding? {
    var part: [UInt8] = []
    for line in file[...].lines where part.count < sample {
      if line.contains(where: { $0 >= 0x80 }) { part += line + [.lineFeed] }
    }
    var best: (encoding: DeckEncoding, share: Double)?
    for (name, languages) in languagesByEncoding {
      guard let encoding = DeckEncoding(named: name), let table = EncodingTable.of(encoding) else {
        continue
      }
      guard let share = share(of: languages, in: part[...], table) else { continue }
      if share > (best?.share ?? leastShare) { best = (encoding, share) }
    }
    return best?.encoding
  }

  /// The share of usual letters in the language that has the most of them; `nil` if the text has bytes
  /// that stand for no character.
  private static func share(
    of languages: [Language], in text: ArraySlice<UInt8>, _ table: EncodingTable
  ) -> Double? {
    var rest = text
    var (count, weights) = (0, languages.map { _ in 0.0 })
    var word = Word()
    while !rest.isEmpty {
      let (scalar, bytes) = table.next(&rest)
      guard let scalar else { return nil }
      if !scalar.isASCII {
        count += bytes.count
      }
      if !scalar.isASCII || scalar.properties.isAlphabetic { word.letters.append((scalar, bytes)) }
      guard scalar.isASCII && !scalar.properties.isAlphabetic || rest.isEmpty else { continue }
      for (place, language) in languages.enumerated() {
        weights[place] += word.weight(in: language)
      }
      word = Word()
    }
    let shares = zip(weights, languages).map { $0 / Double(max(1, count)) * $1.most }
    return shares.max()
  }

  /// The letters and signs of a word.
  private struct Word {
    var letters: [(scalar: Unicode.Scalar, bytes: ArraySlice<UInt8>)] = []

    /// How usual the characters beyond ASCII are, for each of their bytes.
    ///
    /// Languages with Latin letters rarely have words without ASCII, others rarely words with it.
    func weight(in language: Language) -> Double {
      let hasASCII = letters.contains { $0.scalar.isASCII }
      guard hasASCII == language.isLatin || letters.count == 1 && language.isLatin else {
        return language.isLatin ? 0.3 * sum(in: language) : 0
      }
      return sum(in: language) * usualCase(in: language)
    }

    /// How usual the small letters, capitals and accents of the word are, from 0 to 1.
    private func usualCase(in language: Language) -> Double {
      guard letters.contains(where: { $0.scalar.properties.isLowercase }) else {
        return letters.contains { $0.scalar.properties.isUppercase } ? 0.95 : 1
      }
      let isMixed = letters.dropFirst().contains {
        !$0.scalar.isASCII && $0.scalar.properties.isUppercase
      }
      let hasAccent = letters.contains { language.accented.contains($0.scalar) }
      let lacksAccent = !language.accented.isEmpty && letters.count > 1 && !hasAccent
      return isMixed ? 0.3 : lacksAccent ? 0.7 : 1
    }

    private func sum(in language: Language) -> Double {
      letters.indices.reduce(0) { sum, index in
        let (scalar, bytes) = letters[index]
        guard !scalar.isASCII else { return sum }
        return sum + language.weight(of: scalar, bytes) * Double(bytes.count)
          * (isSignBetweenLetters(index) ? 0.3 : 1)
      }
    }

    /// Whether a character is a sign that hardly stands within a word.
    private func isSignBetweenLetters(_ index: Int) -> Bool {
      let scalar = letters[index].scalar
      return index > 0 && index < letters.count - 1 && !scalar.properties.isAlphabetic
        && letters[index - 1].scalar.properties.isAlphabetic
        && !"’–·".unicodeScalars.contains(scalar)
    }
  }

  private static let languagesByEncoding: [(String, [Language])] = {
    var order: [String] = []
    var all: [String: [Language]] = [:]
    for language in languages {
      if all[language.encoding] == nil { order.append(language.encoding) }
      all[language.encoding, default: []].append(language)
    }
    return order.map { ($0, all[$0] ?? []) }
  }()

  private static let signs = "’‘“”„‚«»–—…°€£§·•×\u{A0}"

  /// The languages; of two that fit as well the first one counts.
  private static let languages: [Language] = [
    Language("Windows-1252", "éèêàçâîôûùëïœæ" + signs),
    Language("Windows-1252", "äöüß" + signs),
    Language("Windows-1252", "áéíóúñü¿¡ªº" + signs),
    Language("Windows-1252", "ãõáéíóúâêôàç" + signs),
    Language("Windows-1252", "àèéìòù" + signs),
    Language("Windows-1252", "åäöæøé" + signs),
    Language("Windows-1252", "éëïöóüèêáí½¼¾±²³©®™µ¢¥÷" + signs),
    Language("Windows-1252", "éèêàçâîôûùëïœæäöüßáíóúñ¿¡ãõìòåø" + signs, most: 0.9),
    Language("Windows-1250", "ąćęłńóśźż" + signs),
    Language("Windows-1250", "áčďéěíňóřšťúůýž" + signs),
    Language("Windows-1250", "áäčďéíĺľňóôŕšťúýž" + signs),
    Language("Windows-1250", "áéíóöőúüű" + signs),
    Language("Windows-1250", "ăâîşţ" + signs),
    Language("Windows-1250", "čćđšž" + signs),
    Language("ISO-8859-2", "ąćęłńóśźż"),
    Language("ISO-8859-2", "áčďéěíňóřšťúůýž"),
    Language("ISO-8859-2", "áäčďéíĺľňóôŕšťúýž"),
    Language("Windows-1254", "çğıöşüâİ" + signs),
    Language("Windows-1257", "āčēģīķļņšūž" + signs),
    Language("Windows-1257", "ąčęėįšųūž" + signs),
    Language("Macintosh", "éèêàçâîôûùëïœæ" + signs),
    Language("Macintosh", "äöüß" + signs),
    Language("CP850", "éèêàçâîôûùëï"),
    Language("CP850", "äöüß"),
    Language("Windows-1251", "оеаинтсрвлкдмпу", others: "яыьгзбчйхжшюцщэфъёіїєґ«»—–№"),
    Language("KOI8-R", "оеаинтсрвлкдмпу", others: "яыьгзбчйхжшюцщэфъё"),
    Language("KOI8-U", "оеаинтсрвлкдмпу", others: "яыьгзбчйхжшюцщэфъёіїєґ"),
    Language("ISO-8859-5", "оеаинтсрвлкдмпу", others: "яыьгзбчйхжшюцщэфъё"),
    Language("CP866", "оеаинтсрвлкдмпу", others: "яыьгзбчйхжшюцщэфъё"),
    Language(
      "Windows-1253", "αοιετσνηυρπκμλςόίάέή", others: "ύώγδβωχθφξζψ«»", accented: "όίάέήύώΐΰ"),
    Language("Windows-1255", "יוהלאמתרבשנ", others: "דחכםעקפצטגןזסךףץ", weightOfOthers: 0.75),
    Language(
      "Windows-1256", "اليمنوترب", others: "ةدسعكهفقحجشطصخذزثضظغءأإؤئىآ،؟", weightOfOthers: 0.75),
    Language(
      "ISO-8859-6", "اليمنوترب", others: "ةدسعكهفقحجشطصخذزثضظغءأإؤئىآ،؟", weightOfOthers: 0.75),
    Language(
      "TIS-620", "านรกอเงมยลวดทสต\u{E30}\u{E31}\u{E34}\u{E35}\u{E48}\u{E49}ปบคห",
      others:
        "\u{E36}\u{E37}\u{E38}\u{E39}\u{E47}\u{E4C}แโใไพผฝฟจชซญฐณถธภศษฉขฆฎฏฑฒฬฮำๆ",
      weightOfOthers: 0.65),
    Language("GB18030", hanzi, others: marks, leads: 0xB0...0xD7),
    Language("Big5", hanzi, others: marks, leads: 0xA4...0xC6),
    Language("Shift_JIS", hanzi + kana, others: marks, leads: 0x88...0x97),
    Language("EUC-JP", hanzi + kana, others: marks, leads: 0xB0...0xCF),
    Language("EUC-KR", hangul, others: marks, leads: 0xB0...0xC8),
  ]

  private static let marks = "、。，；：？！（）「」『』《》“”‘’…—～·・"

  private static let kana = String(
    String.UnicodeScalarView((0x3041...0x30FC).compactMap(Unicode.Scalar.init)))

  /// Frequent characters of Chinese, simplified and traditional, and of Japanese.
  private static let hanzi = """
    的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种\
    事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第\
    公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合\
    回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总\
    何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听\
    白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带\
    导争运猫狗鸟鱼牛羊猪鸡虎龙兔蛇花草树木林森苹果香茶饭菜米肉蛋面包酒奶吃喝红黄蓝绿黑灰紫父母爸妈哥弟姐妹男孩朋友爱你\
    早晚夜春夏秋冬雨雪风云星火车船飞桌椅床房屋窗笔纸词语字音歌画医病药店钱买卖贵便宜快慢冷热左右远近六七八九百千零
    這個們來為國說時會對於著過發後裡種經麼學現當沒動還進樣開從實軍無與長機關點業將兩間問應戰頭體見產話給員處義條係氣題爾\
    變總電數報結場計資許統區隊馬書則聽達難權設記據邊張該規萬覺術領確傳師觀讓識帶導爭運貓鳥魚豬雞龍樹蘋飯麵紅黃藍綠媽愛\
    風雲車飛畫醫藥錢買賣貴熱遠詞語東門兒聲論認許
    犬猫鳥魚花空海山川田町村駅店円週曜朝昼夕何誰私彼食飲見聞読書話行来帰買売立休入出会社員先生学校友達名前家族父母兄弟\
    姉妹男女子供手足目耳口頭体元気病院薬車電道右左東西南北春夏秋冬天雨雪風暑寒白黒赤青色新古高安大小長短多少早近遠
    """

  /// Frequent syllables of Korean.
  private static let hangul = """
    이다니는자기드가은습하아지로발깃스리을에쪽고표나여를시입사쌍요한수의음보카없트어게화임있오면일남합른덱세레도으모살장\
    색그서라정대개마파위전미인터키얼각두필굴턴줄중르부호향원최과바록비제름선계형래거크람력않더데뒤집만소내우주와연왼같번단\
    잊프끝구코림작글동상방행손열간반무별진공점직양든되본안버새플용준할억속린저누검치초함물월경운분찾앞날달실체복말또족야돌\
    것타처루포까막머명들차삼채신학눈문알흰금생국령짝결통적성몸택됨값외출당해난근첫는참네토관강산물불밥빵집개고양말책꽃나무\
    사람친구엄마아빠형누나학교병원선생학생빨간파란노란하늘바다
    """
}
