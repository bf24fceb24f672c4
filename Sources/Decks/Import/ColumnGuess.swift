/// The meaning of the columns of a file that does not say it: whether its first row has their names,
/// and which of them hold the term and the definition.
package struct ColumnGuess: Equatable {
  /// Whether the first row has the names of the columns.
  private(set) var hasHeader = false
  /// Whether a row with nothing but a title stands above the names.
  private(set) var hasTitle = false
  /// The number of rows above the first one that has texts for cards.
  var rowsAbove: Int { (hasHeader ? 1 : 0) + (hasTitle ? 1 : 0) }
  /// The names of the columns; empty without a header.
  private(set) var names: [String] = []
  /// The number of columns.
  private(set) var count = 0
  /// The columns of terms and definitions; `nil` if they are the usual ones.
  private(set) var faces: DeckFaces?

  /// The fewest rows that show that a column has one kind of values.
  private static let fewRows = 3

  /// The role of a column; those that are rather a side come first.
  private enum Role: Int, Comparable {
    case term, definition, side, number, reading, repeated, other

    static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
  }

  /// A guess without any rows.
  init() {}

  /// Guesses from the first rows of a file.
  ///
  /// - Parameters:
  ///   - rows: the fields of the first rows.
  ///   - header: whether the player says that there is a header.
  ///   - others: columns that hold neither term nor definition, counted from 1.
  init(_ rows: [[String]], _ header: DeckColumns.Header, others: Set<Int> = []) {
    guard let top = rows.first else {
      self.init()
      return
    }
    let hasTitle =
      header == .auto && top.count(where: \.isVisible) <= 1
      && (rows.dropFirst().first.map { ColumnGuess.isHeader($0, rows.dropFirst(2)) } == true
        || top.count != 2 && rows.count > ColumnGuess.fewRows
          && rows.dropFirst().allSatisfy { $0.count(where: \.isVisible) > 1 })
    let rows = hasTitle ? Array(rows.dropFirst()) : rows
    guard let first = rows.first, first.count >= 2 else {
      self.init()
      self.hasTitle = header == .auto && ColumnGuess.isNameAboveWords(rows)
      return
    }
    let rest = rows.dropFirst().filter { $0.count >= 2 }
    let hasHeader =
      switch header {
      case .yes: true
      case .no: false
      case .auto: ColumnGuess.isHeader(first, rest[...])
      }
    self.init(
      hasHeader ? rest : [first] + rest, named: hasHeader ? first : [], others: others)
    (self.hasHeader, self.hasTitle) = (hasHeader, hasTitle)
  }

  /// Guesses from rows whose columns have these names, if any.
  init(_ rows: [[String]], named names: [String], others: Set<Int> = []) {
    self.names = names
    count = (rows + [names]).map(\.count).max() ?? 0
    var roles = (0..<count).map { others.contains($0 + 1) ? .other : role(of: $0, in: rows) }
    for role in [Role.term, .definition] {
      for column in roles.indices.filter({ roles[$0] == role }).dropFirst() {
        roles[column] = .side
      }
    }
    let ranked = roles.indices.sorted { (roles[$0], $0) < (roles[$1], $1) }.prefix(2)
    guard let first = ranked.min(), let last = ranked.max(), first != last else { return }
    // A picture is as good a question as a word.
    let isPicture = rows.contains { $0.indices.contains(first) && $0[first].isPicture }
    let isSwapped =
      roles[first] == .definition
      || roles[last] == .term && roles[first] != .term && !isPicture
    let (term, definition) = isSwapped ? (last, first) : (first, last)
    if (term, definition) != (0, 1) {
      faces = DeckFaces(term: term + 1, definition: definition + 1)
    }
  }

  /// The indices of the fields of the two sides among those of notes.
  package static func sides(ofNotes rows: [[String]], named names: [String]) -> (Int, Int) {
    let faces = ColumnGuess(rows, named: names).faces ?? DeckFaces(term: 1, definition: 2)
    return (faces.term - 1, faces.definition - 1)
  }

  /// Whether the first row has the name of the only column.
  private static func isNameAboveWords(_ rows: [[String]]) -> Bool {
    rows.count >= fewRows && rows.allSatisfy { $0.count == 1 }
      && rows.first?.first.map(ColumnNames.isNameOfWords) == true
      && !rows.dropFirst().joined().contains { ColumnNames.kind(of: $0) != nil }
  }

  private func role(of column: Int, in rows: [[String]]) -> Role {
    let name = names.indices.contains(column) ? names[column] : ""
    let all = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
    let values = all.filter { !$0.isEmpty }
    if !values.isEmpty, values.allSatisfy(\.isPicture) { return .side }
    if let kind = ColumnNames.kind(of: name) {
      switch kind {
      case .term: return .term
      case .definition: return .definition
      case .other: return .other
      case .reading: return .reading
      case .language: return .side
      }
    }
    guard count > 2 else { return .side }
    if values.count >= 2, 2 * Set(values).count <= values.count { return .repeated }
    if ColumnNames.isSubject(name) { return .side }
    if ColumnGuess.areNotForCards(values) { return all.count < 2 ? .side : .other }
    if values.allSatisfy(\.isTranscription) || isOtherSpelling(column, in: rows) { return .reading }
    if values.allSatisfy(\.isReading), rows.joined().contains(where: \.hasHan) { return .reading }
    let areYears = values.allSatisfy { (1000...2100).contains(Int($0) ?? 0) }
    return values.allSatisfy(\.isNumeric) && !areYears ? .number : .side
  }

  /// Whether a column has the Chinese characters of an earlier one in another spelling, as in
  /// traditional beside simplified ones: as many in each row, and the same ones in some.
  private func isOtherSpelling(_ column: Int, in rows: [[String]]) -> Bool {
    (0..<column).contains { earlier in
      let both = rows.filter { $0.count > column }.map { ($0[earlier], $0[column]) }
      return both.contains { $0 == $1 }
        && both.allSatisfy { $0.count == $1.count && $0.isHan && $1.isHan }
    }
  }

  /// Whether a row names the columns: it has their usual names, or a column has values of one kind in all
  /// rows except this one.
  private static func isHeader(_ row: [String], _ rest: ArraySlice<[String]>) -> Bool {
    guard row.count >= 2 else { return false }
    if ColumnNames.areNames(row) { return !rest.contains(where: ColumnNames.areNames) }
    let texts = row.filter { !$0.isEmpty }
    let areWords = texts.allSatisfy { $0.contains(where: \.isLetter) }
    guard rest.count >= fewRows, areWords else { return false }
    // As programs name columns.
    if texts.allSatisfy(\.isProgramName), texts.contains(where: { $0.contains("_") }) {
      return !rest.joined().contains { $0.contains("_") }
    }
    return row.indices.contains { column in
      let values = rest.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      guard values.count == rest.count else { return false }
      let name = row[column]
      // An ace or a jack has a short name among numbers.
      let isLong = row.count >= 3 || name.count >= 3
      return [\String.isNumeric, \.isQuestion, \.isForeign].contains { kind in
        values.allSatisfy { $0[keyPath: kind] }
          && (kind == \.isNumeric
            ? isLong && !name.isNumeric
            : !texts.contains { $0[keyPath: kind] || $0.hasForeignLetter })
      }
    }
  }

  /// Whether values are none, or numbers of rows, ids, names of files or addresses of pages.
  private static func areNotForCards(_ values: [String]) -> Bool {
    guard !values.isEmpty else { return true }
    guard values.count >= 2 else { return false }
    let numbers = values.compactMap { Int($0) }
    let steps = zip(numbers, numbers.dropFirst())
    let areNumbered =
      numbers.count == values.count
      && (numbers.first.map { $0 <= 1 } == true && steps.allSatisfy { $0 < $1 }
        || numbers.count >= fewRows && steps.allSatisfy { $0 < Int.max && $0 + 1 == $1 })
    return areNumbered || values.allSatisfy(\.isPlace)
      || Set(values).count == values.count && values.allSatisfy(\.isIdentifier)
  }
}

extension String {
  /// Whether the text is an id, as in `V-001` or `a3f9c2d4e5`; formulas such as `H2O` are none.
  fileprivate var isIdentifier: Bool {
    let digits = count(where: \.isNumber)
    guard digits >= 2, utf8.count <= 40 else { return false }
    let isCode =
      contains { "-_".contains($0) }
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return isCode || utf8.count >= 6 && allSatisfy(\.isHexDigit)
  }

  /// Whether the text is a sound, the name of a file, or an address.
  fileprivate var isPlace: Bool {
    let endings = [
      ".mp3", ".ogg", ".wav", ".m4a", ".flac", ".png", ".jpg", ".jpeg", ".gif", ".webp",
    ]
    let text = lowercased()
    return ["[sound:", "http://", "https://"].contains(where: text.hasPrefix)
      || !text.contains("<") && !text.contains("](") && endings.contains(where: text.hasSuffix)
  }

  /// Whether the text is a number, as in `1,234.5`, `87 %` or `2024-05-01`.
  fileprivate var isNumeric: Bool {
    contains(where: \.isNumber) && allSatisfy { $0.isNumber || ".,:%+-–/ \u{A0}".contains($0) }
  }

  /// Whether the text is in kana, or in Latin letters with the tones of Pinyin.
  fileprivate var isReading: Bool {
    unicodeScalars.allSatisfy { (0x3040...0x30FF).contains($0.value) || $0 == " " }
      || unicodeScalars.allSatisfy { $0.value < 0x300 }
        && contains { "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ".contains($0) }
  }

  /// Whether the text shows the sounds of a word, as in `/kæt/`.
  fileprivate var isTranscription: Bool {
    count > 2 && (hasPrefix("/") && hasSuffix("/") || hasPrefix("[") && hasSuffix("]"))
  }

  /// Whether the text has Chinese characters.
  fileprivate var hasHan: Bool { unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }

  /// Whether the text has nothing but Chinese characters.
  fileprivate var isHan: Bool {
    unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// Whether the text is a picture.
  fileprivate var isPicture: Bool { hasPrefix("![") || lowercased().hasPrefix("<img ") }

  fileprivate var isQuestion: Bool { last.map { "?？".contains($0) } ?? false }

  /// Whether all letters are of another alphabet than the Latin one.
  fileprivate var isForeign: Bool {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy(\.isForeign)
  }

  fileprivate var hasForeignLetter: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic && $0.isForeign }
  }

  /// Whether the text is a word of ASCII letters, digits and `_`.
  fileprivate var isProgramName: Bool {
    first?.isLetter == true
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension Unicode.Scalar {
  /// Whether a letter is of another alphabet than the Latin one.
  fileprivate var isForeign: Bool { (0x370..<0x1E00).contains(value) || value >= 0x2E80 }
}
