import ArgumentParser
import Libc
import Words

/// Runs the command of the command line, and exits with a code of sysexits.h.
@main
enum Main {
  static func main() {
    do {
      try run()
    } catch {
      let failure = Failure(error) ?? Failure(.usage, "\(error)")
      Output.complain(failure.description)
      exit(failure.code.rawValue)
    }
  }

  private static func run() throws {
    let program = CommandLine.arguments
    try CommandLanguage.use(
      for: CommandLineWords(Array(program.dropFirst())), isPublic: LoginShell.isPublic(program))
    let arguments = CommandLineWords(
      try LoginShell.arguments(program, original: Environment["SSH_ORIGINAL_COMMAND"])
    ).arranged
    // Skipping the parser saves a few milliseconds at startup.
    if arguments.isEmpty { return try GameStart().run() }
    if let help = CommandHelp.page(for: arguments) { return try Output.answer(help) }
    try run(arguments)
  }

  private static func run(_ arguments: [String]) throws {
    do {
      var command = try Memorize.parseAsRoot(arguments)
      if let play = command as? Play, arguments.first != Play.name {
        try play.run(prefersGenerated: true)
      } else {
        try command.run()
      }
    } catch  where Failure(error) != nil {
      throw error
    } catch  where Memorize.exitCode(for: error) == .success {
      try CommandHelp.answer(to: error)
    } catch {
      guard let (option, command) = CommandLineWords(arguments).foreignOption else {
        throw Failure(.usage, EnglishText.error(Memorize.message(for: error)))
      }
      throw Failure(
        .usage,
        say(
          """
          'memorize \(command)' has no option '\(option)'; 'memorize help \(command)' lists its \
          options
          """))
    }
  }
}
