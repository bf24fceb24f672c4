import Races
import Words

/// The program as the login shell of a public account, or as its only command.
enum LoginShell {
  /// Whether the program is a login shell, or runs for one.
  static func isPublic(_ words: [String]) -> Bool {
    words.first?.hasPrefix("-") == true || words.dropFirst().first == "-c"
  }

  /// The arguments to use.
  ///
  /// `login` puts a hyphen before the name of the program: that is always a kiosk. `ssh host
  /// command` passes the command after `-c`, or, where the server forces a command, in
  /// `SSH_ORIGINAL_COMMAND`. A public account runs one command only: `memorize race relay CODE`.
  ///
  /// - Parameters:
  ///   - words: the name of the program and its arguments.
  ///   - original: the command of the visitor, where the server forces another one.
  /// - Returns: the arguments; only `--kiosk` for a login shell.
  /// - Throws: `Failure` if there is another command.
  static func arguments(_ words: [String], original: String? = nil) throws(Failure) -> [String] {
    let own = Array(words.dropFirst())
    if own.first == "-c" {
      guard own.count == 2, let relay = own.last.flatMap(relay) else {
        throw Failure(.usage, say("commands are not run here; log in without one to play"))
      }
      return relay + ["--kiosk"]
    }
    if let original, own.contains("--kiosk"), let relay = relay(original) {
      return relay + ["--kiosk"] + directory(in: own)
    }
    return words.first?.hasPrefix("-") == true ? ["--kiosk"] : own
  }

  /// The arguments of `memorize race relay CODE`; `nil` for any other command.
  private static func relay(_ command: String) -> [String]? {
    let words = command.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4, words.dropLast() == ["memorize", "race", "relay"],
      let code = words.last.flatMap(RaceCode.init)
    else { return nil }
    return ["race", "relay", code.description]
  }

  /// The option that names the public directory, if it is among the arguments.
  private static func directory(in arguments: [String]) -> [String] {
    let isOption = { (word: String) in word == "--directory" || word.hasPrefix("--directory=") }
    guard let start = arguments.firstIndex(where: isOption) else { return [] }
    return Array(arguments[start...].prefix(arguments[start] == "--directory" ? 2 : 1))
  }
}
