import CLinux
import Libc

extension Platform {
  /// A path that starts this very program again, even if its file has been replaced meanwhile.
  public static let ownProgram = "/proc/self/exe"

  /// Opens a file in memory that no other program can see; negative if that fails.
  public static func openNamelessFile() -> Int32 {
    memfd_create("memorize", memorize_close_on_exec)
  }

  /// Opens a terminal again, with flags that other programs that have it open do not share.
  ///
  /// - Parameters:
  ///   - terminal: its descriptor.
  ///   - flags: those of `open`.
  /// - Returns: the new descriptor; negative if that fails.
  public static func reopen(_ terminal: Int32, flags: Int32) -> Int32 {
    open("/proc/self/fd/\(terminal)", flags)
  }

  /// The flag of `posix_spawnattr_setflags` by which a program starts in a session of its own.
  public static let ownSession = memorize_own_session

  /// Keeps the program's memory out of core dumps, also where the system hands them to a program.
  public static func forbidDumps() {
    memorize_forbid_dumps()
  }
}

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
