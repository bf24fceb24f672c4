import CNCurses
import Canvas

/// The input side of a terminal: its bytes, and the events they mean.
struct TerminalInput {
  /// The descriptor keys are read from.
  let descriptor: Int32
  var decoder: InputDecoder
  /// Events that arrived while something else was awaited.
  var kept: [Event] = []
  /// The time spent waiting for the rest of an unfinished sequence.
  var waited: Duration = .zero
  /// Whether the program has just been continued, which the next wait reports.
  var hasReturned = false
  /// The things that are watched besides the keys.
  var watch = NewsWatch()

  /// Creates the input of the terminal whose terminfo entry is loaded.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    decoder = InputDecoder(extra: TerminalInput.unusualKeys())
  }

  /// The terminal's sequences for special keys that are not among the usual ones.
  private static func unusualKeys() -> [[UInt8]: Key] {
    let names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kcbt", .backTab),
      ("kdch1", .delete), ("kent", .enter),
    ]
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in names {
      guard let text = Terminfo.string(name) else { continue }
      let isUsual = text.hasPrefix("\u{1B}[") || text.hasPrefix("\u{1B}O")
      if text.utf8.count > 1, text.hasPrefix("\u{1B}"), !isUsual { keys[Array(text.utf8)] = key }
    }
    return keys
  }
}
