import Libc

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
  fileprivate var isPlain: Bool {
    isASCII && properties.isAlphabetic || ("0"..."9").contains(self)
  }
}
