import Canvas
import MemorizeViewModel
import Options
import Words

/// The result of a finished game: a celebration first, and then what to do next.
///
/// It lies over the table. The commands that concern the table are the table's own.
final class ResultScreen: FixedPage, ViewModelObserver {
  let play: PlayScreen
  let opensUnasked: Bool
  let offersQuit = true
  /// The effects that last on the page; they began on the table.
  var effects: [any LastingEffect]
  private(set) var isStale = false
  /// The milestones of the game, then the outcome of the last command.
  var message: Message?
  private(set) var layout = ResultLayout(size: Size(width: 0, height: 0), needs: .init())
  /// The review of the game, which takes time to make.
  let review: GameReview?
  /// The step that most players want next.
  let next: WhatNext
  /// The pairs that a learner missed in the game, and words about them.
  private(set) var lesson: ResultLesson

  /// The result of the game on a table.
  ///
  /// - Parameters:
  ///   - play: the screen of the table.
  ///   - isNews: whether the result was not shown before.
  init(_ play: PlayScreen, isNews: Bool) {
    (self.play, opensUnasked) = (play, isNews)
    effects = allEffects.compactMap {
      ($0 as? any LastingEffect.Type)?
        .last(of: play.stage.effects, after: play.viewModel.history)
    }
    review = play.viewModel.gameReview
    next = play.viewModel.whatNext
    lesson = ResultLesson(play.viewModel, isKiosk: play.isKiosk)
    message = .reached(play.viewModel.records.newMilestones)
    play.viewModel.addObserver(self)
  }

  var shortName: Phrase { "result" }

  var table: TableViewModel { play.viewModel }

  /// The stars of the game; `nil` if there are none to win.
  var stars: Int? { table.finishedGame?.stars }

  /// Whether there is something to celebrate.
  var isWon: Bool { (table.result?.isWon ?? true) && table.company.isCelebrated }

  var theme: Theme {
    get { play.stage.theme }
    set { play.stage.theme = newValue }
  }

  func viewModelDidChange() { isStale = true }

  /// The words of the result; `nil` if another game has taken its place.
  var text: ResultText? {
    ResultText(table, theme: theme)
  }

  func fit(to size: Size) {
    layout = ResultLayout(size: size, needs: needs)
  }

  private var needs: ResultLayout.Needs {
    guard let text else { return ResultLayout.Needs() }
    return ResultLayout.Needs(
      lineColumns: LargeText(text.line, theme)?.columns,
      startColumns: LargeText(text.start, theme)?.columns,
      hasStars: stars != nil, hasStarPictures: StarsView.hasPictures(theme),
      hasCourse: review != nil || !lesson.outcomes.isEmpty,
      hasCosts: review?.forgotten.isEmpty == false || !lesson.outcomes.isEmpty,
      gradedPairs: lesson.outcomes.count)
  }

  func nextChange(after time: Duration) -> Duration? {
    guard isMoving, isWon else { return nil }
    return effects.filter { time < $0.end }
      .map { Timing.nextFrame(after: time, start: $0.start, end: $0.end) }.min()
  }

  private var isMoving: Bool { theme.options.shownMotion == .full }

  var page: PageLayout { layout.page }

  var header: PageHeader {
    PageHeader(
      title: table.board.deck.name.deckTitle, detail: text?.words.found ?? "",
      facts: text?.facts ?? TextLine(), shortFacts: text?.counts ?? TextLine(), theme: theme)
  }

  func drawParts(on canvas: inout Canvas, at time: Duration) {
    isStale = false
    guard let text else { return }
    for effect in effects where isWon && !theme.options.isQuiet {
      effect.draw(in: layout.page.body, theme, on: &canvas, at: isMoving ? time : effect.end)
    }
    drawStars(on: &canvas)
    drawLine(text, on: &canvas)
    drawBest(text, on: &canvas)
    if lesson.outcomes.isEmpty { drawCourse(on: &canvas) } else { drawOutcomes(on: &canvas) }
    if let buttons { draw(buttons, on: &canvas) }
  }

  /// The result closes when another game has taken its place; what was typed changes its grades.
  func uncover(after cover: Cover, at time: Duration) -> Action? {
    guard table.isOver else { return .close }
    if lesson.plan != nil { lesson = ResultLesson(table, isKiosk: play.isKiosk) }
    return nil
  }
}
