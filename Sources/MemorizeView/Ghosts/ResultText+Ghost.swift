import Canvas
import MemorizeViewModel
import Words

/// The comparison with a ghost.
extension ResultText {
  /// Who was better, the longest wording first; none without a ghost and outside races.
  var race: [TextLine] {
    if let race = table.race(at: .zero) { return places(in: race) }
    guard let ghost = table.ghost, !table.isPractice else { return [] }
    guard let other = ghost.result else {
      return [
        TextLine(beaten(isOwn: ghost.isOwn), .gold)
          .adding("  " + say("It was never finished."), .dim)
      ]
    }
    let (long, short, tone) = verdict(against: other, isOwn: ghost.isOwn)
    let (moves, time) = (moves(against: other), time(against: other))
    return [
      TextLine(long, tone).adding("  " + say("You needed \(moves) and \(time)."), .dim),
      TextLine(short, tone).adding("  " + say("\(moves.capitalizedFirst), \(time)."), .dim),
      TextLine(short, tone),
    ]
  }

  private func beaten(isOwn: Bool) -> String {
    isOwn ? say("You beat your best game!") : say("You beat the ghost!")
  }

  /// Who was better, in a long and in a short sentence.
  private func verdict(
    against other: GameRecord, isOwn: Bool
  ) -> (long: String, short: String, tone: Tone) {
    if result.isBetter(than: other) { return (beaten(isOwn: isOwn), say("You win!"), .gold) }
    if other.isBetter(than: result) {
      let long = isOwn ? say("You lose to your best game.") : say("You lose to the ghost.")
      return (long, say("You lose."), .heading)
    }
    let long = isOwn ? say("A tie with your best game.") : say("A tie with the ghost.")
    return (long, say("A tie."), .heading)
  }

  private func moves(against other: GameRecord) -> String {
    let difference = result.moves - other.moves
    let count = abs(difference)
    guard count > 0 else { return say("as many moves") }
    return difference < 0
      ? say(count, one: "\(count) fewer move", other: "\(count) fewer moves")
      : say(count, one: "\(count) more move", other: "\(count) more moves")
  }

  private func time(against other: GameRecord) -> String {
    let difference = result.time.components.seconds - other.time.components.seconds
    guard difference != 0 else { return say("the same time") }
    let count = difference.magnitude
    return difference < 0 ? say("\(count) s less") : say("\(count) s more")
  }
}
