import Words

/// A figure about some games: an entry that the page, `memorize stats`, `memorize stats --json` and
/// the game in lines read, and that `docs/statistics.md` lists.
public struct Figure: Sendable {
  /// The label.
  public let title: Phrase
  /// Whether it is also a figure of all games together, whatever their boards.
  public private(set) var isOverall = false
  /// The values by their keys for programs; a dot leads into an object.
  public let values: @Sendable (GameTally) -> KeyValuePairs<String, Double?>
  private var sentence: (@Sendable (GameTally) -> String?)?
  /// The figure in words, the longest first; empty if the games have none.
  public let texts: @Sendable (GameTally) -> [String]

  /// The figure as it is read aloud; `nil` if the games have none.
  public func spoken(_ tally: GameTally) -> String? {
    if let sentence { return sentence(tally) }
    return texts(tally).first.map { say("\(say(title)): \($0).") }
  }

  /// All figures, in the order of the page.
  public static let all = [
    games, studied, hinted, replayed, best, median, time, score, memory, luck,
  ]

  /// The number of games, and their time.
  public static let games = Figure(
    title: "Games", isOverall: true,
    values: { tally in
      [
        "games": Double(tally.games), "lost": tally.lost == 0 ? nil : Double(tally.lost),
        "seconds": tally.time.inSeconds,
      ]
    },
    sentence: { tally in
      let time = tally.time.inWords
      let played = say(
        tally.games, one: "1 game, played for \(time).",
        other: "\(tally.games) games, played for \(time).")
      return ([played] + tally.lostTexts.map(\.asSentence)).asSentences
    },
    texts: { tally in
      let time = tally.time.lengthText
      let games = [say("\(tally.games) played alone (\(time))"), "\(tally.games) (\(time))"]
      let won = [say("\(tally.games) won (\(time))")]
      return tally.lost == 0 ? games : won.map { ([$0] + tally.lostTexts).listed }
    })

  private static let studied = Figure(title: "Study boards", key: "studied") { $0.studied }
  private static let hinted = Figure(title: "With hints", key: "hinted") { $0.hinted }
  private static let replayed = Figure(title: "Known boards", key: "replayed") { $0.replayed }

  private static let best = Figure(
    title: "Best",
    values: { ["bestMoves": $0.bestMoves.map(Double.init), "bestOverPar": $0.bestOverPar] },
    texts: { moves($0.bestMoves.map(Double.init), $0.bestOverPar) })

  private static let median = Figure(
    title: "Median",
    values: { ["medianMoves": $0.medianMoves, "medianOverPar": $0.medianOverPar] },
    texts: { moves($0.medianMoves, $0.medianOverPar) })

  private static let time = Figure(
    title: "Time",
    values: {
      ["bestSeconds": $0.bestTime?.inSeconds, "medianSeconds": $0.medianTime?.inSeconds]
    },
    sentence: { tally in
      guard let best = tally.bestTime, let median = tally.medianTime else { return nil }
      let times = say("best \(best.inWords), median \(median.inWords)")
      return say("\(say("Time")): \(times).")
    },
    texts: { tally in
      guard let best = tally.bestTime, let median = tally.medianTime else { return [] }
      return [say("best \(best.shortText), median \(median.shortText)")]
    })

  private static let score = Figure(
    title: "Best score", values: { ["bestScore": $0.bestScore.map(Double.init)] },
    texts: { tally in tally.bestScore.map { ["\($0)"] } ?? [] })

  private static let memory = Figure(
    title: "Moves lost", isOverall: true,
    values: { tally in
      let games = tally.memory.games
      return [
        "memory.games": games == 0 ? nil : Double(games),
        "memory.meanMemory": tally.memory.meanMemory,
      ]
    },
    sentence: { tally in
      tally.memory.meanMemory.map { memory in
        say("You lost \(abs(memory).oneDecimal) moves per game to forgetting and choices.")
      }
    },
    texts: { tally in
      guard let memory = tally.memory.meanMemory else { return [] }
      let (lost, games) = (abs(memory).oneDecimal, tally.memory.games.gamesText)
      return [
        say("\(lost) per game (\(games))", context: "moves"),
        say("\(lost) per game", context: "moves"),
      ]
    })

  private static let luck = Figure(
    title: "Luck", isOverall: true, values: { ["memory.meanLuck": $0.memory.meanLuck] },
    texts: { tally in
      guard let luck = tally.memory.meanLuck else { return [] }
      let (moves, isGood) = (abs(luck).oneDecimal, luck > 0)
      guard abs(luck) >= 0.05 else { return [say("evened out", context: "luck"), moves] }
      return [
        isGood ? say("\(moves) moves saved per game") : say("\(moves) moves added per game"),
        isGood ? say("+\(moves) per game") : say("-\(moves) per game"),
      ]
    })

  /// A number of moves and how it compares with par.
  private static func moves(_ moves: Double?, _ over: Double?) -> [String] {
    guard let moves, let over else { return [] }
    let (number, par) = (moves.plainText, over.overParText)
    return [
      say(moves.grammaticalNumber, one: "\(number) move, \(par)", other: "\(number) moves, \(par)")
    ]
  }
}

extension Figure {
  /// A number of games that the figures below leave out.
  fileprivate init(
    title: Phrase, key: String, notCounted count: @escaping @Sendable (GameTally) -> Int
  ) {
    self.init(
      title: title, isOverall: true,
      values: { [key: count($0) == 0 ? nil : Double(count($0))] },
      texts: { tally in
        let games = count(tally).gamesText
        return count(tally) == 0 ? [] : [say("\(games), in no best or average"), games]
      })
  }
}

extension GameTally {
  /// The games that a rule ended early; none without any.
  fileprivate var lostTexts: [String] {
    lost == 0 ? [] : [say(lost, one: "\(lost) lost", other: "\(lost) lost")]
  }
}

extension Double {
  /// The number with one decimal, and with its sign unless it is zero.
  public var signedText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths > 0 ? "+\(oneDecimal)" : tenths == 0 ? 0.oneDecimal : oneDecimal
  }

  /// The number with one decimal, or none if it is whole.
  public var plainText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(oneDecimal.dropLast(2)) : oneDecimal
  }

  /// The number that chooses the form of a noun: languages with several forms have the same one
  /// after a fraction as after 2.
  fileprivate var grammaticalNumber: Int { self == rounded() ? Int(self) : 2 }

  /// Moves compared with par, as in `2.1 over par`.
  fileprivate var overParText: String {
    let tenths = (self * 10).rounded() / 10
    if tenths == 0 { return say("on par") }
    return tenths > 0 ? say("\(oneDecimal) over par") : say("\((-self).oneDecimal) under par")
  }
}

extension Duration {
  /// The time in seconds.
  public var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// A long time, as in `3 h 20 min`.
  fileprivate var lengthText: String {
    let seconds = components.seconds
    if seconds < 60 { return say("\(seconds) s", context: "seconds") }
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    return hours == 0 ? say("\(minutes) min") : say("\(hours) h \(minutes % 60) min")
  }
}
