import ArgumentParser
import Curses
import MemorizeViewModel
import Storage
import Words

/// `memorize share`: the last finished game as text, for others.
struct Share: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: say("Print your last finished game as text for others."),
      discussion: say(
        """
        The text says how the game went and how to play the same board, but not where a card lay.

        The performance code (--code) is one line of letters and digits. It holds the board and \
        every card turned with its time, but not your name. 'memorize ghost CODE' plays the same \
        board, and the recorded game runs along.
        """))
  }

  @Flag(help: ArgumentHelp(say("Use words only, no symbols.")))
  var plain = false

  @Flag(help: ArgumentHelp(say("Print the performance code, which others can race.")))
  var code = false

  func validate() throws {
    guard !plain || !code else { throw ValidationError.exclusive("--plain", "--code") }
  }

  func run() throws {
    try Output.answer(code ? [performanceCode()] : text())
  }

  private func text() throws -> [String] {
    let game = try Share.found(Saving.directory.flatMap(FinishedGame.last))
    let signs: SharedText.Signs = plain ? .none : TextEncoding.isUTF8 ? .unicode : .ascii
    return SharedText(game, signs).lines
  }

  private func performanceCode() throws -> String {
    let games = Saving.directory.map { GamesFolder(directory: $0) }
    let record = try Share.found(games?.newestFinished())
    do throws(PerformanceFault) {
      return try Performance(record).code()
    } catch {
      throw Failure(.data, say("the last finished game cannot be shared: \(error)"))
    }
  }

  /// The last finished game, if there is one.
  private static func found<Game>(_ game: Game?) throws(Failure) -> Game {
    guard let game else {
      throw Failure(.noInput, say("no game has been finished yet; finish one to share it"))
    }
    return game
  }
}
