/// Finds the quotes that close a field.
///
/// Two quotes in a row within a field are one that is shown. So a field ends with the last quote of
/// the next odd row of them, wherever before that row it began; what was found once is remembered,
/// and a file full of quotes that nothing closes is still searched but once.
struct QuoteSearch {
  /// From where it was searched last, and the last quote of the odd row found; nil if there is none.
  private var known: (start: Int, end: Int?)?

  /// Where the field that begins with a quote at the start of these bytes is closed.
  ///
  /// - Parameter bytes: from the opening quote to the end of the file.
  /// - Returns: the place of the closing quote, or nil if there is none.
  mutating func closing(_ bytes: ArraySlice<UInt8>) -> Int? {
    let row = bytes.prefix { $0 == .quote }
    guard row.count % 2 == 1 else { return row.endIndex - 1 }
    let after = row.endIndex
    if let known, known.start <= after, known.end.map({ $0 >= after }) ?? true { return known.end }
    let end = QuoteSearch.oddRow(bytes[after...])
    known = (after, end)
    return end
  }

  private static func oddRow(_ bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: .quote) {
      let row = rest[start...].prefix { $0 == .quote }
      if row.count % 2 == 1 { return row.endIndex - 1 }
      rest = rest[row.endIndex...]
    }
    return nil
  }
}
