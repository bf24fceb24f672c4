import MemorizeViewModel

extension PlayScreen {
  /// Shows the next hint, or says why there is none; the last one marks a card.
  func showHint(at time: Duration) {
    // A dialog from which the hint is chosen has paused the game.
    if viewModel.isPaused { viewModel.togglePause(at: time) }
    if let refusal = viewModel.hintRefusal {
      return viewModel.show(notice: refusal.shownText)
    }
    viewModel.askForHint(at: time)
    guard let card = viewModel.hintedCard, let place = stage.table[card]?.place else { return }
    stage.moveCursor(to: place)
  }

  /// Marks the card that the last hint gave away.
  func markHint(on id: CardID, _ details: inout CardView.Details) {
    guard id == viewModel.hintedCard, details.label == nil, let state = stage.table[id],
      stage.table.isHidden(state.place), !stage.table.isPaused
    else { return }
    details.label = "?"
  }
}
