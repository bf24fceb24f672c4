import MemorizeViewModel
import Words

/// Studying a deck: its boards, new pairs, and typed answers.
extension LineGame {
  /// Resumes the board for studying a deck that was begun, or deals the next one after showing its
  /// new pairs.
  func study(_ text: String, at time: Duration) -> [Wording] {
    with(deck: text) { study($0, at: time) }
  }

  /// Answers about the deck on the table, or about another one.
  private func with(deck text: String, _ answer: (Deck) -> [Wording]) -> [Wording] {
    guard !text.isEmpty else { return answer(table.board.deck) }
    return switch setup.deck(text) {
    case .missing: [noDeck]
    case .fault(let reason): [Wording(spoken: reason)]
    case .deck(let found): answer(found)
    }
  }

  /// The progress with the deck on the table, or with another one.
  func progress(_ text: String) -> [Wording] {
    with(deck: text) { deck in
      StudyProgressLines(table.study.progress(of: deck), name: names.deckName(deck.name)).lines
        .map { Wording(spoken: $0) }
    }
  }

  /// Puts a pair of the deck aside, or takes it back; or takes the last grade back.
  func mark(_ mark: StudyMark, _ text: String) -> [Wording] {
    let deck = table.board.deck
    if mark == .undone {
      guard let undone = table.study.undoLastGrade(of: deck) else {
        return [UndoneGrade.none]
      }
      let pair = undone.review.pair
      let term = Pair(term: pair.term, definition: pair.definition).first
      return [undone.wording(names.name(of: term))]
    }
    let wanted = text.lowercased()
    let found = table.study.plan(of: deck).pairs.first {
      [$0.term, $0.definition].contains { $0.lowercased() == wanted }
    }
    guard let found else { return [Wording(spoken: say("The deck has no pair with this text."))] }
    table.study.mark(found, mark)
    let name = "\(found.term), \(found.definition)"
    let said =
      switch mark {
      case .suspended: say("Suspended: \(name).")
      case .buried: say("Buried until tomorrow: \(name).")
      default: say("Restored: \(name).")
      }
    table.unfinished.look()
    let stays = table.study.hasUnfinished(of: deck) && mark != .restored
    return [Wording(spoken: said)] + (stays ? [Wording(spoken: begun, "")] : [])
  }

  private var begun: String { say("The board you have begun stays as it is.") }

  private func study(_ deck: Deck, at time: Duration) -> [Wording] {
    table.unfinished.look()
    let deals = table.deals
    if table.study.resume(deck, at: time) {
      return [Wording(spoken: begun, "")] + (table.deals == deals ? openingWordings : [])
    }
    guard deck.canBeStudied, let next = table.study.nextBoard(of: deck) else {
      return [
        Wording(
          spoken: [
            say("This deck has too few word pairs to study."),
            say("Type study and the name of a deck."),
          ].asSentences)
      ]
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

  var dealingHint: Wording { Wording(spoken: say("An empty line deals the board.")) }

  private func plan(of deck: Deck) -> Wording {
    let plan = table.study.plan(of: deck)
    let name = names.deckName(deck.name)
    guard !plan.isDone else {
      return Wording(spoken: say("\(name): done for today. One more board."))
    }
    let count = plan.boards(of: deck).count
    let boards = say(count, one: "1 board today.", other: "\(count) boards today.")
    return Wording(
      sentences: [say("\(name): \(plan.due.count) due, \(plan.new.count) new."), boards],
      brief: [boards])
  }

  /// Asks for the other sides of the pairs found, if the player wants that, or says the result.
  var ending: [Wording] {
    guard let round = table.study.recall else { return result }
    prompt = .recall(round)
    let start = Wording(
      spoken: round.isComplete
        ? say("Now the other side of each pair. Type skip for the result.")
        : say("Now the pairs that your moves did not grade. Type skip for the result."), "")
    return [start] + question(in: round)
  }

  private func question(in round: RecallRound) -> [Wording] {
    round.current.map { question in
      let name = names.name(of: question.first)
      let task =
        round.isRepeating
        ? say("Once more, the other side of \(name).") : say("Type the other side of \(name).")
      return [Wording(spoken: task, say("\(name)?"))]
    } ?? []
  }

  /// Takes a line while the other sides are asked for.
  ///
  /// - Returns: `nil` for a command after the last answer.
  func reply(_ line: String, to round: RecallRound) -> [Wording]? {
    var round = round
    let command = LineCommand(line, rows)
    let isAnswer = round.judge(line).map { $0.grade > .again } ?? false
    if round.isPending, command == .right || command == .wrong, !isAnswer {
      return overrule(&round, isKnown: command == .right)
    }
    guard let question = round.current else { return nil }
    if !isAnswer {
      switch command {
      case .places where !LineCommand(question.second.text, rows).isPlace:
        return [Wording(spoken: say("That is a place, not an answer."))] + self.question(in: round)
      case .skip: return skip()
      case .quit: return nil
      default: break
      }
    }
    round.answer(line)
    prompt = .recall(round)
    guard !round.isGivingUp else {
      return [Wording(spoken: say("Another empty line: you do not know it."))]
    }
    guard let answer = round.answers.last else { return nil }
    return [verdict(on: answer, question, isRepeated: round.hasRepeated)] + next(after: round)
  }

  /// The next question, or the result after the last one.
  private func next(after round: RecallRound) -> [Wording] {
    round.current == nil ? result : question(in: round)
  }

  private func skip() -> [Wording] {
    settleAnswer()
    return result
  }

  /// Counts the last answer as the player says.
  private func overrule(_ round: inout RecallRound, isKnown: Bool) -> [Wording] {
    let wasAsking = round.current != nil
    if round.answers.last?.isKnown != isKnown { round.overrule() }
    round.settle()
    prompt = round.current == nil ? .none : .recall(round)
    let said =
      round.hasRepeated
      ? isKnown ? say("It is not asked again.") : say("It is asked again.")
      : isKnown ? say("Counted as known.") : say("Counted as not known.")
    return [Wording(spoken: said)] + (wasAsking ? next(after: round) : question(in: round))
  }

  private func verdict(
    on answer: RecallRound.Answer, _ question: Pair, isRepeated: Bool
  ) -> Wording {
    let expected = names.name(of: question.second)
    let graded = answer.graded
    return switch graded.verdict {
    case .right: Wording(spoken: say("Right."))
    case .variant: Wording(spoken: say("Right: \(graded.expected)."))
    case .nearly:
      Wording(
        spoken: isRepeated
          ? say("Nearly: \(graded.expected). To be asked again, type wrong.")
          : say("Nearly: \(graded.expected). Counted as known; type wrong if not."),
        say("Nearly: \(graded.expected)."))
    case .wrong:
      Wording(
        spoken: say("The answer is \(expected). If you knew it, type right."),
        say("The answer is \(expected)."))
    case .unknown: Wording(spoken: say("The answer is \(expected)."))
    }
  }

  /// Saves the last answer, and asks no more.
  func settleAnswer() {
    guard case .recall(var round) = prompt else { return }
    round.settle()
    prompt = .none
  }
}

extension LineCommand {
  fileprivate var isPlace: Bool { if case .places = self { true } else { false } }
}

/// The progress with a deck in sentences.
public struct StudyProgressLines {
  /// The sentences, the most important first.
  public let lines: [String]

  /// The progress in sentences.
  public init(_ progress: StudyProgress, name: String) {
    let suspended = progress.suspended > 0 ? [say("Suspended: \(progress.suspended).")] : []
    let counts = say(
      """
      \(name): \(progress.mature) mature, \(progress.learning) learning, \(progress.new) new, \
      \(progress.due) due.
      """)
    let months = progress.months.map { row in
      say(
        "\(row.month): \(Self.share(row.tests.all)) of \(row.tests.all.tests) tests.",
        context: "true retention")
    }
    let checks = progress.checks.map { check in
      let expected = Int((check.expected * 100).rounded())
      return say(
        "Expected \(expected)%: was \(Self.share(check.tests)).",
        context: "schedule check")
    }
    let workloads = progress.workloads.map { work in
      let (reviews, pairs) = (Int(work.reviewsPerDay.rounded(.up)), Int(work.remembered.rounded()))
      return say(
        reviews, one: "Retention \(work.retention)%: \(reviews) review a day, \(pairs) remembered.",
        other: "Retention \(work.retention)%: \(reviews) reviews a day, \(pairs) remembered.")
    }
    let none = say("No test yet.")
    lines =
      [counts] + Self.leeches(progress.leeches) + suspended + [
        say("True retention (what you remembered), by month, with its 95% interval:")
      ]
      + (months.isEmpty ? [none] : months) + [say("The schedule check:")]
      + (checks.isEmpty ? [none] : checks)
      + [say("Workload of the next \(StudyProgress.workloadDays) days:")] + workloads
  }

  /// The most leeches that are named.
  private static let mostLeeches = 3

  /// The number of leeches, the worst of them, and what to do about them.
  private static func leeches(_ leeches: [StudyProgress.HardPair]) -> [String] {
    guard let worst = leeches.first?.pair.term else { return [] }
    let names = leeches.prefix(mostLeeches).map { "\($0.pair.term), \($0.pair.definition)." }
    let advice = say(
      leeches.count, one: "Type suspend \(worst), or reword it.",
      other: "Type suspend and a name, as in suspend \(worst), or reword them.")
    return [say("Leeches, pairs you keep forgetting: \(leeches.count).")] + names + [advice]
  }

  private static func share(_ rate: TestCount) -> String {
    let numbers = [rate.share ?? 0, rate.interval.lowerBound, rate.interval.upperBound].map {
      Int(($0 * 100).rounded())
    }
    return say("\(numbers[0])% (\(numbers[1]) to \(numbers[2]))", context: "share and interval")
  }
}
