import Libc

/// What counts of an environment that a stranger may have set.
///
/// Other variables can name files, for ncurses or for the C library.
enum KioskEnvironment {
  /// What a value may hold besides letters and digits.
  private static let signs: KeyValuePairs<String, String> = [
    "TERM": "+-._", "LANG": "-._@", "LC_ALL": "-._@", "LC_CTYPE": "-._@", "LC_MESSAGES": "-._@",
    "COLORTERM": "+-._", "COLORFGBG": ";", "NO_COLOR": "", "XTERM_VERSION": "()",
  ]
  private static let longest = 64

  /// Takes all variables away but the few that say what the terminal is like, as far as they are
  /// harmless.
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
  /// Whether it is one of the letters and digits of ASCII.
  fileprivate var isPlain: Bool {
    isASCII && properties.isAlphabetic || ("0"..."9").contains(self)
  }
}
