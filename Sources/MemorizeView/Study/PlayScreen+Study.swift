import MemorizeViewModel

/// The ways from the table to studying.
extension PlayScreen {
  /// The plan for studying a deck; the decks if it has no pairs of words.
  func openStudy(of deck: Deck) -> Action {
    deck.canBeStudied
      ? .open(studyScreen(of: deck)) : .open(studyChooser(from: viewModel.study.waiting?.deck))
  }

  /// Deals the next board for studying, or shows that the day is done, or that a board is in
  /// progress.
  func nextStudyBoard(at time: Duration) -> Action? {
    viewModel.isOver && !viewModel.isPractice
      ? studyScreen.start(at: time, endsDay: true) : .open(studyScreen)
  }

  /// The plan for studying the deck on the table.
  var studyScreen: StudyScreen { studyScreen(of: viewModel.board.deck) }

  /// The plan for studying a deck.
  func studyScreen(of deck: Deck) -> StudyScreen {
    StudyScreen(viewModel, deck: deck) { self.newChooser() }
  }

  /// The decks that can be studied, one of them chosen.
  func studyChooser(from deck: Deck?) -> ChooserScreen {
    let chooser = newChooser()
    chooser.offerStudy(from: deck)
    return chooser
  }
}
