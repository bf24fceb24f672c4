import ArgumentParser
import Races

/// `memorize race`: several players on one board at the same time.
struct RaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "race",
    abstract: "Race others on the same board.",
    subcommands: [JoinRace.self, RelayRace.self, LinkRace.self],
    defaultSubcommand: JoinRace.self)
}

extension Failure {
  /// A fault of a race, with its exit code.
  init(_ fault: RaceFault) {
    let code: Code =
      switch fault.kind {
      case .missing: .noInput
      case .data: .data
      case .io: .io
      }
    self.init(code, fault.description)
  }
}

/// Works on a race; its faults become failures of the program.
func onRace<Value>(_ body: () throws(RaceFault) -> Value) throws(Failure) -> Value {
  do throws(RaceFault) {
    return try body()
  } catch {
    throw Failure(error)
  }
}
