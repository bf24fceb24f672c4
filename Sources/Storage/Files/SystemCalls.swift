import Libc

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
