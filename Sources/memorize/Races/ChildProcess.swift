import Libc

/// Another program, with pipes to its standard streams.
struct ChildProcess {
  let id: pid_t
  /// Its standard input.
  let input: Int32
  /// Its standard output; -1 if it shares that of this program.
  let output: Int32
  /// Its standard error; -1 if it shares that of this program.
  let errors: Int32

  /// Starts a program; `nil` if it cannot be started.
  ///
  /// - Parameters:
  ///   - arguments: the program and its arguments; a name without a slash is looked up in `PATH`.
  ///   - isAlone: whether it cannot ask at the terminal, nor be stopped with this program.
  ///   - sharesOutput: whether it writes where this program writes.
  init?(_ arguments: [String], isAlone: Bool = false, sharesOutput: Bool = false) {
    let pipes = (0..<(sharesOutput ? 1 : 3)).compactMap { _ in Pipe() }
    guard let program = arguments.first, let input = pipes.first,
      pipes.count == (sharesOutput ? 1 : 3)
    else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    for (number, pipe) in pipes.enumerated().dropFirst() {
      posix_spawn_file_actions_adddup2(&actions, pipe.writing, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID of the C library, which Swift does not see.
    if isAlone { posix_spawnattr_setflags(&attributes, 0x80) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, &attributes, words, environ)
    close(input.reading)
    for pipe in pipes.dropFirst() { close(pipe.writing) }
    guard code == 0 else {
      close(input.writing)
      for pipe in pipes.dropFirst() { close(pipe.reading) }
      return nil
    }
    id = child
    self.input = input.writing
    output = sharesOutput ? -1 : pipes[1].reading
    errors = sharesOutput ? -1 : pipes[2].reading
  }

  /// The program's exit code, or 128 and more for a signal; `nil` while it runs.
  ///
  /// After the end, a second call returns `nil`.
  func exitCode() -> Int32? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Waits for the end, at most this many milliseconds, and ends it by force after that.
  ///
  /// - Returns: the exit code.
  func end(within milliseconds: Int) -> Int32 {
    for _ in 0..<max(1, milliseconds / 10) {
      if let code = exitCode() { return code }
      usleep(10_000)
    }
    kill(id, SIGTERM)
    usleep(50_000)
    if let code = exitCode() { return code }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    return 128 + SIGKILL
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }
}
