import ArgumentParser
import Libc

/// Runs the command of the command line, and exits with a code of sysexits.h.
@main
enum Main {
  static func main() {
    do {
      let arguments = try LoginShell.arguments(
        CommandLine.arguments, original: Environment["SSH_ORIGINAL_COMMAND"])
      // Skipping the parser saves a few milliseconds at startup.
      if arguments.isEmpty { return try GameStart().run() }
      var command = try Memorize.parseAsRoot(arguments)
      if let play = command as? Play, arguments.first != Play.name {
        try play.run(prefersGenerated: true)
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      Output.complain(failure.description)
      exit(failure.code.rawValue)
    } catch  where Memorize.exitCode(for: error) == .success {
      guard Output.put((answer(to: error) + "\n").utf8, to: STDOUT_FILENO) else {
        Output.complain("standard output: \(SystemError.last)")
        exit(Failure.Code.io.rawValue)
      }
    } catch {
      // Like our own errors, those of the parser begin in lower case.
      let message = Memorize.message(for: error)
      Output.complain(message.prefix(1).lowercased() + message.dropFirst())
      exit(Failure.Code.usage.rawValue)
    }
  }

  /// Help, the version, or a completion script.
  ///
  /// Help on the program is help on playing, and help on races is help on joining one.
  private static func answer(to error: any Error) -> String {
    let words = CommandLine.arguments.dropFirst().sorted()
    let helps = ["--help", "-h", "help"]
    if helps.contains(where: { words == [$0] }) { return Memorize.helpMessage(for: Play.self) }
    if helps.contains(where: { words == [$0, "race"] }) {
      return Memorize.helpMessage(for: JoinRace.self)
    }
    return CompletionScript.withDefaultCommand(Memorize.fullMessage(for: error))
  }
}
