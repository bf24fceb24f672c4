import Libc
import Words

/// An open regular file or directory; releasing this object ends a lock on it and closes it.
package final class OpenFile {
  package let path: String
  /// The identity of the file or symbolic link at the path just before it was opened.
  let entry: FileStatus.Identity?
  let calls: SystemCalls
  let descriptor: Int32
  private var isLocked = false

  /// Opens a file or directory, which programs started later do not inherit.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - flags: the flags of the system call `open`, which never waits here.
  ///   - action: the attempt to name in an error.
  ///   - calls: the system.
  /// - Throws: also if it is neither a regular file nor, with `O_DIRECTORY`, a directory.
  package init(
    _ path: String, _ flags: Int32, action: StorageError.Action = .read,
    calls: SystemCalls = SystemCalls()
  ) throws(StorageError) {
    self.path = path
    self.calls = calls
    entry = FileStatus(at: path)?.identity
    descriptor = uninterrupted {
      calls.openFile(path, flags | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw StorageError(action, path: path, .system(errno)) }
    let isRegular = try status().isRegular
    guard isRegular || flags & O_DIRECTORY != 0 else {
      throw StorageError(action, path: path, say("it is not a regular file"))
    }
  }

  // NB: inlined, the end of an object on the stack frees it as if it were on the heap: a fault of
  // Swift 6.3 that ended the game when a deck was removed, in a build optimised for speed.
  @inline(never) deinit {
    guard descriptor >= 0 else { return }
    // NB: closing would end the lock only when no other program has a copy of the descriptor. One that
    // is being started at this moment still has.
    if isLocked { _ = calls.lock(descriptor, LOCK_UN) }
    close(descriptor)
  }

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
    isLocked = uninterrupted { calls.lock(descriptor, LOCK_EX | LOCK_NB) } == 0
    guard !isLocked, errno != EWOULDBLOCK else { return isLocked }
    throw StorageError(.lock, path: path, .system(errno))
  }

  /// The contents of the file; throws if it holds more bytes than `limit`.
  package func contents(limit: Int) throws(StorageError) -> [UInt8] {
    let size = try status().size
    guard size <= limit else {
      throw StorageError(.read, path: path, say("expected at most \(limit) bytes, found \(size)"))
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

extension OpenFile {
  /// Appends bytes by a single call, all of them or none.
  ///
  /// If a full disk takes only some of them, they are cut off again; if that fails, too, an
  /// incomplete line stays. The file must be open for appending and locked.
  ///
  /// - Parameters:
  ///   - bytes: the bytes to write.
  ///   - size: the size of the file, if it is known.
  /// - Throws: if not all bytes could be written.
  package func append(_ bytes: [UInt8], after size: Int? = nil) throws(StorageError) {
    let before = if let size { size } else { try status().size }
    guard let error = writeAll(bytes) else { return }
    try? cutOff(at: before)
    throw error
  }

  /// Sets the time of the last change, in nanoseconds since 1970; to now if it is `nil`.
  ///
  /// Nothing happens where the system refuses it.
  package func setModified(_ moment: Int64? = nil) {
    guard let moment else {
      futimens(descriptor, nil)
      return
    }
    let (seconds, rest) = moment.quotientAndRemainder(dividingBy: 1_000_000_000)
    let time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
    futimens(descriptor, [time, time])
  }

  /// Cuts the file to a size.
  package func cutOff(at size: Int) throws(StorageError) {
    guard uninterrupted({ calls.cutOff(descriptor, size) }) == 0 else {
      throw StorageError(.write, path: path, .system(errno))
    }
  }

  /// Waits until the disk has stored everything.
  func synchronize() throws(StorageError) {
    guard uninterrupted({ calls.synchronize(descriptor) }) == 0 else {
      throw StorageError(.write, path: path, .system(errno))
    }
  }

  /// Writes all bytes; after a partial write, another call tells the reason.
  private func writeAll(_ bytes: [UInt8]) -> StorageError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { left in
        uninterrupted { calls.writeBytes(descriptor, left) }
      }
      guard written > 0 else {
        return StorageError(.write, path: path, .system(written == 0 ? EIO : errno))
      }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
