import ArgumentParser
import Decks
import Libc
import Storage
import Words

/// `memorize decks export`: writes a deck to a file for Anki, spreadsheets and editors.
struct ExportDeck: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: say("Write a deck to a file, or to standard output."))
  }

  @Argument(
    help: ArgumentHelp(say("The name of a deck, or its beginning."), valueName: "name"),
    completion: .custom(DeckCompletion.decks))
  var name: String

  @Argument(help: ArgumentHelp(say("A new file."), valueName: "file"), completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp(
      say(
        """
        apkg for Anki, csv for a spreadsheet, tsv for a deck file, quizlet; if omitted, by the \
        ending of the file, else a deck file.
        """), valueName: "format"))
  var format: DeckFileFormat?

  @Flag(help: ArgumentHelp(say("Replace the file if it exists.")))
  var force = false

  func run() throws {
    let name = file?.lowercased() ?? ""
    let format = format ?? [.apkg, .csv].first { name.hasSuffix(".\($0.rawValue)") }
    guard format != .apkg || file != nil && file != "-" else {
      throw Failure(.usage, say("an Anki package must be a file; expected its name"))
    }
    let folder =
      format == .apkg ? "" : file.flatMap { $0 == "-" ? nil : "\($0.fileStem).media/" }
    var (deck, pictures) = try DeckCommands.deck(named: self.name).deck.withPictures(in: folder)
    let bytes: [UInt8]
    switch format {
    case .apkg:
      bytes = try ExportDeck.package(of: deck, pictures)
      pictures = []
    case .quizlet:
      bytes = deck.text(for: .quizlet)
      pictures = []
    case .csv: bytes = deck.text(for: .csv)
    case .tsv, nil: bytes = deck.file
    }
    guard let file, file != "-" else {
      if !pictures.isEmpty {
        let count = pictures.count
        Output.complain(
          say(
            count, one: "\(count) picture is left out; name a file to write it beside that file",
            other: "\(count) pictures are left out; name a file to write them beside that file"))
      }
      return try Output.answer(bytes)
    }
    let new = try newFiles(pictures, beside: file)
    try makeFolder(of: pictures, beside: file)
    for (path, bytes) in new + [(path: file, bytes: bytes)] {
      if force, let replacement = FileReplacement(of: path) {
        try replacement.write(bytes)
      } else {
        try create(path, bytes)
      }
    }
  }

  /// The pictures of a deck that are not beside its file yet, by their paths.
  ///
  /// - Throws: if the file, or another picture of such a name, would have to be replaced.
  private func newFiles(
    _ pictures: [ExportedPicture], beside file: String
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    let all = pictures.map { (path: file.folder + $0.file, bytes: $0.picture.image) }
    let new = all.filter {
      access($0.path, F_OK) != 0 || (try? DeckFile(at: $0.path))?.bytes != $0.bytes
    }
    guard !force, let taken = ([file] + new.map(\.path)).first(where: { access($0, F_OK) == 0 })
    else { return new }
    throw existing(taken)
  }

  private func existing(_ file: String) -> Failure {
    Failure(.io, say("\(file): \(SystemError.text(of: EEXIST)); use --force to replace it"))
  }

  private static func package(
    of deck: Deck, _ pictures: [ExportedPicture]
  ) throws(Failure) -> [UInt8] {
    do throws(DeckError) {
      return try DeckPackage.file(
        of: deck, pictures: pictures.map { ($0.file, $0.picture.image) }, at: Moment.microseconds())
    } catch {
      throw Failure(.io, error.message)
    }
  }

  /// Makes the folder for the pictures of a deck beside its file.
  private func makeFolder(of pictures: [ExportedPicture], beside file: String) throws(Failure) {
    guard let first = pictures.first else { return }
    let folder = file.folder + first.folder
    guard mkdir(folder, mode_t(0o777)) == 0 || errno == EEXIST else {
      throw Failure(.io, at: folder)
    }
  }

  /// Writes a file that does not exist, or with `--force` to a device or a pipe.
  private func create(_ file: String, _ bytes: [UInt8]) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | (force ? O_TRUNC : O_EXCL)
    let output = open(file, flags, mode_t(0o666))
    guard output >= 0 else {
      guard errno != EEXIST else { throw existing(file) }
      throw Failure(.io, at: file)
    }
    let isWritten = Output.put(bytes, to: output)
    guard close(output) == 0, isWritten else {
      let failure = Failure(.io, at: file)
      if !force { unlink(file) }
      throw failure
    }
  }
}

extension String {
  /// The folder of a file with its `/`; empty for the current one.
  fileprivate var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}

extension DeckFileFormat: ExpressibleByArgument {}

/// A picture of a deck that is being exported, in a folder beside the deck's file.
struct ExportedPicture {
  /// The path from the folder of the deck's file, as in `animals.media/clown.png`.
  let file: String
  let picture: StoredPicture

  /// The folder of the picture.
  var folder: String { String(file.prefix { $0 != "/" }) }
}

extension Deck {
  /// Replaces references to pictures of the library by references to files beside the deck's.
  ///
  /// Without a folder, and for pictures that are missing in the library, the references stay.
  ///
  /// - Parameter directory: the folder of the pictures with its `/`; empty for none.
  /// - Returns: the deck, and its pictures, each once.
  func withPictures(in directory: String?) -> (deck: Deck, pictures: [ExportedPicture]) {
    guard let library = Saving.directory else { return (self, []) }
    let folder = PictureFolder(directory: library)
    var names = PictureFileNames()
    var exported: [String: ExportedPicture] = [:]
    func source(of face: Face) -> String {
      guard let reference = face.picture, let picture = folder.picture(reference.file) else {
        return face.source
      }
      let path = "\(directory ?? "")\(names.name(for: reference)).png"
      exported[path] = ExportedPicture(file: path, picture: picture)
      return directory == nil ? face.source : reference.to(path)?.text ?? face.source
    }
    let pairs = pairs.map { pair in
      let first = source(of: pair.first)
      return pair.isTwin
        ? Pair(twin: first) : Pair(term: first, definition: source(of: pair.second))
    }
    var deck = self
    deck.pairs = pairs
    return (deck, exported.values.sorted { $0.file < $1.file })
  }
}

/// Replaces an existing file as a whole: the old contents stay until the new ones are on the disk.
struct FileReplacement {
  /// The path for messages.
  private let path: String
  /// The file itself, after all symbolic links.
  private let target: String
  private let permissions: mode_t

  /// Prepares to replace a file; nil if it is no regular file.
  ///
  /// - Parameter path: the file, or a symbolic link to it. The link stays.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(path, nil)
    else { return nil }
    defer { free(real) }
    self.path = path
    target = String(cString: real)
    permissions = status.st_mode & 0o777
  }

  /// Writes the new contents to a temporary file beside the old one, then renames it.
  ///
  /// - Throws: if that fails; the old file is unchanged then.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var name = Array("\(target).XXXXXX".utf8CString)
    let output = mkstemp(&name)
    guard output >= 0 else { throw Failure(.io, at: path) }
    let isWritten =
      Output.put(bytes, to: output) && fchmod(output, permissions) == 0 && fsync(output) == 0
    guard close(output) == 0, isWritten, rename(name, target) == 0 else {
      let failure = Failure(.io, at: path)
      unlink(name)
      throw failure
    }
  }
}
