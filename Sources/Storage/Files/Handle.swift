import Libc

/// An open file or directory; releasing this object ends a lock on it and closes it.
final class Handle {
  let descriptor: Int32
  private let path: String
  private let calls: SystemCalls
  private var isLocked = false

  /// Opens a file or directory, which programs started later do not inherit.
  ///
  /// - Parameters:
  ///   - path: its path.
  ///   - flags: the flags of the system call `open`.
  ///   - action: the attempt to name in an error.
  ///   - calls: the system.
  /// - Throws: if it cannot be opened.
  init(
    _ path: String, _ flags: Int32, action: StorageError.Action = .read, calls: SystemCalls
  ) throws(StorageError) {
    self.path = path
    self.calls = calls
    descriptor = uninterrupted { calls.openFile(path, flags | O_CLOEXEC) }
    guard descriptor >= 0 else { throw StorageError(action, path: path, .system(errno)) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // NB: closing would end the lock only when no other program has a copy of the descriptor. One that
    // is being started at this moment still has.
    if isLocked { _ = calls.lock(descriptor, LOCK_UN) }
    close(descriptor)
  }

  /// Locks it for this object.
  ///
  /// - Returns: `false` if another program, or another object, holds the lock.
  func lock() throws(StorageError) -> Bool {
    isLocked = uninterrupted { calls.lock(descriptor, LOCK_EX | LOCK_NB) } == 0
    guard !isLocked, errno != EWOULDBLOCK else { return isLocked }
    throw StorageError(.lock, path: path, .system(errno))
  }
}
