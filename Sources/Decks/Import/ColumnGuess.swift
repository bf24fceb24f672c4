/// The meaning of the columns of a file that does not say it: whether its first row has their names,
/// and which of them hold the term and the definition.
struct ColumnGuess: Equatable {
  /// The rows that are no pairs: the names of the columns, perhaps after a title.
  private(set) var headerRows = 0
  /// Whether there is a row with the names of the columns.
  var hasHeader: Bool { headerRows > 0 }
  /// The names of the columns; empty without a header.
  private(set) var names: [String] = []
  /// The number of columns.
  private(set) var count = 0
  /// The columns of terms and definitions; `nil` if they are the usual ones.
  private(set) var faces: DeckFaces?

  /// The role of a column.
  private enum Role { case term, definition, side, reading, other }

  /// A guess without any rows.
  init() {}

  /// Guesses from the first rows of a file.
  ///
  /// - Parameters:
  ///   - rows: the fields of the first rows.
  ///   - header: whether the player says that there is a header.
  init(_ rows: [[String]], _ header: DeckColumns.Header) {
    let title = rows.first?.count == 1 && header == .auto ? 1 : 0
    guard let first = rows.dropFirst(title).first, first.count >= 2 else { return }
    let rest = rows.dropFirst(title + 1).filter { $0.count >= 2 }
    let isHeader =
      switch header {
      case .yes: true
      case .no: false
      case .auto: ColumnGuess.isHeader(first, rest)
      }
    guard isHeader || title == 0 else { return }
    count = rows.map(\.count).max() ?? 0
    headerRows = isHeader ? title + 1 : 0
    if hasHeader { names = first }
    let data = hasHeader ? Array(rest) : [first] + rest
    let roles = (0..<count).map { column in role(of: column, in: data) }
    // A reading is a side only where there is no other one.
    let sides =
      roles.indices.filter { roles[$0] != .other && roles[$0] != .reading }
      + roles.indices.filter { roles[$0] == .reading }
    guard sides.count >= 2 else { return }
    let definition = roles.firstIndex(of: .definition)
    let term = roles.firstIndex(of: .term) ?? sides.first { $0 != definition }
    guard let term, let other = definition ?? sides.first(where: { $0 != term }),
      (term, other) != (0, 1)
    else { return }
    faces = DeckFaces(term: term + 1, definition: other + 1)
  }

  private func role(of column: Int, in rows: [[String]]) -> Role {
    if let name = names.indices.contains(column) ? names[column] : nil {
      if name.isColumnName(in: ColumnGuess.terms) { return .term }
      if name.isColumnName(in: ColumnGuess.definitions) { return .definition }
      if name.isColumnName(in: ColumnGuess.others) { return .other }
      if name.isColumnName(in: ColumnGuess.sides) { return .side }
      if name.isColumnName(in: ColumnGuess.readings) { return .reading }
    }
    let values = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
    return count > 2 && ColumnGuess.areNotForCards(values) ? .other : .side
  }

  /// Whether a row names the columns: at least two of its fields are usual names, and all that have
  /// text but one; or a column has numbers, or letters of another script, in all rows but this one.
  private static func isHeader(_ row: [String], _ rest: some Collection<[String]>) -> Bool {
    let all = [terms, definitions, others, sides, readings]
    let isName = { (field: String) in all.contains { field.isColumnName(in: $0) } }
    let fields = row.filter { !$0.isEmpty }
    let known = fields.count(where: isName)
    if known >= 2, known >= fields.count - 1 {
      return rest.count { Set($0.filter(isName)).count >= 2 } == 0
    }
    guard rest.count >= leastAlike else { return false }
    let areNames = row.allSatisfy(\.mayBeName) && rest.count >= leastAlikeOfTwo
    return row.indices.contains { column in
      let values = rest.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      guard values.count == rest.count, Int(row[column]) == nil else { return false }
      return values.allSatisfy { Int($0) != nil } && (row.count > 2 || areNames)
        || areNames && row[column].utf8.allSatisfy { $0 < 0x80 }
          && values.allSatisfy(\.hasOtherLetters)
    }
  }

  /// The fewest rows that are alike, in files with more than two columns and with two.
  private static let (leastAlike, leastAlikeOfTwo) = (3, 5)

  /// Whether values are empty, few and repeated, numbers of rows, ids, sounds or addresses of pages.
  private static func areNotForCards(_ values: [String]) -> Bool {
    guard values.count >= 2 else { return false }
    if values.allSatisfy(\.isEmpty) { return true }
    if values.count >= 4, 2 * Set(values).count <= values.count { return true }
    let numbers = values.compactMap { Int($0) }
    let areNumbered =
      numbers.count == values.count && numbers.first.map { $0 <= 1 } == true
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    return areNumbered || values.allSatisfy(\.isSound)
      || values.allSatisfy { $0.hasPrefix("http://") || $0.hasPrefix("https://") }
      || Set(values).count == values.count && values.allSatisfy(\.isIdentifier)
  }
}

extension ColumnGuess {
  fileprivate static let terms: Set<String> = [
    "term", "word", "front", "問題", "题目", "題目", "question", "vocab", "vocabulary", "expression",
    "phrase", "key",
    "wort", "begriff", "vorderseite", "frage", "ausdruck", "vokabel", "mot", "terme", "recto",
    "expressión", "palabra", "término", "termino", "anverso", "pregunta", "слово", "термин",
    "вопрос", "лицо", "лицевая сторона", "单词", "词语", "词", "生词", "正面", "问题", "单字",
    "單字", "單詞", "詞語", "生詞", "parola",
    "termine", "palavra", "woord", "słowo", "slovo", "kelime", "単語", "言葉", "表", "質問", "단어", "용어",
    "앞면", "질문", "낱말",
  ]
  fileprivate static let definitions: Set<String> = [
    "definition", "def", "meaning", "back", "answer", "translation", "description", "value",
    "gloss",
    "bedeutung", "übersetzung", "rückseite", "antwort", "définition", "signification", "traduction",
    "verso", "réponse", "definición", "significado", "traducción", "reverso", "respuesta",
    "определение", "значение", "перевод", "ответ", "оборот", "释义", "意思", "翻译", "背面",
    "答案", "定义", "解释", "釋義", "翻譯",
    "定義", "解釋", "traduzione", "tradução", "vertaling", "betekenis", "tłumaczenie", "znaczenie",
    "překlad", "význam", "anlam", "çeviri", "意味", "訳", "裏", "答え", "뜻", "의미", "번역", "뒷면", "정답", "답",
  ]
  fileprivate static let sides: Set<String> = [
    "name", "symbol", "year", "event", "country", "capital", "city", "state", "count", "title",
    "author", "artist", "inventor", "abbreviation", "acronym", "formula", "function", "command",
    "shortcut", "action", "character", "letter", "land", "hauptstadt", "jahr", "ereignis", "pays",
    "capitale", "année", "país", "capital", "año", "страна", "столица", "год", "событие", "国家",
    "國家",
    "首都", "年份", "事件", "国", "나라", "수도",
    "english", "german", "french", "spanish", "russian", "chinese", "japanese", "korean", "deutsch",
    "englisch", "französisch", "spanisch", "français", "anglais", "allemand", "español", "inglés",
    "русский", "английский", "немецкий", "中文", "英文", "英语", "日语", "日本語", "英語", "한국어",
    "영어", "일본어", "kanji", "hanzi", "native", "simplified", "traditional", "italiano",
    "português", "polski", "türkçe", "italian", "portuguese", "polish", "turkish", "latin",
  ]
  fileprivate static let readings: Set<String> = [
    "kana", "hiragana", "furigana", "romaji", "pinyin", "zhuyin", "reading", "pronunciation", "ipa",
    "lesung", "aussprache", "prononciation", "拼音", "読み", "よみ", "발음", "транскрипция",
  ]
  fileprivate static let others: Set<String> = [
    "id", "nr", "nr.", "no", "no.", "number", "#", "index", "guid", "uuid", "tag", "tags",
    "schlagwort", "schlagwörter", "deck", "note type", "notetype", "audio", "sound", "ton", "image",
    "picture", "url", "link", "source", "level", "lesson", "lektion", "date", "unit", "chapter",
    "pos", "part of speech", "category", "type", "gender", "example", "sentence", "notes", "note",
    "comment", "frequency", "rank", "wortart", "beispiel", "kapitel", "example sentence", "теги",
    "метки",
    "номер", "编号", "序号", "标签", "番号", "タグ", "번호", "태그",
  ]
}

extension String {
  /// Whether the text is one of the names, whatever its case.
  fileprivate func isColumnName(in names: Set<String>) -> Bool { names.contains(lowercased()) }

  /// Whether the text can be the name of a column: one to three words without digits and marks.
  fileprivate var mayBeName: Bool {
    count { $0.isLetter } >= 3 && count { $0 == " " } < 3
      && allSatisfy { $0.isLetter || " -_/()".contains($0) }
  }

  /// Whether the text has letters beyond those of Latin.
  fileprivate var hasOtherLetters: Bool {
    unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
  }

  /// Whether the text is a sound of Anki, or the name of a file of sound.
  fileprivate var isSound: Bool {
    hasPrefix("[sound:")
      || [".mp3", ".ogg", ".wav", ".m4a", ".opus", ".flac"].contains(where: lowercased().hasSuffix)
  }

  /// Whether the text is an id, as in `V-001` or `a3f9c2d4e5`; formulas such as `H2O` are none.
  fileprivate var isIdentifier: Bool {
    let digits = count(where: \.isNumber)
    guard digits >= 2, utf8.count <= 40 else { return false }
    let isCode =
      contains { "-_".contains($0) }
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return isCode || utf8.count >= 6 && allSatisfy(\.isHexDigit)
  }
}
