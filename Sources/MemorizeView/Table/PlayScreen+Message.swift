import Canvas
import MemorizeViewModel
import Words

/// The message line of the table.
extension PlayScreen {
  var footer: Footer? { stage.layout?.messageLine.map { Footer(line: $0, message: message) } }

  private var message: Message? {
    if let typedLetters { return lettersMessage(typedLetters) }
    if changesAtCursorMove == stage.changes, let message = stage.messageUnderCursor {
      return message
    }
    if let notice = viewModel.notice, stage.motion == nil { return .notice(notice) }
    if viewModel.preview != nil { return viewModel.isPractice ? .preview : .peek }
    // The game is always paused under a dialog, so there is no message about it.
    if isHeld, stage.table.isPaused { return nil }
    return stage.eventMessage(
      isFirstGame: viewModel.isFirstGame, gameReview: viewModel.gameReview)
  }

  private func lettersMessage(_ typed: String) -> Message {
    typed.isEmpty
      ? Message(say("Type a card's letters"), say("Letters"))
      : Message(say("Type a card's letters: \(typed)"), say("Letters: \(typed)"))
  }
}
