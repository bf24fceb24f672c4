import Decks
import Words

/// Steps of change, undo and redo.
extension LibraryViewModel {
  /// The most pairs that all steps may hold; the oldest steps are dropped first.
  private static let memory = 1_000_000

  /// Whether there is a step to undo.
  public var canUndo: Bool { step != nil || !done.isEmpty }
  /// Whether there is a step to redo.
  public var canRedo: Bool { step == nil && !undone.isEmpty }

  /// Changes a deck as part of the current step.
  ///
  /// An empty name, or that of another deck of the player, is refused with a notice.
  func change(_ id: DeckID, to new: Deck) {
    guard let old = deck(id) else { return }
    var new = new
    var notice: String?
    if !old.name.utf8.elementsEqual(new.name.utf8) {
      notice = fault(ofName: new.name, for: id)
      new.name = notice == nil ? new.name.asDeckName : old.name
    }
    if new != old { apply(DeckChange(id: id, before: own[id], after: new)) }
    show(notice)
  }

  /// Ends the current step, and saves.
  public func commit() {
    endStep()
    save()
  }

  /// Undoes the last step.
  public func undo() {
    endStep()
    guard let last = done.popLast() else { return }
    undone.append(last)
    replace(last.undoing)
  }

  /// Redoes the step that was undone last.
  public func redo() {
    endStep()
    guard let last = undone.popLast() else { return }
    done.append(last)
    replace(last)
  }

  /// Adds a change to the current step, or begins a new one.
  func apply(_ change: DeckChange) {
    if step?.id != change.id { endStep() }
    step = DeckChange(
      id: change.id, before: step.map(\.before) ?? change.before, after: change.after)
    own[change.id] = change.after
  }

  private func endStep() {
    guard let step else { return }
    self.step = nil
    guard step.before != step.after else { return }
    done.append(step)
    undone = []
    while done.reduce(0, { $0 + $1.size }) > LibraryViewModel.memory, done.count > 1 {
      done.removeFirst()
    }
  }

  private func replace(_ change: DeckChange) {
    own[change.id] = change.after
    notice = nil
    save()
  }

  private func fault(ofName name: String, for id: DeckID) -> String? {
    guard name.isVisible else { return say("A deck needs a name.") }
    guard let other = self.id(named: name), other != id else { return nil }
    return say("There is already a deck named \"\(own[other]?.name ?? name)\".")
  }
}
