import MemorizeViewModel
import Words

/// The standing of a race.
extension ResultText {
  /// The player's place and everybody's time, the longest wording first.
  func places(in race: RaceStatus) -> [TextLine] {
    guard let own = race.own, case .finished(let place) = own.state else { return [] }
    let others = race.racers.filter { !$0.isOwn }
    let start =
      place == 1
      ? TextLine(say("You win the race!"), .gold)
      : TextLine(
        say("You are \(Racer.ordinal(place)) of \(race.racers.count).", context: "place"), .heading)
    let all = others.reduce(start) { $0.adding("   \($1.summary(of: table.pairs))", .dim) }
    let short = TextLine(
      place == 1 ? say("You win!") : say("Place \(place)"), place == 1 ? .gold : .heading)
    return [all, start, short]
  }
}

extension Racer {
  /// The name and how far the player has come, as in `Bob 4 of 8`.
  fileprivate func summary(of total: Int) -> String {
    switch state {
    case .finished: say("\(name) \(time.shortText)", context: "racer")
    case .refuted: say("\(name) breaks the rules")
    case .left: say("\(name) has left")
    case .joined, .ready, .racing: say("\(name) \(pairs) of \(total)", context: "racer")
    }
  }
}
