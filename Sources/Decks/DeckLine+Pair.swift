extension DeckLine {
  /// The pair the line stands for; fields after the second are ignored.
  ///
  /// - Parameters:
  ///   - separator: what stands between two fields.
  ///   - columns: fields that do not count, from 1.
  /// - Returns: a term and its definition; twins if the line has but one field.
  /// - Throws: if a side is missing, empty or too long, or a quote is left open.
  func pair(
    separatedBy separator: UInt8?, leavingOut columns: Set<Int> = []
  ) throws(DeckError) -> Pair {
    var fields = try fields(separatedBy: separator)
    if !columns.isEmpty {
      fields = fields.enumerated().filter { !columns.contains($0.offset + 1) }.map(\.element)
    }
    let first = try text(of: fields.first ?? [])
    guard let second = fields.dropFirst().first else {
      guard first.isVisible else {
        throw DeckError(line: number, message: "expected a face, found nothing to show")
      }
      return Pair(cleanTwin: first)
    }
    let definition = try text(of: second)
    switch (first.isVisible, definition.isVisible) {
    case (true, true):
      return Pair(cleanTerm: first, definition: definition)
    case (true, false):
      throw DeckError(
        line: number, message: "expected a definition after the term \(first.quoted)")
    case (false, true):
      throw DeckError(
        line: number, message: "expected a term before the definition \(definition.quoted)")
    case (false, false):
      throw DeckError(line: number, message: "expected a term and a definition, found neither")
    }
  }

  private func text(of field: ArraySlice<UInt8>) throws(DeckError) -> String {
    let text = String(decoding: field, as: UTF8.self).cleaned
    let bytes = text.utf8.count
    guard bytes > DeckLimit.faceCharacters else { return text }
    guard bytes <= DeckLimit.faceBytes else {
      throw DeckError(
        line: number,
        message: "expected a face of at most \(DeckLimit.faceBytes) bytes, found \(bytes)")
    }
    let length = text.count
    guard length <= DeckLimit.faceCharacters else {
      throw DeckError(
        line: number,
        message: "expected a face of at most \(DeckLimit.faceCharacters) characters, "
          + "found \(length)")
    }
    return text
  }
}
