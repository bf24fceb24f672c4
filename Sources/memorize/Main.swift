import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Reads the command line, plays, and ends with an exit code of sysexits.
@main
enum Main {
  static func main() {
    do {
      let arguments = try LoginShell.arguments(CommandLine.arguments)
      var command = try Memorize.parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      complain(failure.description)
      exit(failure.code.rawValue)
    } catch  where Memorize.exitCode(for: error) == .success {
      guard put(answer(to: error) + "\n", to: STDOUT_FILENO) else {
        complain("standard output: \(String(cString: strerror(errno)))")
        exit(Failure.Code.io.rawValue)
      }
    } catch {
      complain(Memorize.message(for: error))
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

  /// One line on standard error, without anything a terminal could take for a command.
  private static func complain(_ message: String) {
    _ = put("memorize: \(Failure.oneLine(message))\n", to: STDERR_FILENO)
  }

  /// Writes a text as a whole; whether that was possible.
  private static func put(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }
}
