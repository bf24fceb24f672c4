import Libc

extension Platform {
  /// A path that starts this very program again.
  ///
  /// It is found by the name by which the program was started, as a shell finds it.
  public static var ownProgram: String {
    let name = CommandLine.arguments.first ?? "memorize"
    guard !name.contains("/") else { return name }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 } ?? name
  }

  /// Opens a file that no other program can see, because it has lost its name; negative if that
  /// fails.
  public static func openNamelessFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/memorize-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  /// Opens a terminal again, with flags that other programs that have it open do not share.
  ///
  /// - Parameters:
  ///   - terminal: its descriptor.
  ///   - flags: those of `open`.
  /// - Returns: the new descriptor; negative if that fails.
  public static func reopen(_ terminal: Int32, flags: Int32) -> Int32 {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard ttyname_r(terminal, &path, path.count) == 0 else { return -1 }
    return open(path, flags)
  }

  /// The flag of `posix_spawnattr_setflags` by which a program starts in a session of its own, or
  /// else in a group of its own, which is all that POSIX has.
  #if canImport(Darwin)
    public static let ownSession = Int16(POSIX_SPAWN_SETSID)
  #else
    public static let ownSession = Int16(POSIX_SPAWN_SETPGROUP)
  #endif

  /// Keeps the program's memory out of core dumps: the limit that the caller sets is enough here.
  public static func forbidDumps() {}
}

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
