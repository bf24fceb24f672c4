import MemoryGame
import Rivals

/// Many games between two rivals, and their results.
struct Series {
  /// The rival whose results these are.
  let rival: Rival
  /// The other one.
  let other: Rival
  /// The pairs of each board.
  let pairs: Int
  private(set) var games = 0
  private(set) var wins = 0
  private(set) var ties = 0
  private var sum = 0.0
  private var squares = 0.0

  /// Plays games on boards of their own.
  ///
  /// The two begin alternately; a rival against itself always begins.
  ///
  /// - Throws: `BenchmarkError` if there is no such board.
  init(_ rival: Rival, _ other: Rival, pairs: Int, games: Int, seed: String) throws {
    self.rival = rival
    self.other = other
    self.pairs = pairs
    var chance = SeededGenerator(seed: "\(rival.name) \(other.name) \(pairs) \(seed)")
    for number in 0..<games {
      let isSecond = rival != other && !number.isMultiple(of: 2)
      let board = MemoryGame(
        numberOfPairs: pairs, generator: SeededGenerator(seed: chance.next())
      ) { $0 }
      var contest = try Contest(
        isSecond ? [other, rival] : [rival, other], at: board.orFail("board"),
        seed: "\(chance.next())"
      ).orFail("contest")
      contest.play()
      let lead = contest.turns.pairs(of: 0).count - contest.turns.pairs(of: 1).count
      add(lead: isSecond ? -lead : lead)
    }
  }

  private mutating func add(lead: Int) {
    games += 1
    if lead > 0 { wins += 1 }
    if lead == 0 { ties += 1 }
    sum += Double(lead)
    squares += Double(lead * lead)
  }

  /// The games lost.
  var losses: Int { games - wins - ties }

  /// The mean number of pairs that the rival found more than the other.
  var lead: Double { sum / Double(games) }

  /// The standard error of `lead`; not a number for a single game.
  var standardError: Double {
    let variance = (squares - sum * sum / Double(games)) / Double(games - 1)
    return (variance / Double(games)).squareRoot()
  }
}
