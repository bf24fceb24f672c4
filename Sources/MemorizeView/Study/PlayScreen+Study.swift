import Canvas
import MemorizeViewModel

/// The pairs of a game whose other side was asked for.
struct RecallQueue: Equatable {
  private var deal: Int?
  private var asked = 0

  /// The question about the next pair that was found; each pair is asked for once.
  ///
  /// Pairs that were found before a game was resumed are not asked for.
  mutating func next(of table: TableViewModel) -> RecallQuestion? {
    if deal != table.deals { (deal, asked) = (table.deals, table.matches.count) }
    while asked < table.matches.count {
      asked += 1
      if let question = table.recallQuestion(about: asked - 1) { return question }
    }
    return nil
  }
}

extension PlayScreen {
  /// Asks for the other side of a pair as soon as the pair has left, so that its cards do not show
  /// the answer.
  func nextQuestion(at time: Duration) -> Action? {
    guard stage.isSettled, !isCovered, !isKiosk, viewModel.preview == nil,
      viewModel.removalDue(after: time) == nil
    else { return nil }
    return recall.next(of: viewModel).map { .open(RecallScreen(self, $0)) }
  }

  /// Deals the next board for studying, or shows that the day is done.
  func nextStudyBoard(at time: Duration) -> Action? {
    StudyScreen(viewModel, deck: viewModel.board.deck).start(at: time, endsDay: true)
  }
}
