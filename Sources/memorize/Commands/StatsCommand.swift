import ArgumentParser
import Curses
import Libc
import MemorizeView
import MemorizeViewModel
import Storage

/// `memorize stats`: what all finished games come to.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Tell what all finished games come to.",
    discussion: """
      Games, streak, best and median results for each deck and size, the trend, the forgetting curve, \
      and the places forgotten most.
      """)

  @Flag(help: "One JSON object, for programs.")
  var json = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  func validate() throws {
    guard !json || !ascii else {
      throw ValidationError("--json and --ascii say different things; leave one out")
    }
  }

  func run() throws {
    let today = LocalDay.number(of: Int64(time(nil)))
    let statistics = try StatsCommand.statistics()
    guard !json else {
      return try Output.answer([StatisticsDocument(statistics, today: today).text])
    }
    try Output.answer(
      StatisticsText.lines(statistics, today: today, isASCII: ascii || !TextEncoding.isUTF8))
  }

  /// What the player's games come to; those of no directory are none.
  private static func statistics() throws(Failure) -> Statistics {
    guard let directory = Saving.directory else { return Statistics() }
    do throws(StorageError) {
      let loaded = try StatisticsReader(directory: directory, day: LocalDay.number).read()
      loaded.notices.forEach(Output.complain)
      return loaded.value
    } catch {
      throw Failure(error)
    }
  }
}
