import Canvas

extension TextOrder {
  /// The order in which the terminal arranges letters, as far as its environment tells.
  ///
  /// - Parameter variable: returns the value of an environment variable.
  init(environment variable: (String) -> String?) {
    if variable("KONSOLE_VERSION") != nil {
      self = .lines
    } else {
      let isKitty = variable("TERM") == "xterm-kitty" || variable("KITTY_WINDOW_ID") != nil
      self = isKitty ? .words : TextOrder.isQTerminal(variable) ? .runs : .cells
    }
  }

  /// Whether the terminal is QTerminal, or another one with the same widget, which has no variable
  /// to tell by: it sets those of konsole, but not the version.
  private static func isQTerminal(_ variable: (String) -> String?) -> Bool {
    let others = ["VTE_VERSION", "XTERM_VERSION", "TERM_PROGRAM"]
    return variable("TERM") == "xterm-256color" && variable("COLORTERM") == "truecolor"
      && variable("COLORFGBG") != nil && others.allSatisfy { variable($0) == nil }
  }
}
