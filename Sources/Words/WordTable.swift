/// The texts of one language.
///
/// Each line has a text's context, its English words and its translation, with tabs between them.
/// A text about a number has several translations: one for each form. Line breaks, tabs and
/// backslashes within a text are written `\n`, `\t` and `\\`.
struct WordTable: Sendable {
  /// The forms with tabs between them: most texts are never shown, so they are taken apart later.
  private let texts: [Key: ArraySlice<UInt8>]

  private struct Key: Hashable {
    let context: String
    let english: String
  }

  /// Reads a table.
  ///
  /// - Complexity: O(length of the table).
  init(_ table: String) {
    var texts: [Key: ArraySlice<UInt8>] = [:]
    // Bytes, because splitting by characters would take longer than the first frame.
    let lines = Array(table.utf8).split(separator: UInt8(ascii: "\n"))
    texts.reserveCapacity(lines.count)
    for line in lines {
      let parts = line.split(
        separator: WordTable.tab, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count > 2 else { continue }
      let context = String(decoding: parts[0], as: UTF8.self)
      texts[Key(context: context, english: WordTable.unescaped(parts[1]))] = parts[2]
    }
    self.texts = texts
  }

  /// The forms of a text; `nil` without a translation.
  func forms(of english: String, context: String) -> [String]? {
    texts[Key(context: context, english: english)].map(WordTable.forms)
  }

  /// All texts, for tests: their context, English words and forms.
  var all: [(context: String, english: String, forms: [String])] {
    texts.map { ($0.key.context, $0.key.english, WordTable.forms(in: $0.value)) }
  }

  private static func forms(in text: ArraySlice<UInt8>) -> [String] {
    text.split(separator: tab, omittingEmptySubsequences: false).map(unescaped)
  }

  private static let tab = UInt8(ascii: "\t")

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.popFirst() {
      guard mark == "\\", let escaped = rest.popFirst() else {
        result.append(mark)
        continue
      }
      result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    return result
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
