/// Guesses the encoding of a text: the one in which it has the usual letters of a language, in their
/// usual places.
enum EncodingEvidence {
  /// An encoding, and how sure it is.
  struct Guess {
    let encoding: DeckEncoding
    /// The share of usual letters, from 0 to 1.
    let share: Double
    /// Whether the text is short, or nearly as likely to be in an encoding in which it reads otherwise.
    let isDoubtful: Bool
    /// The other encodings in which the text can be read, and reads otherwise, the likeliest first.
    let others: [DeckEncoding]
  }

  /// The most bytes that are looked at.
  private static let sample = 8_000
  /// The least share of usual letters.
  private static let leastShare = 0.5
  /// The least share at which a guess is sure.
  private static let sureShare = 0.7
  /// The fewest bytes above 127 of a sure guess.
  private static let fewBytes = 10

  /// The encoding of a text that is not UTF-8; `nil` if it has no evidence of any.
  static func guess(_ file: [UInt8]) -> Guess? {
    let text = foreignLines(of: file)
    var shares: [(encoding: DeckEncoding, share: Double)] = []
    for (name, languages) in languagesByEncoding {
      guard let encoding = DeckEncoding(named: name), let table = EncodingTable.of(encoding),
        let words = words(of: text, table)
      else { continue }
      shares.append((encoding, share(of: languages, in: words)))
    }
    // Of two that fit as well the first one counts.
    guard let best = shares.enumerated().max(by: { ($0.1.share, -$0.0) < ($1.1.share, -$1.0) })?.1,
      best.share >= leastShare
    else { return nil }
    let bytes = text.count { $0 >= 0x80 }
    // The share of a short text varies.
    let margin = min(0.25, 1 / Double(max(1, bytes)).squareRoot())
    func reads(_ encoding: DeckEncoding) -> [UInt8]? {
      EncodingTable.of(encoding)?.text(of: text).utf8
    }
    let found = reads(best.encoding)
    let close = shares.filter { $0.share > best.share - margin }
    let same = close.filter { reads($0.encoding) == found }
    var known = [found]
    let others = shares.sorted { $0.share > $1.share }.map(\.encoding).filter { other in
      let text = reads(other)
      defer { known.append(text) }
      return !known.contains(text)
    }
    return Guess(
      encoding: same.first?.encoding ?? best.encoding, share: best.share,
      isDoubtful: bytes < fewBytes || best.share < sureShare
        || same.count < close.count, others: others)
  }

  /// The share of usual letters in a text of a few characters of two bytes in UTF-8; `nil` for others, which
  /// are UTF-8 beyond doubt.
  ///
  /// A word in GBK, such as 联通, may be valid UTF-8 by chance.
  static func shareInUTF8(of file: [UInt8]) -> Double? {
    let text = foreignLines(of: file)
    guard text.count(where: { $0 >= 0x80 }) <= 80, !text.contains(where: { $0 >= 0xE0 }) else {
      return nil
    }
    let letters = String(decoding: text, as: UTF8.self).unicodeScalars.map { scalar in
      ForeignWord.Letter(scalar, Array(String(scalar).utf8)[...])
    }
    return share(
      of: WrittenLanguage.all.filter { $0.leads == nil }, in: ForeignWord.words(of: letters),
      mixesASCII: false)
  }

  /// The first lines with characters beyond ASCII.
  private static func foreignLines(of file: [UInt8]) -> [UInt8] {
    var part: [UInt8] = []
    for line in file[...].lines where part.count < sample {
      if line.contains(where: { $0 >= 0x80 }) { part += line + [.lineFeed] }
    }
    return part
  }

  /// The words of a text; `nil` if it has bytes that stand for no character.
  private static func words(of text: [UInt8], _ table: EncodingTable) -> [ForeignWord]? {
    var (rest, letters): (ArraySlice<UInt8>, [ForeignWord.Letter]) = (text[...], [])
    while !rest.isEmpty {
      let (scalar, bytes) = table.next(&rest)
      guard let scalar else { return nil }
      letters.append(ForeignWord.Letter(scalar, bytes))
    }
    return ForeignWord.words(of: letters)
  }

  /// The share of usual letters in the language that has the most of them.
  ///
  /// - Parameters:
  ///   - languages: the languages of an encoding.
  ///   - words: the words of a text.
  ///   - mixesASCII: whether words of Latin letters must have some of ASCII.
  /// - Returns: the share, from 0 to 1.
  private static func share(
    of languages: [WrittenLanguage], in words: [ForeignWord], mixesASCII: Bool = true
  ) -> Double {
    let bytes = words.reduce(0) { $0 + $1.foreignBytes }
    return languages.map { language in
      language.most * words.reduce(0) { $0 + $1.weight(in: language, mixesASCII) }
        / Double(max(1, bytes))
    }.max() ?? 0
  }

  private static let languagesByEncoding: [(String, [WrittenLanguage])] = {
    var order: [String] = []
    var all: [String: [WrittenLanguage]] = [:]
    for language in WrittenLanguage.all {
      if all[language.encoding] == nil { order.append(language.encoding) }
      all[language.encoding, default: []].append(language)
    }
    return order.map { ($0, all[$0] ?? []) }
  }()
}

/// A word with letters beyond ASCII.
struct ForeignWord {
  /// A character of a word.
  struct Letter {
    let scalar: Unicode.Scalar
    /// The same letter as a small one.
    let small: Unicode.Scalar
    let bytes: ArraySlice<UInt8>
    let isLetter: Bool
    /// Whether it stands above or below a letter.
    let isMark: Bool
    var isCapital: Bool { small != scalar }

    init(_ scalar: Unicode.Scalar, _ bytes: ArraySlice<UInt8>) {
      let properties = scalar.properties
      let lower = properties.lowercaseMapping.unicodeScalars
      self.scalar = scalar
      small = lower.count == 1 ? lower.first ?? scalar : scalar
      self.bytes = bytes
      isLetter = properties.isAlphabetic
      isMark = properties.generalCategory == .nonspacingMark
    }
  }

  private let characters: [Letter]
  private let letters: [Letter]
  private let hasASCII: Bool
  /// Whether a capital follows a small letter, as hardly ever in a word.
  private let isMixed: Bool
  /// The number of its bytes beyond ASCII.
  let foreignBytes: Int

  private init(_ characters: [Letter]) {
    self.characters = characters
    letters = characters.filter(\.isLetter)
    hasASCII = letters.contains { $0.scalar.isASCII }
    isMixed = zip(letters, letters.dropFirst()).contains { !$0.isCapital && $1.isCapital }
    foreignBytes = characters.reduce(0) { $0 + ($1.scalar.isASCII ? 0 : $1.bytes.count) }
  }

  /// The words of a text that have letters beyond ASCII.
  static func words(of text: [Letter]) -> [ForeignWord] {
    text.split { $0.scalar.isASCII && !$0.isLetter }.map { ForeignWord(Array($0)) }
      .filter { $0.foreignBytes > 0 }
  }

  /// How usual its letters are, for each of their bytes.
  ///
  /// Languages with Latin letters rarely have words without ASCII, others rarely words with it.
  func weight(in language: WrittenLanguage, _ mixesASCII: Bool) -> Double {
    let sum = characters.indices.reduce(0) { $0 + weight(at: $1, in: language) }
    if language.leads != nil { return hasASCII ? 0.5 * sum : sum }
    if language.isLatin { return hasASCII || letters.isEmpty || !mixesASCII ? sum : 0.3 * sum }
    guard !hasASCII else { return 0 }
    return sum * (letters.count > 2 ? likelihood(of: language.habits) : 0.7)
  }

  /// How well its vowels fit, from 0 to 1.
  private func likelihood(of habits: WrittenLanguage.Habits) -> Double {
    guard !habits.vowels.isEmpty else { return 1 }
    let areVowels = letters.map { habits.vowels.contains($0.small) }
    let runs = areVowels.split(separator: true).map(\.count).max() ?? 0
    let vowelRuns = areVowels.split(separator: false).map(\.count).max() ?? 0
    let isUsual = (1...4).contains(runs) && (1...3).contains(vowelRuns)
    let lacksAccent =
      !habits.accents.isEmpty && letters.last?.isCapital == false
      && !letters.contains { habits.accents.contains($0.small) }
    return (isUsual ? 1 : 0.5) * (lacksAccent ? 0.6 : 1)
  }

  private func weight(at place: Int, in language: WrittenLanguage) -> Double {
    let letter = characters[place]
    guard !letter.scalar.isASCII else { return 0 }
    var weight = language.weight(of: letter.small, letter.bytes)
    guard language.leads == nil, weight > 0 else { return weight * Double(letter.bytes.count) }
    if letter.isCapital { weight *= 0.95 }
    if isMixed { weight *= 0.4 }
    let isAfterLetter = place > 0 && characters[place - 1].isLetter
    let isBeforeLetter = characters.dropFirst(place + 1).first?.isLetter ?? false
    if !letter.isLetter, !letter.isMark {
      // Few signs stand within a word.
      if isAfterLetter, isBeforeLetter, !"’·\u{A0}\u{AD}".unicodeScalars.contains(letter.scalar) {
        return 0
      }
      if isAfterLetter, "°€£§×½²³".unicodeScalars.contains(letter.scalar) { weight *= 0.3 }
    }
    let habits = language.habits
    if place == 0, characters.count > 1, habits.neverFirst.contains(letter.small) { weight *= 0.2 }
    if isBeforeLetter, habits.onlyLast.contains(letter.small) { weight *= 0.2 }
    return weight * Double(letter.bytes.count)
  }
}
