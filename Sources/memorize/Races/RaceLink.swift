import Libc
import Platform
import Races

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
  ///   - command: carries the lines at first.
  ///   - again: carries the lines after the first connection has broken.
  ///   - code: the code of the race.
  ///   - id: the player; `nil` for somebody who watches.
  ///   - mirror: the path of the directory.
  /// - Throws: if no other program can be started.
  init(
    to command: [String], again: [String], code: RaceCode, id: RacerID?, mirror: String
  ) throws(Failure) {
    (self.code, self.id, self.mirror) = (code, id, mirror)
    RaceStatusFile(mirror: mirror).remove()
    let arguments = [
      Platform.ownProgram, "race", "link", code.description, id?.description ?? "-", mirror,
      "\(command.count)",
      "--",
    ]
    guard let process = ChildProcess(arguments + command + again) else {
      throw Failure(.unavailable, "cannot start another program: \(SystemError.last)")
    }
    self.process = process
  }

  /// The race, once its board has come.
  ///
  /// - Throws: the reason why it does not come.
  func race() throws(Failure) -> Race {
    for _ in 0..<RaceLink.patience {
      if let race = try? Race(code, mirror: mirror), hasStatus { return race }
      if let exit = process.exitCode() {
        throw Failure(
          Failure.Code(rawValue: exit) ?? .unavailable,
          "race \(code): \(process.lastError() ?? "it cannot be joined")")
      }
      usleep(10_000)
    }
    throw Failure(.unavailable, "race \(code): no answer within a minute")
  }

  /// Ends the connection after the last lines have left.
  func end() {
    close(process.input)
    _ = process.end(within: 2000)
    if id == nil { RaceExchange.remove(mirror) }
  }

  /// Whether anything has come from the other computer.
  private var hasStatus: Bool { access(RaceStatusFile.path(in: mirror), F_OK) == 0 }
}
