import Canvas

/// What tells terminals apart that may draw characters differently.
enum TerminalKind {
  /// Variables whose values tell one emulator, or one version of it, from another.
  private static let values = [
    "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "KONSOLE_VERSION",
    "XTERM_VERSION", "COLORTERM",
  ]
  /// Variables with a value of their own in every window: only whether they are set counts.
  private static let signs = ["KITTY_WINDOW_ID", "TMUX", "STY"]
  /// Characters of a value that count; no terminal has a longer name.
  private static let longest = 60

  /// One name for the terminal.
  ///
  /// - Parameter variable: the value of a variable of the environment.
  /// - Returns: printable ASCII.
  static func name(_ variable: (String) -> String?) -> String {
    let told = values.compactMap { name in variable(name).map { "\(name)=\(cleaned($0))" } }
    let set = signs.filter { !(variable($0) ?? "").isEmpty }
    // Over ssh the variables of the emulator may be missing: then the machine before it tells more.
    let client = variable("SSH_CONNECTION")?.split(separator: " ").first
    return (told + set + (client.map { ["ssh=\(cleaned(String($0)))"] } ?? []))
      .joined(separator: " ")
  }

  /// What the terminal does with letters that are written from right to left, as far as is known.
  ///
  /// - Parameter variable: the value of a variable of the environment.
  /// - Returns: that it leaves them alone, if nothing is known.
  static func textOrder(_ variable: (String) -> String?) -> TextOrder {
    if variable("TERM") == "xterm-kitty" || variable("KITTY_WINDOW_ID") != nil { return .words }
    return variable("KONSOLE_VERSION") != nil ? .lines : .cells
  }

  private static func cleaned(_ value: String) -> String {
    String(
      value.unicodeScalars.prefix(longest).map {
        (0x21..<0x7F).contains($0.value) ? Character($0) : "?"
      })
  }
}
