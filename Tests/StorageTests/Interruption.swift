import Libc

@testable import Storage

/// A system whose locks are held by another program for a while, or that dies at some call.
final class Interruption: @unchecked Sendable {
  var isLocked = false
  /// The number of calls that change something before the program dies; `nil`: it lives.
  var callsLeft: Int?
  private(set) var changes = 0

  var calls: SystemCalls {
    let system = SystemCalls()
    var calls = system
    calls.lock = { self.isLocked ? self.refuse(EWOULDBLOCK) : system.lock($0, $1) }
    calls.writeBytes = { self.dies ? -1 : system.writeBytes($0, $1) }
    calls.openFile = { path, flags in
      guard flags & O_CREAT != 0 else { return system.openFile(path, flags) }
      return self.dies ? -1 : system.openFile(path, flags)
    }
    calls.cutOff = { self.dies ? -1 : system.cutOff($0, $1) }
    calls.removeFile = { self.dies ? -1 : system.removeFile($0) }
    calls.makeDirectory = { self.dies ? -1 : system.makeDirectory($0) }
    return calls
  }

  private func refuse(_ code: Int32) -> Int32 {
    errno = code
    return -1
  }

  private var dies: Bool {
    changes += 1
    guard let left = callsLeft else { return false }
    callsLeft = max(0, left - 1)
    errno = EIO
    return left <= 0
  }
}
