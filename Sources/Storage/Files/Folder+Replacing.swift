import Libc

extension Folder {
  /// Replaces a file: writes the new one beside it, waits for the disk, and renames it.
  ///
  /// A symbolic link stays, and its target is replaced. The caller must have locked the folder.
  ///
  /// - Throws: if the file cannot be written or is not a regular file; the old file is unharmed
  ///   then, and no other is left beside it.
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

  /// The path without symbolic links; the path itself if it leads nowhere.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
