import Libc

/// A directory with files of the program.
struct Folder {
  let path: String
  let calls: SystemCalls
  /// Whether whoever has this value has locked the directory already.
  private(set) var isLocked = false

  init(path: String, calls: SystemCalls) {
    self.path = path
    self.calls = calls
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Makes the directory and those above it, as far as there are none yet.
  func create() throws(StorageError) {
    var missing: [String] = []
    var next = path
    while true {
      guard calls.makeDirectory(next) != 0 else { break }
      let code = errno
      guard code != EEXIST else { break }
      guard code == ENOENT, let slash = next.lastIndex(of: "/"), slash > next.startIndex else {
        // A directory on a read-only disk is there all the same.
        guard missing.isEmpty, FileStatus(at: path) != nil else {
          throw StorageError(.create, path: next, .system(code))
        }
        return
      }
      missing.append(next)
      next = String(next[..<slash])
    }
    for path in missing.reversed() where calls.makeDirectory(path) != 0 && errno != EEXIST {
      throw StorageError(.create, path: path, .system(errno))
    }
  }

  /// The names of all that is in the directory, in no order; none if there is no directory.
  func names() throws(StorageError) -> [String] {
    guard let directory = opendir(path) else {
      guard errno == ENOENT else { throw StorageError(.read, path: path, .system(errno)) }
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  /// Removes a file; it is no error if there is none.
  func remove(_ name: String) throws(StorageError) {
    guard calls.removeFile(path(of: name)) != 0, errno != ENOENT else { return }
    throw StorageError(.remove, path: path(of: name), .system(errno))
  }

  /// Waits until the disk has taken which files there are.
  func synchronize() throws(StorageError) {
    let directory = try DirectoryHandle(path, calls: calls)
    guard uninterrupted({ calls.synchronize(directory.descriptor) }) == 0 else {
      throw StorageError(.write, path: path, .system(errno))
    }
  }

  /// The same directory, for use while it is locked: what locks it does not wait for itself then.
  var lockedAlready: Folder {
    var folder = self
    folder.isLocked = true
    return folder
  }

  /// Does something while no other program does such a thing in this directory.
  ///
  /// - Throws: also if another program keeps the directory locked for two seconds.
  func locked<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    guard !isLocked else { return try body() }
    let directory = try DirectoryHandle(path, calls: calls)
    for _ in 0..<200 {
      if uninterrupted({ calls.lock(directory.descriptor, LOCK_EX | LOCK_NB) }) == 0 {
        return try body()
      }
      let code = errno
      guard code == EWOULDBLOCK else { throw StorageError(.lock, path: path, .system(code)) }
      usleep(10_000)
    }
    throw StorageError(.lock, path: path, .content("another program keeps it locked"))
  }
}

/// A directory that is open, and closed with this object; a lock on it ends then as well.
private final class DirectoryHandle {
  let descriptor: Int32

  init(_ path: String, calls: SystemCalls) throws(StorageError) {
    descriptor = uninterrupted { calls.openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw StorageError(.read, path: path, .system(errno)) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
