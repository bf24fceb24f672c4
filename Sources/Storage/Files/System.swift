import Libc
import Words

/// The system calls that change files or can fail; a test can replace them.
///
/// Each returns the result of the system call, and sets `errno` if that is -1.
package struct SystemCalls: Sendable {
  /// A path and flags; new files are for their owner alone.
  package var openFile: @Sendable (String, Int32) -> Int32 = { open($0, $1, mode_t(0o600)) }
  /// A descriptor, a buffer, and the offset in the file.
  package var readBytes: @Sendable (Int32, UnsafeMutableRawBufferPointer, Int) -> Int = {
    pread($0, $1.baseAddress, $1.count, off_t($2))
  }
  /// A descriptor and the bytes to write.
  package var writeBytes: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = {
    write($0, $1.baseAddress, $1.count)
  }
  /// A descriptor.
  package var synchronize: @Sendable (Int32) -> Int32 = { fsync($0) }
  /// A descriptor and the new size.
  package var cutOff: @Sendable (Int32, Int) -> Int32 = { ftruncate($0, off_t($1)) }
  /// A descriptor and the kind of lock.
  package var lock: @Sendable (Int32, Int32) -> Int32 = { flock($0, $1) }
  /// The old path and the new.
  package var renameFile: @Sendable (String, String) -> Int32 = { rename($0, $1) }
  /// A path.
  package var removeFile: @Sendable (String) -> Int32 = { unlink($0) }
  /// A path; the new directory is for its owner alone.
  package var makeDirectory: @Sendable (String) -> Int32 = { mkdir($0, mode_t(0o700)) }

  /// The real system calls.
  package init() {}
}

/// Repeats a system call while signals interrupt it.
func uninterrupted<Count: BinaryInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    guard result == -1, errno == EINTR else { return result }
  }
}

/// The attributes of a file.
package struct FileStatus: Equatable {
  /// The identity of a file, independent of its name.
  package struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  package let identity: Identity
  package let size: Int
  package let isRegular: Bool
  /// Whether the file still has a name.
  package let hasName: Bool
  /// The time of the last write, in nanoseconds since 1970.
  package let modified: Int64

  /// The status of an open file.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The status of the file at a path; of a symbolic link itself, not of its target.
  package init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    hasName = status.st_nlink > 0
    modified = Int64(status.lastWrite.tv_sec) &* 1_000_000_000 &+ Int64(status.lastWrite.tv_nsec)
  }
}

/// The longest wait for a lock that another program holds.
package enum LockWait: Sendable {
  /// About 5 milliseconds, for calls while a player waits for the screen: try again later.
  case brief
  /// About 2 seconds, for commands.
  case long

  private static let pauseMicroseconds: UInt32 = 500

  private var attempts: Int {
    switch self {
    case .brief: 10
    case .long: 4000
    }
  }

  /// Calls `attempt` until it returns a value or the time is over.
  ///
  /// - Returns: `nil` if the time is over.
  func poll<Value>(
    _ attempt: () throws(StorageError) -> Value?
  ) throws(StorageError) -> Value? {
    for number in 0..<attempts {
      if number > 0 { usleep(LockWait.pauseMicroseconds) }
      if let value = try attempt() { return value }
    }
    return nil
  }
}

extension StorageError {
  /// The error for a lock that another program did not release in time.
  static func busy(_ path: String) -> StorageError {
    StorageError(.lock, path: path, say("another program holds the lock"))
  }
}
