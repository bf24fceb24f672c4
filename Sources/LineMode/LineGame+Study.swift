import MemorizeViewModel
import Words

/// Studying a deck: its boards, new pairs, and typed answers.
extension LineGame {
  /// Whether the next line is an answer.
  var isAsking: Bool {
    if case .recall = prompt { true } else { false }
  }

  /// Resumes the board for studying a deck that was begun, or deals the next one after showing its
  /// new pairs.
  func study(_ text: String, at time: Duration) -> [Wording] {
    var deck = table.board.deck
    if !text.isEmpty {
      switch setup.deck(text) {
      case .missing: return [noDeck]
      case .fault(let reason): return [Wording(spoken: reason)]
      case .deck(let found): deck = found
      }
    }
    table.unfinished.look()
    let deals = table.deals
    if table.study.resume(deck, at: time) { return table.deals == deals ? openingWordings : [] }
    guard deck.canBeStudied, let next = table.study.nextBoard(of: deck) else {
      return [Wording(spoken: say("This deck has too few pairs of words."))]
    }
    let plan = self.plan(of: deck)
    guard !next.newPairs.isEmpty else {
      table.study.play(next, at: time)
      return [plan]
    }
    prompt = .newPairs(next)
    let pairs = next.newPairs.map {
      Wording(spoken: say("New: \(names.name(of: $0.first)), \(names.name(of: $0.second))."))
    }
    return [plan] + pairs + [dealingHint]
  }

  /// Deals a board whose new pairs are shown, if the line is empty; until then, no cards are turned.
  ///
  /// - Returns: `nil` for a command that has nothing to do with the board.
  func deal(_ board: StudyBoard, _ line: String, at time: Duration) -> [Wording]? {
    let command = LineCommand(line, rows)
    guard command == .nothing else {
      if command.startsGame { prompt = .none }
      return command.needsTable ? [dealingHint] : nil
    }
    prompt = .none
    table.study.play(board, at: time)
    return []
  }

  private var dealingHint: Wording { Wording(spoken: say("An empty line deals the board.")) }

  private func plan(of deck: Deck) -> Wording {
    let plan = table.study.plan(of: deck)
    let name = names.deckName(deck.name)
    guard !plan.isDone else {
      return Wording(spoken: say("\(name): done for today. One more board."))
    }
    let boards = say(plan.boards, one: "1 board today.", other: "\(plan.boards) boards today.")
    return Wording(
      sentences: [say("\(name): \(plan.due.count) due, \(plan.new.count) new."), boards],
      brief: [boards])
  }

  /// Asks for the other side of the pair that was found last, if the player wants that.
  ///
  /// The clock stands still until the next card.
  func question(at time: Duration) -> [Wording] {
    while askedPairs < table.matches.count {
      askedPairs += 1
      guard let question = table.study.question(about: askedPairs - 1) else { continue }
      if table.isClockRunning { table.togglePause(at: time) }
      prompt = .recall(question)
      let name = names.name(of: question.pair.first)
      return [Wording(spoken: say("Type the other side of \(name)."), say("\(name)?"))]
    }
    return []
  }

  /// Grades an answer; the player may then count it the other way.
  func judge(_ line: String, _ question: RecallQuestion) -> [Wording] {
    let answer = table.study.judge(line, to: question)
    let isKnown = answer.grade > .again
    prompt = .graded(answer, question, isKnown: isKnown)
    let expected = names.name(of: question.pair.second)
    return switch answer.verdict {
    case .right: [Wording(spoken: say("Right."))]
    case .accents: [Wording(spoken: say("Right, but it is written \(answer.expected)."))]
    case .nearly:
      [
        Wording(
          spoken: say("Nearly: \(answer.expected). It counts as known; type wrong if not."),
          say("Nearly: \(answer.expected)."))
      ]
    case .wrong:
      [
        Wording(
          spoken: say("It is \(expected). If you knew it, type right."), say("It is \(expected)."))
      ]
    case .unknown: [Wording(spoken: say("It is \(expected)."))]
    }
  }

  /// Counts the answer as the player says; `nil` if the line says nothing about it.
  func overrule(_ line: String) -> [Wording]? {
    guard case .graded(let answer, let question, _) = prompt else { return nil }
    let command = LineCommand(line, rows)
    guard command == .right || command == .wrong else { return nil }
    let isKnown = command == .right
    prompt = .graded(answer, question, isKnown: isKnown)
    finishAnswer()
    return [
      Wording(spoken: isKnown ? say("This counts as known.") : say("This counts as not known."))
    ]
  }

  /// Saves an answer that was graded.
  func finishAnswer() {
    guard case .graded(let answer, let question, let isKnown) = prompt else { return }
    table.study.record(answer, to: question, isKnown: isKnown)
    prompt = .none
  }
}
