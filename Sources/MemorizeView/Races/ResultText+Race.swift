import MemorizeViewModel

/// The standing of a race.
extension ResultText {
  /// The player's place and everybody's time, the longest wording first.
  func places(in race: RaceStatus) -> [TextLine] {
    guard let own = race.own, case .finished(let place) = own.state else { return [] }
    let others = race.racers.filter { !$0.isOwn }
    let start =
      place == 1
      ? TextLine("You win the race!", .gold)
      : TextLine("You are \(Racer.ordinal(place)) of \(race.racers.count).", .heading)
    let all = others.reduce(start) { $0.adding("   \($1.summary(of: table.pairs))", .dim) }
    let short = TextLine(place == 1 ? "You win!" : "Place \(place)", place == 1 ? .gold : .heading)
    return [all, start, short]
  }
}

extension Racer {
  /// The name and how far the player has come, as in `Bob 4 of 8`.
  fileprivate func summary(of total: Int) -> String {
    switch state {
    case .finished: "\(name) \(time.shortText)"
    case .refuted: "\(name) breaks the rules"
    case .left: "\(name) has left"
    case .joined, .ready, .racing: "\(name) \(pairs) of \(total)"
    }
  }
}
