import Libc

/// The attributes of a file.
package struct FileStatus: Equatable {
  /// The identity of a file, independent of its name.
  package struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  let identity: Identity
  package let size: Int
  let isRegular: Bool
  /// Whether the file still has a name.
  let hasName: Bool
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
