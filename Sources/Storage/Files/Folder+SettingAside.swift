import Decks
import Libc

extension Folder {
  /// Opens a file; one that cannot be used is set aside, as if there were none.
  ///
  /// - Parameters:
  ///   - name: the file's.
  ///   - flags: those of the system's `open`.
  ///   - limit: the most bytes it may hold.
  ///   - notices: what to tell the player about files set aside is added here.
  /// - Returns: `nil` if there is no such file.
  /// - Throws: also if the file can be neither used nor set aside.
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
    throw StorageError(.read, path: path(of: name), .content("it cannot be opened"))
  }

  private func canRead(_ name: String) -> Bool {
    let file = calls.openFile(path(of: name), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if file >= 0 { close(file) }
    return file >= 0
  }

  /// Gives a file another name that no file has.
  ///
  /// - Parameters:
  ///   - name: the file's.
  ///   - entry: which file is meant; if the name stands for another one meanwhile, that one stays.
  ///   - error: what is wrong with it.
  /// - Returns: one line for the player.
  /// - Throws: if it cannot get another name; it is still there then.
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
      throw StorageError(.setAside, path: path, .content("too many files were set aside before"))
    }
  }
}

/// Something read from files, and what to tell the player about files that could not be read.
public struct Loaded<Value> {
  /// What was read, or what is used instead.
  public let value: Value
  /// One line each, safe to write to any terminal.
  public let notices: [String]

  /// Something else that was read, with the same to tell the player.
  package func with<Other>(_ other: Other) -> Loaded<Other> {
    Loaded<Other>(value: other, notices: notices)
  }
}

extension Loaded: Sendable where Value: Sendable {}
extension Loaded: Equatable where Value: Equatable {}
