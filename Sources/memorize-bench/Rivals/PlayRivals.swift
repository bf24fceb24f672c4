import ArgumentParser
import MemoryGame
import Rivals

/// `memorize-bench rivals`: lets the rivals play each other and prints tables in Markdown.
struct PlayRivals: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rivals",
    abstract: "Let the rivals play each other, and print tables of their strength.",
    discussion: "The same seed gives the same tables.")

  @Option(help: ArgumentHelp("The games of each two rivals.", valueName: "number"))
  var games = 100_000

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp("The pairs of the boards.", valueName: "numbers"))
  var pairs = [6, 8, 12]

  @Option(help: ArgumentHelp("Decides the boards and the choices.", valueName: "text"))
  var seed = "1"

  func validate() throws {
    guard (2...1_000_000).contains(games) else {
      throw ValidationError("--games: expected 2 to 1000000")
    }
    guard !pairs.isEmpty, pairs.allSatisfy((2...100).contains) else {
      throw ValidationError("--pairs: expected 2 to 100")
    }
  }

  func run() throws {
    for pairs in pairs {
      print(SeriesTable.heading(pairs: pairs))
      for (index, rival) in SeriesTable.rivals.enumerated() {
        for weaker in SeriesTable.rivals.prefix(index).reversed() {
          print(SeriesTable.row(try series(rival, weaker, pairs)))
        }
      }
      print(SeriesTable.headingOfEquals(pairs: pairs))
      for rival in SeriesTable.rivals {
        print(SeriesTable.rowOfEquals(try series(rival, rival, pairs)))
      }
    }
  }

  private func series(_ rival: Rival, _ other: Rival, _ pairs: Int) throws -> Series {
    try Series(rival, other, pairs: pairs, games: games, seed: seed)
  }
}

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
      let found = contest.turns.pairsFound
      let lead = (found.first ?? 0) - (found.last ?? 0)
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

/// The lines of tables of many games between rivals, in Markdown.
enum SeriesTable {
  /// The rivals, the weakest first.
  static let rivals: [Rival] = Rival.all.dropLast() + [.bookkeeper, .elephant]

  static func heading(pairs: Int) -> String {
    """

    | \(pairs) pairs | against | won | tied | lost | lead |
    |---|---|---:|---:|---:|---:|
    """
  }

  static func row(_ series: Series) -> String {
    let shares = [series.wins, series.ties, series.losses].map { percent($0, of: series.games) }
    return line([series.rival.name, series.other.name] + shares + [lead(series)])
  }

  static func headingOfEquals(pairs: Int) -> String {
    """

    | \(pairs) pairs, against itself | lead of the first player | exact | standard errors apart |
    |---|---:|---:|---:|
    """
  }

  static func rowOfEquals(_ series: Series) -> String {
    guard series.rival == .elephant else {
      return line([series.rival.name, lead(series), "", ""])
    }
    let exact = TwoPlayerValues(pairs: series.pairs)[series.pairs, 0]
    let distance = (series.lead - exact) / series.standardError
    return line([
      series.rival.name, lead(series), signed(exact, 4), signed(distance, 1),
    ])
  }

  private static func lead(_ series: Series) -> String {
    "\(signed(series.lead, 3)) ± \(ResultTable.fixed(series.standardError, 3))"
  }

  private static func percent(_ count: Int, of games: Int) -> String {
    ResultTable.fixed(100 * Double(count) / Double(games), 1) + " %"
  }

  private static func signed(_ value: Double, _ decimals: Int) -> String {
    (value < 0 ? "" : "+") + ResultTable.fixed(value, decimals)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
