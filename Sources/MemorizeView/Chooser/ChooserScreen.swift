import Canvas
import MemorizeViewModel
import Words

/// The screen on which the player chooses a deck: a list of decks beside a board of the chosen one.
final class ChooserScreen: ListPage, ViewModelObserver {
  /// Something that was opened from here; its outcome is shown when it closes.
  enum Visit {
    /// The editor of a deck, as it was before; `nil` for a new one.
    case editor(DeckEditor, before: Deck?)
    case importScreen(ImportScreen)
  }

  /// A reason to look at decks.
  enum Purpose {
    case play
    case study
    /// The list of all decks has become one for studying, and Escape makes it that again.
    case studyInstead
  }

  /// The library; `nil` where decks are only played.
  let library: LibraryViewModel?
  let table: TableViewModel
  let paths: PathSource
  let catalog: DeckCatalog

  var theme = Theme()
  var decks: DeckList
  /// The text searched for, while the player is typing it.
  var search: TextField?
  /// The number of pairs, while the player is typing it.
  var typedPairs = TypedNumber()
  private var top = 0
  /// The outcome of the last command.
  var message: Message?
  var visit: Visit?
  /// Whether the library has changed since the rows were made.
  private var isOutdated = false
  /// Why the player looks at decks.
  var purpose = Purpose.play {
    didSet {
      // Another list begins with its first decks.
      top = 0
      refreshRows()
    }
  }
  /// Whether the player came to study, so that Enter does that.
  var isForStudy: Bool { purpose != .play }
  /// Takes the chosen deck, and the number of pairs if one was chosen, where the list was opened for
  /// that; it closes then.
  var takeDeck: ((Deck, _ pairs: Int?) -> Void)?
  private(set) var layout = ChooserLayout(
    size: Size(width: 0, height: 0), count: 0)

  /// A chooser in which the deck on the table is chosen.
  init(
    library: LibraryViewModel?, table: TableViewModel, paths: PathSource = PathSource(),
    sorting: DeckSorting = .groups
  ) {
    self.library = library
    self.table = table
    self.paths = paths
    let catalog = DeckCatalog(library: library, table: table)
    self.catalog = catalog
    decks = DeckList(catalog.rows(), sorting: sorting, match: catalog.search.match)
    decks.select(table.board.deck.name)
    message = library.flatMap { Message.notices($0.unreadable) }
    library?.addObserver(self)
  }

  var guide: Guide {
    Guide(
      title: say("Choosing a deck"),
      rules: [
        isForStudy
          ? say(
            "New: pairs not begun yet. Due: pairs to repeat today; a dash: nothing studied yet.")
          : say(
            "Best: your fewest moves alone, with the pairs set for the next game; a dash: none."),
        say(
          """
          Click a deck to choose it, and once more to play or study it; click the words on the top \
          line to search or sort.
          """),
      ].asSentences)
  }

  var footer: Footer? {
    layout.page.footer.map {
      // On a quiet screen only what a key has changed is said, since the rest differs from deck to
      // deck.
      let isQuiet = theme.options.isQuiet
      return Footer(
        line: $0, message: message ?? (isQuiet ? nil : summary), keepsRoom: false,
        keepsFirst: 1, namesKeys: !isQuiet)
    }
  }

  /// The facts about the chosen deck, on screens without room for them elsewhere.
  var summary: Message? {
    guard layout.facts == nil, let chosen = decks.chosen else { return nil }
    let count = chosen.nextPairs
    guard let best = chosen.bestText else {
      let facts = [count.pairsText, rulesText].filter { !$0.isEmpty }
      return Message(facts.listed, count.pairsText, "")
    }
    let text = say(
      count, one: "\(count) pair, best \(best)", other: "\(count) pairs, best \(best)")
    return Message(text, count.pairsText, "")
  }

  /// The library has changed; while the editor covers this page, the rows wait.
  func viewModelDidChange() {
    isOutdated = true
    if visit == nil { refresh() }
  }

  /// Reads the library again.
  private func refresh() {
    guard isOutdated else { return }
    isOutdated = false
    catalog.refresh()
    refreshRows()
    if let notice = library?.notice { message = .notice(notice) }
  }

  /// Shows the decks as they are now; for studying, those of words.
  func refreshRows() {
    decks.replace(with: catalog.rows().filter { !isForStudy || $0.isWords })
    revealChosen()
  }

  /// The deal with which the player left this page; `nil` if there was none.
  var dealt: Int?

  var shortName: Phrase { "decks" }

  var texts: [String] { catalog.texts(of: decks.all) }

  /// Lays the screen out; the chosen deck stays visible.
  func fit(to size: Size) {
    let new = ChooserLayout(
      size: size, count: decks.items.count, isQuiet: theme.options.isQuiet)
    guard new != layout else { return }
    layout = new
    revealChosen()
  }

  /// Shows what the screen that was opened from here has done.
  func uncover(after cover: Cover, at time: Duration) -> Action? {
    guard case .screen = cover else { return nil }
    defer { visit = nil }
    refresh()
    switch visit {
    case .editor(let editor, let before):
      message = library?.notice.map(Message.notice)
      if let name = editor.discarded {
        message = Message(say("\(name) had no pairs and was discarded."), say("Discarded"))
        return nil
      }
      choose(editor.deck.wrappedValue.name)
      let deck = editor.deck.wrappedValue
      if !editor.isPlayable { message = ChooserScreen.tooFewPairs(deck.name) }
      if message == nil, deck != before, editor.isSaved {
        message = Message(say("Saved"), mood: .good)
      }
      return nil
    case .importScreen(let screen):
      message = nil
      return screen.report.flatMap(showImport)
    case nil:
      // Studying changes the pairs that are due, without a change of the library.
      refreshRows()
      return nil
    }
  }

  /// Chooses a deck; the search ends if it would hide the deck.
  func choose(_ name: String) {
    if !decks.shown.contains(where: { $0.name == name }) { decks.filter(by: "") }
    decks.select(name)
    revealChosen()
  }

  var page: PageLayout { layout.page }

  /// The decks and the titles of their groups.
  var list: RowList {
    RowList(decks.items.map { $0.isDeck ? .choice : .heading }, in: layout.list)
  }

  var position: ListPosition {
    get { ListPosition(selected: decks.selectedItem, top: list.range.clamped(top)) }
    set {
      top = newValue.top
      typedPairs.end()
      guard let item = newValue.selected, item != decks.selectedItem,
        case .deck(let index) = decks.items[at: item]
      else { return }
      message = nil
      decks.select(index)
    }
  }

  func moveOn() { typedPairs.end() }

  /// Scrolls to the chosen deck, below the title of its group.
  func revealChosen() { top = list.showing(decks.selectedItem, from: top).top }

  /// Offers decks that can be studied, from the page of one of them or without one.
  ///
  /// - Parameter deck: the deck that is chosen first; the first one that can be studied, if it is not
  ///   there.
  func offerStudy(from deck: Deck? = nil) {
    purpose = .study
    let own = decks.all.first { $0.name == deck?.name }
    (own ?? decks.all.first { $0.isWords && $0.nextPairs > 1 }).map { choose($0.name) }
    message = Message(
      say("Choose a deck to study. A: add one, I: import one"),
      say("Choose a deck. A: add one, I: import one"), say("Choose a deck"))
  }

  static func tooFewPairs(_ name: String) -> Message {
    Message(
      say("\(name) needs two pairs before you can play it."), say("Two pairs are needed"),
      say("Too few pairs"), mood: .bad)
  }
}
