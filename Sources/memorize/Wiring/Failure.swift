import ArgumentParser
import Curses
import Libc
import Races
import Storage
import Words

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

  init(_ code: Code, _ description: String) { (self.code, self.description) = (code, description) }

  /// The last error of the system, about a file.
  init(_ code: Code, at path: String) {
    self.init(code, say("\(path): \(SystemError.last)", context: "file"))
  }

  /// The failure that ends the program after an error of the game; `nil` for one of the parser.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as StorageError:
      let code: Code = error.action == .read ? error.isAboutContents ? .data : .noInput : .io
      self.init(code, error.description)
    case let fault as RaceFault:
      let codes: [RaceFault.Kind: Code] = [.missing: .noInput, .data: .data, .io: .io]
      self.init(codes[fault.kind] ?? .io, fault.description)
    default: return nil
    }
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

extension ValidationError {
  /// Two options cannot be given together.
  static func exclusive(_ one: String, _ other: String) -> ValidationError {
    ValidationError(say("\(one) and \(other) exclude each other; omit one"))
  }
}

extension Optional {
  /// The value of an option; an error if it could not be read.
  func valid(_ expected: @autoclosure () -> String) throws -> Wrapped {
    guard let self else { throw ValidationError(expected()) }
    return self
  }
}

/// Writes to standard output and standard error.
enum Output {
  /// The columns of a line of text: 80, or those of the terminal if it is narrower.
  static var columns: Int {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return 80 }
    return min(80, max(40, Int(window.ws_col)))
  }

  /// Writes all bytes, and returns whether that succeeded.
  static func put(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Writes bytes to standard output.
  static func answer(_ bytes: some Sequence<UInt8>) throws(Failure) {
    guard put(bytes, to: STDOUT_FILENO) else {
      throw Failure(.io, say("standard output: \(SystemError.last)"))
    }
  }

  /// Writes lines to standard output; in an 8-bit locale as ASCII.
  static func answer(_ lines: [String]) throws(Failure) {
    try answer(encoded(lines.map { $0 + "\n" }.joined()).utf8)
  }

  /// The text in the encoding of the locale: unchanged for UTF-8, else with `?` outside ASCII.
  static func encoded(_ text: String, isUTF8: Bool = TextEncoding.isUTF8) -> String {
    isUTF8 ? text : String(text.map { $0.isASCII ? $0 : "?" })
  }

  /// Writes the first 20 of some faults to standard error, and how many more there are.
  static func complain(_ faults: [String], of count: Int) {
    for fault in faults.prefix(20) { complain(fault) }
    let rest = count - min(20, faults.count)
    if rest > 0 { complain(say(rest, one: "and \(rest) more", other: "and \(rest) more")) }
  }

  /// Writes one line to standard error, without control characters.
  static func complain(_ message: String) {
    let line = encoded("memorize: \(Failure.oneLine(message))\n")
    _ = put(line.utf8, to: STDERR_FILENO)
  }
}
