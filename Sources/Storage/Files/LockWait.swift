import Libc

/// The longest wait for a lock that another program holds.
package enum LockWait: Sendable {
  /// About 5 milliseconds, for calls while a player waits for the screen: try again later.
  case brief
  /// About 2 seconds, for commands.
  case long

  private static let pauseMicroseconds: UInt32 = 500

  private var attempts: Int {
    switch self {
    case .brief: 10
    case .long: 4000
    }
  }

  /// Calls `attempt` until it returns a value or the time is over.
  ///
  /// - Returns: `nil` if the time is over.
  func poll<Value>(
    _ attempt: () throws(StorageError) -> Value?
  ) throws(StorageError) -> Value? {
    for number in 0..<attempts {
      if number > 0 { usleep(LockWait.pauseMicroseconds) }
      if let value = try attempt() { return value }
    }
    return nil
  }
}

extension StorageError {
  /// The error for a lock that another program did not release in time.
  static func busy(_ path: String) -> StorageError {
    StorageError(.lock, path: path, .content("another program holds the lock"))
  }
}
