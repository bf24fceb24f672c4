import Canvas

extension TextOrder {
  /// The order in which the terminal arranges letters, as far as its environment tells.
  ///
  /// - Parameter variable: returns the value of an environment variable.
  init(environment variable: (String) -> String?) {
    if variable("TERM") == "xterm-kitty" || variable("KITTY_WINDOW_ID") != nil {
      self = .words
    } else {
      self = variable("KONSOLE_VERSION") != nil ? .lines : .cells
    }
  }
}
