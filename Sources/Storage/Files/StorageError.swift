import Decks
import Libc

/// Why something could not be read or saved: what was tried, where, and why it failed, in one line.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried.
  public enum Action: String, Sendable {
    case save
    case read
    case write
    case create
    case lock
    case remove
    case setAside = "set aside"
  }

  /// Why it failed.
  public enum Reason: Error, Equatable, Sendable {
    /// The system refused, with this `errno`.
    case system(Int32)
    /// A line, counted from 1, is not what it should be.
    case line(Int, String)
    /// The file as a whole, or something else, is not what it should be.
    case content(String)
    /// A later version of the program has written it.
    case newerVersion(Int)
  }

  /// What was tried.
  public let action: Action
  /// The file or directory, if there is one.
  public let path: String?
  /// Why it failed.
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
    case .newerVersion(let version):
      "it has format \(version), which a newer version of this program has written"
    }
  }

  /// Whether a file could be read, but holds something else than was expected.
  public var isAboutContents: Bool {
    if case .system = reason { false } else { true }
  }

  /// Whether there is no such file or directory.
  var isMissing: Bool { reason == .system(ENOENT) }

  /// Whether the system does not let this program write there; reading may be another matter.
  var deniesWriting: Bool {
    guard case .system(let code) = reason else { return false }
    return [EROFS, EACCES, EPERM].contains(code)
  }

  /// Whether the file is of no use as it is and had better make room for another.
  var isUnreadable: Bool {
    switch reason {
    case .system(let code): [EISDIR, EACCES, EPERM, ELOOP, ENXIO, ENODEV].contains(code)
    case .line, .content: true
    case .newerVersion: false
    }
  }
}
