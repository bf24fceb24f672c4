import ArgumentParser
import Libc
import Platform
import Races
import Storage
import Words

/// The connection to a race on another computer, as the game sees it: a program of its own that
/// keeps a directory in step with that race, so that the game never waits for a network.
struct RaceLink {
  private let code: RaceCode
  private let id: RacerID?
  private let mirror: String
  private let process: ChildProcess

  /// The longest wait for the board, in hundredths of a second: somebody may have to type a
  /// password.
  private static let patience = 6000

  /// Starts the connection.
  ///
  /// - Parameters:
  ///   - place: where the race is.
  ///   - command: carries the lines at first.
  ///   - id: the player; `nil` for somebody who watches.
  ///   - mirror: the path of the directory.
  /// - Throws: if no other program can be started.
  init(
    to place: RacePlace, by command: [String], id: RacerID?, mirror: String
  ) throws(Failure) {
    (code, self.id, self.mirror) = (place.code, id, mirror)
    RaceStatusFile(mirror: mirror).remove()
    let arguments = [
      Platform.ownProgram, "race", "link", "--language", Language.current.rawValue,
      code.description, id?.description ?? "-", mirror, "\(command.count)", "--",
    ]
    guard let process = ChildProcess(arguments + command + place.repeated) else {
      throw Failure(.unavailable, say("cannot start another program: \(SystemError.last)"))
    }
    self.process = process
  }

  /// The race, once its board has come.
  ///
  /// - Throws: the reason why it does not come.
  func race() throws(Failure) -> Race {
    for _ in 0..<RaceLink.patience {
      if let race = try? Race(code, mirror: mirror), RaceStatusFile(mirror: mirror).isThere {
        return race
      }
      if let exit = process.exitCode() {
        throw Failure(
          Failure.Code(rawValue: exit) ?? .unavailable,
          "race \(code): \(process.lastError() ?? say("it cannot be joined"))")
      }
      usleep(10_000)
    }
    throw Failure(.unavailable, say("race \(code): no answer within a minute"))
  }

  /// Ends the connection after the last lines have left.
  func end() {
    close(process.input)
    _ = process.end(within: 2000)
    if id == nil { RaceExchange.remove(mirror) }
  }
}

/// A line about the connection of a race, beside its logs; empty while all is well.
struct RaceStatusFile {
  /// The directory of the race.
  let mirror: String

  private var path: String { "\(mirror)/\(Race.statusName)" }

  /// Whether anything has come from the other computer.
  var isThere: Bool { access(path, F_OK) == 0 }

  /// Removes the file, so that the next connection counts as the first.
  func remove() { unlink(path) }

  /// Replaces the line.
  func set(_ text: String) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, mode_t(0o600))
    guard descriptor >= 0 else { return }
    _ = Output.put((text + "\n").utf8, to: descriptor)
    close(descriptor)
  }
}

/// `memorize race relay CODE`: the lines of a race on standard input and output, for a racer who
/// comes over ssh.
struct RelayRace: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "relay",
      abstract: say("Carry the lines of a race to a player who comes by ssh."),
      discussion: say(
        """
        'memorize race ssh://HOST/CODE' runs this command on the other computer. It takes the \
        lines of one player and sends those of all others; it reads and writes nothing but the \
        race.
        """))
  }

  @Argument(
    help: ArgumentHelp(say("The code of a race."), valueName: "code"), transform: RelayRace.code)
  var code: RaceCode

  @OptionGroup var kiosk: Kiosk

  /// The time that a player has to send the board of a new race.
  private static let patience: Duration = .seconds(5)

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    _ = kiosk.table?.enter()
    let folder = try kiosk.races()
    let path = folder.path(of: code)
    let exchange = RaceExchange(code, in: path, as: .host)
    if !exchange.hasBoard { try folder.checkRoom() }
    var pump = LinePump(exchange: exchange, path: path, input: STDIN_FILENO, output: STDOUT_FILENO)
    pump.expectsSigns = true
    if !exchange.hasBoard { pump.patience = RelayRace.patience }
    let end = try pump.run()
    guard end != .silent, exchange.hasBoard else {
      throw Failure(.noInput, say("there is no race \(code)"))
    }
  }

  private static func code(_ text: String) throws -> RaceCode {
    try RaceCode(text).valid(
      say("expected 3 to 24 letters, digits and hyphens, as in k3v9ta"))
  }
}
