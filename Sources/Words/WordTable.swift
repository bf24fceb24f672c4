import CWords
import Synchronization

/// The translations of one language.
struct WordTable: Sendable {
  /// A text as the program asks for it.
  struct Key: Hashable {
    let context: String
    let english: String
  }

  /// The translation of each text; one about a number has several forms.
  let forms: [Key: [String]]

  /// A table with these translations.
  init(_ forms: [Key: [String]]) {
    self.forms = forms
  }

  /// Reads a file of the translators as `make words` writes it.
  ///
  /// - Complexity: O(length of the file). The file is read by bytes, because splitting it by
  ///   characters would take longer than the first frame.
  init(po file: UnsafeBufferPointer<UInt8>) {
    var forms: [Key: [String]] = [:]
    forms.reserveCapacity(file.count / 80)
    var entry = Entry()
    for line in file.split(separator: UInt8(ascii: "\n")) {
      guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), line.first != UInt8(ascii: "#")
      else { continue }
      let keyword = String(decoding: line[..<quote], as: UTF8.self)
      if entry.isComplete, keyword == "msgctxt " || keyword == "msgid " {
        forms[entry.key] = entry.translation
        entry = Entry()
      }
      entry.add(WordTable.unescaped(line[quote...].dropFirst().dropLast()), to: keyword)
    }
    forms[entry.key] = entry.translation
    self.init(forms)
  }

  /// One text of a file with its translation.
  private struct Entry {
    private var context = ""
    private var english = ""
    private var forms: [String] = []

    var key: Key { Key(context: context, english: english) }
    /// The forms; `nil` before the text is translated, and for the header of a file.
    var translation: [String]? { english.isEmpty || forms.contains("") ? nil : forms }
    var isComplete: Bool { !forms.isEmpty }

    mutating func add(_ text: String, to keyword: String) {
      switch keyword {
      case "msgctxt ": context = text
      case "msgid ": english = text
      case _ where keyword.hasPrefix("msgstr"): forms.append(text)
      default: break
      }
    }
  }

  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
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

  /// The table of a language, read once, when it is first needed; `nil` for English, which needs
  /// none.
  static func of(_ language: Language) -> WordTable? {
    if let ofTask { return ofTask }
    guard language != .english else { return nil }
    return tables.withLock { tables in
      if let table = tables[language] { return table }
      var size = 0
      guard let data = words_data(language.rawValue, &size) else { return nil }
      let table = WordTable(po: UnsafeBufferPointer(start: data, count: size))
      tables[language] = table
      return table
    }
  }

  /// The table within a task, for tests of the texts that `make words` finds.
  @TaskLocal static var ofTask: WordTable?

  private static let tables = Mutex<[Language: WordTable]>([:])
}

/// Names that belong together, such as those of the months.
///
/// `make words` finds them here; each is said in the language of the moment when it is shown.
public struct NameTable: Sendable {
  private let names: [String]
  private let context: String

  /// A table.
  ///
  /// - Parameters:
  ///   - names: the names in English.
  ///   - context: see ``say(_:context:columns:)``.
  ///   - columns: see ``say(_:context:columns:)``.
  public init(_ names: String..., context: String, columns: Int? = nil) {
    self.names = names
    self.context = context
  }

  /// A name in the current language; empty for a number without a name.
  public subscript(number: Int) -> String {
    names.indices.contains(number) ? say(name: names[number], context: context) : ""
  }
}
