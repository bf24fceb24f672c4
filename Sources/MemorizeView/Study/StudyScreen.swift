import Canvas
import MemorizeViewModel
import Words

/// The plan of a day: the pairs that are due, the new ones, and those that are confused.
final class StudyScreen: Screen {
  let table: TableViewModel
  let deck: Deck

  var theme = Theme()
  private(set) var plan: StudyPlan
  private(set) var layout = StudyLayout(size: Size(width: 0, height: 0))
  private(set) var isUnfinished = false
  private var message: Message?

  /// The plan for a deck.
  init(_ table: TableViewModel, deck: Deck) {
    self.table = table
    self.deck = deck
    plan = table.studyPlan(of: deck)
    look()
  }

  var guide: Guide {
    Guide(
      title: say("Study"),
      rules: say(
        """
        The pairs that you are about to forget come first, then pairs that you confuse, on one \
        board, then five new ones a day. A pair counts as known when you had seen the other card \
        and turned it; a wrong card that you had just seen counts against you. Errors of place and \
        lucky finds count for nothing. Typed answers count most.
        """))
  }

  var footer: Footer? {
    layout.page.footer.map { Footer(line: $0, message: message, keepsRoom: false) }
  }

  var texts: [String] { deck.pairs.prefix(200).flatMap { [$0.first.text, $0.second.text] } }

  /// The words about the plan.
  var text: StudyText { StudyText(plan: plan, theme: theme) }

  /// Whether there are pairs that were forgotten.
  var hasForgotten: Bool { !plan.forgotten.isEmpty }

  func fit(to size: Size) { layout = StudyLayout(size: size) }

  /// Reads the plan again.
  private func look() {
    table.lookForLeftGames()
    plan = table.studyPlan(of: deck)
    isUnfinished = table.hasUnfinishedStudy(of: deck)
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
    if isUnfinished, !endsDay, table.resumeStudy(of: deck, at: time) { return .closeAll }
    if endsDay, plan.isDone { return .open(self) }
    guard let next = table.nextStudyBoard(of: deck) else {
      message = Message(
        say("This deck has too few pairs of words."), say("Too few pairs"), paint: .bad)
      return nil
    }
    guard next.newPairs.isEmpty else { return .open(NewPairsScreen(table, next)) }
    table.play(next, at: time)
    return .closeAll
  }

  /// Plays the pairs that were forgotten.
  func playForgotten(at time: Duration) -> Action? {
    guard hasForgotten else {
      message = Message(say("You have missed no pair yet."), say("Nothing missed"))
      return nil
    }
    table.playForgottenPairs(of: deck, at: time)
    return .closeAll
  }
}
