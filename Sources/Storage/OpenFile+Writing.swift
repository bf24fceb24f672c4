#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension OpenFile {
  /// Writes bytes at the end by one single call, all of them or none.
  ///
  /// What a full disk has taken of them is cut off again; should even that fail, a torn line stays.
  /// The file must be open for appending and locked.
  func append(_ bytes: [UInt8]) throws(StorageError) {
    let before = try status().size
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
