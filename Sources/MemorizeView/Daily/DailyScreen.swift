import Canvas
import MemorizeViewModel
import Words

/// The board of the day, and a calendar with the stars of the days before.
final class DailyScreen: Screen {
  let table: TableViewModel

  var theme = Theme()
  /// The daily boards that were played.
  private(set) var results: DailyResults
  /// The current day when the page was opened, or when midnight was last noticed.
  private(set) var today: CalendarDay
  /// The chosen day.
  private(set) var day: CalendarDay
  private(set) var layout = DailyLayout(size: Size(width: 0, height: 0))
  private var message: Message?

  /// A page that shows a day.
  ///
  /// - Parameters:
  ///   - table: the table on which the board is played.
  ///   - day: the day to choose; today if it is `nil` or has not come yet.
  init(_ table: TableViewModel, day: CalendarDay? = nil) {
    self.table = table
    table.lookForLeftGames()
    results = table.readDailyResults()
    today = table.today
    self.day = min(day ?? table.today, table.today)
  }

  /// Whether the player wants to see the streak.
  var showsStreak: Bool { table.showsStreak }

  var guide: Guide {
    Guide(
      title: say("Daily board"),
      rules: say(
        """
        Everyone gets the same board of the day. Deck and size depend on the day of the week: \
        Monday is small, Sunday large. Your first try counts, and it counts for the day on which \
        it was dealt, by the clock of this machine. Every other game on a daily board is practice.
        """))
  }

  var texts: [String] { faces.map(\.text) }

  var footer: Footer? {
    layout.page.footer.map { Footer(line: $0, message: message, keepsRoom: false) }
  }

  /// The words about the chosen day.
  var text: DailyText {
    DailyText(
      board: DailyBoard(day), today: today, results: results,
      isUnfinished: table.hasUnfinishedDaily(day), theme: theme)
  }

  func fit(to size: Size) { layout = DailyLayout(size: size) }

  /// Chooses a day, but none in the future.
  func choose(_ day: CalendarDay) {
    message = nil
    self.day = min(max(day, CalendarDay(0)), today)
  }

  /// Plays the board of the chosen day; after midnight the page first shows the new day.
  func play(at time: Duration) -> Action? {
    guard table.today == today else {
      let isNewDay = day == today
      today = table.today
      results = table.readDailyResults()
      choose(isNewDay ? today : day)
      message = Message(
        say("It is \(today.shownInWords) now."), say("A new day"), "")
      return nil
    }
    table.playDaily(day, results, at: time)
    return .closeAll
  }
}
