import ArgumentParser
import Libc
import MemorizeView
import MemorizeViewModel
import Words

/// `memorize daily`: the board of the day.
struct DailyCommand: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "daily",
      abstract: say("Play the daily board, the same for everyone."),
      discussion: say(
        """
        Deck and size depend on the day of the week. Your first try counts, for the day on which \
        it was dealt. A day begins at midnight by the clock and the time zone of this machine. D \
        in the game shows all days with their stars.
        """))
  }

  @Argument(
    help: ArgumentHelp(say("A past day as in 2026-11-20, for practice."), valueName: "date"),
    transform: DailyCommand.day)
  var day: CalendarDay?

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func run() throws {
    let today = CalendarDay(LocalDay.number(of: Int64(time(nil))))
    if let day, day > today {
      throw Failure(.usage, say("\(day) has not come yet; today is \(today)"))
    }
    try GameStart(
      theme: theme, startsNewGame: true, opening: .daily(day ?? today), lines: lines.style
    ).run()
  }

  private static func day(_ text: String) throws -> CalendarDay {
    try CalendarDay(text).valid(say("expected a date as in 2026-11-20, found '\(text)'"))
  }
}

/// `memorize journey`: boards that grow, on a map.
struct JourneyCommand: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "journey",
      abstract: say("Play boards that grow from 3 pairs, in chapters that stars open."),
      discussion: say(
        """
        Three stars: no move was lost. Two stars: at most two moves were lost. One star: you found \
        all pairs. Every open board can be played again; its cards are always new.
        """))
  }

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func run() throws {
    try GameStart(theme: theme, startsNewGame: true, opening: .journey, lines: lines.style).run()
  }
}
