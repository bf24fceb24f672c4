import Canvas
import MemorizeViewModel
import Words

extension ChooserScreen {
  /// The chooser's commands.
  enum Command {
    case play, study, find, endSearch
    case move(ListMove)
    case level(Int)
    case pairs(Int)
    case digit(Int)
    case sort, edit, copy, add, remove, importFile, undo, redo, back, close
  }

  private static let browsing =
    [
      KeyBinding([.enter, " "], Command.play, hint: "play", help: "play the chosen deck"),
      KeyBinding(["y"], .study, hint: "study", help: "study the chosen deck"),
      KeyBinding(["/"], .find, hint: "find", help: "find decks by name or by a card"),
    ] + KeyBinding.selecting(Command.move) + [
      KeyBinding(
        [.left, "h"], .level(-1), hint: "easier", help: "easier level of the chosen deck"),
      KeyBinding(
        [.right, "l"], .level(1), hint: "harder", help: "harder level of the chosen deck"),
      KeyBinding(["+", "="], .pairs(1), help: "more pairs per game"),
      KeyBinding(["-", "_"], .pairs(-1), help: "fewer pairs per game"),
    ] + KeyBinding.digits(Command.digit) + [
      KeyBinding(["u"], .undo, hint: "undo", help: "undo"),
      KeyBinding(["U", .control("r")], .redo, hint: "redo", help: "redo"),
      KeyBinding(["e"], .edit, hint: "edit", help: "edit the chosen deck"),
      KeyBinding(["x", .delete], .remove, hint: "remove", help: "remove the chosen deck"),
      KeyBinding(["I"], .importFile, hint: "import", help: "import a file as a deck"),
      KeyBinding(["A"], .add, hint: "add", help: "add a deck"),
      KeyBinding(["C"], .copy, hint: "copy", help: "copy the chosen deck"),
      KeyBinding(["S"], .sort, hint: "sort", help: "change sorting"),
      KeyBinding(["d"], .close, help: "close the page"),
      KeyBinding([.escape], .back, hint: "all decks", help: "show all decks"),
    ]

  /// The keys while the player types a search; all others are text.
  private static let searching =
    KeyBinding.selecting(isTyping: true, Command.move) + [
      KeyBinding([.enter], .play, hint: "play", help: "play the chosen deck"),
      KeyBinding([.tab], .endSearch, hint: "to the list", help: "use the keys of the deck list"),
      KeyBinding([.escape], .back, hint: "all decks", help: "show all decks"),
    ]

  var keyMap: KeyMap<Command> {
    let bindings = isTakingText ? ChooserScreen.searching : ChooserScreen.browsing
    let canStudy = decks.chosen?.isWords == true && isPlayable
    return KeyMap(
      bindings.filter { isAvailable($0.command) }.map { binding in
        switch binding.command {
        case .play where isForStudy:
          KeyBinding(
            binding.keys, .play, hint: canStudy ? "study" : nil, help: "study the chosen deck")
        case .close where isForStudy:
          binding.hinting("all decks").with(help: "show all decks")
        case .play where takeDeck != nil:
          binding.hinting(isPlayable ? "choose" : nil).with(help: "choose the deck")
        case .remove where decks.chosen?.isOwn != true, .study where !canStudy || isForStudy,
          .play where !isPlayable,
          .undo where library?.canUndo != true, .redo where library?.canRedo != true:
          binding.hinting(nil)
        default: binding
        }
      })
  }

  /// Whether the chosen deck has enough pairs.
  private var isPlayable: Bool {
    decks.chosen.map { !catalog.previewCards(of: $0).isEmpty } ?? false
  }

  var isTakingText: Bool { search != nil }

  /// Where a deck is chosen for another page, the list leads back there only.
  var canGiveWay: Bool { search == nil && takeDeck == nil }

  /// Whether a command can be used now.
  private func isAvailable(_ command: Command) -> Bool {
    switch command {
    case .edit, .copy: decks.chosen.map { library?.deck(named: $0.name) != nil } ?? false
    case .add, .importFile, .undo, .redo: library != nil
    case .study: library != nil && decks.chosen != nil && takeDeck == nil
    case .remove: library != nil && decks.chosen?.isGuest == false
    case .level(let step):
      decks.chosen?.level.map { (1...$0.last).contains($0.number + step) } ?? false
    case .pairs, .digit: isPlayable && !isForStudy
    case .back: search != nil || !decks.filter.isEmpty || purpose == .studyInstead
    case .play: decks.chosen != nil
    case .find, .endSearch, .move, .sort, .close: true
    }
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    if case .digit = command {} else { typedPairs.end() }
    switch command {
    case .play where isForStudy: return study()
    case .play: return play(at: time)
    case .study: return study()
    case .find: search = TextField(decks.filter, isSelected: true)
    case .endSearch:
      search = nil
      // From now on the deck that was found is the chosen one.
      decks.select(decks.selected)
    case .move(let move): self.move(by: move)
    case .level(let step):
      decks.changeLevel(by: step)
      revealChosen()
    case .pairs(let step): changePairs { $0.nextPairs + step }
    case .digit(let digit): changePairs { typedPairs.add(digit, upTo: $0.deck.playablePairs) }
    case .sort:
      decks.sort(by: decks.sorting.next)
      revealChosen()
    case .edit: return decks.chosen.flatMap { edit($0.name) }
    case .copy: copy()
    case .add: return .show(NewDeckDialog(firstChoice: isForStudy ? 1 : 0, makeDeck: add))
    case .remove: remove()
    case .undo where library?.canUndo == false:
      message = UndoRefusal.nothing.wording(isUndo: true)
    case .redo where library?.canRedo == false:
      message = UndoRefusal.nothing.wording(isUndo: false)
    case .undo: retrace(library?.undo) { say("Undone: \($0)") }
    case .redo: retrace(library?.redo) { say("Redone: \($0)") }
    case .importFile: return openImport()
    case .back:
      if search == nil, decks.filter.isEmpty { purpose = .play }
      search = nil
      decks.filter(by: "")
      revealChosen()
    case .close where isForStudy:
      purpose = .play
      message = Message(say("All decks. Enter: play, y: study"), say("All decks"))
    case .close: return .close
    }
    return nil
  }

  /// Searches for what the player types.
  func insert(_ key: Key, at time: Duration) -> Action?? {
    guard search != nil else { return nil }
    message = nil
    if search?.handle(key) == true { updateSearch() }
    return .some(nil)
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    guard search != nil else { return false }
    message = nil
    search?.insert(text)
    updateSearch()
    return true
  }

  private func changePairs(to pairs: (DeckRow) -> Int) {
    decks.chosen.map { catalog.changePairs(of: $0, to: pairs($0)) }
    refreshRows()
    if theme.options.isQuiet { message = summary }
  }

  private func updateSearch() {
    decks.filter(by: search?.text ?? "")
    revealChosen()
  }

  private func play(at time: Duration) -> Action? {
    guard let chosen = decks.chosen else { return nil }
    guard isPlayable else {
      message = ChooserScreen.tooFewPairs(chosen.title)
      return nil
    }
    library?.commit()
    if let takeDeck {
      takeDeck(chosen.deck, catalog.chosenPairs[chosen.name])
      return .close
    }
    table.lookForDecks()
    guard let index = table.decks.firstIndex(where: { $0.name == chosen.name }) else { return nil }
    table.play(deckAt: index, pairs: catalog.pairs(of: chosen.name), at: time)
    dealt = table.deals
    return .closeAll
  }

  /// Shows the plan for studying the chosen deck.
  private func study() -> Action? {
    guard let chosen = decks.chosen, chosen.isWords else {
      offerStudy()
      purpose = .studyInstead
      return nil
    }
    guard chosen.deck.canBeStudied else {
      message = ChooserScreen.tooFewPairs(chosen.title)
      return nil
    }
    library?.commit()
    return .open(StudyScreen(table, deck: chosen.deck))
  }

  /// A second click on a deck plays it.
  func choose(_ row: Int, at time: Duration) -> Action? { perform(.play, at: time) }

  func click(_ point: Point, at time: Duration) -> Action? {
    if layout.sortButton.contains(point) { return perform(.sort, at: time) }
    if layout.heading.contains(point) || layout.field?.contains(point) == true {
      return perform(.find, at: time)
    }
    if let stepper = pairsStepper, stepper.frame.contains(point) {
      let step = Stepper.step(atColumn: point.x - stepper.frame.minX, width: stepper.frame.width)
      return step.flatMap { perform(.pairs($0), at: time) }
    }
    let isPreview = [layout.title, layout.preview].contains { $0?.contains(point) == true }
    return isPreview ? perform(.play, at: time) : nil
  }
}

/// Commands that change the library.
extension ChooserScreen {
  func edit(_ name: String) -> Action? {
    guard let library, let editor = DeckEditor(library, deckNamed: name) else { return nil }
    let deck = editor.deck.wrappedValue
    visit = .editor(editor, before: deck)
    return .open(
      EditorScreen(editor) { [table] deck in
        deck.isWords ? StudyProgress(table.study.plan(of: deck)) : nil
      })
  }

  /// Adds a deck of pictures or of word pairs, and opens the editor.
  func add(isWords: Bool) -> Action? {
    guard let library, let editor = DeckEditor(library, deckNamed: library.add()) else {
      return nil
    }
    if isWords { editor.toggleKind() }
    visit = .editor(editor, before: nil)
    return .open(EditorScreen(editor))
  }

  func copy() {
    guard let chosen = decks.chosen, let name = library?.copy(chosen.name) else { return }
    choose(name)
    show(Message(say("Copied as \(name). e: edit"), say("Copied")))
  }

  func remove() {
    guard let chosen = decks.chosen else { return }
    guard chosen.isOwn else {
      message = Message(say("Built-in decks cannot be removed."), say("Built-in"), mood: .bad)
      return
    }
    library?.remove(chosen.name)
    let (name, title) = (chosen.title, chosen.name.deckTitle)
    show(
      library?.deck(named: chosen.name) != nil
        ? Message(
          say("The built-in \(title) is back. u: undo"), say("\(title) is back"),
          say("Removed"))
        : Message(
          say("\(name) is removed. u: undo"), say("Removed. u: undo"), say("Removed")))
  }

  func openImport() -> Action? {
    guard let library else { return nil }
    let screen = ImportScreen(library: library, paths: paths)
    visit = .importScreen(screen)
    return .open(screen)
  }

  /// Chooses a deck that was imported, and lists the lines that were skipped.
  func showImport(_ report: ImportReport) -> Action? {
    guard let name = report.name else { return nil }
    // The notice says the same, and would come back with the next change.
    library?.dismissNotice()
    choose(name)
    let short = report.isKnown ? say("You already have \(name)") : name
    message = Message(report.summary, report.headline, short, mood: .good)
    return report.faults.isEmpty ? nil : .show(ImportDialog(report: report))
  }

  /// Undoes or redoes a change, and chooses the deck that it brings back.
  private func retrace(_ step: (() -> [String])?, _ words: (_ titles: String) -> String) {
    let before = Set(decks.all.map(\.name))
    let names = step?() ?? []
    let after = Set(decks.all.map(\.name))
    if let new = decks.all.first(where: { !before.contains($0.name) }) { choose(new.name) }
    let titles = names.map { theme.spelled($0.deckTitle) }.listed
    let isGone = !names.isEmpty && names.allSatisfy { before.contains($0) && !after.contains($0) }
    let isBack = !names.isEmpty && names.allSatisfy { !before.contains($0) && after.contains($0) }
    let all = isGone ? say("\(titles) is gone") : isBack ? say("\(titles) is back") : titles
    show(Message(words(all), words(titles)))
  }

  /// Shows a message, unless the library has a notice.
  private func show(_ message: Message) {
    self.message = library?.notice.map(Message.notice) ?? message
  }
}
