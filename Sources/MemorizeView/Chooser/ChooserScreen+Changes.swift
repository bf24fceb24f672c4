import Canvas
import MemorizeViewModel

/// What the player makes of the library.
extension ChooserPage {
  /// Whether a command is to be had here, and now: strangers only play.
  func offers(_ command: Command) -> Bool {
    switch command {
    case .suspend: !isPublic
    case .edit, .copy: canChange && shelf.chosen != nil
    case .add, .importFile: canChange
    case .remove: canChange && shelf.chosen?.isOwn == true
    case .undo: canChange && library?.canUndo == true
    case .redo: canChange && library?.canRedo == true
    default: true
    }
  }

  private var canChange: Bool { library != nil && !isPublic }

  /// Carries out a command that changes the library, or leads to where that is done.
  func change(_ command: Command) -> PageRequest? {
    switch command {
    case .edit: return shelf.chosen.map { .edit($0.name) }
    case .copy: copy()
    case .add: return (library?.add()).map(PageRequest.edit)
    case .remove: remove()
    case .undo: showNew(Message("Taken back.")) { library?.undo() }
    case .redo: showNew(Message("Done again.")) { library?.redo() }
    case .importFile:
      mode = .importing
      top = 0
      path.start(paths)
    default: break
    }
    return nil
  }

  private func copy() {
    guard let chosen = shelf.chosen, let name = library?.copy(chosen.name) else { return }
    show(name)
    tell(Message("\(name) is yours to edit.", "Copied", needsRoom: true))
  }

  private func remove() {
    guard let chosen = shelf.chosen, chosen.isOwn else { return }
    library?.remove(chosen.name)
    let isBack = library?.deck(named: chosen.name) != nil
    tell(
      isBack
        ? Message(
          "The built-in \(chosen.name) is back. u undoes.", "\(chosen.name) is back", "Removed",
          needsRoom: true)
        : Message(
          "\(chosen.name) is removed. u brings it back.", "\(chosen.name) is removed", "Removed",
          needsRoom: true))
  }

  /// Takes the path that was typed, or the line that was chosen below it.
  func takePath() -> PageRequest? {
    if let chosen = path.chosen { path.take(chosen, paths) }
    top = 0
    guard !path.text.isEmpty, !path.text.hasSuffix("/") else { return nil }
    if path.isFolder {
      path.open(paths)
      return nil
    }
    importFile(at: paths.path(path.text))
    return nil
  }

  private func importFile(at file: String) {
    guard let report = library?.importFile(at: file) else { return }
    mode = report.name == nil ? .importing : .browsing
    if let name = report.name { show(name) }
    let paint: ColorRole = report.name == nil ? .bad : .good
    message = Message(report.summary, report.name ?? "Not imported", paint: paint, needsRoom: true)
    guard !report.faults.isEmpty else { return }
    let width = min(70, max(12, layout.size.width - 10))
    let untold = report.faultCount - report.faults.count
    let rows =
      report.summary.wrapped(to: width) + [""]
      + report.faults.flatMap { $0.wrapped(to: width) }
      + (untold > 0 ? ["and \(untold) more"] : [])
    dialog = PageDialog(
      content: OldDialogContent(
        title: report.name == nil ? "Nothing came in" : "Imported",
        rows: rows.map { OldDialogContent.Row(left: $0) }))
  }

  /// Makes a change, and chooses the deck that has come by it.
  private func showNew(_ message: Message, _ change: () -> Void) {
    let before = Set(shelf.decks.map(\.name))
    change()
    if let new = shelf.decks.first(where: { !before.contains($0.name) }) { show(new.name) }
    tell(message)
  }

  /// Chooses a deck, with everything in sight if it would be hidden by the filter.
  private func show(_ name: String) {
    if !shelf.shown.contains(where: { $0.name == name }) { shelf.filter(by: "") }
    shelf.select(name)
    showSelected()
  }

  /// Says what happened, unless there is something more important to know.
  private func tell(_ message: Message) {
    self.message = library?.notice.map(Message.notice) ?? message
  }
}
