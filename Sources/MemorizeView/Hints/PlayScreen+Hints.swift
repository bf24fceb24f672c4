import MemorizeViewModel
import Words

extension PlayScreen {
  /// Shows the next hint, or says why there is none; the last one marks a card.
  ///
  /// A step that costs a star asks for a second press, unless it was just offered with its price.
  func showHint(isSecond: Bool, at time: Duration) {
    if let refusal = viewModel.hints.refusal { return show(refusal.wording) }
    let isOffered = viewModel.hints.isOffered && stage.showsHint
    guard isSecond || isOffered || viewModel.hints.isNextFree else {
      guard viewModel.hints.isFirst else {
        return ask(
          to: .hint, say("Press i again for the next hint (-1 star)."),
          say("i again: hint (-1 star)"))
      }
      guard viewModel.turned.count != 1 else {
        return ask(
          to: .hint, say("Press i again to learn if you saw its partner (-1 star)."),
          say("i again: saw its partner? (-1 star)"))
      }
      return ask(
        to: .hint, say("Press i again for a hint (-1 star if you have seen both cards of a pair)."),
        say("i again: a hint (-1 star if you saw both cards of a pair)"),
        say("i again: a hint (-1 star if there is one)"))
    }
    viewModel.hints.ask(at: time)
    guard let card = viewModel.hints.card, let place = stage.table[card]?.place else { return }
    stage.moveCursor(to: place)
  }

  /// Takes the last choice or shuffle back, or says why not.
  func undo(at time: Duration) {
    if let refusal = viewModel.steps.undoRefusal { return show(refusal.wording(isUndo: true)) }
    viewModel.steps.undo(at: time)
  }

  /// Repeats the choice or shuffle that was taken back last, or says why not.
  func redo(at time: Duration) {
    if let refusal = viewModel.steps.redoRefusal { return show(refusal.wording(isUndo: false)) }
    viewModel.steps.redo(at: time)
  }

  /// Says why something cannot be done, unless that is plain to see.
  func show(_ refusal: Wording) {
    if let text = refusal.shown.first { viewModel.show(notice: text) }
  }
}
