import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Decks with more characters than this are asked about board by board: what a board shows is a
  /// hundred characters as a rule, which even a slow line carries in no time, while all of a large
  /// dictionary would keep the first picture waiting for characters that may never be dealt.
  private static let mostOfDeck = 500
  /// Of decks with more pairs than this it is not even counted.
  private static let mostPairs = 10_000

  /// The texts of whose characters pictures may consist from now on; `nil` if they are those of the
  /// last call.
  ///
  /// - Returns: the most important ones first: the program's own, then those on the board.
  public func newTexts() -> [String]? {
    if let page, capabilities.glyphs == .unicode {
      let characters = page.characters
      guard characters != askedOnPage else { return nil }
      askedOnPage = characters
      return [Symbols.text] + characters.map(String.init)
    }
    guard capabilities.glyphs == .unicode,
      dealsAskedAbout != viewModel.deals
    else { return nil }
    dealsAskedAbout = viewModel.deals
    let deck = viewModel.board.deck
    var texts = [Symbols.text, deck.name]
    for place in viewModel.places {
      if let text = place?.content.text { texts.append(text) }
    }
    guard deck.pairs.count <= TableScreen.mostPairs else { return texts }
    var rest: [String] = []
    for pair in deck.pairs { rest += [pair.first.text, pair.second.text] }
    return TableScreen.areFew(rest) ? texts + rest : texts
  }

  /// Whether the characters of a deck are few enough to be asked about all at once.
  private static func areFew(_ texts: [String]) -> Bool {
    // Bytes are counted in no time, and few of them are as few characters.
    if texts.reduce(0, { $0 + $1.utf8.count }) <= mostOfDeck { return true }
    var characters: Set<Character> = []
    for text in texts where characters.count <= mostOfDeck && !text.isASCII {
      characters.formUnion(text.filter { !$0.isASCII })
    }
    return characters.count <= mostOfDeck
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
