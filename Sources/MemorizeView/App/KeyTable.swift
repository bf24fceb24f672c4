import Canvas

/// The key bindings of pages that are not yet screens.
enum KeyTable {
  static func commands(in bindings: [KeyBinding<Command>]) -> [Key: Command] {
    Dictionary(
      bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } },
      uniquingKeysWith: { first, _ in first })
  }
}
