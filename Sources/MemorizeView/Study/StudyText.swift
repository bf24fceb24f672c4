import Canvas
import MemorizeViewModel
import Words

/// The words about the plan of a day.
struct StudyText {
  let plan: StudyPlan
  /// The number of boards left today, and of pairs on the next one.
  let boards: (count: Int, pairsOfNext: Int)
  let theme: Theme

  /// The seconds for a pair, for most people.
  private static let secondsPerPair = 20

  /// The fewest columns in which confused pairs have room for both sides.
  private static let leastForDefinitions = 64

  /// The last day of studying, as in `last studied yesterday`.
  var lastStudied: String {
    guard let last = plan.memory.lastDay else { return "" }
    let days = plan.memory.today - last
    return switch days {
    case ...0: say("last studied today")
    case 1: say("last studied yesterday")
    default: say(days, one: "last studied \(days) day ago", other: "last studied \(days) days ago")
    }
  }

  /// The boards of today, or the end of the day, in lines.
  var outlook: String {
    guard !plan.isDone else {
      let early = say("One more board practises pairs that are not due yet.")
      return [plan.end, early, leeches].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let (count, pairs) = boards
    guard count > 0 else { return say("This deck has too few word pairs to study.") }
    let early = pairs - plan.planned
    let minutes = max(
      1, (max(pairs, plan.planned) * StudyText.secondsPerPair + 30) / 60)
    let time = say(
      minutes, one: "about \(minutes) minute", other: "about \(minutes) minutes")
    let all: String
    if count > 1 {
      all = say(count, one: "\(count) board, \(time).", other: "\(count) boards, \(time).")
    } else if early > 0 {
      all = say(
        pairs, one: "1 board of \(pairs) pair (\(early) not due yet), \(time).",
        other: "1 board of \(pairs) pairs (\(early) not due yet), \(time).")
    } else {
      all = say(
        pairs, one: "1 board of \(pairs) pair, \(time).",
        other: "1 board of \(pairs) pairs, \(time).")
    }
    let rest = [all, leeches].filter { !$0.isEmpty }.asSentences
    return beginning.isEmpty ? rest : beginning + "\n" + rest
  }

  /// The pairs begun today, perhaps in another deck that has them, too: so many fewer are new.
  ///
  /// Empty without any, and when the day is done.
  var begun: String {
    let (count, all) = (plan.begunToday, plan.options.newPerDay)
    guard !plan.isDone, count > 0, count <= all else { return "" }
    return say("Begun today: \(count) of \(all) new pairs.")
  }

  /// The way of studying, before the first day; then empty.
  private var beginning: String {
    guard plan.memory.lastDay == nil else { return "" }
    let all = plan.pairs.count
    let today =
      plan.new.count < all
      ? [say("You begin \(plan.new.count) of \(all) new pairs today (o changes that).")] : []
    let way = say(
      "You see both sides first. Each pair returns before you forget it.")
    return ([way] + today).joined(separator: "\n")
  }

  /// The pairs that are forgotten again and again, with what helps; empty without any.
  var leeches: String {
    let count = plan.leeches.count
    guard count > 0 else { return "" }
    return say(
      count, one: "\(count) leech (a pair you keep forgetting): suspend (L) or reword it.",
      other: "\(count) leeches (pairs you keep forgetting): suspend (L) or reword them.")
  }

  /// The pairs that are confused with each other, the worst first.
  func confusions(most: Int, width: Int) -> [TextLine] {
    let rows = plan.confusedPairs.prefix(most)
    let terms = rows.flatMap { [$0.one.term, $0.other.term] }.map { theme.spelled($0).columns }
    let room = max(4, (width - 20) / 4)
    let conjunction = " " + say("and") + " "
    let term = min(terms.max() ?? 0, room)
    return rows.map { row in
      let times = say(
        row.count, one: "once", other: "\(row.count) times", context: "mixed up")
      let left =
        width < StudyText.leastForDefinitions
        ? TextLine(theme.fit(row.one.term, 2 * room)).adding(conjunction, .faint)
          .adding(theme.fit(row.other.term, 2 * room))
        : line(row.one, term: term, room: room).adding(conjunction, .faint)
          .adding(line(row.other, term: term, room: room))
      return left.filled(to: max(left.columns + 1, width - times.columns)).adding(times, .forgotten)
    }
  }

  private func line(_ pair: StudyPair, term: Int, room: Int) -> TextLine {
    let definition = theme.fit(pair.definition, room)
    return TextLine(theme.fit(pair.term, term)).filled(to: term)
      .adding(" \(theme.arrow) ", .faint).adding(definition, .dim)
      .filled(to: term + theme.arrow.columns + 2 + room)
  }
}

extension StudyProgress {
  /// The numbers of mature, learning and new pairs, with their labels.
  var shares: [(count: Int, label: String)] {
    [
      (mature, say(mature, one: "\(mature) mature", other: "\(mature) mature")),
      (learning, say(learning, one: "\(learning) learning", other: "\(learning) learning")),
      (new, say(new, one: "\(new) new", other: "\(new) new")),
    ]
  }

  /// The number of all pairs.
  var total: Int { mature + learning + new }
}

extension StudyCounts {
  /// The pairs of a deck that are due, learning and mature; the shorter form is for narrow columns.
  var lines: [TextLine] {
    let due = TextLine(
      say(due, one: "\(due) due", other: "\(due) due"), due > 0 ? .gold : .dim)
    let learning = say(learning, one: "\(learning) learning", other: "\(learning) learning")
    let mature = say(mature, one: "\(mature) mature", other: "\(mature) mature")
    return [due.adding(say(", \([learning, mature].listed)"), .dim), due]
  }
}

/// The lesson of a finished game: the pairs that the learner missed.
struct ResultLesson {
  /// The pairs that the game shows the player not to know.
  let missed: [PairOutcome]
  /// Whether there are pairs not known to play again: those of the game, or of the deck that is
  /// studied.
  let hasMissed: Bool
  /// The pairs of today that are not typed yet; `nil` unless the board was for studying.
  let untyped: RecallRound?
  /// The grades of the pairs on a board for studying; empty for other games.
  let outcomes: [PairOutcome]
  /// The plan of the day; `nil` unless the board was for studying.
  let plan: StudyPlan?
  /// The number of boards left today.
  private let boards: Int
  /// The number of pairs that the board has graded; `nil` unless it was for studying.
  let grading: StudyGrading?

  /// The lesson of the game on the table.
  ///
  /// There is no learning at a public table.
  init(_ table: TableViewModel, isKiosk: Bool) {
    let deck = table.board.deck
    outcomes = isKiosk ? [] : table.study.graded ?? []
    plan = table.terms.isStudy ? table.study.plan(of: deck) : nil
    boards = plan?.boards(of: deck).count ?? 0
    missed =
      isKiosk ? [] : plan == nil ? table.study.missedPairs : outcomes.filter { $0.isKnown == false }
    hasMissed = plan.map { !$0.forgotten.isEmpty } ?? !missed.isEmpty
    untyped = plan == nil ? nil : table.study.untyped(of: deck)
    grading = table.study.grading
  }

  /// The word on the button that goes on; `nil` for a usual game.
  var verb: String? {
    plan.map { $0.isDone ? say("Back to study") : say("Next board") }
  }

  /// The pairs that were graded, and the boards left or what tomorrow brings, the longest form
  /// first; none for a usual game.
  func lines(_ theme: Theme) -> [TextLine] {
    guard let plan else { return [] }
    let more = say(
      boards, one: "\(boards) more board today.", other: "\(boards) more boards today.")
    let ends = (plan.isDone ? [plan.end, plan.tomorrow] : [more]).map {
      TextLine($0, plan.isDone ? .gold : .plain)
    }
    let graded = grading?.wording.shown ?? []
    return graded.map { TextLine($0, .dim).adding("   ").adding(ends.first ?? TextLine()) } + ends
  }

  /// The missed pairs; `nil` without any.
  func message(_ theme: Theme) -> Message? {
    guard !missed.isEmpty else { return nil }
    let title = { (pair: Pair) in
      "\(theme.spelled(pair.first.text)) \(theme.arrow) \(theme.spelled(pair.second.text))"
    }
    let names = missed.map { title($0.pair) }
    // A single pair has room for the one with which it was mixed up.
    let reasons = (names.count == 1 ? missed.flatMap(\.confusedWith) : []).prefix(1).map {
      say("You did not know: \(names.listedNames) (mixed up with \(title($0))).")
    }
    let lines = (1...names.count).reversed().map { shown in
      let list = names.prefix(shown).listedNames
      return shown < names.count
        ? say("You did not know: \(list), \(theme.ellipsis)") : say("You did not know: \(list).")
    }
    let count = missed.count
    let short = say(
      count, one: "You did not know \(count) pair.", other: "You did not know \(count) pairs.")
    return Message(shown: reasons + lines + [short, say("Not known: \(count)")], mood: .bad)
  }
}

extension Settings {
  /// The side of a pair that is shown first, by the deck's own word for it if it has one.
  func directionName(_ sides: SideNames?) -> String {
    let side: String? =
      switch studyDirection {
      case .forward: sides?.termTitle
      case .reverse: sides?.definitionTitle
      case .both: nil
      }
    return side.map { say("\($0) first", context: "direction") }
      ?? Setting.studyDirection.title(in: self)
  }
}
