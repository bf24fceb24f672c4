import Canvas
import MemorizeViewModel
import Words

/// The board of the day, and a calendar with the stars of the days before.
final class DailyScreen: FixedPage {
  let table: TableViewModel

  var theme = Theme()
  /// The daily boards that were played.
  private(set) var results: DailyResults
  /// The current day when the page was opened, or when midnight was last noticed.
  private(set) var today: CalendarDay
  /// The chosen day.
  private(set) var day: CalendarDay
  private(set) var layout = DailyLayout(size: Size(width: 0, height: 0))
  private(set) var message: Message?

  /// A page that shows a day: today if there is none or it has not come yet.
  init(_ table: TableViewModel, day: CalendarDay? = nil) {
    self.table = table
    table.unfinished.look()
    results = table.daily.results()
    today = table.daily.today
    self.day = min(day ?? table.daily.today, table.daily.today)
  }

  /// Whether there is a streak.
  private var hasStreak: Bool { results.streak.current(today: today.number) > 0 }

  /// Whether the player wants to see the streak.
  var showsStreak: Bool { table.preferences.showsStreak }

  var guide: Guide {
    Guide(
      title: say("Daily board"),
      rules: say(
        """
        Everyone gets the same daily board. Deck and size depend on the day of the week: Monday is \
        small, Sunday large. Your first try counts, and it counts for the day on which it was \
        dealt, by the clock of this machine. Every other game on a daily board is practice.
        """))
  }

  var shortName: Phrase { "daily board" }

  var texts: [String] { faces.map(\.text) }

  var page: PageLayout { layout.page }

  var header: PageHeader {
    PageHeader(
      title: say("Daily board"), detail: day.shownInWords, shortDetail: day.shownInFewWords,
      facts: TextLine(showsStreak ? text.streak : "", .dim), theme: theme)
  }

  /// The words about the chosen day.
  var text: DailyText {
    DailyText(
      board: DailyBoard(day), today: today, results: results,
      isUnfinished: table.unfinished.has(.daily(day)), theme: theme)
  }

  func fit(to size: Size) { layout = DailyLayout(size: size) }

  /// Chooses a day, but none in the future.
  func choose(_ day: CalendarDay) {
    message = nil
    self.day = min(max(day, CalendarDay(0)), today)
  }

  /// Plays the board of the chosen day; after midnight the page first shows the new day.
  func play(at time: Duration) -> Action? {
    guard table.daily.today == today else {
      let isNewDay = day == today
      today = table.daily.today
      results = table.daily.results()
      choose(isNewDay ? today : day)
      message = Message(
        say("It is \(today.shownInWords) now."), say("A new day"), "")
      return nil
    }
    table.daily.play(day, at: time)
    return .closeAll
  }
}

extension DailyScreen {
  /// The commands of the page.
  enum Command: Equatable {
    case play
    case move(days: Int)
    case moveMonths(Int)
    case today
    case toggleStreak
    case close
  }

  private static let moving = KeyTopic.arrows(help: "choose a day")

  var keyMap: KeyMap<Command> {
    let isButton = layout.buttons != nil
    return KeyMap([
      KeyBinding(
        [.enter, " "], .play,
        hint: isButton ? nil : text.isBegun ? "resume" : text.counts ? "play" : "practise",
        help: "play the board of the chosen day"),
      KeyBinding(
        [.left, "h"], .move(days: -1), hint: "other days", help: "day before",
        topic: DailyScreen.moving),
      KeyBinding([.right, "l"], .move(days: 1), help: "day after", topic: DailyScreen.moving),
      KeyBinding([.up, "k"], .move(days: -7), help: "week before", topic: DailyScreen.moving),
      KeyBinding([.down, "j"], .move(days: 7), help: "week after", topic: DailyScreen.moving),
      KeyBinding([.pageUp], .moveMonths(-1), help: "month before"),
      KeyBinding([.pageDown], .moveMonths(1), help: "month after"),
      KeyBinding([.home], .today, help: "today"),
      KeyBinding(
        ["H"], .toggleStreak,
        hint: !showsStreak ? "show streak" : hasStreak ? "hide streak" : nil,
        help: "show or hide the streak"),
      KeyBinding(["D"], .close, help: "close the page"),
    ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .play: return play(at: time)
    case .move(let days): choose(CalendarDay(day.number + days))
    case .moveMonths(let months): choose(day.adding(months: months))
    case .today: choose(today)
    case .toggleStreak: table.keep { $0.showsStreak.toggle() }
    case .close: return .close
    }
    return nil
  }

  func click(_ point: Point, at time: Duration) -> Action? {
    guard let month = layout.month else { return nil }
    if month.earlierButton.contains(point) { choose(day.adding(months: -1)) }
    if month.laterButton.contains(point) { choose(day.adding(months: 1)) }
    guard let clicked = month.day(at: point, in: day) else { return nil }
    // The first click on a day chooses it, the second one plays its board.
    if clicked == day { return play(at: time) }
    choose(clicked)
    return nil
  }

  /// The button that plays the board.
  var buttons: ButtonRow? {
    layout.buttons.map { ButtonRow([Button(key: .enter, label: text.verb, isGold: true)], in: $0) }
  }
}
