import Canvas
import MemorizeViewModel

/// The screen on which a deck is chosen: a shelf of decks, and a board of the chosen one beside it.
final class ChooserPage: Page, ViewModelObserver {
  /// What the keys are for.
  enum Mode: Equatable {
    /// Commands.
    case browsing
    /// Typing what to look for.
    case filtering
    /// Typing the path of a file.
    case importing
  }

  /// Boards with more characters than this are not asked about beforehand.
  private static let mostOfBoards = 500

  /// The library, where its decks may be changed; without one they are only played.
  let library: LibraryViewModel?
  let table: TableViewModel
  let paths: PathSource
  let isPublic: Bool
  /// What the terminal could show when the page was last drawn.
  var capabilities = Capabilities()

  var shelf: Shelf
  var mode = Mode.browsing
  /// What is being looked for, while it is typed.
  var filterField = TextField()
  /// What is being typed of a path, and what fits it.
  var path = PathEntry()
  /// The first deck in sight, and the first file.
  var top = 0
  /// Help, or what came in with a file.
  var dialog: PageDialog?
  /// What happened last.
  var message: Message?

  var layout = ChooserLayout(size: Size(width: 0, height: 0), count: 0, isSolid: true)
  private let search: DeckSearch
  /// The deck on the table, if it came from elsewhere than the library.
  private let guest: Deck?
  private var knownCharacters: [Character]?
  private var preview: (deck: String, pairs: Int, cards: [TableViewModel.Card])?

  /// A page on which the deck on the table is the chosen one.
  ///
  /// - Parameters:
  ///   - library: the decks, if they may be changed here; else those of the table are played.
  ///   - table: where one of them is played.
  ///   - paths: the names of files, for importing one.
  ///   - isPublic: whether strangers play here, who are not led to a shell.
  ///   - order: how the decks are sorted at first.
  init(
    library: LibraryViewModel?, table: TableViewModel, paths: PathSource = PathSource(),
    isPublic: Bool = false, order: ShelfOrder = .library
  ) {
    self.library = library
    self.table = table
    self.paths = paths
    self.isPublic = isPublic
    let search = DeckSearch(
      deck: { ChooserPage.deck(named: $0, library, table) }, nickname: Spelling.name(of:))
    self.search = search
    let inPlay = table.board.deck
    guest = library.flatMap { $0.deck(named: inPlay.name) == nil ? inPlay : nil }
    shelf = Shelf(ShelfDeck.all(of: library, for: table, guest: guest), order: order) {
      search.match($0, inDeckNamed: $1)
    }
    shelf.select(table.board.deck.name)
    library?.addObserver(self)
  }

  /// The decks are others now.
  func viewModelDidChange() {
    search.forget()
    preview = nil
    knownCharacters = nil
    shelf.replace(with: ShelfDeck.all(of: library, for: table, guest: guest))
    if let notice = library?.notice { message = .notice(notice) }
  }

  /// What its help is called, and what it says before the keys.
  var guide: (title: String, rules: String) {
    (
      "Choosing a deck",
      """
      A click chooses a deck, another one on it plays it. A click on a word of the first line finds \
      or sorts decks, the right button shows this help.
      """
    )
  }

  /// The characters of all names and samples, and of boards as far as they are not too many.
  var characters: [Character] { knownCharacters ?? lookForCharacters() }

  private func lookForCharacters() -> [Character] {
    var boards: Set<Character> = []
    for deck in shelf.decks where boards.count <= ChooserPage.mostOfBoards {
      for pair in self.deck(named: deck.name)?.pairs.prefix(100) ?? [] {
        boards.formUnion((pair.first.text + pair.second.text).filter { !$0.isASCII })
      }
    }
    let characters = shelf.decks.flatMap { $0.name + $0.samples.joined() } + boards.sorted()
    knownCharacters = characters
    return characters
  }

  /// Nothing is ever due here.
  func advance(to time: Duration) {}

  /// The page changes only when something happens.
  func nextChange(after time: Duration) -> Duration? { nil }

  /// Everything is written down already.
  func leave() {}

  /// The cards of a board of the chosen deck, the same for as long as it is the same deck.
  var previewCards: [TableViewModel.Card] {
    guard let chosen = shelf.chosen else { return [] }
    if let preview, preview.deck == chosen.name, preview.pairs == chosen.nextPairs {
      return preview.cards
    }
    let cards =
      deck(named: chosen.name)
      .flatMap { Board.of($0, pairs: chosen.nextPairs, seed: chosen.name) }?.cards ?? []
    preview = (chosen.name, chosen.nextPairs, cards)
    return cards
  }

  func deck(named name: String) -> Deck? { ChooserPage.deck(named: name, library, table) }

  /// The deck of that name: the library's, else the one on the table, which may come from elsewhere.
  private static func deck(
    named name: String, _ library: LibraryViewModel?, _ table: TableViewModel
  ) -> Deck? {
    library?.deck(named: name) ?? table.decks.first { $0.name == name }
  }
}
