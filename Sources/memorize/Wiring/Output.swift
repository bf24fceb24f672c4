import Curses
import Libc

/// Writes to standard output and standard error.
enum Output {
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
      throw Failure(.io, "standard output: \(SystemError.last)")
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

  /// Writes one line to standard error, without control characters.
  static func complain(_ message: String) {
    let line = encoded("memorize: \(Failure.oneLine(message))\n")
    _ = put(line.utf8, to: STDERR_FILENO)
  }
}
