extension DeckRecord {
  /// Makes the pair of this record.
  ///
  /// - Parameter isHTML: whether the fields are HTML.
  /// - Returns: a term and its definition, or twins if there is one field.
  /// - Throws: if a side is missing, empty or too long.
  func pair(isHTML: Bool) throws(DeckError) -> Pair {
    let term = try text(of: first, isHTML)
    guard layout.wanted.faces == nil || second != nil else {
      throw error("expected a definition in the chosen column", missing: .definition)
    }
    guard let second else {
      guard term.isFace else {
        throw error("expected a face, found nothing to show", at: first)
      }
      return Pair(cleanTwin: term)
    }
    let definition = try text(of: second, isHTML)
    switch (term.isFace, definition.isFace) {
    case (true, true):
      return Pair(cleanTerm: term, definition: definition)
    case (true, false):
      throw error(
        "expected a definition after the term \(term.quoted)", at: second, missing: .definition)
    case (false, true):
      throw error(
        "expected a term before the definition \(definition.quoted)", at: first, missing: .term)
    case (false, false):
      throw error("expected a term and a definition, found neither", at: first)
    }
  }

  private func text(of field: DeckField?, _ isHTML: Bool) throws(DeckError) -> String {
    guard let field else { return "" }
    let isImage = HTMLImage(field.bytes) != nil
    let bytes = isHTML || isImage ? HTMLText.text(of: field.bytes)[...] : field.bytes
    let text = String(decoding: bytes, as: UTF8.self).cleaned
    guard text.utf8.count <= DeckLimit.faceBytes else {
      throw error(
        "expected a face of at most \(DeckLimit.faceBytes) bytes, found \(text.utf8.count)",
        at: field)
    }
    guard text.count <= DeckLimit.faceCharacters else {
      throw error(
        "expected a face of at most \(DeckLimit.faceCharacters) characters, found \(text.count)",
        at: field)
    }
    return text
  }
}
