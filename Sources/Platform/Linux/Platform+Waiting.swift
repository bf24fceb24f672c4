import CLinux
import Libc

extension Platform {
  /// Sleeps until a descriptor is ready, a signal arrives, or the time is up.
  ///
  /// - Parameters:
  ///   - states: the descriptors and what to wait for; what has happened is written there.
  ///   - timeout: the longest wait, to the nanosecond; `nil` for any time.
  /// - Returns: how many descriptors are ready; negative if a signal interrupted the wait.
  public static func wait(
    _ states: UnsafeMutableBufferPointer<pollfd>, atMost timeout: Duration?
  ) -> Int32 {
    let count = nfds_t(states.count)
    guard let timeout else { return ppoll(states.baseAddress, count, nil, nil) }
    let (seconds, attoseconds) = max(timeout, .zero).components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return ppoll(states.baseAddress, count, &time, nil)
  }
}
