import Words

/// One record of a deck file: a line, or several if quotes hold line breaks.
struct DeckRecord {
  /// The line on which the record begins.
  let line: DeckLine
  /// The first field that counts.
  private(set) var first: DeckField?
  /// The second field that counts.
  ///
  /// Further fields are ignored.
  private(set) var second: DeckField?
  /// All fields, if the layout keeps them.
  private(set) var all: [DeckField] = []
  /// The tags of the record.
  private(set) var tags = ""

  /// The meaning of the columns.
  let layout: DeckLayout
  /// The number of its fields.
  private(set) var columns = 0
  /// The number of its fields up to the last one with text.
  private(set) var filledColumns = 0

  /// Whether all of several fields are blank, as in the empty rows of a spreadsheet.
  var isEmptyRow: Bool { columns > 1 && filledColumns == 0 }

  /// Adds the next field.
  mutating func add(_ field: DeckField) {
    columns += 1
    if field.hasText { filledColumns = columns }
    if layout.keepsAll { all.append(field) }
    if columns == layout.tagsColumn { tags = String(decoding: field.bytes, as: UTF8.self) }
    if let faces = layout.faces {
      if columns == faces.term { first = field }
      if columns == faces.definition { second = field }
      return
    }
    guard second == nil, !layout.otherColumns.contains(columns) else { return }
    if first == nil { first = field } else { second = field }
  }

  /// Makes an error about one of the fields, or about the whole record.
  func error(
    _ message: String, at field: DeckField? = nil, missing side: Side? = nil
  ) -> DeckError {
    var error = line.error(message, at: field?.start)
    error.missingSide = side
    return error
  }
}

extension DeckRecord {
  /// Makes the pairs of this record: one, or one for each gap of a text with gaps.
  ///
  /// - Parameters:
  ///   - isHTML: whether the fields are HTML.
  ///   - hasGaps: whether a text may have gaps, as in files of other programs.
  /// - Returns: the pairs, at least one, and the numbers of their gaps.
  /// - Throws: as `pair(isHTML:)` does.
  func pairs(isHTML: Bool, hasGaps: Bool) throws(DeckError) -> [(pair: Pair, gap: Int?)] {
    guard hasGaps else { return [(try pair(isHTML: isHTML), nil)] }
    for field in [first, second].compactMap({ $0 })
    where field.bytes.contains(UInt8(ascii: "{")) {
      let text = String(decoding: field.bytes, as: UTF8.self)
      let cards = text.contains("{{c") ? Cloze.cards(of: text) : []
      guard !cards.isEmpty else { continue }
      var pairs: [(Pair, Int?)] = []
      for card in cards {
        var record = self
        record.first = DeckField(start: field.start, bytes: Array(card.sentence.utf8)[...])
        record.second = DeckField(start: field.start, bytes: Array(card.answer.utf8)[...])
        pairs.append((try record.pair(isHTML: isHTML), card.number))
      }
      return pairs
    }
    return [(try pair(isHTML: isHTML), nil)]
  }

  /// Makes the pair of this record.
  ///
  /// - Returns: a term and its definition, or twins if there is one field.
  /// - Throws: if a side is missing, empty or too long.
  func pair(isHTML: Bool) throws(DeckError) -> Pair {
    let term = try text(of: first, isHTML)
    guard layout.faces == nil || second != nil else {
      throw error(say("expected a definition in the chosen column"), missing: .definition)
    }
    guard let second else {
      guard term.isFace else {
        throw error(say("expected a face, found nothing to show"), at: first)
      }
      return Pair(cleanTwin: term)
    }
    let definition = try text(of: second, isHTML)
    switch (term.isFace, definition.isFace) {
    case (true, true):
      return Pair(cleanTerm: term, definition: definition)
    case (true, false):
      throw error(
        say("expected a definition after the term \(term.quoted)"), at: second,
        missing: .definition)
    case (false, true):
      throw error(
        say("expected a term before the definition \(definition.quoted)"), at: first,
        missing: .term)
    case (false, false):
      throw error(say("expected a term and a definition, found neither"), at: first)
    }
  }

  private func text(of field: DeckField?, _ isHTML: Bool) throws(DeckError) -> String {
    guard let field else { return "" }
    let isImage = HTMLImage(field.bytes) != nil
    let bytes = isHTML || isImage ? HTMLText.text(of: field.answer)[...] : field.bytes
    let text = String(decoding: bytes, as: UTF8.self).cleaned
    guard text.utf8.count <= DeckLimit.faceBytes else {
      throw tooLong(
        field,
        say("expected a face of at most \(DeckLimit.faceBytes) bytes, found \(text.utf8.count)"))
    }
    guard text.count <= DeckLimit.faceCharacters else {
      throw tooLong(
        field,
        say(
          "expected a face of at most \(DeckLimit.faceCharacters) characters, found \(text.count)"))
    }
    return text
  }

  private func tooLong(_ field: DeckField, _ message: String) -> DeckError {
    var error = error(message, at: field)
    error.isTooLong = true
    return error
  }
}

/// One field of a record, with the blanks around it.
struct DeckField {
  /// The index in the file at which it begins; that of its opening quote if it has one.
  let start: Int
  /// The text of the field, without the quotes around it.
  let bytes: ArraySlice<UInt8>

  /// The back of a card of Anki without the question above it, or the whole field.
  var answer: ArraySlice<UInt8> {
    bytes.firstRange(of: "<hr id=answer>".utf8).map { bytes[$0.upperBound...] } ?? bytes
  }

  /// Whether the field has anything but blanks.
  var hasText: Bool { !bytes.allSatisfy(\.isBlank) }
}
