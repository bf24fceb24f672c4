import ArgumentParser
import MemorizeView
import MemorizeViewModel
import Storage

/// `memorize replay`: a game as it was played.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a recorded game back.",
    discussion: """
      Every game is recorded. Space pauses, the arrows step, + and - change the speed, n and N go
      from one forgotten card to another. Each turn is told to be new, known, lucky, wasted or
      forgotten, with what luck brought and memory cost in moves.
      """)

  @Argument(
    help: ArgumentHelp(
      "The journal of a game; the newest finished one if not given.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var file: String?

  @OptionGroup var theme: ThemeArguments

  func run() throws {
    let playback = try playback()
    try Session(theme: theme.choice, preferences: Saving.preferences()).run {
      options, capabilities in
      App(replaying: playback, options: options, capabilities: capabilities)
    }
  }

  private func playback() throws(Failure) -> Playback {
    do throws(StorageError) {
      if let playback = try recording() { return playback }
    } catch {
      throw Failure(error.isAboutContents ? .data : .noInput, error.description)
    }
    guard let file else {
      throw Failure(.noInput, "no game has been recorded yet; expected one, or a journal's name")
    }
    throw Failure(.data, "\(file): nothing happens in this game; expected a card to be turned")
  }

  private func recording() throws(StorageError) -> Playback? {
    if let file { return try Playback.reading(file) }
    guard let directory = Saving.directory else { return nil }
    return try Playback.newest(in: directory)
  }
}
