import Decks
import Libc
import Storage

/// The contents of a file that holds a deck, or of standard input.
struct DeckFile {
  /// What to call it in messages.
  let place: String
  /// What to call the deck if the file does not say.
  let deckName: String
  let bytes: [UInt8]

  /// Reads a file as a whole.
  ///
  /// - Parameters:
  ///   - path: the file's, or `-` for standard input.
  ///   - isDeckMeant: whether the name of a deck was possible as well.
  /// - Throws: if it cannot be read, or is larger than a deck can be.
  init(at path: String, isDeckMeant: Bool = false) throws(Failure) {
    guard path != "-" else {
      place = "standard input"
      deckName = place
      bytes = try DeckFile.contents(of: STDIN_FILENO, place)
      return
    }
    // To open a pipe that nobody writes to would wait for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else {
      guard isDeckMeant, errno == ENOENT, !path.contains("/") else {
        throw Failure(.noInput, "\(path): \(DeckFile.reason())")
      }
      throw Failure(
        .noInput, "no deck and no file '\(path)'; expected a file or one of: \(DeckFile.names)")
    }
    defer { close(file) }
    let base = path.split(separator: "/").last.map(String.init) ?? path
    let plain = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
    place = path
    deckName = plain.isEmpty ? base : plain
    bytes = try DeckFile.contents(of: file, path)
  }

  private static var names: String {
    let entries = try? Saving.library().entries()
    return (entries?.map(\.name) ?? BuiltInDecks.names).joined(separator: ", ")
  }

  private static func contents(of descriptor: Int32, _ place: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size(of: descriptor))
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        waitForInput(descriptor)
        continue
      }
      guard count >= 0 else { throw Failure(.noInput, "\(place): \(reason())") }
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
      guard bytes.count <= DeckLimit.fileBytes else {
        throw Failure(
          .data, "\(place): larger than \(DeckLimit.fileBytes >> 20) MiB; expected a deck")
      }
    }
  }

  /// How large a file is, as far as it can be read; 0 for a pipe.
  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    return min(max(Int(status.st_size), 0), DeckLimit.fileBytes)
  }

  /// Sleeps until the other end of a pipe has written something, or has gone.
  private static func waitForInput(_ descriptor: Int32) {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&state, 1, -1)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
