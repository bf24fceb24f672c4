extension DeckRecord {
  /// The pair the record stands for; fields after the second are ignored.
  ///
  /// - Parameter header: whether fields are HTML.
  /// - Returns: a term and its definition; twins if there is but one field.
  /// - Throws: if a side is missing, empty or too long.
  func pair(_ header: DeckHeader) throws(DeckError) -> Pair {
    let term = try text(of: first, header)
    guard let second else {
      guard term.isVisible else {
        throw error("expected a face, found nothing to show", at: first)
      }
      return Pair(cleanTwin: term)
    }
    let definition = try text(of: second, header)
    switch (term.isVisible, definition.isVisible) {
    case (true, true):
      return Pair(cleanTerm: term, definition: definition)
    case (true, false):
      throw error("expected a definition after the term \(term.quoted)", at: second)
    case (false, true):
      throw error(
        "expected a term before the definition \(definition.quoted)", at: first)
    case (false, false):
      throw error("expected a term and a definition, found neither", at: first)
    }
  }

  private func text(of field: DeckField?, _ header: DeckHeader) throws(DeckError) -> String {
    guard let field else { return "" }
    let bytes = bytes(of: field)
    let text = String(cleaning: header.isHTML ? HTMLText.text(of: bytes)[...] : bytes)
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
