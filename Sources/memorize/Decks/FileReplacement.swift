import Libc

/// Replaces an existing file as a whole: the old contents stay until the new ones are on the disk.
struct FileReplacement {
  /// The path for messages.
  private let path: String
  /// The file itself, after all symbolic links.
  private let target: String
  private let permissions: mode_t

  /// Prepares to replace a file; nil if it is no regular file.
  ///
  /// - Parameter path: the file, or a symbolic link to it. The link stays.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = realpath(path, nil)
    else { return nil }
    defer { free(real) }
    self.path = path
    target = String(cString: real)
    permissions = status.st_mode & 0o777
  }

  /// Writes the new contents to a temporary file beside the old one, then renames it.
  ///
  /// - Throws: if that fails; the old file is unchanged then.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var name = Array("\(target).XXXXXX".utf8CString)
    let output = mkstemp(&name)
    guard output >= 0 else { throw failure() }
    let isWritten =
      Output.put(bytes, to: output) && fchmod(output, permissions) == 0 && fsync(output) == 0
    guard close(output) == 0, isWritten, rename(name, target) == 0 else {
      let failure = failure()
      unlink(name)
      throw failure
    }
  }

  private func failure() -> Failure { Failure(.io, "\(path): \(SystemError.last)") }
}
