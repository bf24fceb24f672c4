import ArgumentParser
import Libc
import Races
import Storage
import Words

/// `memorize race link`: keeps a directory in step with a race on another computer.
///
/// The game starts it; it is not meant for players.
struct LinkRace: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "link", shouldDisplay: false)
  }

  @Argument var code: String
  @Argument var id: String
  @Argument var path: String
  /// The number of words of the first command; the rest is the command for later connections.
  @Argument var count: Int
  @Argument(parsing: .postTerminator) var words: [String] = []

  /// The longest time between two attempts to connect, in seconds.
  private static let longestPause: UInt32 = 8
  /// After a connection that lasted so long, the next attempt comes soon.
  private static let goodConnection: Duration = .seconds(15)

  func validate() throws {
    guard (0...words.count).contains(count) else {
      throw ValidationError(say("expected the number of words of the first command"))
    }
  }

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    guard let code = RaceCode(code) else {
      throw Failure(.usage, say("expected the code of a race"))
    }
    let exchange = RaceExchange(code, in: path, as: .racer(RacerID(id)))
    let status = RaceStatusFile(mirror: path)
    var command = Array(words.prefix(count))
    var pause: UInt32 = 1
    while true {
      let start = ContinuousClock.now
      let attempt = try carry(exchange, over: command, isFirst: !status.isThere)
      switch attempt {
      case .released: return
      case .refused(let reason):
        status.set(say("The race's host says: \(reason)"))
        throw Failure(.noInput, reason)
      case .broken(let reason):
        guard status.isThere else { throw Failure(.unavailable, reason) }
        status.set(say("The connection is lost (\(reason)); trying again."))
      }
      command = Array(words.dropFirst(count))
      if start.duration(to: .now) > LinkRace.goodConnection { pause = 1 }
      guard !isReleased(within: pause) else { return }
      pause = min(2 * pause, LinkRace.longestPause)
    }
  }

  /// The end of one connection.
  private enum Outcome {
    case released
    /// The other end does not take this player, for this reason; trying again is no use.
    case refused(String)
    case broken(String)
  }

  private func carry(
    _ exchange: RaceExchange, over command: [String], isFirst: Bool
  ) throws -> Outcome {
    guard let process = ChildProcess(command, isAlone: !isFirst) else {
      return .broken(say("cannot start \(command.first ?? "it"): \(SystemError.last)"))
    }
    defer { for end in [process.output, process.errors] { close(end) } }
    var pump = LinePump(
      exchange: exchange, path: path, input: process.output, output: process.input,
      owner: STDIN_FILENO)
    pump.onFirstLine = { RaceStatusFile(mirror: path).set("") }
    let end: LinePump.End
    do throws(RaceFault) {
      end = try pump.run()
    } catch {
      close(process.input)
      _ = process.end(within: 100)
      return .refused(error.description)
    }
    close(process.input)
    let code = process.end(within: end == .released ? 1500 : 500)
    if end == .released { return .released }
    let reason = process.lastError()
    // The exit codes with which `memorize race relay` refuses a player. Later it may only not have
    // noticed that the last connection is gone.
    return isFirst && (64...66).contains(code)
      ? .refused(reason ?? say("it takes no players")) : .broken(reason ?? say("no connection"))
  }

  /// Waits some seconds, and returns whether the game has ended meanwhile.
  private func isReleased(within seconds: UInt32) -> Bool {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, Int32(seconds) * 1000) > 0
  }
}
