import Libc

/// The errors of system calls.
enum SystemError {
  /// The message for the last call that failed, as in "No such file or directory".
  static var last: String { String(cString: strerror(errno)) }
}
