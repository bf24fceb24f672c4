import Libc

/// Writes to the program's standard output and standard error.
enum Output {
  /// Writes bytes as a whole; whether that was possible.
  static func put(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Answers on standard output.
  static func answer(_ bytes: some Sequence<UInt8>) throws(Failure) {
    guard put(bytes, to: STDOUT_FILENO) else {
      throw Failure(.io, "standard output: \(SystemError.last)")
    }
  }

  /// Answers on standard output with lines.
  static func answer(_ lines: [String]) throws(Failure) {
    try answer(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// One line on standard error, without anything a terminal could take for a command.
  static func complain(_ message: String) {
    _ = put("memorize: \(Failure.oneLine(message))\n".utf8, to: STDERR_FILENO)
  }
}
