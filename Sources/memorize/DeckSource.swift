import Decks

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Finds the deck that a name on the command line means.
enum DeckSource {
  /// What is played if nothing is named.
  static let standard = "Halloween"

  /// A built-in deck by its name, a file by its path, or standard input for `-`.
  static func deck(named name: String) throws(Failure) -> Deck {
    if name == "-" {
      return try read(STDIN_FILENO, "standard input", named: "standard input")
    }
    if let deck = BuiltInDecks.deck(named: name) { return deck }
    let file = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else {
      guard errno == ENOENT, !name.contains("/") else {
        throw Failure(.noInput, "\(name): \(reason())")
      }
      throw Failure(.noInput, "no deck and no file '\(name)'; expected a file or one of: \(names)")
    }
    defer { close(file) }
    let base = name.split(separator: "/").last.map(String.init) ?? name
    let plain = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
    return try read(file, name, named: plain.isEmpty ? base : plain)
  }

  /// A built-in deck by its name; nothing else is looked for.
  static func builtIn(named name: String) throws(Failure) -> Deck {
    guard let deck = BuiltInDecks.deck(named: name) else {
      throw Failure(.noInput, "no deck '\(name)'; expected one of: \(names)")
    }
    return deck
  }

  private static var names: String { BuiltInDecks.names.joined(separator: ", ") }

  private static func read(
    _ descriptor: Int32, _ place: String, named name: String
  ) throws(Failure) -> Deck {
    let bytes = try contents(of: descriptor, place)
    do {
      return try Deck(reading: bytes, named: name)
    } catch {
      throw Failure(.data, "\(place): \(error)")
    }
  }

  private static func contents(of descriptor: Int32, _ place: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = readBytes(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(.noInput, "\(place): \(reason())") }
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
      guard bytes.count <= DeckLimit.fileBytes else {
        throw Failure(
          .data, "\(place): larger than \(DeckLimit.fileBytes >> 20) MiB; expected a deck")
      }
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// The system's `read`, which the enum's own name hides.
private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &bytes, count)
}
