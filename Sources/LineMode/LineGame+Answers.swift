import MemorizeViewModel
import Words

/// The answers to what the player types.
extension LineGame {
  func answer(to line: String, at time: Duration) -> [Wording] {
    switch prompt {
    case .none: break
    case .newPairs(let board):
      if let wordings = deal(board, line, at: time) { return wordings }
    case .recall(let round):
      if let wordings = reply(line, to: round) { return wordings }
      settleAnswer()
    }
    let command = LineCommand(line, rows)
    table.tracer?.note(.command, command)
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
    case .shuffle: unlessOver(narrator.wording(of: .shuffled)) { table.shuffle(at: time) }
    case .pause:
      unlessOver(narrator.paused) { if !table.isPaused { table.togglePause(at: time) } }
    case .resume:
      unlessOver(Narrator.resumed) { if table.isPaused { table.togglePause(at: time) } }
    case .undo: retrace(isUndo: true, at: time)
    case .redo: retrace(isUndo: false, at: time)
    case .again, .new, .game, .daily, .journey, .study, .practice: start(command, at: time)
    case .review: review
    case .rules: rules
    case .decks: whileClockStands(at: time) { decks }
    case .games: whileClockStands(at: time) { games }
    case .statistics: whileClockStands(at: time) { statistics }
    case .progress(let text): whileClockStands(at: time) { progress(text) }
    case .mark(let mark, let text): self.mark(mark, text)
    case .help: whileClockStands(at: time) { help }
    case .quit: quit()
    case .nothing: endPreview(at: time)
    case .right, .wrong, .skip, .unknown: [unknown]
    }
  }

  /// Pages that take time to listen to stop the clock until the next command about the cards.
  private func whileClockStands(at time: Duration, _ page: () -> [Wording]) -> [Wording] {
    if table.isClockRunning { table.togglePause(at: time) }
    return page()
  }

  private var unknown: Wording {
    let (number, cell) = examplePlaces
    return Wording(
      spoken: say("I do not know that. Type a place, such as \(number) or \(cell), or help."),
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
    return [Narrator.hidden]
  }

  /// Carries out a command that is only for a game that goes on.
  private func unlessOver(_ wording: Wording?, _ act: () -> Void) -> [Wording] {
    guard !table.isOver else { return [Narrator.over] }
    act()
    return [wording].compactMap(\.self)
  }

  private func retrace(isUndo: Bool, at time: Duration) -> [Wording] {
    if let refusal = isUndo ? table.steps.undoRefusal : table.steps.redoRefusal {
      return [refusal.wording(isUndo: isUndo)]
    }
    if isUndo { table.steps.undo(at: time) } else { table.steps.redo(at: time) }
    lastMove = []
    return [narrator.wording(of: isUndo ? .undone : .redone), cardsUp].compactMap(\.self)
  }

  private func hint(at time: Duration) -> [Wording] {
    if let refusal = table.hints.refusal { return [refusal.wording] }
    table.hints.ask(at: time)
    guard case .hinted(let hint, let price) = table.lastEvent else { return [] }
    return [Narrator.wording(of: hint, place: place(in: hint), price)]
  }

  /// The part of the board or the place that a hint tells.
  private func place(in hint: Hint) -> String {
    switch hint {
    case .nothingKnown, .somethingKnown: return ""
    case .card(let id): return place(of: id).map { "\($0)" } ?? ""
    case .half(let id):
      guard let place = place(of: id) else { return "" }
      let occupied = table.places.indices.filter { table.places[$0] != nil }
      return BoardPart(of: place - 1, among: occupied, rows, hasSides: table.hasSides).words
    }
  }
}
