import Canvas
import MemorizeViewModel

/// The comparison with a ghost.
extension ResultText {
  /// Who was better, the longest wording first; none without a ghost and outside races.
  var race: [TextLine] {
    if let race = table.race(at: .zero) { return places(in: race) }
    guard let ghost = table.ghost, !table.isPractice else { return [] }
    let name = ghost.isOwn ? "your best game" : "the ghost"
    guard let other = ghost.result else {
      return [TextLine("You beat \(name)!", .gold).adding("  It was never finished.", .dim)]
    }
    let (long, short, tone) =
      result.isBetter(than: other)
      ? ("You beat \(name)!", "You win!", Tone.gold)
      : other.isBetter(than: result)
        ? ("You lose to \(name).", "You lose.", .heading)
        : ("A tie with \(name).", "A tie.", .heading)
    let (moves, time) = (moves(against: other), time(against: other))
    return [
      TextLine(long, tone).adding("  You needed \(moves) and \(time).", .dim),
      TextLine(short, tone).adding("  \(moves.capitalizedFirst), \(time).", .dim),
      TextLine(short, tone),
    ]
  }

  private func moves(against other: GameRecord) -> String {
    let difference = result.moves - other.moves
    let count = difference.magnitude
    guard count > 0 else { return "as many moves" }
    return "\(count) \(difference < 0 ? "fewer" : "more") \(count == 1 ? "move" : "moves")"
  }

  private func time(against other: GameRecord) -> String {
    let difference = result.time.components.seconds - other.time.components.seconds
    guard difference != 0 else { return "the same time" }
    return "\(difference.magnitude) s \(difference < 0 ? "less" : "more")"
  }
}
