import ArgumentParser
import Curses
import Libc
import MemorizeView
import MemorizeViewModel
import Storage
import Words

/// `memorize stats`: the statistics of all finished games.
struct StatsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stats",
      abstract: say("Show the statistics of all finished games."),
      discussion: say(
        """
        Games, streak, best and median results for each deck and size, the trend, the forgetting \
        curve, and the places forgotten most.

        In the JSON object, luck and memory are in moves, and a number above zero is good: luck 0.4 \
        saved 0.4 moves, memory -1.2 means 1.2 moves lost to forgetting and choices.
        """))
  }

  @Flag(help: ArgumentHelp(say("Print one JSON object (version 2), for programs.")))
  var json = false

  @Flag(help: ArgumentHelp(say("Draw with ASCII characters only.")))
  var ascii = false

  func validate() throws {
    guard !json || !ascii else { throw ValidationError.exclusive("--json", "--ascii") }
  }

  func run() throws {
    let today = LocalDay.number(of: Int64(time(nil)))
    let statistics = try StatsCommand.statistics()
    guard !json else {
      let studies = try StudyRecords.ofLibrary { $0.progressIfBegun(of: $1) }
      let document = StatisticsDocument(
        statistics, today: today, study: studies.map { JSON.study($1, deck: $0) })
      return try Output.answer([document.text()])
    }
    let decks = try StudyRecords.ofLibrary { $0.counts(of: $1) }
      .map { StudiedDeck(name: $0, counts: $1) }
    try Output.answer(
      StatisticsText.lines(
        statistics, today: today, studies: decks, isASCII: ascii || !TextEncoding.isUTF8))
  }

  /// The statistics of the player's games; without a directory there are none.
  private static func statistics() throws -> Statistics {
    guard let directory = Saving.directory else { return Statistics() }
    let loaded = try Statistics.reading(History(directory: directory), day: LocalDay.number)
    loaded.notices.forEach(Output.complain)
    return loaded.value
  }
}
