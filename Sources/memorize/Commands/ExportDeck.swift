import ArgumentParser
import Decks
import Libc

/// `memorize decks export`: writes a deck as a file for Anki, spreadsheets and editors.
struct ExportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a deck to a file, or to standard output.")

  @Argument(
    help: ArgumentHelp("A deck's name.", valueName: "name"),
    completion: .custom(DeckCompletion.decks))
  var name: String

  @Argument(
    help: ArgumentHelp("A file that is not there yet.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Replace the file if there is one.")
  var force = false

  func run() throws {
    let deck = try DeckCommands.deck(named: name).deck
    guard let file, file != "-" else { return try Output.answer(deck.file) }
    // The old file stays until the new one is whole.
    let beside = force && ExportDeck.isRegular(file) ? "\(file).new" : file
    let how = force ? O_TRUNC : O_EXCL
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | how
    let output = open(beside, flags, mode_t(0o666))
    guard output >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure(
        .io, errno == EEXIST ? "\(file): \(reason); expected --force" : "\(file): \(reason)")
    }
    let isWritten = Output.put(deck.file, to: output)
    guard close(output) == 0, isWritten, beside == file || rename(beside, file) == 0 else {
      let reason = String(cString: strerror(errno))
      if !force || beside != file { unlink(beside) }
      throw Failure(.io, "\(file): \(reason)")
    }
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
