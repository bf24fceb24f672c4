import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Decks with more characters than this are asked about board by board: what a board shows is a
  /// hundred characters as a rule, which even a slow line carries in no time, while all of a large
  /// dictionary would keep the first picture waiting for characters that may never be dealt.
  private static let mostOfDeck = 500
  /// Of decks with more pairs than this it is not even counted.
  private static let mostPairs = 10_000

  /// The characters that pictures may show from now on; `nil` if they are those of the last call.
  ///
  /// - Returns: the most important ones first: the program's own, then those on the board.
  public func newCharacters() -> [Character]? {
    if let page, capabilities.glyphs == .unicode {
      let characters = page.characters
      guard characters != askedOnPage else { return nil }
      askedOnPage = characters
      return Symbols.all + characters
    }
    guard capabilities.glyphs == .unicode,
      dealsAskedAbout != viewModel.deals
    else { return nil }
    dealsAskedAbout = viewModel.deals
    let board = viewModel.board
    var characters = Symbols.all + board.deck.name
    for place in viewModel.places { characters += place?.content.text ?? "" }
    guard board.deck.pairs.count <= TableScreen.mostPairs else { return characters }
    var rest: Set<Character> = []
    for pair in board.deck.pairs where rest.count <= TableScreen.mostOfDeck {
      for text in [pair.first.text, pair.second.text] where !text.utf8.allSatisfy({ $0 < 0x80 }) {
        rest.formUnion(text.filter { !$0.isASCII })
      }
    }
    if rest.count <= TableScreen.mostOfDeck { characters += rest.sorted() }
    return characters
  }

  /// Takes in what the terminal turned out to draw with other columns than it is counted with.
  ///
  /// - Returns: what can be shown there now.
  public func avoid(_ misdrawn: Set<[Glyph]>) -> Capabilities {
    guard misdrawn != capabilities.misdrawn else { return capabilities }
    capabilities.misdrawn = misdrawn
    capabilities.drawsSymbols = Symbols.all.allSatisfy(capabilities.draws)
    knownFaces = nil
    markStale()
    return capabilities
  }
}
