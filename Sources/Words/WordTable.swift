/// The texts of one language.
///
/// Each line has a text's context, its English words and its translation, with tabs between them.
/// A text about a number has several translations: one for each form.
struct WordTable: Sendable {
  private let texts: [Key: [String]]

  private struct Key: Hashable {
    let context: String
    let english: String
  }

  /// Reads a table.
  ///
  /// - Complexity: O(length of the table).
  init(_ table: String) {
    var texts: [Key: [String]] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 2 else { continue }
      texts[Key(context: fields[0], english: fields[1])] = Array(fields[2...])
    }
    self.texts = texts
  }

  /// The forms of a text; `nil` without a translation.
  func forms(of english: String, context: String) -> [String]? {
    texts[Key(context: context, english: english)]
  }

  /// The table of a language; `nil` for English, which needs none.
  static func of(_ language: Language) -> WordTable? {
    switch language {
    case .english: nil
    case .russian: russian
    case .chinese: chinese
    case .korean: korean
    }
  }

  // Read when they are first needed, once.
  private static let russian = WordTable(russianWords)
  private static let chinese = WordTable(chineseWords)
  private static let korean = WordTable(koreanWords)
}
