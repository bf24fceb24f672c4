import Decks
import Libc
import Words

/// A file for this program alone, removed with this object.
final class TemporaryFile {
  let path: String
  private let descriptor: Int32

  init() throws(DeckError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/memorize-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else { throw TemporaryFile.error(folder) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(path)
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(DeckError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw TemporaryFile.error(path) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// All bytes of the file.
  func contents() throws(DeckError) -> [UInt8] {
    var (bytes, part): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = pread(descriptor, &part, part.count, off_t(bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw TemporaryFile.error(path) }
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
    }
  }

  private static func error(_ path: String) -> DeckError {
    let reason = say(name: String(cString: strerror(errno)), context: "system")
    return DeckError(message: say("\(path): \(reason)", context: "file"))
  }
}
