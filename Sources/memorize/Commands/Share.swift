import ArgumentParser
import Storage

/// `memorize share`: the last finished game as text, for others.
struct Share: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print your last finished game as a code that others can race.",
    discussion: """
      The performance code is one line of letters and digits. It holds the board and every card \
      turned with its time, but not your name. 'memorize ghost CODE' plays the same board, and the \
      recorded game runs along.
      """)

  @Flag(help: "Print the performance code.")
  var code = false

  func validate() throws {
    guard code else { throw ValidationError("expected --code: the performance code is all so far") }
  }

  func run() throws {
    guard let record = try Share.lastFinishedGame() else {
      throw Failure(.noInput, "no game has been finished yet; finish one to share it")
    }
    let code: String
    do throws(PerformanceFault) {
      code = try Performance(record).code()
    } catch {
      throw Failure(.data, "the last finished game cannot be shared: \(error)")
    }
    try Output.answer([code])
  }

  private static func lastFinishedGame() throws(Failure) -> JournalRecord? {
    guard let directory = Saving.directory else { return nil }
    do throws(StorageError) {
      return try GamesFolder(directory: directory).newestFinished()
    } catch {
      throw Failure(error)
    }
  }
}
