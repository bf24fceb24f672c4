import Libc

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
