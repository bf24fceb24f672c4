import ArgumentParser
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
