import CVTerm
import Glibc

/// An open file descriptor that programs started later do not inherit, closed with this object.
final class Descriptor {
  let number: Int32

  /// Takes over the result of a system call.
  init(_ number: Int32, from call: String) throws {
    guard number >= 0 else { throw SystemError(call) }

    self.number = number
  }

  deinit { close(number) }

  /// A pipe of which neither end is 0, 1 or 2.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError("pipe2") }

    return (try Descriptor(ends[0], from: "pipe2"), try Descriptor(ends[1], from: "pipe2"))
  }

  func stopBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}
