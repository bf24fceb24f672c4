import Libc

/// A directory with files of the program.
package struct Folder: Sendable {
  package let path: String
  let calls: SystemCalls
  /// The longest wait for another program's lock on the directory.
  let wait: LockWait
  /// Whether the owner of this value has already locked the directory.
  private(set) var isLocked = false

  package init(path: String, calls: SystemCalls, wait: LockWait = .brief) {
    self.path = path
    self.calls = calls
    self.wait = wait
  }

  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Makes the directory and its parents if they are missing.
  package func create() throws(StorageError) {
    var missing: [String] = []
    var next = path
    while true {
      guard calls.makeDirectory(next) != 0 else { break }
      let code = errno
      guard code != EEXIST else { break }
      guard code == ENOENT, let slash = next.lastIndex(of: "/"), slash > next.startIndex else {
        // An existing directory on a read-only disk is fine.
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

  /// The names in the directory, in no order; none if there is no directory.
  package func names() throws(StorageError) -> [String] {
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

  /// Removes a file; a missing file is no error.
  package func remove(_ name: String) throws(StorageError) {
    guard calls.removeFile(path(of: name)) != 0, errno != ENOENT else { return }
    throw StorageError(.remove, path: path(of: name), .system(errno))
  }

  /// Waits until the disk has stored the names in the directory.
  func synchronize() throws(StorageError) {
    let directory = try Handle(path, O_RDONLY | O_DIRECTORY, calls: calls)
    guard uninterrupted({ calls.synchronize(directory.descriptor) }) == 0 else {
      throw StorageError(.write, path: path, .system(errno))
    }
  }
}

extension Folder {
  /// The same directory, for calls while it is locked: they do not lock it again.
  var lockedAlready: Folder {
    var folder = self
    folder.isLocked = true
    return folder
  }

  /// Calls `body` while no other program does the same in this directory.
  ///
  /// - Throws: also if another program holds the lock for longer than `wait`.
  package func locked<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    guard !isLocked else { return try body() }
    let directory = try Handle(path, O_RDONLY | O_DIRECTORY, calls: calls)
    let lock = try wait.poll { () throws(StorageError) in try directory.lock() ? directory : nil }
    guard let lock else { throw .busy(path) }
    let result = try body()
    withExtendedLifetime(lock) {}
    return result
  }
}
