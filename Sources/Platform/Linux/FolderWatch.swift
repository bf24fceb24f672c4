import CLinux
import Libc

/// Tells when a file of a directory changes (inotify, Linux).
public final class FolderWatch {
  /// Readable when something has changed.
  public let descriptor: Int32

  /// How often to look for changes of which the descriptor tells nothing; `nil` for never.
  public static let rhythm: Duration? = nil

  /// Watches a directory; `nil` if the system cannot.
  public init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = UInt32(IN_CREATE | IN_MODIFY | IN_MOVED_TO)
    guard inotify_add_watch(descriptor, path, changes) >= 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Forgets the changes so far, so that the descriptor is readable again only after another one.
  public func clear() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { bytes in
      for _ in 0..<64 where read(descriptor, bytes.baseAddress, bytes.count) <= 0 { return }
    }
  }
}
