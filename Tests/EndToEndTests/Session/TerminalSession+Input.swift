import Glibc

extension TerminalSession {
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Presses keys one right after the other.
  ///
  /// After Escape, wait for its effect: bytes that follow at once look like part of a longer key.
  func press(_ keys: Key...) {
    for key in keys { send(key.bytes(in: modes)) }
  }

  /// Types a line and Enter.
  func enter(_ line: String) {
    send(line)
    press(.enter)
  }

  /// Pastes a text, in brackets if the program has asked for them.
  func paste(_ text: String) {
    let marks = modes.isPasteBracketed ? ("\u{1B}[200~", "\u{1B}[201~") : ("", "")
    send(marks.0 + text + marks.1)
  }

  /// Tells the program that its window has gained or lost the focus, if it has asked for that.
  func focus(_ isFocused: Bool) {
    guard modes.isFocusReported else { return }

    send(isFocused ? "\u{1B}[I" : "\u{1B}[O")
  }

  /// Sends a signal to the program, or to another process of the session.
  func signal(_ number: Int32, to process: pid_t? = nil) {
    kill(process ?? processIdentifier, number)
  }

  /// Sends a signal to the whole group of processes in the foreground, as keys do.
  func signalForeground(_ number: Int32) throws {
    kill(-(try foregroundProcess), number)
  }
}
