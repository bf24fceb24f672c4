/// The usual names of columns.
enum ColumnNames {
  /// The side, or the use, that a name stands for.
  enum Kind: String { case term, definition, language, reading, other }

  /// The kind of a name of one to three words, as in `German word`, `word [de]` or `Country (term)`;
  /// `nil` for another text.
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
      subjects.map { names in others.count { names.contains($0) } }.max() ?? 0
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
    subjects.contains { $0.contains(name.lowercased()) }
  }

  /// The ends of names that nobody else uses.
  static let termMark = " (term)"
  static let definitionMark = " (definition)"

  /// A name without such an end.
  static func withoutMark(_ name: String) -> String {
    let mark = [termMark, definitionMark].first(where: name.hasSuffix)
    return mark.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The lists of names in `column-names.txt` by the words before them.
  private static let lists = String(decoding: PackageResources.column_names_txt, as: UTF8.self)
    .split(separator: "\n").reduce(into: [Substring: [[String]]]()) { lists, line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard let kind = parts.first, let names = parts.dropFirst().first else { return }
      lists[kind, default: []].append(names.split(separator: ", ").map(String.init))
    }

  private static let kinds = [Kind.other, .reading, .language, .definition, .term].reduce(
    into: [String: Kind]()
  ) { kinds, kind in
    for name in (lists[kind.rawValue[...]] ?? []).joined() { kinds[name] = kind }
  }

  /// The names of a column that need no other one beside it.
  private static let namesOfWords = Set((lists["word"] ?? []).joined())

  /// The names of subjects, by language.
  private static let subjects = (lists["subject"] ?? []).map { Set($0) }
}
