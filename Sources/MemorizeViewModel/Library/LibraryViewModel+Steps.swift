import Decks

/// Steps, and how they are taken back.
extension LibraryViewModel {
  /// The pairs that all steps together may hold; the oldest steps are forgotten first.
  private static let memory = 1_000_000

  /// Whether there is a step to take back.
  public var canUndo: Bool { step != nil || !done.isEmpty }
  /// Whether there is a step to make again.
  public var canRedo: Bool { step == nil && !undone.isEmpty }

  /// Changes a deck, as a part of the step that is being made.
  ///
  /// A name that is none, or that another own deck has, is not taken on.
  func change(_ id: DeckID, to new: Deck) {
    guard let old = deck(id) else { return }
    var new = new
    var notice: String?
    if !old.name.utf8.elementsEqual(new.name.utf8) {
      notice = fault(ofName: new.name, for: id)
      new.name = notice == nil ? new.name.asDeckName : old.name
    }
    if new != old { apply(DeckChange(id: id, before: own[id], after: new)) }
    tell(notice)
  }

  /// Ends the step that is being made, and writes it down.
  public func commit() {
    endStep()
    save()
  }

  /// Takes the last step back.
  public func undo() {
    endStep()
    guard let last = done.popLast() else { return }
    undone.append(last)
    replace(last.undoing)
  }

  /// Makes the step again that was taken back last.
  public func redo() {
    endStep()
    guard let last = undone.popLast() else { return }
    done.append(last)
    replace(last)
  }

  /// Adds to the step that is being made, or begins one.
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
    guard name.isVisible else { return "A deck needs a name." }
    guard let other = self.id(named: name), other != id else { return nil }
    return "There is a deck '\(own[other]?.name ?? name)' already."
  }
}
