import ArgumentParser
import Libc
import Races

/// `memorize race relay CODE`: the lines of a race on standard input and output, for a racer who
/// comes over ssh.
struct RelayRace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relay",
    abstract: "Carry the lines of a race to a player who comes by ssh.",
    discussion: """
      'memorize race ssh://HOST/CODE' runs this command on the other computer. It takes the lines \
      of one player and sends those of all others; it reads and writes nothing but the race.
      """)

  @Argument(
    help: ArgumentHelp("The code of a race.", valueName: "code"), transform: RelayRace.code)
  var code: RaceCode

  @OptionGroup var kiosk: Kiosk

  /// The time that a player has to send the board of a new race.
  private static let patience: Duration = .seconds(5)

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    _ = kiosk.table?.enter()
    guard let directory = kiosk.table?.directory ?? Saving.directory else {
      throw Failure(.io, "neither XDG_DATA_HOME nor HOME is set; a race needs a directory")
    }
    let folder = RacesFolder(directory: directory)
    let path = folder.path(of: code)
    let exchange = RaceExchange(code, in: path, as: .host)
    if !exchange.hasBoard { try onRace { () throws(RaceFault) in try folder.checkRoom() } }
    var pump = LinePump(exchange: exchange, path: path, input: STDIN_FILENO, output: STDOUT_FILENO)
    pump.expectsSigns = true
    if !exchange.hasBoard { pump.patience = RelayRace.patience }
    let end = try onRace { () throws(RaceFault) in try pump.run() }
    guard end != .silent, exchange.hasBoard else {
      throw Failure(.noInput, "there is no race \(code)")
    }
  }

  private static func code(_ text: String) throws -> RaceCode {
    guard let code = RaceCode(text) else {
      throw ValidationError("expected 3 to 24 letters, digits and hyphens, as in k3v9ta")
    }
    return code
  }
}
