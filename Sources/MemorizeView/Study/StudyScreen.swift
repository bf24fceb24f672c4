import Canvas
import MemorizeViewModel
import Words

/// The plan of a day: the pairs that are due, the new ones, and those that are confused.
final class StudyScreen: FixedPage {
  let table: TableViewModel
  let deck: Deck

  var theme = Theme()
  private(set) var plan: StudyPlan
  private(set) var layout = StudyLayout(size: Size(width: 0, height: 0))
  private(set) var isUnfinished = false
  private var hasGrade = false
  private(set) var message: Message?

  /// The plan for a deck.
  init(_ table: TableViewModel, deck: Deck) {
    self.table = table
    self.deck = deck
    plan = table.study.plan(of: deck)
    look()
  }

  var guide: Guide { Guide(title: say("Study"), rules: StudyScreen.rules) }

  static var rules: String {
    say(
      """
      The pairs that you are about to forget come first, then pairs that you confuse, on one \
      board, then new ones. A pair counts as known when you had seen the other card \
      and turned it; a wrong card that you had just seen counts against you. Wrong places and \
      lucky finds do not count. Typed answers count most.
      """)
  }

  var shortName: Phrase { "study" }

  var page: PageLayout { layout.page }

  var header: PageHeader {
    PageHeader(
      title: say("Study"), detail: theme.spelled(deck.name.deckTitle),
      facts: TextLine(text.lastStudied, .dim), theme: theme)
  }

  var texts: [String] { deck.pairs.prefix(200).flatMap { [$0.first.text, $0.second.text] } }

  /// The words about the plan.
  var text: StudyText { StudyText(plan: plan, theme: theme) }

  /// Whether there are pairs that were forgotten.
  var hasForgotten: Bool { !plan.forgotten.isEmpty }

  func fit(to size: Size) {
    layout = StudyLayout(size: size, isQuiet: theme.options.isQuiet)
  }

  /// Reads the plan again.
  private func look() {
    table.unfinished.look()
    plan = table.study.plan(of: deck)
    isUnfinished = table.study.hasUnfinished(of: deck)
    hasGrade = table.study.lastGrade(of: deck) != nil
  }

  func uncover(after cover: Cover, at time: Duration) -> Action? {
    look()
    return nil
  }

  /// Resumes the board that was begun, or deals the next one; new pairs are shown before.
  ///
  /// - Parameters:
  ///   - time: now.
  ///   - endsDay: whether to stay on this page when the day is done.
  /// - Returns: the way to the board; `nil` if the deck is too small.
  func start(at time: Duration, endsDay: Bool = false) -> Action? {
    if isUnfinished, !endsDay, table.study.resume(deck, at: time) { return .closeAll }
    if endsDay, plan.isDone { return table.isOver ? .replace(self) : .open(self) }
    guard let next = table.study.nextBoard(of: deck) else {
      message = Message(
        say("This deck has too few pairs of words."), say("Too few pairs"), paint: .bad)
      return nil
    }
    guard next.newPairs.isEmpty else { return .open(NewPairsScreen(table, next)) }
    table.study.play(next, at: time)
    return .closeAll
  }

  /// Plays the pairs that were forgotten.
  func playForgotten(at time: Duration) -> Action? {
    guard hasForgotten else {
      message = Message(say("You have missed no pair yet."), say("Nothing missed"))
      return nil
    }
    table.study.playForgotten(of: deck, at: time)
    return .closeAll
  }
}

extension StudyScreen {
  /// The commands of the page.
  enum Command: Equatable {
    case start
    case missed
    case progress
    case direction
    case recall
    case pairs
    case undo
    case settings
  }

  var keyMap: KeyMap<Command> {
    let shown = buttons?.places.map(\.button.key) ?? []
    let all: [KeyBinding<Command>] = [
      layout.buttons == nil ? starting : starting.hinting(nil),
      hasForgotten ? StudyScreen.repeating : StudyScreen.repeating.hinting(nil),
      KeyBinding(["P"], .progress, hint: "progress", help: "your progress with this deck"),
      KeyBinding(
        ["L"], .pairs, hint: "pairs", help: "the pairs, to suspend or bury some until tomorrow"),
      KeyBinding(["o"], .settings, hint: "settings", help: "settings for studying this deck"),
      KeyBinding(
        ["T"], .recall, hint: "type at the end: \(onOrOff)",
        help: "type the other sides at the end of a board"),
      KeyBinding(
        ["u"], .undo, hint: hasGrade ? "undo grade" : nil, help: "take back the last grade of today"
      ),
      KeyBinding(
        ["b"], .direction, hint: "direction: \(directionName)",
        help: "which side is asked for: forward, reverse or both"),
    ]
    return KeyMap(
      all.map { $0.keys.contains(where: shown.contains) ? $0.hinting(nil) : $0 })
  }

  private static let repeating = KeyBinding(
    ["w"], Command.missed, hint: "only missed", help: "play only the pairs that you missed")

  private var onOrOff: String { table.preferences.typesAnswers ? say("on") : say("off") }

  private var directionName: String {
    Setting.studyDirection.title(in: table.preferences.settings(on: table))
  }

  /// The key of the first button.
  private var starting: KeyBinding<Command> {
    let keys: [Key] = [.enter, " ", "y"]
    if isUnfinished { return KeyBinding(keys, .start, hint: "resume", help: "study") }
    return plan.isDone
      ? KeyBinding(keys, .start, hint: "one more board", help: "study")
      : KeyBinding(keys, .start, hint: "start", help: "study")
  }

  /// The word on the first button.
  private var verb: String {
    isUnfinished ? say("Resume") : plan.isDone ? say("One more board") : say("Start")
  }

  var buttonRow: Rect? { layout.buttons }

  /// The buttons; `nil` where there is no room for any.
  var buttons: ButtonRow? {
    guard let line = layout.buttons else { return nil }
    let all = [
      Button(key: .enter, label: verb, isGold: true),
      hasForgotten ? Button(key: "w", label: say("Only missed", context: "button")) : nil,
      Button(key: "P", label: say("Progress")),
    ]
    let row = ButtonRow(all.compactMap { $0 }, in: line)
    return row.places.isEmpty ? nil : row
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .start: return start(at: time)
    case .missed: return playForgotten(at: time)
    case .progress: return .open(StudyProgressScreen(table, deck: deck))
    case .direction:
      table.keep { Setting.studyDirection.change(&$0, by: 1) }
      message = Message(say("Direction: \(directionName)"))
    case .recall:
      table.keep { $0.typesAnswers.toggle() }
      message = Message(
        [
          say("Type answers: \(onOrOff)").asSentence,
          table.preferences.typesAnswers
            ? say("At the end of a board you type the other sides.")
            : say("Boards end without typing."),
        ].asSentences, say("Type answers: \(onOrOff)"))
    case .pairs: return .show(StudyPairsDialog(table, deck: deck))
    case .undo: undo()
    case .settings: return .show(StudySettingsDialog(table: table, deck: deck))
    }
    return nil
  }

  private func undo() {
    guard let undone = table.study.undoLastGrade(of: deck) else {
      message = Message(say("There is no grade of today to take back."), say("No grade of today"))
      return
    }
    let pair = theme.spelled(undone.pair.term)
    message = Message(
      undone.grade == .again
        ? say("Taken back: \(pair) was not known.") : say("Taken back: \(pair) was known."),
      say("Taken back: \(pair)"))
    look()
  }
}

extension PlayScreen {
  /// Deals the next board for studying, or shows that the day is done.
  func nextStudyBoard(at time: Duration) -> Action? {
    StudyScreen(viewModel, deck: viewModel.board.deck).start(at: time, endsDay: true)
  }
}
