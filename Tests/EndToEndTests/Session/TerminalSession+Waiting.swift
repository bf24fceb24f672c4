import Emulation
import Glibc

extension TerminalSession {
  /// Reads output until the screen meets a condition.
  ///
  /// - Parameters:
  ///   - what: the condition in words, for the error.
  ///   - seconds: how long to wait at most.
  ///   - isSeen: whether the screen shows it.
  /// - Throws: a `SessionError` if the time is up or the program ends first.
  func wait(_ what: String, seconds: Double = 30, until isSeen: (Screen) -> Bool) throws {
    try waitUntil(what, seconds: seconds, canHappenAfterEnd: false) { isSeen(screen) }
  }

  /// Reads output until a text stands somewhere on the screen.
  func wait(for text: String, seconds: Double = 30) throws {
    try wait("“\(text)”", seconds: seconds) { $0.contains(text) }
  }

  /// Reads output until none has come for this long.
  func waitUntilQuiet(milliseconds: Int, seconds: Double = 30) throws {
    var lastOutput = ContinuousClock.now
    try waitUntil("silence", seconds: seconds) {
      if attend() { lastOutput = .now }
      // A busy machine may have kept the test from looking for all that time.
      return ContinuousClock.now - lastOutput >= .milliseconds(milliseconds)
        && !attend(milliseconds: 0)
    }
  }

  /// Reads output until the program ends, and the rest of its output.
  @discardableResult
  func waitForExit(seconds: Double = 30) throws -> ExitStatus {
    var status: ExitStatus?
    try waitUntil("the end of the program", seconds: seconds) {
      status = exitStatus
      return status != nil
    }
    guard let status else { throw SessionError("The program did not end.", in: self) }

    let limit = ContinuousClock.now + .seconds(seconds)
    while attend(milliseconds: 0), ContinuousClock.now < limit {}
    return status
  }

  /// Reads output until a process of the session is stopped, as by Ctrl-Z.
  func waitForStop(of process: pid_t) throws {
    try waitUntil("process \(process) to stop", seconds: 30) {
      ProcessStatus(process)?.isStopped ?? false
    }
  }

  private func waitUntil(
    _ what: String, seconds: Double, canHappenAfterEnd: Bool = true, _ hasHappened: () -> Bool
  ) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while true {
      let isOver = exitStatus != nil
      let hasRead = attend()
      if hasHappened() { return }
      guard canHappenAfterEnd || hasRead || !isOver else {
        throw SessionError("The program ended before there was \(what).", in: self)
      }
      guard ContinuousClock.now < limit else {
        throw SessionError("Waited \(seconds) s in vain for \(what).", in: self)
      }
    }
  }
}

extension TerminalSession {
  /// A session of a shell that runs a script and ends.
  static func script(
    _ script: String, environment changes: [String: String?] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(["-c", script], executable: "/bin/sh", environment: changes)
  }

  /// A session of an interactive shell, waiting for a command.
  ///
  /// Ctrl-Z stops only what a shell with job control has started: the kernel ignores it in a
  /// program that leads its session, because nobody could continue it.
  static func shell(home: HomeDirectory? = nil) throws -> TerminalSession {
    let bash = "/bin/bash"
    let hasBash = access(bash, X_OK) == 0
    let session = try TerminalSession(
      hasBash ? ["--norc", "--noprofile", "--noediting", "-i"] : ["-i", "-m"],
      executable: hasBash ? bash : "/bin/sh", environment: ["PS1": "shell> "], home: home)
    try session.waitForPrompt()
    return session
  }

  /// Reads output until the shell waits for a command.
  ///
  /// A prompt with a command half typed counts, too: wait for the command's effect first.
  func waitForPrompt() throws {
    try wait("the shell's prompt") { $0.text(cursor.row) == "shell>" }
  }
}
