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
  /// The last grade of today, which can be undone.
  private(set) var lastGrade: StudyReview?
  /// The grade that another press undoes.
  private var askedGrade: StudyReview?
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
    lastGrade = table.study.lastGrade(of: deck)
    untyped = isUnfinished ? nil : table.study.untyped(of: deck)
  }

  /// Withdraws the question whether to undo a grade.
  func moveOn() {
    if askedGrade != nil { (askedGrade, message) = (nil, nil) }
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
  var extraPairs: Int {
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

  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    defer { if command != .undo { askedGrade = nil } }
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

  /// Undoes the last grade after a second press, since an undone grade cannot be restored.
  private func undo() {
    look()
    guard let lastGrade else {
      message = UndoneGrade.none
      return
    }
    guard askedGrade == lastGrade else {
      askedGrade = lastGrade
      message = UndoneGrade.question(lastGrade, theme.spelled(lastGrade.pair.term))
      return
    }
    askedGrade = nil
    let undone = table.study.undoLastGrade(of: deck)
    message = undone.map { $0.wording(theme.spelled($0.review.pair.term)) } ?? UndoneGrade.none
    look()
  }
}
