import Canvas
import MemorizeViewModel
import Words

/// The message line of the table.
extension PlayScreen {
  var footer: Footer? { stage.layout?.messageLine.map { Footer(line: $0, message: message) } }

  private var message: Message? {
    if let lettersMessage { return lettersMessage }
    if changesAtCursorMove == stage.changes, let message = stage.messageUnderCursor {
      return message
    }
    if let notice = viewModel.notice, stage.motion == nil { return .notice(notice) }
    if viewModel.preview != nil {
      return Message(viewModel.isPractice ? Narrator.seenCards : Narrator.peek)
    }
    // The game is always paused under a dialog, so there is no message about it.
    if isHeld, stage.table.isPaused { return nil }
    return stage.eventMessage()
  }

  /// What to type, until a card is turned, and what has been typed of the next card's letters.
  private var lettersMessage: Message? {
    guard let typed = typedLetters, !typed.isEmpty || changesAtLetters == stage.changes else {
      return nil
    }
    return typed.isEmpty
      ? Message(say("Type a card's letters"), say("Letters"))
      : Message(say("Type a card's letters: \(typed)"), say("Letters: \(typed)"))
  }
}
