import Decks
import MemorizeViewModel
import MemoryGame
import Races
import Storage

extension FuzzBody {
  /// The lines of a racer's log lead to a game that its own moves lead to, or are refuted with one
  /// line; nothing after that changes anything.
  static let race = FuzzBody("race") { (bytes) throws(Complaint) in
    guard let deck = BuiltInDecks.deck(named: "Halloween"),
      let dealt = DrawnPairs(from: deck, count: 3, seed: "fuzz")?.deal()
    else { throw Complaint(description: "no board") }
    var log = RacerLog(dealt)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let before = log
      log.take(line)
      try expect(before.fault == nil || log == before, "something after a fault")
    }
    try check(log, dealt)
  }

  private static func check(_ log: RacerLog, _ dealt: MemoryGame<Face>) throws(Complaint) {
    try expect(log.name.isHarmless && log.name.count <= Company.longestName, "a harmful name")
    if let fault = log.fault {
      try expect(fault.reason.isOneShortLine && fault.line == log.lines + 1, "\(fault)")
    }
    var game = dealt
    for timed in log.intents {
      try expect(game.accepts(timed.intent), "a move against the rules: \(timed)")
      game.apply(timed.intent, at: timed.time)
    }
    try expect(game == log.game, "another game than the moves lead to")
    if let result = GameRecord(game, GameSetup(deck: "Halloween", pairs: 3, seed: "fuzz")) {
      try show(FinishedGame(result.lasting(log.time), nil))
    }
    try expect(!log.hasFinished || log.start != nil && game.isOver, "an end without a game")
  }
}
