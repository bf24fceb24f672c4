import Canvas
import MemorizeViewModel
import Words

/// Commands that change the library.
extension ChooserScreen {
  func edit(_ name: String) -> Action? {
    guard let library, let editor = DeckEditor(library, deckNamed: name) else { return nil }
    visit = .editor(editor)
    let deck = editor.deck.wrappedValue
    let progress = deck.isWords ? StudyProgress(table.studyPlan(of: deck)) : nil
    return .open(EditorScreen(editor, progress: progress))
  }

  /// Adds a deck of pictures or of word pairs, and opens the editor.
  func add(isWords: Bool) -> Action? {
    guard let library, let editor = DeckEditor(library, deckNamed: library.add()) else {
      return nil
    }
    if isWords { editor.toggleKind() }
    visit = .editor(editor)
    return .open(EditorScreen(editor))
  }

  func copy() {
    guard let chosen = decks.chosen, let name = library?.copy(chosen.name) else { return }
    choose(name)
    show(Message(say("\(name) is yours to edit."), say("Copied")))
  }

  func remove() {
    guard let chosen = decks.chosen, chosen.isOwn else { return }
    library?.remove(chosen.name)
    let hasBuiltIn = library?.deck(named: chosen.name) != nil
    let (name, title) = (chosen.title, chosen.name.deckTitle)
    show(
      hasBuiltIn
        ? Message(
          say("The built-in \(title) is back. u: undo"), say("\(title) is back"), say("Removed"))
        : Message(
          say("\(name) is removed. u: undo"), say("\(name) is removed"), say("Removed")))
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
    choose(name)
    message = Message(report.summary, report.headline, name, paint: .good)
    return report.faults.isEmpty ? nil : .show(ImportDialog(report: report))
  }

  /// Makes a change, and chooses the deck that it brings.
  func showNew(_ message: Message, after change: () -> Void) {
    let before = Set(decks.all.map(\.name))
    change()
    if let new = decks.all.first(where: { !before.contains($0.name) }) { choose(new.name) }
    show(message)
  }

  /// Shows a message, unless the library has a notice.
  private func show(_ message: Message) {
    self.message = library?.notice.map(Message.notice) ?? message
  }
}
