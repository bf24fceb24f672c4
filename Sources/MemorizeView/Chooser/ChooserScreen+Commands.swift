import Canvas
import MemorizeViewModel
import Words

extension ChooserScreen {
  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    switch command {
    case .play: return play(at: time)
    case .study: return study()
    case .find: search = TextField(decks.filter)
    case .endSearch: search = nil
    case .up: step(-1)
    case .down: step(1)
    case .pageUp: move(by: -layout.visibleRows)
    case .pageDown: move(by: layout.visibleRows)
    case .first: move(by: -decks.shown.count)
    case .last: move(by: decks.shown.count)
    case .easier: changeLevel(by: -1)
    case .harder: changeLevel(by: 1)
    case .sort: sort()
    case .edit: return decks.chosen.flatMap { edit($0.name) }
    case .copy: copy()
    case .add: return library == nil ? nil : .show(NewDeckDialog(makeDeck: add))
    case .remove: remove()
    case .undo: showNew(Message(say("Undone."))) { library?.undo() }
    case .redo: showNew(Message(say("Redone."))) { library?.redo() }
    case .importFile: return openImport()
    case .back: return goBack()
    }
    return nil
  }

  /// Searches for what the player types.
  func insert(_ key: Key, at time: Duration) -> Action? {
    message = nil
    if search?.handle(key) == true { updateSearch() }
    return nil
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    guard search != nil else { return false }
    message = nil
    search?.insert(text)
    updateSearch()
    return true
  }

  private func updateSearch() {
    decks.filter(by: search?.text ?? "")
    revealChosen()
  }

  private func play(at time: Duration) -> Action? {
    guard let chosen = decks.chosen else { return nil }
    guard !catalog.previewCards(of: chosen).isEmpty else {
      message = ChooserScreen.tooFewPairs(chosen.title)
      return nil
    }
    library?.commit()
    table.lookForDecks()
    guard let index = table.decks.firstIndex(where: { $0.name == chosen.name }) else { return nil }
    table.play(deckAt: index, at: time)
    return .closeAll
  }

  /// Shows the plan for studying the chosen deck.
  private func study() -> Action? {
    guard let chosen = decks.chosen, let deck = catalog.deck(named: chosen.name),
      deck.canBeStudied
    else {
      message = decks.chosen.map { ChooserScreen.tooFewPairs($0.title) }
      return nil
    }
    library?.commit()
    return .open(StudyScreen(table, deck: deck))
  }

  /// Ends the search first, and closes the chooser if there is none.
  private func goBack() -> Action? {
    guard search != nil || !decks.filter.isEmpty else { return .close }
    search = nil
    decks.filter(by: "")
    revealChosen()
    return nil
  }

  /// Chooses the next or the previous deck; the first one follows the last.
  private func step(_ step: Int) {
    let last = decks.shown.count - 1
    if decks.selected == (step < 0 ? 0 : last) {
      decks.select(step < 0 ? last : 0)
      revealChosen()
    } else {
      move(by: step)
    }
  }

  private func move(by rows: Int) {
    decks.select(decks.selected + rows)
    revealChosen()
  }

  private func changeLevel(by step: Int) {
    decks.changeLevel(by: step)
    revealChosen()
  }

  private func sort() {
    decks.sort(by: decks.sorting.next)
    revealChosen()
  }
}
