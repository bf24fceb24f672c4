/// The program in the place of a shell, where an account has no other one.
enum LoginShell {
  /// The arguments that count.
  ///
  /// A login gives the program a name with a hyphen before it: that is always a kiosk. What wants a
  /// command carried out, as `ssh host command` does, comes as `-c`.
  ///
  /// - Parameter words: the program's name and its arguments.
  /// - Returns: the arguments.
  /// - Throws: `Failure` if there is a command, which is never carried out.
  static func arguments(_ words: [String]) throws(Failure) -> [String] {
    guard words.dropFirst().first != "-c" else {
      throw Failure(.usage, "no commands are carried out here; log in without one to play")
    }
    return words.first?.hasPrefix("-") == true ? ["--kiosk"] : Array(words.dropFirst())
  }
}
