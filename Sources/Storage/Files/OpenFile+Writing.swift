import Libc

extension OpenFile {
  /// Writes bytes at the end by one single call, all of them or none.
  ///
  /// What a full disk has taken of them is cut off again; should even that fail, a torn line stays.
  /// The file must be open for appending and locked.
  ///
  /// - Parameters:
  ///   - bytes: what to write.
  ///   - size: that of the file, if it is known.
  /// - Throws: if not all of them could be written.
  func append(_ bytes: [UInt8], after size: Int? = nil) throws(StorageError) {
    let before = if let size { size } else { try status().size }
    guard let error = writeAll(bytes) else { return }
    try? cutOff(at: before)
    throw error
  }

  /// Makes the file end after so many bytes.
  func cutOff(at size: Int) throws(StorageError) {
    guard uninterrupted({ calls.cutOff(descriptor, size) }) == 0 else {
      throw StorageError(.write, path: path, .system(errno))
    }
  }

  /// Waits until the disk has taken everything.
  func synchronize() throws(StorageError) {
    guard uninterrupted({ calls.synchronize(descriptor) }) == 0 else {
      throw StorageError(.write, path: path, .system(errno))
    }
  }

  /// Writes the rest again only to learn what is wrong, should the system have taken a part.
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
