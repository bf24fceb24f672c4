/// The program as the login shell of a public account.
enum LoginShell {
  /// The arguments to use.
  ///
  /// `login` puts a hyphen before the name of the program: that is always a kiosk. `ssh host
  /// command` passes the command after `-c`; it is refused.
  ///
  /// - Parameter words: the name of the program and its arguments.
  /// - Returns: the arguments; only `--kiosk` for a login shell.
  /// - Throws: `Failure` if there is a command.
  static func arguments(_ words: [String]) throws(Failure) -> [String] {
    guard words.dropFirst().first != "-c" else {
      throw Failure(.usage, "commands are not run here; log in without one to play")
    }
    return words.first?.hasPrefix("-") == true ? ["--kiosk"] : Array(words.dropFirst())
  }
}
