import ArgumentParser
import Decks
import Libc
import MemorizeViewModel
import Races
import Storage
import Words

/// `memorize race`: several players on one board at the same time.
struct RaceCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "race",
      abstract: say("Race others on the same board."),
      subcommands: [JoinRace.self, RelayRace.self, LinkRace.self],
      defaultSubcommand: JoinRace.self)
  }
}

/// Opens a race for a player: makes it, connects to it, and joins it.
struct RaceStart {
  let folder: RacesFolder
  let place: RacePlace
  /// The player's name; `nil` for somebody who watches.
  let name: String?
  /// Whether the player chose the name, so that no other one will do.
  let isNameChosen: Bool
  /// The board of a new race; `nil` to join one.
  let header: JournalHeader?

  /// The numbers added to the name of an account when the name is taken.
  private static let numbers = 2...9

  /// The open race, and the connection to it if it is somewhere else.
  ///
  /// - Throws: one line that says why it cannot be joined.
  func open() throws -> (race: Race, link: RaceLink?) {
    guard let command = place.command else {
      let race = try header.map { try folder.create(place.code, $0) } ?? folder.race(place.code)
      try join(race)
      return (race, nil)
    }
    let id = name.map(RacerID.init(name:))
    let path = folder.mirror(of: place.code, for: id)
    if let header { try RaceExchange.begin(header, in: path) }
    let link = try RaceLink(to: place, by: command, id: id, mirror: path)
    do {
      let race = try link.race()
      try join(race)
      return (race, link)
    } catch {
      link.end()
      throw error
    }
  }

  private func join(_ race: Race) throws {
    guard let name else { return }
    // Only players who come from elsewhere have a log of their own that nobody else can take up.
    let key = place.command.map { _ in FreshSeed.next() + FreshSeed.next() }
    do throws(RaceFault) {
      return try race.join(as: name, key: key)
    } catch {
      guard error.kind == .missing, !isNameChosen, place.command == nil else { throw error }
    }
    for number in RaceStart.numbers {
      let next = "\(name.prefix(Company.longestName - 2)) \(number)"
      if (try? race.join(as: next)) != nil { return }
    }
    throw Failure(
      .noInput, say("race \(race.code) is full, or '\(name)' is taken; --as chooses another name"))
  }
}

/// Where a race is: in a directory of this computer, or behind a command that carries its lines.
struct RacePlace: Equatable {
  /// The code.
  let code: RaceCode
  /// The command that carries the lines, with its arguments; `nil` for a race on this computer.
  let command: [String]?
  /// The command for a new connection after the first, which asks for nothing.
  let repeated: [String]

  /// The options of ssh: say soon that a host does not answer, or no longer answers.
  private static let ssh = [
    "ssh", "-T", "-o", "ConnectTimeout=10", "-o", "ServerAliveInterval=5",
    "-o", "ServerAliveCountMax=3",
  ]

  /// Reads a code, or a place such as `ssh://ann@example.org:2222/k3v9ta`; `nil` if it is neither.
  ///
  /// - Parameters:
  ///   - text: the code or the place.
  ///   - relay: a command of the shell that carries the lines of a race; its code is added.
  init?(_ text: String, relay: String? = nil) {
    guard text.hasPrefix("ssh://") else {
      guard let code = RaceCode(text) else { return nil }
      let shell = relay.map { ["/bin/sh", "-c", "\($0) \(code)"] }
      (self.code, command, repeated) = (code, shell, shell ?? [])
      return
    }
    let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard relay == nil, parts.count == 2, let first = parts.first, let last = parts.last,
      let code = RaceCode(String(last)), let host = RacePlace.host(first)
    else { return nil }
    let remote = host + ["memorize race relay \(code)"]
    self.code = code
    command = RacePlace.ssh + remote
    repeated = RacePlace.ssh + ["-o", "BatchMode=yes"] + remote
  }

  /// The arguments of ssh for `[USER@]HOST[:PORT]`; `nil` if ssh could take it for an option.
  private static func host(_ text: Substring) -> [String]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, !host.hasPrefix("-"), parts.count <= 2,
      host.unicodeScalars.allSatisfy({ $0.isPlain || [".", "-", "_", "@"].contains($0) })
    else { return nil }
    guard parts.count == 2, let port = parts.last else { return ["--", String(host)] }
    guard let number = UInt16(port), number > 0 else { return nil }
    return ["-p", "\(number)", "--", String(host)]
  }
}

/// The races of this computer as text.
enum RaceList {
  /// A line for each race: its code, its board and its racers.
  static func lines(_ races: [RaceEntry]) -> [String] {
    guard !races.isEmpty else { return [say("no races here; 'memorize race --new' makes one")] }
    return races.map { race in
      let board = [race.deck, race.pairs.pairsText].listed
      return [race.code, board, race.racers.joined(separator: ", ")].filter { !$0.isEmpty }
        .joined(separator: "  ")
    }
  }
}
