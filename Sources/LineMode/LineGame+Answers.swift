import MemorizeViewModel
import Words

/// The answers to what the player types.
extension LineGame {
  func answer(to line: String, at time: Duration) -> [Wording] {
    switch prompt {
    case .none: break
    case .newPairs(let board):
      if let wordings = deal(board, line, at: time) { return wordings }
    case .recall(let question): return judge(line, question)
    case .graded:
      if let wordings = overrule(line) { return wordings }
      finishAnswer()
    }
    let command = LineCommand(line, rows)
    if table.isPaused, command.needsTable { table.togglePause(at: time) }
    return carryOut(command, at: time)
  }

  private func carryOut(_ command: LineCommand, at time: Duration) -> [Wording] {
    switch command {
    case .places(let places): choose(places, at: time)
    case .board: board
    case .row(let word): row(word)
    case .up: [cardsUp]
    case .last: [lastMoveWording]
    case .score: score(at: time)
    case .time: clock(at: time)
    case .hint: hint(at: time)
    case .shuffle: shuffle(at: time)
    case .pause: pause(at: time)
    case .resume: resume(at: time)
    case .undo, .redo: retrace(command, at: time)
    default: page(command, at: time)
    }
  }

  /// A command that is not about the cards on the table.
  private func page(_ command: LineCommand, at time: Duration) -> [Wording] {
    switch command {
    case .again, .new, .game, .daily, .journey, .study, .practice: start(command, at: time)
    case .review: review
    case .rules: rules
    case .quit: quit()
    case .decks, .games, .statistics, .help:
      hold(at: time, command)
    case .nothing: endPreview(at: time)
    default: [unknown]
    }
  }

  /// Pages that take time to listen to stop the clock until the next command about the cards.
  private func hold(at time: Duration, _ command: LineCommand) -> [Wording] {
    if table.isClockRunning { table.togglePause(at: time) }
    return switch command {
    case .decks: decks
    case .games: games
    case .statistics: statistics
    default: help
    }
  }

  private var unknown: Wording {
    let (number, cell) = examplePlaces
    return Wording(
      say("I do not know that. Type a place, such as \(number) or \(cell), or help."),
      say("I do not know that."))
  }

  private func quit() -> [Wording] {
    end()
    return []
  }

  /// An empty line hides the cards that are shown at the start.
  private func endPreview(at time: Duration) -> [Wording] {
    guard table.preview != nil else { return [] }
    table.endPreview(at: time)
    return [previewEnd]
  }

  private func shuffle(at time: Duration) -> [Wording] {
    guard !table.isOver else { return [gameOver] }
    table.shuffle(at: time)
    return [Wording(say("Shuffled."))]
  }

  private func pause(at time: Duration) -> [Wording] {
    guard !table.isOver else { return [gameOver] }
    if !table.isPaused { table.togglePause(at: time) }
    return [Wording(say("Paused. Turn a card to resume."), say("Paused."))]
  }

  private func resume(at time: Duration) -> [Wording] {
    guard !table.isOver else { return [gameOver] }
    if table.isPaused { table.togglePause(at: time) }
    return [Wording(say("The game goes on."))]
  }

  private func retrace(_ command: LineCommand, at time: Duration) -> [Wording] {
    let isUndo = command == .undo
    if let refusal = isUndo ? table.undoRefusal : table.redoRefusal {
      return [
        wording(of: refusal, nothing: isUndo ? say("Nothing to undo.") : say("Nothing to redo."))
      ]
    }
    if isUndo { table.undo(at: time) } else { table.redo(at: time) }
    lastMove = []
    return [Wording(isUndo ? say("Undone.") : say("Redone.")), cardsUp]
  }

  private func wording(of refusal: UndoRefusal, nothing: String) -> Wording {
    switch refusal {
    case .counts: Wording(say("Undo is for practice: this game counts."))
    case .company: Wording(say("No undo in company."))
    case .over: gameOver
    case .nothing: Wording(nothing)
    }
  }

  var gameOver: Wording {
    Wording(say("The game is over. Type new, again, review or quit."), say("The game is over."))
  }
}
