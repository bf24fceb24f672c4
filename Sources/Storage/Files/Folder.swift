import Decks
import Libc
import Words

/// A directory with files of the program.
package struct Folder: Sendable {
  package let path: String
  let calls: SystemCalls
  /// The longest wait for another program's lock on the directory.
  let wait: LockWait
  /// Whether the owner of this value has already locked the directory.
  private(set) var isLocked = false

  package init(path: String, calls: SystemCalls = SystemCalls(), wait: LockWait = .brief) {
    self.path = path
    self.calls = calls
    self.wait = wait
  }

  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Opens a file for reading.
  func file(_ name: String) throws(StorageError) -> OpenFile {
    try OpenFile(path(of: name), O_RDONLY, calls: calls)
  }

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
    try OpenFile(path, O_RDONLY | O_DIRECTORY, calls: calls).synchronize()
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
    let directory = try OpenFile(path, O_RDONLY | O_DIRECTORY, calls: calls)
    let lock = try wait.poll { () throws(StorageError) in try directory.lock() ? directory : nil }
    guard let lock else { throw .busy(path) }
    let result = try body()
    withExtendedLifetime(lock) {}
    return result
  }
}

extension Folder {
  /// Replaces a file: writes the new one beside it, waits for the disk, and renames it.
  ///
  /// A symbolic link stays, and its target is replaced. The caller must have locked the folder.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - bytes: its new contents.
  ///   - keepsName: whether to wait until the disk has the name, too; otherwise the caller has to
  ///     synchronise the folder.
  /// - Throws: if the file cannot be written or is not a regular file; the old file is unharmed
  ///   then, and no other is left beside it.
  func replace(
    _ name: String, with bytes: [UInt8], keepsName: Bool = true
  ) throws(StorageError) {
    let target = resolved(path(of: name))
    if let status = FileStatus(at: target), !status.isRegular {
      throw StorageError(.write, path: target, say("it is not a regular file"))
    }
    let beside = "\(target).new"
    do throws(StorageError) {
      let flags = O_WRONLY | O_APPEND | O_CREAT | O_TRUNC | O_NOFOLLOW
      let file = try OpenFile(beside, flags, action: .create, calls: calls)
      try file.append(bytes)
      try file.synchronize()
      guard calls.renameFile(beside, target) == 0 else {
        throw StorageError(.write, path: target, .system(errno))
      }
    } catch {
      _ = calls.removeFile(beside)
      throw error
    }
    guard keepsName else { return }
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    try Folder(path: String(target[..<slash]), calls: calls).synchronize()
  }

  /// The path without symbolic links; the path itself if it leads nowhere.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

extension Folder {
  /// Opens a file; an unusable one is set aside and counts as missing.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - flags: the flags of the system call `open`.
  ///   - limit: the most bytes the file may hold.
  ///   - notices: receives a message for the player for each file set aside.
  /// - Returns: the file, or `nil` if it is missing.
  /// - Throws: also if the file can neither be used nor set aside.
  func open(
    _ name: String, _ flags: Int32, limit: Int, notices: inout [String]
  ) throws(StorageError) -> OpenFile? {
    for _ in 0..<3 {
      let entry = FileStatus(at: path(of: name))?.identity
      do throws(StorageError) {
        let file = try OpenFile(
          path(of: name), flags, action: flags & O_CREAT == 0 ? .read : .create, calls: calls)
        let size = try file.status().size
        guard size > limit else { return file }
        throw StorageError(
          .read, path: file.path, say("expected at most \(limit) bytes, found \(size)"))
      } catch {
        if error.isMissing && flags & O_CREAT == 0 { return nil }
        guard error.isUnreadable, !(error.deniesWriting && canRead(name)), let entry else {
          throw error
        }
        notices.append(try setAside(name, entry, because: error))
      }
    }
    throw StorageError(
      .read, path: path(of: name), say("expected a usable file, found only unusable ones"))
  }

  private func canRead(_ name: String) -> Bool {
    let file = calls.openFile(path(of: name), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if file >= 0 { close(file) }
    return file >= 0
  }

  /// Renames a file to a free name.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - entry: the identity of the file; another one that has its name meanwhile stays.
  ///   - error: the reason.
  /// - Returns: one line for the player.
  /// - Throws: if the file cannot be renamed; it stays as it is then.
  func setAside(
    _ name: String, _ entry: FileStatus.Identity, because error: StorageError
  ) throws(StorageError) -> String {
    let path = path(of: name)
    return try locked { () throws(StorageError) in
      guard FileStatus(at: path)?.identity == entry else {
        return say("\(path): \(error.why)", context: "file").cleaned
      }
      for number in 1...1000 where FileStatus(at: "\(path).unreadable-\(number)") == nil {
        guard calls.renameFile(path, "\(path).unreadable-\(number)") == 0 else {
          let system = SystemError.last
          throw StorageError(
            .setAside, path: path, say("\(system) (it cannot be read: \(error.why))"))
        }
        return say("\(path): \(error.why); it is kept as \(name).unreadable-\(number)")
          .cleaned
      }
      throw StorageError(.setAside, path: path, say("expected at most 1000 files set aside"))
    }
  }
}

/// A value read from files, and messages for the player about files that could not be read.
public struct Loaded<Value> {
  /// The value, or its default.
  public let value: Value
  /// The messages, one line each, safe to write to any terminal.
  public let notices: [String]

  /// Another value with the same messages.
  package func with<Other>(_ other: Other) -> Loaded<Other> {
    Loaded<Other>(value: other, notices: notices)
  }
}

extension Loaded: Sendable where Value: Sendable {}
extension Loaded: Equatable where Value: Equatable {}
