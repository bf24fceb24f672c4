import ArgumentParser
import Decks
import Libc
import Storage

/// `memorize decks export`: writes a deck to a file for Anki, spreadsheets and editors.
struct ExportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a deck to a file, or to standard output.")

  @Argument(
    help: ArgumentHelp("The name of a deck, or its beginning.", valueName: "name"),
    completion: .custom(DeckCompletion.decks))
  var name: String

  @Argument(help: ArgumentHelp("A new file.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Replace the file if it exists.")
  var force = false

  func run() throws {
    let (deck, pictures) = try DeckCommands.deck(named: name).deck.withPictures(for: file ?? "-")
    let bytes = deck.file
    guard let file, file != "-" else {
      if !pictures.isEmpty {
        let them = pictures.count == 1 ? "1 picture is" : "\(pictures.count) pictures are"
        let object = pictures.count == 1 ? "it" : "them"
        Output.complain("\(them) left out; name a file to write \(object) beside that file")
      }
      return try Output.answer(bytes)
    }
    if force, let replacement = FileReplacement(of: file) {
      try replacement.write(bytes)
    } else {
      try create(file, bytes)
    }
    try write(pictures, beside: file)
  }

  /// Writes the pictures of a deck into a folder beside its file.
  private func write(_ pictures: [ExportedPicture], beside file: String) throws(Failure) {
    guard let first = pictures.first else { return }
    let directory = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let folder = directory + first.folder
    guard mkdir(folder, mode_t(0o777)) == 0 || errno == EEXIST else {
      throw Failure(.io, "\(folder): \(SystemError.last)")
    }
    for picture in pictures {
      let path = directory + picture.file
      if force, let replacement = FileReplacement(of: path) {
        try replacement.write(picture.picture.image)
      } else {
        try create(path, picture.picture.image)
      }
    }
  }

  /// Writes a file that does not exist, or with `--force` to a device or a pipe.
  private func create(_ file: String, _ bytes: [UInt8]) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | (force ? O_TRUNC : O_EXCL)
    let output = open(file, flags, mode_t(0o666))
    guard output >= 0 else {
      let hint = errno == EEXIST ? "; use --force to replace it" : ""
      throw Failure(.io, "\(file): \(SystemError.last)\(hint)")
    }
    let isWritten = Output.put(bytes, to: output)
    guard close(output) == 0, isWritten else {
      let reason = SystemError.last
      if !force { unlink(file) }
      throw Failure(.io, "\(file): \(reason)")
    }
  }
}
