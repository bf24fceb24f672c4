/// The usual names of columns.
enum ColumnNames {
  /// What a column is named after.
  enum Kind { case term, definition, language, reading, other }

  /// The kind of a name of one to three words, as in `German word`, `word [de]` or `Country (term)`; `nil` for another text.
  static func kind(of name: String) -> Kind? {
    let name = name.lowercased()
    if let kind = kinds[name] { return kind }
    for (mark, kind) in [(termMark, Kind.term), (definitionMark, .definition)]
    where name.hasSuffix(mark) { return kind }
    let start = name.prefix { !"([".contains($0) }
    if start.count < name.count, let kind = kinds[String(start).cleaned] { return kind }
    let words = name.split { !$0.isLetter }.map(String.init)
    guard (2...3).contains(words.count) else { return nil }
    let all = words.compactMap { kinds[$0] }
    guard all.count == words.count else { return nil }
    return [.other, .reading, .definition, .term, .language].first(where: all.contains)
  }

  /// Whether a name is that of the only column, as in a list of words.
  static func isNameOfWords(_ name: String) -> Bool { namesOfWords.contains(name.lowercased()) }

  /// Whether a row has names of columns: at least two, and all that have text but one.
  ///
  /// Names of subjects, such as `Country` and `Capital`, count if they are of one language.
  static func areNames(_ row: [String]) -> Bool {
    let texts = row.filter { !$0.isEmpty }
    let others = texts.filter { kind(of: $0) == nil }.map { $0.lowercased() }
    let subjects =
      subjects.map { names in others.count { names.contains(Substring($0)) } }.max() ?? 0
    let known = texts.count - others.count + subjects
    let kinds = Set(texts.compactMap { self.kinds[$0.lowercased()] })
    // Rows such as `Wort,word` and `hinten,back` may be pairs.
    guard known >= 2, known >= texts.count - 1,
      texts.count > 2 || !others.isEmpty || kinds != [.term] && kinds != [.definition]
    else { return false }
    return kinds != [.other] || others.count > 0
  }

  /// Whether a name is that of a subject, such as `Country`.
  static func isSubject(_ name: String) -> Bool {
    subjects.contains { $0.contains(Substring(name.lowercased())) }
  }

  /// The ends of names that nobody else uses.
  static let termMark = " (term)"
  static let definitionMark = " (definition)"

  /// A name without such an end.
  static func withoutMark(_ name: String) -> String {
    let mark = [termMark, definitionMark].first(where: name.hasSuffix)
    return mark.map { String(name.dropLast($0.count)) } ?? name
  }

  private static let kinds: [String: Kind] = {
    let all: [(Kind, [String])] = [
      (.other, others), (.reading, readings), (.language, languages), (.definition, definitions),
      (.term, terms),
    ]
    return all.reduce(into: [:]) { kinds, entry in
      for name in entry.1 { kinds[name] = entry.0 }
    }
  }()

  private static let terms = names(
    """
    term, word, front, question, vocab, vocabulary, expression, phrase, key, wort, begriff, \
    vorderseite, frage, ausdruck, vokabel, mot, terme, recto, expressión, palabra, término, \
    termino, anverso, pregunta, слово, термин, вопрос, лицо, лицевая сторона, 单词, 词语, 词, 生词, 正面, \
    问题, 单字, 單字, 單詞, 詞語, 生詞, parola, termine, palavra, woord, słowo, slovo, kelime, 単語, 言葉, 表, 質問, \
    단어, 용어, 앞면, 질문, 낱말, 問題, 題目, 题目, vocable, text, prompt, item, слова, фраза, выражение, frase, \
    expresión, terms, words, questions, headword, lemma, concept, front side, fremdwort, \
    fremdwörter, fachbegriff, fachwort, begriffe, wörter, vokabeln, fragen, vorne, vocabulaire, \
    mots, termes, notion, vocabulario, vocablo, palabras, términos, preguntas, concepto, понятие, \
    термины, понятия, вопросы, лексика, словосочетание, devant, 表面, 用語, 英単語, 語彙, 語句, 熟語, ことば, 術語, \
    术语, 词汇, 詞彙, 词条, 詞條, 概念, 問, 문제, 어휘, 영단어, 표현, 앞, 개념, domanda, fronte, vocabolo, parole, termo, \
    pergunta, frente, vraag, begrip, voorkant, pytanie, pojęcie, przód, otázka, pojem, soru, \
    terim, питання, термін, поняття
    """)
  /// The names of a column that need no other one beside it.
  private static let namesOfWords = Set(
    names(
      """
      word, words, term, terms, vocabulary, vocab, wort, wörter, begriff, begriffe, vokabel, \
      vokabeln, mot, mots, vocabulaire, palabra, palabras, vocabulario, слово, слова, 单词, 單詞, 词语, \
      詞語, 生词, 生詞, 词汇, 詞彙, 単語, 英単語, 단어, 낱말, 영단어, parola, parole, palavra, palavras, woord, słowo, \
      slovo, kelime
      """))
  private static let definitions = names(
    """
    definition, meaning, back, answer, translation, description, value, gloss, bedeutung, \
    übersetzung, rückseite, antwort, définition, signification, traduction, verso, réponse, \
    definición, significado, traducción, reverso, respuesta, определение, значение, перевод, \
    ответ, оборот, 释义, 意思, 翻译, 背面, 答案, 定义, 解释, 釋義, 翻譯, 定義, 解釋, traduzione, tradução, vertaling, \
    betekenis, tłumaczenie, znaczenie, překlad, význam, anlam, çeviri, 意味, 訳, 裏, 答え, 뜻, 의미, 번역, \
    뒷면, 정답, 답, def, def., response, explanation, erklärung, lösung, solution, толкование, 解説, 説明, \
    설명, target, definitions, meanings, answers, translations, back side, beschreibung, \
    erläuterung, bedeutungen, übersetzungen, antworten, hinten, sens, traductions, réponses, \
    explication, descripción, definiciones, significados, traducciones, respuestas, explicación, \
    dorso, derrière, описание, определения, значения, ответы, переводы, смысл, объяснение, \
    пояснение, расшифровка, обратная сторона, оборотная сторона, 裏面, 回答, 解答, 正解, 訳語, 和訳, 英訳, \
    日本語訳, 譯文, 译文, 含义, 含義, 涵义, 反面, 答, 대답, 해답, 답변, 정의, 해석, 뜻풀이, 해설, 뒤, significato, definizione, \
    risposta, retro, resposta, definição, antwoord, definitie, achterkant, odpowiedź, definicja, \
    tył, odpověď, definice, cevap, tanım, відповідь, визначення, переклад, значення
    """)
  private static let languages = names(
    """
    english, german, french, spanish, russian, chinese, japanese, korean, deutsch, englisch, \
    französisch, spanisch, français, anglais, allemand, español, inglés, русский, английский, \
    немецкий, 中文, 英文, 英语, 日语, 日本語, 英語, 한국어, 영어, 일본어, kanji, 漢字, hanzi, native, foreign, \
    simplified, italiano, português, polski, türkçe, italian, portuguese, polish, turkish, latin, \
    arabic, hebrew, greek, dutch, swedish, czech, ukrainian, vietnamese, thai, hindi, mandarin, \
    hangul, cyrillic, nederlands, svenska, čeština, українська, ελληνικά, 日文, 法语, 德语, 한글
    """)
  private static let readings = names(
    """
    traditional, kana, hiragana, furigana, romaji, pinyin, zhuyin, reading, pronunciation, ipa, \
    lesung, aussprache, prononciation, 拼音, 読み, よみ, 발음, транскрипция, transcription, phonetic, \
    transliteration, romanization, zh-pinyin, 発音, ふりがな, かな, 注音, ピンイン
    """)
  private static let others = names(
    """
    id, nr, nr., no, no., number, #, index, guid, uuid, tag, tags, schlagwort, schlagwörter, \
    deck, note type, notetype, audio, sound, ton, image, picture, url, link, source, level, \
    lesson, lektion, теги, метки, номер, 编号, 序号, 标签, 番号, タグ, 번호, 태그, part of speech, pos, type, \
    category, gender, genre, wortart, unit, frequency, rank, example, example sentence, beispiel, \
    beispielsatz, exemple, ejemplo, пример, 例文, 例句, 예문, notes, note, comment, comments, \
    kommentar, hint, chapter, kapitel, jlpt, hsk, stroke count, added, created, modified, \
    часть речи, 词性, 品詞, 품사, notiz, bemerkung, anmerkung, article, artikel, count, extra, \
    back extra
    """)
  private static func names(_ list: String) -> [String] {
    list.split(separator: ", ").map(String.init)
  }

  /// The names of subjects, by language.
  private static let subjects: [Set<Substring>] = [
    """
    infinitive past participle present singular plural masculine feminine country capital state city year years event date name symbol element author title book \
    artist song language currency flag continent population formula \
    president command key action shortcut
    """,
    """
    infinitiv präteritum perfekt partizip singular plural land hauptstadt bundesland jahr ereignis datum name zeichen symbol autor titel buch \
    stadt sprache währung kontinent
    """,
    "pays capitale année événement date nom auteur titre livre ville langue monnaie symbole",
    "país capital año evento fecha nombre autor título libro ciudad idioma moneda símbolo",
    "страна столица год событие дата название имя автор книга город язык валюта символ",
    "国家 首都 年份 年 事件 名称 作者 书名 城市 符号 元素 国 出来事 人物 나라 국가 수도 연도 사건 이름 國家 年代",
    "q a",
  ].map { Set($0.split(separator: " ")) }
}
