/// Why the program cannot go on, in one line, and the exit code that says so to scripts.
struct Failure: Error, Equatable, CustomStringConvertible {
  /// The exit codes of sysexits.h.
  enum Code: Int32 {
    /// The command was used the wrong way.
    case usage = 64
    /// A file's contents are not what was expected.
    case data = 65
    /// There is no such file, or it cannot be read.
    case noInput = 66
    /// There is no terminal to play on.
    case unavailable = 69
    /// Something could not be written.
    case io = 74
  }

  let code: Code
  /// What is wrong, where, and what was expected.
  let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// A text that may hold anything, as one line without control characters, not longer than a few.
  static func oneLine(_ text: String) -> String {
    let harmless = text.unicodeScalars.prefix(400).map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: " "
      default: Character(scalar)
      }
    }
    return String(harmless).split(separator: " ").joined(separator: " ")
  }
}
