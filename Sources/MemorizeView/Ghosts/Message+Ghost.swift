import MemorizeViewModel
import Words

extension Message {
  /// The message at the start of a game with a ghost.
  static func racing(_ ghost: Ghost, hasGivenUp: Bool) -> Message {
    let message = racing(ghost)
    guard let text = message.wordings.dropLast().prefix(2).last else { return message }
    return Message(wordings: saved(after: text, hasGivenUp) + message.wordings)
  }

  private static func racing(_ ghost: Ghost) -> Message {
    guard let result = ghost.result else {
      return ghost.isOwn
        ? Message(say("Race your best game."), say("Race your best"))
        : Message(say("Race the ghost."), say("Race the ghost"))
    }
    let figures = "\(result.moves.movesText), \(result.time.shortText)"
    guard ghost.isOwn else {
      return Message(
        say("Race the ghost: \(figures). Its clock starts with yours."),
        say("Race the ghost: \(figures)."), say("Race the ghost: \(figures)"),
        say("Race the ghost"))
    }
    return Message(
      say("Race your best game: \(figures). Its clock starts with yours."),
      say("Race your best game: \(figures)."), say("Race your best: \(figures)"),
      say("Race your best"))
  }
}
