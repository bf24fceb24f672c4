import Decks
import Libc
import MemoryGame

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

  /// One line, safe to write to any terminal, as in `cannot write /a/b: No space left on device`.
  public var description: String {
    ["cannot \(action.rawValue)\(path.map { " \($0)" } ?? "")", why].joined(separator: ": ").cleaned
  }

  /// The reason alone, in words.
  public var why: String {
    switch reason {
    case .system(let code): String(cString: strerror(code))
    case .line(let number, let message): "line \(number): \(message)".cleaned
    case .content(let message): message.cleaned
    case .newerFormat(let version):
      "expected format 1 or 2, found format \(version) of a newer version of Memorize"
    case .newerRules(let version):
      "expected rules up to version \(GameRules.version), found version \(version); "
        + "the game was played with a newer version of Memorize"
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
