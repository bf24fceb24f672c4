import Decks
import Storage

extension FuzzBody {
  /// A deck that was read can be shown, played and saved; otherwise one line says why not.
  static let deck = FuzzBody("deck") { (bytes) throws(Complaint) in
    let first = outcome(bytes)
    try expect(first == outcome(bytes), "the same file gives two results")
    switch first {
    case .success(let deck): try check(deck)
    case .failure(let error):
      try expect(error.description.isOneShortLine, "an error longer than a line: \(error)")
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      try expect((1...lines).contains(error.line ?? 1), "an error on line \(error.line ?? 0)")
    }
  }

  private static func outcome(_ bytes: [UInt8]) -> Result<Deck, DeckError> {
    Result { () throws(DeckError) in try Deck(reading: bytes, named: "a/..\u{1B}[2Jb") }
  }

  private static func check(_ deck: Deck) throws(Complaint) {
    try expect(deck.name.isHarmless && deck.name.isVisible, "a harmful name: \(deck.name)")
    try expect(deck.name.count <= DeckLimit.nameCharacters, "a long name: \(deck.name)")
    try expect(deck.pairs.count <= DeckLimit.pairs, "\(deck.pairs.count) pairs")
    for pair in deck.pairs {
      for text in [pair.first.text, pair.second.text] {
        try expect(text.isHarmless && text.isFace, "a harmful text: \(text)")
        try expect(text == text.cleaned, "a text that is not clean: \(text)")
        try expect(text.count <= DeckLimit.faceCharacters, "a long text: \(text)")
        try expect(text.utf8.count <= DeckLimit.faceBytes, "a text of many bytes: \(text)")
      }
      try expect(pair.first.matches(pair.second), "no pair: \(pair)")
    }
    guard let drawn = DrawnPairs(from: deck, count: deck.usualPairs, seed: "x") else {
      throw Complaint(description: "a deck that cannot be played")
    }
    try expect(drawn.pairs.count <= deck.usualPairs, "more pairs than per game")
    let header = JournalHeader(
      deck: deck, drawn: drawn, askedPairs: 8, start: 0, program: "1")
    let record = try? JournalRecord(reading: header.bytes)
    try expect(record?.header == header, "a board that cannot be saved")
  }
}
