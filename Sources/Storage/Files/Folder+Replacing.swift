import Libc

extension Folder {
  /// Gives a file new contents: writes them beside it, waits for the disk, and renames.
  ///
  /// A symbolic link stays, and the file it leads to is replaced. The folder must be locked.
  ///
  /// - Throws: if it cannot be written, or is a device or the like; the old file is still there then, and nothing beside it.
  func replace(_ name: String, with bytes: [UInt8]) throws(StorageError) {
    let target = resolved(path(of: name))
    if let status = FileStatus(at: target), !status.isRegular {
      throw StorageError(.write, path: target, .content("it is not a regular file"))
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
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    try Folder(path: String(target[..<slash]), calls: calls).synchronize()
  }

  /// Where a path leads to in the end; the path itself if that is nowhere.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
