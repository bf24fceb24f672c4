import Libc

/// An open regular file; releasing this object closes it and ends a lock on it.
package final class OpenFile {
  package let path: String
  /// The identity of the file or symbolic link at the path just before it was opened.
  let entry: FileStatus.Identity?
  let calls: SystemCalls
  private let handle: Handle

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - flags: the flags of the system call `open`, which never waits here.
  ///   - action: the attempt to name in an error.
  ///   - calls: the system.
  /// - Throws: also if it is not a regular file.
  package init(
    _ path: String, _ flags: Int32, action: StorageError.Action = .read, calls: SystemCalls
  ) throws(StorageError) {
    self.path = path
    self.calls = calls
    entry = FileStatus(at: path)?.identity
    handle = try Handle(path, flags | O_NOCTTY | O_NONBLOCK, action: action, calls: calls)
    guard try status().isRegular else {
      throw StorageError(action, path: path, .content("it is not a regular file"))
    }
  }

  var descriptor: Int32 { handle.descriptor }

  package func status() throws(StorageError) -> FileStatus {
    guard let status = FileStatus(of: descriptor) else {
      throw StorageError(.read, path: path, .system(errno))
    }
    return status
  }

  /// Locks the file for this object.
  ///
  /// - Returns: `false` if another program, or another object, holds the lock.
  package func lock() throws(StorageError) -> Bool {
    try handle.lock()
  }

  /// The contents of the file; throws if it holds more bytes than `limit`.
  package func contents(limit: Int) throws(StorageError) -> [UInt8] {
    let size = try status().size
    guard size <= limit else {
      throw StorageError(
        .read, path: path, .content("expected at most \(limit) bytes, found \(size)"))
    }
    return try bytes(from: 0, count: size)
  }

  /// A part of the file; shorter if the file ends before.
  package func bytes(from start: Int, count: Int) throws(StorageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, count))
    var filled = 0
    while filled < bytes.count {
      let read = bytes.withUnsafeMutableBytes { all in
        uninterrupted {
          calls.readBytes(descriptor, .init(rebasing: all[filled...]), start + filled)
        }
      }
      guard read >= 0 else { throw StorageError(.read, path: path, .system(errno)) }
      guard read > 0 else { break }
      filled += min(read, bytes.count - filled)
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
