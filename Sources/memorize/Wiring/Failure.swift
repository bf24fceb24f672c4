/// An error that ends the program: one line for the player, and an exit code for scripts.
struct Failure: Error, Equatable, CustomStringConvertible {
  /// The exit codes of sysexits.h.
  enum Code: Int32 {
    /// The command line is wrong.
    case usage = 64
    /// The contents of a file are wrong.
    case data = 65
    /// A file does not exist or cannot be read.
    case noInput = 66
    /// There is no terminal.
    case unavailable = 69
    /// A file cannot be written.
    case io = 74
  }

  let code: Code
  /// The error, its place, and what was expected.
  let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Any text as one line of at most 400 characters, without control characters.
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
