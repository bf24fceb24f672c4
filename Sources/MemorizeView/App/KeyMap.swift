import Canvas

/// A screen's key bindings, in the order in which the message line and the help dialog show them.
struct KeyMap<Command: Sendable>: Sendable {
  let bindings: [KeyBinding<Command>]
  /// The command for unbound keys, if any key will do.
  var anyKey: Command?

  init(_ bindings: [KeyBinding<Command>], anyKey: Command? = nil) {
    self.bindings = bindings
    self.anyKey = anyKey
  }

  /// The command for a key; `nil` if the key is not bound.
  func command(for key: Key) -> Command? {
    bindings.first { $0.keys.contains(key) }?.command ?? anyKey
  }

  /// The bindings' keys and words.
  var legends: [KeyLegend] { bindings.map(\.legend) }
}
