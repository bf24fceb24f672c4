import Glibc

extension TerminalSession {
  /// The prompt of the shell of `shell(…)`.
  static let prompt = "shell>"

  /// Whether the shell waits for a command.
  var isAtPrompt: Bool { screen.text(cursor.row) == Self.prompt }

  /// A session of a shell that runs a script and ends.
  static func script(
    _ script: String, environment changes: [String: String?] = [:], standardInput: [UInt8]? = nil,
    standardOutput: Destination = .terminal, standardError: Destination = .terminal
  ) throws -> TerminalSession {
    try TerminalSession(
      ["-c", script], executable: "/bin/sh", environment: changes, standardInput: standardInput,
      standardOutput: standardOutput, standardError: standardError)
  }

  /// A session of an interactive shell, waiting for a command.
  ///
  /// Ctrl-Z stops only what a shell with job control has started: the kernel ignores it in a
  /// program that leads its session, because nobody could continue it.
  static func shell(
    columns: Int = 80, rows: Int = 24, term: String = "xterm-256color",
    environment changes: [String: String?] = [:], home: HomeDirectory? = nil
  ) throws -> TerminalSession {
    let bash = "/bin/bash"
    let hasBash = access(bash, X_OK) == 0
    let session = try TerminalSession(
      hasBash ? ["--norc", "--noprofile", "--noediting", "-i"] : ["-i", "-m"],
      executable: hasBash ? bash : "/bin/sh", columns: columns, rows: rows, term: term,
      environment: ["PS1": "\(prompt) "].merging(changes) { $1 }, home: home)
    try session.waitForPrompt()
    return session
  }

  /// Reads output until the shell waits for a command.
  ///
  /// A prompt with a command half typed counts, too: wait for the command's effect first.
  func waitForPrompt(seconds: Double = 10) throws {
    try wait("the shell's prompt", seconds: seconds) { _ in isAtPrompt }
  }
}
