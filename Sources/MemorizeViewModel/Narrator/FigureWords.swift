import GameAnalysis
import MemoryGame
import Words

// Figures in words, each with one term: the status line, the result, its details, the review, the
// statistics and line mode all take them from here. As a sentence they are heard: `asSentence`.

/// Numbers with their nouns.
extension Int {
  /// A number of moves, as in `25 moves`.
  public var movesText: String { movesText("\(self)") }

  /// A number of moves, whose digits are written as given.
  public func movesText(_ number: String) -> String {
    say(self, one: "\(number) move", other: "\(number) moves")
  }

  /// A number of misses, as in `1 miss`.
  public var missesText: String { say(self, one: "\(self) miss", other: "\(self) misses") }

  /// A number of hints, as in `1 hint`.
  public var hintText: String { say(self, one: "\(self) hint", other: "\(self) hints") }

  /// A number of points, as in `38 points`.
  public var pointsText: String { say(self, one: "\(self) point", other: "\(self) points") }

  /// A number of pairs, as in `8 pairs`.
  public var pairsText: String { say(self, one: "\(self) pair", other: "\(self) pairs") }

  /// A number of pairs, or of sets of three or four alike.
  public func pairsText(ofAKind: Int) -> String {
    ofAKind > 2 ? say(self, one: "\(self) set", other: "\(self) sets") : pairsText
  }

  /// A deck and a number of pairs or sets, as in `Halloween, 8 pairs`.
  public func pairsText(of deck: String, ofAKind: Int = 2) -> String {
    guard ofAKind == 2 else { return [deck, pairsText(ofAKind: ofAKind)].listed }
    return say(self, one: "\(deck), \(self) pair", other: "\(deck), \(self) pairs")
  }

  /// The pairs found of this many, as in `3 of 8 pairs`.
  public func pairsText(found: String) -> String {
    say(self, one: "\(found) of \(self) pair", other: "\(found) of \(self) pairs")
  }

  /// A number of games, as in `3 games`.
  public var gamesText: String { say(self, one: "\(self) game", other: "\(self) games") }

  /// A number of days, as in `1 day`.
  public var daysText: String { say(self, one: "\(self) day", other: "\(self) days") }

  /// A number of days with a counted daily board, as in `streak 5 days`.
  public var streakText: String {
    say(self, one: "streak \(self) day", other: "streak \(self) days")
  }

  /// The stars of a game, as in `2 of 3 stars`.
  public var starsText: String { say("\(self) of 3 stars") }

  /// The end of a list with more entries than are shown, as in `and 3 more`.
  public var andMoreText: String { say(self, one: "and \(self) more", other: "and \(self) more") }
}

extension GameSetup {
  /// The pairs dealt, or the sets of three or four alike, as in `8 pairs`.
  public var pairsText: String { pairs.pairsText(ofAKind: variant.cardsOfAKind) }

  /// Those that were found, as in `3 of 8 pairs`.
  public func pairsText(found: String) -> String {
    variant.cardsOfAKind > 2
      ? say("\(found) of \(pairs) sets") : pairs.pairsText(found: found)
  }
}

extension JourneyBoard {
  /// The pairs on the board, or the sets of three or four alike.
  public var pairsText: String { pairs.pairsText(ofAKind: variant.cardsOfAKind) }
}

/// Pairs of two cards, or of three or four alike.
public enum PairWords {
  /// This many pairs, all found, as in `All 8 pairs found`.
  public static func allFound(_ pairs: Int, ofAKind: Int = 2) -> String {
    if ofAKind > 2 { return say("All \(pairs) sets found") }
    return pairs == 2
      ? say("Both pairs found")
      : say(pairs, one: "All \(pairs) pair found", other: "All \(pairs) pairs found")
  }

  /// The pairs that are left, as in `7 pairs left`; all found, if there are none.
  public static func left(_ left: Int, of pairs: Int, ofAKind: Int) -> String {
    guard left > 0 else { return allFound(pairs, ofAKind: ofAKind) }
    return ofAKind > 2
      ? say(left, one: "\(left) set left", other: "\(left) sets left")
      : say(left, one: "\(left) pair left", other: "\(left) pairs left")
  }

  /// The pairs found so far, as in `1 of 8 pairs found`.
  public static func found(_ found: Int, of pairs: Int, ofAKind: Int) -> String {
    ofAKind > 2 ? say("\(found) of \(pairs) sets found") : say("\(found) of \(pairs) pairs found")
  }
}

extension ParMoves {
  /// The moves with one decimal, marked if they are an estimate, as in `12.4` or `≈ 17.1`.
  public var text: String { "\(isEstimate ? "≈ " : "")\(moves.oneDecimal)" }

  /// The figure with its term, as in `par 12.4`.
  public var phrase: String { ParMoves.phrase(text) }

  /// The same to be heard, as in `par about 17.1`.
  public var spokenPhrase: String {
    ParMoves.phrase(isEstimate ? say("about \(moves.oneDecimal)") : moves.oneDecimal)
  }

  /// A number with the term.
  public static func phrase(_ number: String) -> String { say("par \(number)") }
}

extension GameRecord {
  /// Par with one decimal, as in `12.4` or `≈ 17.1`.
  public var parText: String { par.text }
}

extension Tenths {
  /// The luck of a game in a line of its own, as in `Luck saved 0.3 moves`.
  public var luckLine: String {
    tenths > 0
      ? say("Luck saved \(magnitude.text) moves", columns: 22)
      : say("Luck cost \(magnitude.text) moves", columns: 22)
  }

  /// The luck of a game, as in `luck saved 0.3`.
  public var luckText: String {
    if tenths == 0 { return say("average luck") }
    return tenths > 0
      ? say("luck saved \(magnitude.text)") : say("luck cost \(magnitude.text)")
  }
}

extension MoveBreakdown {
  /// The moves as the sum of their parts, as in `12.4 par - 3.9 luck + 0.5 lost`.
  public var sumText: String {
    let start = say("\(par.magnitude.text) par", context: "sum")
    let amount = luck.magnitude.text
    let lucky =
      luck.tenths == 0
      ? start
      : luck.tenths > 0 ? say("\(start) - \(amount) luck") : say("\(start) + \(amount) bad luck")
    return memory.tenths == 0 ? lucky : say("\(lucky) + \(memory.magnitude.text) lost")
  }

  /// The moves lost and why; that nothing was forgotten only if nothing was lost.
  public var lossText: String {
    let cost = memory.magnitude.text
    let isLittle = memory.tenths == 0
    return switch loss {
    case .none: say("nothing forgotten")
    case .forgetting where isLittle: say("almost nothing lost to forgetting")
    case .forgetting: say("\(cost) moves lost to forgetting")
    case .choices where isLittle: say("almost nothing lost to choices")
    case .choices: say("\(cost) moves lost to choices")
    case .both where isLittle: say("almost nothing lost to forgetting and choices")
    case .both: say("\(cost) moves lost to forgetting and choices")
    }
  }

  /// The moves lost without the reason, as in `1.2 moves lost`; in full if they round to zero.
  public var shortLossText: String {
    memory.tenths == 0 ? lossText : say("\(memory.magnitude.text) moves lost", columns: 22)
  }
}

extension GameReview {
  /// The hints of a game, else the moves lost and why.
  public var helpOrLossText: String { hints > 0 ? hints.hintText : breakdown.lossText }

  /// The condition for the next star of a game that was won, the longest wording first; none with
  /// all of them.
  public var nextStar: [String] {
    let withoutHints = Stars.won(memory: memory, hints: 0)
    let star = stars == 2 ? say("Third star") : say("Second star")
    let lost = breakdown.memory.tenths == 0 ? nil : breakdown.memory.magnitude.text
    let condition: String
    var short: String?
    switch (stars, withoutHints) {
    case (Stars.most..., _): return []
    case (2, Stars.most), (..<2, 2): return [say("\(star): no hints")]
    case (2, _): condition = say("\(star): lose no move")
    case (_, Stars.most): return [say("\(star): at most one hint")]
    case (_, _) where hints > 0: condition = say("\(star): lose at most two moves, no hints")
    case (_, _):
      condition = say("\(star): lose at most two moves")
      short = lost.map { say("\(star): lose at most 2, you lost \($0)") }
    }
    let long = lost.map { say("\(condition) (you lost \($0))") }
    return [long, short, condition].compactMap(\.self)
  }
}

extension Duration {
  /// Minutes and seconds as in `1:05`, with hours in front if there are any.
  public var shortText: String {
    let seconds = Int(components.seconds)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return parts[0] > 0
      ? "\(parts[0]):\(two(parts[1])):\(two(parts[2]))" : "\(parts[1]):\(two(parts[2]))"
  }

  /// The time to be heard, as in `1 minute 5 seconds`.
  public var inWords: String {
    let seconds = max(0, Int(components.seconds))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let parts = [
      hours > 0 ? say(hours, one: "\(hours) hour", other: "\(hours) hours") : nil,
      minutes > 0 ? say(minutes, one: "\(minutes) minute", other: "\(minutes) minutes") : nil,
      hours == 0 && (seconds % 60 > 0 || minutes == 0)
        ? say(seconds % 60, one: "\(seconds % 60) second", other: "\(seconds % 60) seconds") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
