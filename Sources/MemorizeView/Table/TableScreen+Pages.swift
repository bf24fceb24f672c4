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
    let chooser = ChooserScreen(
      library: library, table: viewModel, paths: paths, sorting: deckSorting)
    open(ScreenPage(chooser, theme: theme, isKiosk: options.isPublic), at: time)
  }

  /// Decks are sorted next time as they were last.
  private func keepOrder(of page: any Page) {
    if let chooser = (page as? ScreenPage)?.root as? ChooserScreen {
      deckSorting = chooser.decks.sorting
    }
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
    case .loop(let request):
      if request != .redraw { page?.leave() }
      return request
    case nil: break
    }
    return nil
  }

  /// Keeps what has been done on the pages.
  func leavePages() {
    for page in pages.reversed() { page.leave() }
    library?.commit()
  }
}
