import Decks
import Libc
import Storage
import Words

/// The contents of a deck file, or of standard input.
struct DeckFile {
  /// The name of the file for messages.
  let place: String
  /// The name of the deck if the file has none.
  let deckName: String
  let bytes: [UInt8]

  /// Reads a whole file.
  ///
  /// - Parameter path: the path of the file; `-` is standard input.
  /// - Throws: if it cannot be read, or is larger than a deck file may be.
  init(at path: String) throws(Failure) {
    guard path != "-" else {
      place = say("standard input")
      deckName = "standard input"
      bytes = try DeckFile.contents(of: STDIN_FILENO, place)
      return
    }
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait forever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { throw Failure(.noInput, at: path) }
    defer { close(file) }
    place = path
    deckName = path.fileStem
    bytes = try DeckFile.contents(of: file, path)
  }

  /// The deck in the file, and its faults.
  func reading(_ columns: DeckColumns) -> DeckReading {
    DeckReading(bytes, named: deckName, columns: columns)
  }

  private static func contents(of descriptor: Int32, _ place: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Until the other end of a pipe writes something or closes it.
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&state, 1, -1)
        continue
      }
      guard count >= 0 else { throw Failure(.noInput, at: place) }
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
      guard bytes.count <= DeckLimit.fileBytes else {
        throw Failure(
          .data, say("\(place): larger than \(DeckLimit.fileBytes >> 20) MiB; expected a deck"))
      }
    }
  }
}

extension DeckReading {
  /// The deck, after a line on standard error about each row that is left out.
  ///
  /// - Parameter place: the name of the file.
  /// - Returns: the deck.
  /// - Throws: the first fault, and nothing else is said, if the file has no deck.
  func reportedDeck(in place: String) throws(Failure) -> Deck {
    guard let deck else { throw Failure(.data, faults.list.first?.description(in: place) ?? place) }
    let rows = faults.list.filter { $0.line != nil }.map { $0.description(in: place) }
    Output.complain(rows, of: faults.kinds - faults.ofWholeFile)
    return deck
  }
}
