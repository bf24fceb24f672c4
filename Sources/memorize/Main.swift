import ArgumentParser
import Libc

/// Reads the command line, plays, and ends with an exit code of sysexits.
@main
enum Main {
  static func main() {
    do {
      let arguments = try LoginShell.arguments(CommandLine.arguments)
      if let options = PlayOptions(plain: arguments) { return try options.run() }
      var command = try Memorize.parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      Output.complain(failure.description)
      exit(failure.code.rawValue)
    } catch  where Memorize.exitCode(for: error) == .success {
      guard Output.put((answer(to: error) + "\n").utf8, to: STDOUT_FILENO) else {
        Output.complain("standard output: \(String(cString: strerror(errno)))")
        exit(Failure.Code.io.rawValue)
      }
    } catch {
      Output.complain(Memorize.message(for: error))
      exit(Failure.Code.usage.rawValue)
    }
  }

  /// Help, the version, or a completion script; help on the program is help on playing.
  private static func answer(to error: any Error) -> String {
    let words = CommandLine.arguments.dropFirst()
    guard ["--help", "-h", "help"].contains(words.first), words.count == 1 else {
      return Memorize.fullMessage(for: error)
    }
    return Memorize.helpMessage(for: Play.self)
  }
}
