import Canvas
import MemorizeViewModel
import Words

/// The plan of a day: the pairs that are due, the new ones, and those that are confused.
final class StudyScreen: FixedPage {
  let table: TableViewModel
  private(set) var deck: Deck

  var theme = Theme()
  private(set) var plan: StudyPlan
  /// The number of boards left today, and of pairs on the next one.
  private var boards = (count: 0, pairsOfNext: 0)
  private(set) var layout = StudyLayout(size: Size(width: 0, height: 0))
  private(set) var isUnfinished = false
  private var hasGrade = false
  /// The pairs of today that are not typed yet; `nil` without any, or if a board is in progress.
  private(set) var untyped: RecallRound?
  private(set) var message: Message?
  /// The page on which pairs are typed, while it lies over this one.
  private var typing: RecallScreen?
  /// The deck that has many pairs of this one, too, and their number.
  private(set) var sharer: (name: String, pairs: Int)?
  /// Returns the decks to choose another one from, which then lie over this page; `nil` if they lie
  /// below it.
  private let decks: (() -> ChooserScreen)?

  /// The plan for a deck.
  init(_ table: TableViewModel, deck: Deck, decks: (() -> ChooserScreen)? = nil) {
    self.table = table
    self.deck = deck
    self.decks = decks
    plan = table.study.plan(of: deck)
    sharer = table.study.sharer(of: deck)
    look()
  }

  var guide: Guide { Guide(title: say("Study"), rules: StudyScreen.rules) }

  static var rules: String {
    say(
      """
      Due pairs come first: you are about to forget them. Then come pairs that you mix up (on one \
      board), then new pairs. A pair that several decks have is learned once for all of them.
      Known: you found a partner that you had seen before.
      Not known: you chose a wrong card that you had just seen, or missed the right one just after \
      you saw it.
      No grade: a lucky find, any other wrong card (you may only have forgotten the place), and a \
      pair found on the day you met it. A typed answer counts instead of the moves.
      """)
  }

  var shortName: Phrase { "study page" }

  var page: PageLayout { layout.page }

  var header: PageHeader {
    PageHeader(
      title: say("Study"), detail: theme.spelled(deck.name.deckTitle),
      facts: TextLine(facts, .dim), theme: theme)
  }

  var texts: [String] { deck.pairs.prefix(200).flatMap { [$0.first.text, $0.second.text] } }

  /// The words about the plan.
  var text: StudyText { StudyText(plan: plan, boards: boards, theme: theme) }

  /// Whether there are pairs that were forgotten.
  var hasForgotten: Bool { !plan.forgotten.isEmpty }

  func fit(to size: Size) {
    layout = StudyLayout(size: size, counters: counterCount, isQuiet: theme.options.isQuiet)
  }

  /// Reads the plan again.
  private func look() {
    table.unfinished.look()
    plan = table.study.plan(of: deck)
    boards = plan.boards(of: deck)
    isUnfinished = table.study.hasUnfinished(of: deck)
    hasGrade = table.study.lastGrade(of: deck) != nil
    untyped = isUnfinished ? nil : table.study.untyped(of: deck)
  }

  func uncover(after cover: Cover, at time: Duration) -> Action? {
    let isListed = table.decks.contains { $0.name == deck.name }
    if cover == .screen { table.lookForDecks() }
    let own = table.decks.first { $0.name == deck.name }
    guard own != nil || !isListed else { return .close }
    deck = own ?? deck
    sharer = table.study.sharer(of: deck)
    look()
    if cover == .screen, let round = typing {
      (message, typing) = (round.outcome, nil)
    }
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
        say("This deck has too few word pairs to study."), say("Too few pairs"), mood: .bad)
      return nil
    }
    guard next.newPairs.isEmpty else { return .open(NewPairsScreen(table, next)) }
    table.study.play(next, at: time)
    return .closeAll
  }

  /// The new pairs to add to those of a day that is done.
  private var extraPairs: Int {
    plan.isDone && !isUnfinished ? plan.extraPairs : 0
  }

  /// Shows more new pairs than those of the day.
  private func addPairs() -> Action? {
    guard extraPairs > 0, let board = table.study.extraBoard(of: deck) else {
      message =
        isUnfinished
        ? Message(say("Finish the board first."))
        : plan.isDone
          ? Message(say("No more new pairs in this deck."))
          : Message(say("Finish today's pairs first."), say("Not yet"))
      return nil
    }
    return .open(NewPairsScreen(table, board))
  }

  /// Plays the pairs that were forgotten.
  func playForgotten(at time: Duration) -> Action? {
    guard hasForgotten else {
      message = Message(say("There is no pair that you did not know."), say("No such pair"))
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
    case more
    case untyped
    case progress
    case direction
    case pairs
    case undo
    case settings
    case decks
  }

  var keyMap: KeyMap<Command> {
    let shown = buttons?.places.map(\.button.key) ?? []
    let all: [KeyBinding<Command>] = [
      layout.buttons == nil ? starting : starting.hinting(nil),
      KeyBinding(
        first(.untyped) + ["T"], .untyped, hint: untyped == nil ? nil : "type pairs",
        help: "type the pairs of today that are not typed yet"),
      KeyBinding(
        ["w"], .missed, hint: hasForgotten ? "pairs not known" : nil,
        help: "repeat the pairs that you did not know"),
      KeyBinding(
        ["+"], .more, hint: extraPairs > 0 ? "more new pairs" : nil,
        help: "more new pairs when the day is done"),
      KeyBinding(["o"], .settings, hint: "settings", help: "study settings of this deck"),
      KeyBinding(["d"], .decks, hint: "other deck", help: "study another deck"),
      KeyBinding(
        ["L"], .pairs, hint: "pairs", help: "the pairs: bury some until tomorrow, or suspend them"),
      KeyBinding(
        ["u"], .undo, hint: hasGrade ? "undo grade" : nil, help: "undo the last grade of today"),
      KeyBinding(
        first(.progress) + ["P"], .progress, hint: "progress", help: "your progress with this deck"),
      KeyBinding(
        ["b"], .direction, hint: "direction: \(directionName)",
        help: "see terms first, definitions first, or both"),
    ]
    return KeyMap(
      all.map { $0.keys.contains(where: shown.contains) ? $0.hinting(nil) : $0 })
  }

  var settings: Settings { table.preferences.settings(of: deck.name) }

  private var directionName: String { settings.directionName(deck.sides) }

  /// An example of the direction.
  private var example: String {
    guard let pair = plan.pairs.first else { return "" }
    let (term, definition) = (theme.spelled(pair.term), theme.spelled(pair.definition))
    return switch settings.studyDirection {
    case .forward: say("You see \(term) and answer \(definition).")
    case .reverse: say("You see \(definition) and answer \(term).")
    case .both: say("You see either side and answer the other.")
    }
  }

  /// The command of Enter and the first button.
  ///
  /// Once the day is done, it is not another board, which would come too early.
  private var next: Command {
    isUnfinished || !plan.isDone ? .start : untyped != nil ? .untyped : .progress
  }

  /// The keys of the first button, if a command is on it.
  private func first(_ command: Command) -> [Key] { next == command ? [.enter, " "] : [] }

  private var starting: KeyBinding<Command> {
    KeyBinding(
      first(.start) + (next == .start ? ["n", "y"] : ["n"]), .start,
      hint: isUnfinished ? "resume" : plan.isDone ? "one more board" : "start", help: "study")
  }

  /// The word on the first button.
  private var verb: String {
    isUnfinished ? say("Resume") : plan.isDone ? say("One more board") : say("Start")
  }

  var buttonRow: Rect? { layout.buttons }

  /// The buttons; `nil` where there is no room for any.
  var buttons: ButtonRow? {
    guard let line = layout.buttons else { return nil }
    let start = Button(key: "n", label: verb)
    let progress = Button(key: "P", label: say("Progress"))
    let typing = untyped.map(Button.typing)
    let first = next == .start ? start : typing ?? progress
    let others = next == .start ? [typing] : [start]
    let all =
      [Button(key: .enter, label: first.label, isGold: true)] + others + [
        hasForgotten ? Button(key: "w", label: say("Pairs not known", context: "button")) : nil,
        extraPairs > 0
          ? Button(
            key: "+",
            label: say(
              extraPairs, one: "\(extraPairs) more new pair",
              other: "\(extraPairs) more new pairs",
              context: "button")) : nil,
        next == .progress ? nil : progress,
        Button(key: "b", label: say("Direction: \(directionName)")),
      ]
    let row = ButtonRow(all.compactMap { $0 }, in: line)
    return row.places.isEmpty ? nil : row
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    switch command {
    case .start: return start(at: time)
    case .missed: return playForgotten(at: time)
    case .more: return addPairs()
    case .untyped:
      if let untyped {
        let page = RecallScreen(untyped, back: shortName)
        typing = page
        return .open(page)
      }
      message =
        isUnfinished
        ? Message(say("Finish the board first."))
        : Message(say("No more pairs to type today."), say("No such pair"))
    case .progress: return .open(StudyProgressScreen(table, deck: deck))
    case .direction:
      table.preferences.change(.studyDirection, .by(1), of: deck.name, on: table)
      look()
      let direction = say("Direction: \(directionName)").asSentence
      message = Message([direction, example].asSentences, example, direction)
    case .pairs: return .show(StudyPairsDialog(table, deck: deck))
    case .undo: undo()
    case .settings: return .show(StudySettingsDialog(table: table, deck: deck))
    case .decks: return chooseDeck()
    }
    return nil
  }

  /// Opens the decks over this page, or returns to them.
  private func chooseDeck() -> Action? {
    guard let chooser = decks?() else { return .close }
    chooser.offerStudy(from: deck)
    return .open(chooser)
  }

  private func undo() {
    guard let undone = table.study.undoLastGrade(of: deck) else {
      message = UndoneGrade.none
      return
    }
    message = undone.wording(theme.spelled(undone.review.pair.term))
    look()
  }
}
