import Decks
import Libc

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
          .read, path: file.path, .content("expected at most \(limit) bytes, found \(size)"))
      } catch {
        if error.isMissing && flags & O_CREAT == 0 { return nil }
        guard error.isUnreadable, !(error.deniesWriting && canRead(name)), let entry else {
          throw error
        }
        notices.append(try setAside(name, entry, because: error))
      }
    }
    throw StorageError(
      .read, path: path(of: name), .content("expected a usable file, found only unusable ones"))
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
      guard FileStatus(at: path)?.identity == entry else { return "\(path): \(error.why)".cleaned }
      for number in 1...1000 where FileStatus(at: "\(path).unreadable-\(number)") == nil {
        guard calls.renameFile(path, "\(path).unreadable-\(number)") == 0 else {
          let system = String(cString: strerror(errno))
          throw StorageError(
            .setAside, path: path, .content("\(system) (it cannot be read: \(error.why))"))
        }
        return "\(path): \(error.why); it is kept as \(name).unreadable-\(number)".cleaned
      }
      throw StorageError(.setAside, path: path, .content("expected at most 1000 files set aside"))
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
