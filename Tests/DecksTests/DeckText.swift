import Decks

/// Reads a deck from the text of a file called `words`.
func deck(_ text: String) throws(DeckError) -> Deck {
  try Deck(reading: text.utf8, named: "words")
}

/// The error of reading a file, or a note that there is none.
func complaint(about bytes: some Collection<UInt8>) -> String {
  do throws(DeckError) {
    let deck = try Deck(reading: bytes, named: "words")
    return "no error: \(deck.pairs.count) pairs"
  } catch {
    return error.description
  }
}

func complaint(about text: String) -> String {
  complaint(about: text.utf8)
}

extension Deck {
  /// All texts in order, twins once.
  var texts: [String] {
    pairs.flatMap { $0.first == $0.second ? [$0.first.text] : [$0.first.text, $0.second.text] }
  }
}

extension DeckReading {
  /// How the file was understood, as in `commas, 3 pairs, 1 row without a definition`.
  var summary: String {
    let marks: [Unicode.Scalar: String] = [
      "\t": "tabs", ",": "commas", ";": "semicolons", "|": "pipes", ":": "colons", " ": "spaces",
    ]
    let layout = dividingMark.map { marks[$0] ?? "\"\($0)\" characters" } ?? "one face per line"
    let rows = [
      (faults.missingTerms, "without a term"), (faults.missingDefinitions, "without a definition"),
      (faults.unreadableRows, "unreadable"), (repeats, "repeated"),
    ].filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? "row" : "rows") \($1)" }
    let faces =
      singleFaces > 0 && deck?.isWords == true
      ? ["\(singleFaces) of them \(singleFaces == 1 ? "a face" : "faces")"] : []
    let read = encoding == .utf8 ? [] : ["read as \(encoding.name)"]
    return ([layout, "\(deck?.pairs.count ?? 0) pairs"] + faces + rows + read).joined(
      separator: ", ")
  }
}
