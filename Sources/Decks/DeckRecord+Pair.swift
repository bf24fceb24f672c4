extension DeckRecord {
  /// The pair the record stands for; fields after the second are ignored.
  ///
  /// - Parameter header: which fields do not count, and whether they are HTML.
  /// - Returns: a term and its definition; twins if there is but one field.
  /// - Throws: if a side is missing, empty or too long.
  func pair(_ header: DeckHeader) throws(DeckError) -> Pair {
    var fields = fields
    if !header.otherColumns.isEmpty {
      fields = fields.enumerated().filter { !header.otherColumns.contains($0.offset + 1) }
        .map(\.element)
    }
    let first = try text(of: fields.first, header)
    guard let second = fields.dropFirst().first else {
      guard first.isVisible else {
        throw error("expected a face, found nothing to show", at: fields.first)
      }
      return Pair(cleanTwin: first)
    }
    let definition = try text(of: second, header)
    switch (first.isVisible, definition.isVisible) {
    case (true, true):
      return Pair(cleanTerm: first, definition: definition)
    case (true, false):
      throw error("expected a definition after the term \(first.quoted)", at: second)
    case (false, true):
      throw error(
        "expected a term before the definition \(definition.quoted)", at: fields.first)
    case (false, false):
      throw error("expected a term and a definition, found neither", at: fields.first)
    }
  }

  private func text(of field: DeckField?, _ header: DeckHeader) throws(DeckError) -> String {
    guard let field else { return "" }
    let bytes = header.isHTML ? HTMLText.text(of: field.bytes)[...] : field.bytes
    let text = String(decoding: bytes, as: UTF8.self).cleaned
    let size = text.utf8.count
    guard size > DeckLimit.faceCharacters else { return text }
    guard size <= DeckLimit.faceBytes else {
      throw error(
        "expected a face of at most \(DeckLimit.faceBytes) bytes, found \(size)", at: field)
    }
    let length = text.count
    guard length <= DeckLimit.faceCharacters else {
      throw error(
        "expected a face of at most \(DeckLimit.faceCharacters) characters, found \(length)",
        at: field)
    }
    return text
  }
}
