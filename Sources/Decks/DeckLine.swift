/// One line of a deck file, without what ends it.
struct DeckLine {
  /// Counted from 1.
  let number: Int
  let bytes: ArraySlice<UInt8>

  var isBlank: Bool {
    bytes.allSatisfy(\.isBlank)
  }

  var isComment: Bool {
    bytes.first == UInt8(ascii: "#")
  }

  /// Parts the line, quotes undone.
  ///
  /// - Parameter separator: what stands between two fields; without one the line is one field.
  /// - Returns: one field or more, each as it stands there, blanks included.
  /// - Throws: if a quote is opened and not closed.
  func fields(separatedBy separator: UInt8?) throws(DeckError) -> [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    var rest = bytes
    while true {
      var field: ArraySlice<UInt8> = []
      if rest.first == .quote {
        field = try takeQuoted(from: &rest)
      }
      let end = separator.flatMap { rest.firstIndex(of: $0) } ?? rest.endIndex
      field = field.isEmpty ? rest[..<end] : field + rest[..<end]
      fields.append(field)
      guard end < rest.endIndex else { return fields }
      rest = rest[end...].dropFirst()
    }
  }

  /// Takes what stands between the quote at the start and the quote that closes it.
  private func takeQuoted(
    from rest: inout ArraySlice<UInt8>
  ) throws(DeckError) -> ArraySlice<UInt8> {
    var field: ArraySlice<UInt8> = []
    rest = rest.dropFirst()
    while let quote = rest.firstIndex(of: .quote) {
      field += rest[..<quote]
      rest = rest[quote...].dropFirst()
      guard rest.first == .quote else { return field }
      field.append(.quote)
      rest = rest.dropFirst()
    }
    throw DeckError(
      line: number,
      message: "expected a closing quote (a quote to be shown is written \"\" within quotes)")
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")

  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}
