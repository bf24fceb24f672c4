import ArgumentParser
import MemorizeView
import MemorizeViewModel
import Storage
import Words

/// `memorize replay`: plays a recorded game back.
struct Replay: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: say("Play a recorded game back."),
      discussion: say(
        """
        Every game is recorded. Space pauses, the arrow keys step, + and - change the speed, Tab \
        and Shift-Tab jump to the next and the previous forgotten card. Each turned card is rated \
        new, remembered, lucky, a choice or forgotten, with the moves saved by luck and \
        lost to forgetting.
        """))
  }

  @Argument(
    help: ArgumentHelp(
      say("The journal of a game; the last finished game if omitted."), valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var file: String?

  @OptionGroup var theme: ThemeArguments

  func run() throws {
    let playback = try playback()
    let session = Session(theme: theme, preferences: Saving.preferences(), isPublic: false)
    try session.run { App(replaying: playback, theme: $0) }
  }

  private func playback() throws -> Playback {
    let recording =
      if let file { try Playback.reading(file) } else {
        try Saving.directory.flatMap(Playback.newest)
      }
    if let recording { return recording }
    guard let file else {
      throw Failure(.noInput, say("no game has been recorded yet; expected the name of a journal"))
    }
    throw Failure(.data, say("\(file): expected a game in which a card is turned"))
  }
}
