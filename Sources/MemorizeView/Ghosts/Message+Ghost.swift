import MemorizeViewModel

extension Message {
  /// The message at the start of a game with a ghost.
  static func racing(_ ghost: Ghost) -> Message {
    let name = ghost.isOwn ? "your best game" : "the ghost"
    let short = ghost.isOwn ? "Race your best" : "Race the ghost"
    guard let result = ghost.result else { return Message("Race \(name).", short) }
    let figures = "\(result.moves) moves, \(result.time.shortText)"
    return Message(
      "Race \(name): \(figures). Its clock starts with yours.", "Race \(name): \(figures).",
      "\(short): \(figures)", short)
  }
}
