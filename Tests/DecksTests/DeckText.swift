import Decks

/// Reads a deck from text as it would stand in a file called `words`.
func deck(_ text: String) throws(DeckError) -> Deck {
  try Deck(reading: text.utf8, named: "words")
}

/// What is said about a file that cannot be read, or a note that it could.
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
