import Decks
import Libc
import MemoryGame
import Words

/// A file that could not be read or saved: the attempt, the file and the reason, in one line.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The attempt that failed.
  public enum Action: String, Sendable {
    case save
    case read
    case write
    case create
    case lock
    case remove
    case setAside = "set aside"
  }

  /// The reason for a failure.
  public enum Reason: Error, Equatable, Sendable {
    /// The system refused, with this `errno`.
    case system(Int32)
    /// A line, counted from 1, is not as expected.
    case line(Int, String)
    /// The file is not as expected.
    case content(String)
    /// The file has a format that only newer versions of the program know.
    case newerFormat(Int)
    /// The game was played by rules that only newer versions of the program know.
    case newerRules(Int)
  }

  /// The attempt that failed.
  public let action: Action
  /// The file or directory, if there is one.
  public let path: String?
  /// The reason.
  public let reason: Reason

  /// An error about a file, or about none.
  public init(_ action: Action, path: String?, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// An error about contents that are not as expected.
  package init(_ action: Action, path: String?, _ content: String) {
    self.init(action, path: path, .content(content))
  }

  /// One line in the player's language, safe to write to any terminal, as in
  /// `cannot write /a/b: No space left on device`.
  public var description: String { (path.map(attempt) ?? attempt).cleaned }

  /// The same in fewer words, for the message line: the name of the file without its folders, and
  /// the reason as early as possible, as in `french.tsv, line 13: no definition`.
  public var shortDescription: String {
    guard let path else { return description }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let text =
      switch (action, reason) {
      case (.read, .line(let number, let message)):
        say("\(file), line \(number): \(message)")
      case (.read, _): say("\(file): \(why)", context: "file")
      default: attempt(file)
      }
    return text.cleaned
  }

  private func attempt(_ path: String) -> String {
    switch action {
    case .save: say("cannot save \(path): \(why)")
    case .read: say("cannot read \(path): \(why)")
    case .write: say("cannot write \(path): \(why)")
    case .create: say("cannot create \(path): \(why)")
    case .lock: say("cannot lock \(path): \(why)")
    case .remove: say("cannot remove \(path): \(why)")
    case .setAside: say("cannot set aside \(path): \(why)")
    }
  }

  /// The attempt where no file is to blame.
  private var attempt: String {
    action == .read ? say("cannot read: \(why)") : say("cannot save: \(why)")
  }

  /// The reason alone, in words.
  public var why: String {
    switch reason {
    case .system(let code): SystemError.text(of: code)
    case .line(let number, let message): say("line \(number): \(message)").cleaned
    case .content(let message): message.cleaned
    case .newerFormat(let version):
      say("expected format 1 or 2, found format \(version) of a newer version of Memorize")
    case .newerRules(let version):
      say(
        """
        expected rules up to version \(GameRules.version), found version \(version); the game was \
        played with a newer version of Memorize
        """)
    }
  }

  /// Whether the file could be read, but its contents are not as expected.
  public var isAboutContents: Bool {
    if case .system = reason { false } else { true }
  }

  /// Whether another program held a lock for too long; a later call may succeed.
  public var isBusy: Bool { action == .lock && isAboutContents }

  /// Whether the file or directory does not exist.
  var isMissing: Bool { reason == .system(ENOENT) }

  /// Whether the system denies writing; the file may still be readable.
  var deniesWriting: Bool {
    guard case .system(let code) = reason else { return false }
    return [EROFS, EACCES, EPERM].contains(code)
  }

  /// Whether the file is useless as it is, so that another one may take its place.
  var isUnreadable: Bool {
    switch reason {
    case .system(let code): [EISDIR, EACCES, EPERM, ELOOP, ENXIO, ENODEV].contains(code)
    case .line, .content: true
    case .newerFormat, .newerRules: false
    }
  }
}

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
