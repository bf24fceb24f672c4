import Canvas
import MemorizeViewModel

/// Pages that take the place of the table for a while.
extension TableScreen {
  /// The page that is seen; `nil` while it is the table.
  var page: (any Page)? { pages.last }

  /// The names of decks that could not be written down, be it that they cannot be played yet.
  public var unsavedDecks: [String] { library?.unsavedNames ?? [] }

  /// Opens a page over what is there; the game waits meanwhile.
  func open(_ page: any Page, at time: Duration) {
    markStale()
    resultDue = nil
    typedLabel = nil
    drag = nil
    dialog = nil
    _ = viewModel.decks
    hold(evenAtRest: false, at: time)
    pages.append(page)
  }

  /// Back to what was there before the page.
  func closePage(at time: Duration) {
    guard let page = pages.popLast() else { return }
    page.leave()
    keepOrder(of: page)
    markStale()
    guard pages.isEmpty else { return }
    viewModel.lookForDecks()
    resumeIfHeld(at: time)
  }

  /// Opens the decks to choose from, the one on the table chosen.
  func openChooser(at time: Duration) {
    let chooser = ChooserPage(
      library: library, table: viewModel, paths: paths, isPublic: options.isPublic,
      sorting: deckSorting)
    open(chooser, at: time)
  }

  /// Decks are sorted next time as they were last.
  private func keepOrder(of page: any Page) {
    if let chooser = page as? ChooserPage { deckSorting = chooser.decks.sorting }
  }

  /// Edits a deck of the library, where that is possible.
  func edit(deckNamed name: String, at time: Duration) {
    guard let library, let editor = DeckEditor(library, deckNamed: name) else { return }
    open(EditorPage(editor), at: time)
  }

  /// What happens while a page is open is the page's business.
  func hand(_ event: Event, to page: any Page, at time: Duration) -> Request? {
    markStale()
    switch event {
    case .end: return .quit
    case .suspend:
      guard offers(.suspend) else { return nil }
      page.leave()
      return .suspend
    case .resize, .background, .focus, .measured: return nil
    case .key, .mouse, .paste: return carryOut(page.handle(event, at: time), at: time)
    }
  }

  /// Does what a page asks for.
  func carryOut(_ request: PageRequest?, at time: Duration) -> Request? {
    switch request {
    case .close:
      let wasReview = page is ReviewPage
      closePage(at: time)
      if wasReview { open(.result, at: time) }
    case .tryAgain(let move):
      closePage(at: time)
      viewModel.tryAgain(beforeMove: move, at: time)
    case .help: open(.help, at: time)
    case .edit(let name): edit(deckNamed: name, at: time)
    case .play(let name): play(deckNamed: name, at: time)
    case .loop(let request):
      page?.leave()
      return request
    case nil: break
    }
    return nil
  }

  private func play(deckNamed name: String, at time: Duration) {
    leavePages()
    pages.forEach(keepOrder)
    pages = []
    viewModel.lookForDecks()
    resumeIfHeld(at: time)
    guard let index = viewModel.decks.firstIndex(where: { $0.name == name }) else { return }
    viewModel.play(deckAt: index, at: time)
  }

  /// Keeps what has been done on the pages.
  func leavePages() {
    for page in pages.reversed() { page.leave() }
    library?.commit()
  }
}

extension TableScreen: LibraryObserver {
  /// The decks have changed: the next picture shows it.
  public func libraryDidChange() { markStale() }
}
