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
