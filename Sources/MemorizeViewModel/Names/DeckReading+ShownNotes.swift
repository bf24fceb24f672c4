import Decks
import Words

/// How a deck file was understood, in the player's language.
extension DeckReading {
  /// All of it, in sentences.
  ///
  /// - Parameters:
  ///   - namesOptions: whether to name the options of the command that choose columns.
  ///   - imported: the pairs that are left with their pictures; `nil` for all.
  ///   - notes: more to say about the pairs.
  /// - Returns: sentences.
  func shownSummary(namesOptions: Bool, imported: Int? = nil, notes: [String] = []) -> String {
    let pairs = imported ?? deck?.pairs.count ?? 0
    let count = say(pairs, one: "\(pairs.grouped) pair", other: "\(pairs.grouped) pairs")
    let sentences = [
      shownColumns(namesOptions: namesOptions),
      ([count] + shownRemarks(namesOptions: namesOptions) + notes).listed,
    ]
    return (sentences + (shownLongerRows.map { [$0] } ?? []))
      .map { say("\($0).", context: "sentence") }.asSentences
  }

  /// The format and the columns, as in `Read as CSV: 2 = term, 3 = definition (of 4 columns)`.
  private func shownColumns(namesOptions: Bool) -> String {
    guard let columns else { return say("Read as \(shownLayout)") }
    let (term, definition) = (columns.term, columns.definition)
    let count = columns.count
    // Such columns say by themselves what they are.
    if columns.hasHeader, count == 2, (term, definition) == ("term", "definition") {
      return say("Read as \(shownLayout) with a header")
    }
    let meaning =
      namesOptions
      ? say(
        """
        \(term) = term, \(definition) = definition (of \(count) columns; --term and --definition \
        choose others)
        """)
      : say("\(term) = term, \(definition) = definition (of \(count) columns)")
    return columns.hasHeader
      ? say("Read as \(shownLayout) with a header: \(meaning)")
      : say("Read as \(shownLayout): \(meaning)")
  }

  /// The rows in which a separator may have cut a text.
  private var shownLongerRows: String? {
    longerRows.map { rows in
      let count = rows.count.grouped
      return say(
        rows.count, one: "\(count) row has more columns than the others: row \(rows.first)",
        other: "\(count) rows have more columns than the others; first: row \(rows.first)")
    }
  }

  /// The format of the file, as in `CSV`.
  var shownLayout: String {
    guard !isTable else { return say("a Markdown table") }
    guard let dividingMark else { return say("one face per line") }
    return switch dividingMark {
    case "\t": "TSV"
    case ",": "CSV"
    case ";": say("CSV with semicolons")
    case DeckReading.noteMark: say("Anki notes")
    default: say("text with '\(dividingMark)' between the sides")
    }
  }

  /// Anything unusual about the file, as in `1 row without a definition`; it may name the options
  /// of the command line.
  func shownRemarks(namesOptions: Bool) -> [String] {
    let faces = say(
      singleFaces, one: "\(singleFaces.grouped) of them with one face on both cards",
      other: "\(singleFaces.grouped) of them with one face on both cards")
    let isMixed = singleFaces > 0 && deck?.isWords == true
    return (isMixed ? [faces] : []) + rowRemarks
      + (encoding == .utf8 ? [] : [shownEncoding(namesOptions)])
  }

  private func shownEncoding(_ namesOptions: Bool) -> String {
    isEncodingDoubtful && namesOptions
      ? say("read as \(encoding.name); --encoding NAME if letters are wrong")
      : say("read as \(encoding.name)")
  }

  /// The numbers of rows that are not as they should be.
  private var rowRemarks: [String] {
    let (terms, definitions) = (faults.missingTerms, faults.missingDefinitions)
    let (unreadable, repeated) = (faults.unreadableRows, repeats)
    let outside = linesBesideTables
    let remarks: KeyValuePairs = [
      terms: say(
        terms, one: "\(terms.grouped) row without a term",
        other: "\(terms.grouped) rows without a term"),
      definitions: say(
        definitions, one: "\(definitions.grouped) row without a definition",
        other: "\(definitions.grouped) rows without a definition"),
      unreadable: say(
        unreadable, one: "\(unreadable.grouped) unreadable row",
        other: "\(unreadable.grouped) unreadable rows"),
      comments: say(
        comments, one: "\(comments.grouped) comment", other: "\(comments.grouped) comments"),
      outside: say(
        outside, one: "\(outside.grouped) line outside the table",
        other: "\(outside.grouped) lines outside the table"),
      repeated: say(
        repeated, one: "\(repeated.grouped) repeated row",
        other: "\(repeated.grouped) repeated rows"),
    ]
    return remarks.filter { $0.key > 0 }.map(\.value)
  }
}
