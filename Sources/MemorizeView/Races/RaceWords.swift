import MemorizeViewModel
import Words

extension SidePanel {
  /// The panel of a race, with the player's own numbers as far as the table shows them.
  init(_ race: RaceStatus, own: StatusLine.Numbers, pairs: Int, clock: Duration, theme: Theme) {
    self.init(
      title: TextLine(say("Race"), .heading).adding("  \(race.code)", .dim),
      entries: race.racers.map { racer in
        Entry(
          name: racer.isOwn ? say("You", context: "player") : racer.name, mark: .of(racer.number),
          time: racer.timeText(clock: clock), pairs: racer.isOwn ? own.pairsFound : racer.pairs,
          moves: racer.isOwn ? own.moves : racer.moves,
          note: racer.note(in: race, ownPairs: own.pairsFound), hasTiles: !racer.isOwn)
      }, total: pairs, theme: theme)
  }

  /// The panel of a game with a ghost.
  init(
    ghost: Ghost.Score, isOwn: Bool, own: Ghost.Score, pairs: Int, clock: Duration, theme: Theme
  ) {
    let time = clock.clockText
    self.init(
      title: TextLine(say("Ghost"), .heading).adding("  " + say("same board"), .dim),
      entries: [
        Entry(
          name: isOwn ? say("Your best", columns: 14) : say("The ghost", columns: 14),
          mark: .of(1),
          time: time, pairs: ghost.pairs,
          moves: ghost.moves, note: .lead(of: ghost.pairs, over: own.pairs)),
        Entry(
          name: say("You", context: "player"), mark: .of(0), time: time, pairs: own.pairs,
          moves: own.moves,
          note: .lead(of: own.pairs, over: ghost.pairs), hasTiles: false),
      ], total: pairs, theme: theme)
  }
}

extension TextLine {
  /// How many pairs a player is ahead of another one, in words.
  static func lead(of pairs: Int, over others: Int) -> TextLine {
    let difference = pairs - others
    guard difference != 0 else { return TextLine(say("level", columns: 20), .plain) }
    let count = abs(difference)
    return TextLine(
      difference > 0
        ? say(count, one: "one pair ahead", other: "\(count) pairs ahead", columns: 20)
        : say(count, one: "one pair behind", other: "\(count) pairs behind", columns: 20), .plain)
  }
}

extension Racer {
  /// The time to show: the player's own runs, the others' is that of their last card.
  func timeText(clock: Duration) -> String {
    switch state {
    case .joined, .ready: ""
    case .racing where isOwn: clock.clockText
    case .racing, .left, .finished, .refuted: time.clockText
    }
  }

  /// How the player stands, in a few words; for the one who looks, the place among all.
  func note(in race: RaceStatus, ownPairs: Int) -> TextLine {
    switch state {
    case .joined: TextLine(say("not ready", context: "racer", columns: 20), .dim)
    case .ready: TextLine(say("ready", context: "racer", columns: 20), .good)
    case .left: TextLine(say("has left", context: "racer", columns: 20), .dim)
    case .refuted: TextLine(say("breaks the rules", context: "racer", columns: 20), .forgotten)
    case .finished(let place):
      TextLine(say("finished \(Racer.ordinal(place))", context: "racer"), .gold)
    case .racing where isOwn && race.racers.count == 1:
      TextLine(say("racing alone", context: "racer", columns: 20))
    case .racing where isOwn:
      TextLine(Racer.ordinal(1 + race.racers.count { !$0.isOwn && $0.pairs > ownPairs }))
    case .racing:
      race.own == nil
        ? TextLine(say("racing", context: "racer", columns: 20)) : .lead(of: pairs, over: ownPairs)
    }
  }
}
