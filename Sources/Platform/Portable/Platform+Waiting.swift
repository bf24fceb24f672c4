import Libc

extension Platform {
  /// The longest wait of one call, in milliseconds: about a day.
  private static let longest: Int64 = 86_400_000

  /// Sleeps until a descriptor is ready, a signal arrives, or the time is up.
  ///
  /// - Parameters:
  ///   - states: the descriptors and what to wait for; what has happened is written there.
  ///   - timeout: the longest wait, rounded up to milliseconds; `nil` for any time.
  /// - Returns: how many descriptors are ready; negative if a signal interrupted the wait.
  public static func wait(
    _ states: UnsafeMutableBufferPointer<pollfd>, atMost timeout: Duration?
  ) -> Int32 {
    let milliseconds = timeout.map { timeout -> Int32 in
      let (seconds, attoseconds) = max(timeout, .zero).components
      let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      return Int32(min(min(seconds, longest) * 1000 + rest, longest))
    }
    return poll(states.baseAddress, nfds_t(states.count), milliseconds ?? -1)
  }
}
