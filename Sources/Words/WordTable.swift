/// The texts of one language.
///
/// Each line has a text's context, its English words and its translation, with tabs between them.
/// A text about a number has several translations: one for each form. Line breaks, tabs and
/// backslashes within a text are written `\n`, `\t` and `\\`.
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
    // Bytes, because splitting by characters would take longer than the first frame.
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { WordTable.unescaped(Substring($0)) }
      guard fields.count > 2 else { continue }
      texts[Key(context: fields[0], english: fields[1])] = Array(fields[2...])
    }
    self.texts = texts
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var rest = text
    while let mark = rest.popFirst() {
      guard mark == "\\", let escaped = rest.popFirst() else {
        result.append(mark)
        continue
      }
      result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    return result
  }

  /// The forms of a text; `nil` without a translation.
  func forms(of english: String, context: String) -> [String]? {
    texts[Key(context: context, english: english)]
  }

  /// All texts, for tests: their context, English words and forms.
  var all: [(context: String, english: String, forms: [String])] {
    texts.map { ($0.key.context, $0.key.english, $0.value) }
  }

  /// The table of a language; `nil` for English, which needs none.
  static func of(_ language: Language) -> WordTable? {
    if let ofTask { return ofTask }
    return switch language {
    case .english: nil
    case .russian: russian
    case .chinese: chinese
    case .korean: korean
    }
  }

  /// The table within a task, for tests of the texts that `make words` finds.
  @TaskLocal static var ofTask: WordTable?

  // Read when they are first needed, once.
  private static let russian = WordTable(russianWords)
  private static let chinese = WordTable(chineseWords)
  private static let korean = WordTable(koreanWords)
}
