import Libc
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

/// Removes the environment variables that a stranger could use to reach files.
///
/// Many variables name files for ncurses or the C library.
enum KioskEnvironment {
  /// The variables that stay, and the characters of their values besides letters and digits.
  private static let signs: KeyValuePairs<String, String> = [
    "TERM": "+-._", "LANG": "-._@", "LC_ALL": "-._@", "LC_CTYPE": "-._@", "LC_MESSAGES": "-._@",
    "COLORTERM": "+-._", "COLORFGBG": ";", "NO_COLOR": "", "XTERM_VERSION": "()",
  ]
  private static let longest = 64

  /// Removes all variables except those that describe the terminal and have a harmless value.
  static func clean() {
    let kept = signs.compactMap { name, signs -> (String, String)? in
      guard let value = Environment[name], isHarmless(value, signs) else { return nil }
      return (name, value)
    }
    clearenv()
    for (name, value) in kept { setenv(name, value, 1) }
  }

  /// Whether a value is a word that no library takes for a path.
  static func isHarmless(_ value: String, _ signs: String) -> Bool {
    guard value.utf8.count <= longest, let first = value.unicodeScalars.first, first.isPlain
    else { return false }
    return value.unicodeScalars.allSatisfy { $0.isPlain || signs.unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether this is an ASCII letter or digit.
  var isPlain: Bool {
    isASCII && properties.isAlphabetic || ("0"..."9").contains(self)
  }
}
