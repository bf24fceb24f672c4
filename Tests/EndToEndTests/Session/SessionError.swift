/// Something did not happen, with what the terminal showed instead.
struct SessionError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, in session: TerminalSession) {
    let screen = session.screen
    let cursor = session.cursor
    let edge = String(repeating: "-", count: screen.columns)
    let ending = session.exitStatus.map { "\($0)" } ?? "running"
    description = """
      \(message)
      \(edge)
      \(screen)
      \(edge)
      cursor \(cursor.column),\(cursor.row), modes \(session.modes.numbers.sorted()), \(ending)
      """
  }
}
