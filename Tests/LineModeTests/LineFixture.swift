import Canvas
import Decks
import HomeFixtures
import LineMode
import MemorizeViewModel
import MemoryGame
import Testing

/// A game in lines on the table of a program that starts, and its clock.
final class LineFixture {
  let home: GameHome
  let table: TableViewModel
  let game: LineGame
  /// The time since the program started.
  var time: Duration = .zero
  /// All lines so far.
  private(set) var transcript: [String]

  /// A new game of a deck.
  convenience init(
    _ deck: Deck = GameHome.deck, seed: String = "x", rules: Rules = Rules(),
    setup: LineSetup = LineSetup(), opening: String = "", pairs: Int? = nil,
    preferences: Preferences = Preferences(directory: nil)
  ) throws {
    let home = GameHome()
    let table = try home.table(
      deck, pairs: pairs, seed: seed, rules: rules,
      library: [deck] + BuiltInDecks.all + GeneratedDecks.all, preferences: preferences)
    self.init(home, table, setup, opening)
  }

  /// A game on a table.
  init(
    _ home: GameHome, _ table: TableViewModel, _ setup: LineSetup = LineSetup(),
    _ opening: String = ""
  ) {
    var setup = setup
    setup.deck = { name in
      let decks = [GameHome.deck] + BuiltInDecks.all
      return decks.first { $0.name.lowercased().hasPrefix(name.lowercased()) }
        .map { .deck($0) } ?? .missing
    }
    (self.home, self.table) = (home, table)
    game = LineGame(table, setup)
    transcript = game.begin(opening, at: .zero)
  }

  /// Types a line, some time after the last one.
  @discardableResult
  func type(_ line: String, after wait: Duration = .milliseconds(100)) -> [String] {
    time += wait
    let lines = game.read(line, at: time)
    transcript += lines
    return lines
  }

  /// Lets time pass, with all that happens by itself.
  @discardableResult
  func wait(_ duration: Duration) -> [String] {
    let end = time + duration
    var lines: [String] = []
    while let next = game.nextChange(after: time), next <= end {
      time = next
      lines += game.advance(to: time)
    }
    time = end
    transcript += lines
    return lines
  }

  /// The number of the place of a card, as it is typed.
  func place(_ id: Int) -> String {
    let place = table.places.firstIndex { $0?.id == CardID(rawValue: id) }
    return place.map { "\($0 + 1)" } ?? "0"
  }

  /// Finds all pairs.
  func findAllPairs() {
    for pair in 0..<table.pairs where table.card(CardID(rawValue: 2 * pair))?.isMatched == false {
      // A card of a miss that is up cannot be chosen before another one.
      let isUp = table.turned.contains(CardID(rawValue: 2 * pair))
      type(place(2 * pair + (isUp ? 1 : 0)))
      type(place(2 * pair + (isUp ? 0 : 1)))
      wait(.seconds(2))
    }
  }

  /// Checks what holds for every line.
  func checkLines(location: SourceLocation = #_sourceLocation) {
    #expect(!transcript.isEmpty, sourceLocation: location)
    for line in transcript {
      #expect(line.columns <= 72, "\(line)", sourceLocation: location)
      #expect(!line.isEmpty && line.first != " " && line.last != " ", sourceLocation: location)
      let isPlain = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      #expect(isPlain, "\(line)", sourceLocation: location)
    }
  }
}
