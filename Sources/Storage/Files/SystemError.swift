import Libc
import Words

/// The errors of system calls, in the player's language.
public enum SystemError {
  /// The usual ones, as the C library words them.
  static let usual = NameTable(
    "Operation not permitted", "No such file or directory", "Input/output error",
    "Bad file descriptor", "Cannot allocate memory", "Permission denied",
    "Device or resource busy", "File exists", "Not a directory", "Is a directory",
    "Too many open files", "File too large", "No space left on device", "Disk quota exceeded",
    "Read-only file system", "Broken pipe", "File name too long",
    "Too many levels of symbolic links", "No such device or address",
    context: "system")

  /// The message for the last call that failed, as in `No such file or directory`.
  public static var last: String { text(of: errno) }

  /// The message for an `errno`; in English where the error is a rare one.
  public static func text(of code: Int32) -> String {
    say(name: String(cString: strerror(code)), context: "system")
  }
}
