/// A text in the current language.
///
/// The text must be written out at the call, where `make words` finds it. Call this when the text is
/// shown, not when the program starts, because players can choose another language at any time.
///
/// - Parameters:
///   - phrase: the text in English. It is used where a translation is missing.
///   - context: tells apart uses of the same English words that other languages may word
///     differently, such as `open` for a deed and for a state. Translators read it.
///   - columns: the most columns that the text can take, if its place is narrow; the tests check it
///     for each language.
/// - Returns: the text.
/// - Complexity: O(length of the text).
public func say(_ phrase: Phrase, context: String = "", columns: Int? = nil) -> String {
  let text = say(name: phrase.english, context: context)
  return phrase.values.isEmpty ? text : filled(text, with: phrase.values)
}

/// A text about a number of things, in the current language and the form that it has for the number.
///
/// - Parameters:
///   - count: the number; its sign does not matter.
///   - one: the English text for one thing. The other languages do not use its values.
///   - other: the English text for any other number.
///   - context: see ``say(_:context:columns:)``.
///   - columns: see ``say(_:context:columns:)``.
/// - Returns: the text.
/// - Complexity: O(length of the text).
public func say(
  _ count: Int, one: Phrase, other: Phrase, context: String = "", columns: Int? = nil
) -> String {
  let language = Language.current
  let forms = WordTable.of(language)?.forms[.init(context: context, english: one.english)]
  guard let forms, let last = forms.last else {
    let phrase = count.magnitude == 1 ? one : other
    return filled(phrase.english, with: phrase.values)
  }
  let form = language.pluralForm(for: count)
  return filled(forms.indices.contains(form) ? forms[form] : last, with: other.values)
}

/// A name that was declared elsewhere, such as a built-in deck's, in the current language.
///
/// - Parameters:
///   - name: the name in English. It is used where a translation is missing.
///   - context: the kind of name, such as `deck`.
/// - Returns: the name.
public func say(name: String, context: String = "") -> String {
  WordTable.of(.current)?.forms[.init(context: context, english: name)]?.first ?? name
}

/// A text with values in its numbered places, where a place without a value stays as it is.
private func filled(_ text: String, with values: [String]) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    let number = Int(rest[rest.index(after: open)..<close]) ?? 0
    let value = values.indices.contains(number - 1) ? values[number - 1] : nil
    result += rest[..<open] + (value ?? String(rest[open...close]))
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}

extension Double {
  /// The number with one decimal, written as in the current language, as in `12.4` or `12,4`.
  public var oneDecimal: String {
    String("\((self * 10).rounded() / 10)".map { $0 == "." ? Language.current.decimalMark : $0 })
  }
}

extension Int {
  /// The number with its thousands set apart as in the current language, as in `1,729`.
  public var grouped: String {
    let mark = Language.current.decimalMark == "," ? "\u{A0}" : ","
    let digits = Array(String(magnitude))
    let ends = stride(from: digits.count, to: 0, by: -3)
    let groups = ends.map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: mark)
  }
}

extension Collection<String> {
  /// The texts one after the other, with the commas of the current language between them.
  public var listed: String { joined { say("\($0), \($1)") } }

  /// Names, one after the other; Chinese has another comma between them than between clauses.
  public var listedNames: String { joined { say("\($0), \($1)", context: "names") } }

  /// The texts one after the other as sentences; some languages have no blank between them.
  public var asSentences: String { joined { say("\($0) \($1)", context: "two sentences") } }

  private func joined(_ join: (String, String) -> String) -> String {
    dropFirst().reduce(first ?? "", join)
  }
}
