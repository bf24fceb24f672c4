import Libc
import Platform

/// Another program, with pipes to its standard streams.
struct ChildProcess {
  let id: pid_t
  /// Its standard input.
  let input: Int32
  /// Its standard output.
  let output: Int32
  /// Its standard error.
  let errors: Int32

  /// Starts a program; `nil` if it cannot be started.
  ///
  /// - Parameters:
  ///   - arguments: the program and its arguments; a name without a slash is looked up in `PATH`.
  ///   - isAlone: whether it cannot ask at the terminal, nor be stopped with this program.
  init?(_ arguments: [String], isAlone: Bool = false) {
    guard let program = arguments.first, let input = Pipe(), let output = Pipe(),
      let errors = Pipe()
    else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isAlone { posix_spawnattr_setflags(&attributes, Platform.ownSession) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, &attributes, words, environ)
    for end in [input.reading, output.writing, errors.writing] { close(end) }
    guard code == 0 else {
      for end in [input.writing, output.reading, errors.reading] { close(end) }
      return nil
    }
    (id, self.input, self.output, self.errors) = (
      child, input.writing, output.reading, errors.reading
    )
  }

  /// The last line that the program wrote to its standard error; `nil` if there is none.
  func lastError() -> String? {
    _ = fcntl(errors, F_SETFL, fcntl(errors, F_GETFL) | O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(errors, &bytes, bytes.count)
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    return lines.last.map { line in
      Failure.oneLine(String(line.hasPrefix("memorize: ") ? line.dropFirst(10) : line))
    }
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
