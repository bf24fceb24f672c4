import Canvas
import Decks
import GameAnalysis
import MemorizeViewModel
import MemoryGame
import Storage

@testable import MemorizeView

extension Statistics {
  /// Games of a few decks, always the same.
  static func sample(games: Int = 60) -> Statistics {
    var chance = SeededGenerator(seed: 11)
    var statistics = Statistics()
    let decks = [("Halloween", 8), ("Capitals", 10), ("東京 Tokyo and others far away", 8)]
    for number in 0..<games {
      let (deck, pairs) = decks[number % 5 == 4 ? 2 : number % 2]
      let variant = GameVariant(
        closesGaps: number % 30 == 9, isOpen: number % 20 == 7, hasSides: number % 30 == 11)
      let entry = GameRecord(
        GameSetup(deck: deck, pairs: pairs, variant: variant, seed: "x"),
        moves: pairs + pairs / 3 + chance.next(below: pairs), score: chance.next(below: 70),
        time: .milliseconds(40_000 + chance.next(below: 100_000)), date: Int64(number) * 43_200,
        figures: number % 20 == 7 ? nil : figures(pairs: pairs, &chance))
      statistics.add(entry, day: number / 2)
    }
    return statistics
  }

  private static func figures(pairs: Int, _ chance: inout SeededGenerator) -> MemoryFigures? {
    guard let deck = Board.of(.letters(pairs), pairs: pairs, seed: "\(chance.next(below: 999))"),
      let dealt = deck.drawn.deal()
    else { return nil }
    var game = dealt
    var intents: [Intent] = []
    while !game.isOver {
      // Every third card is the right one.
      let first = game.turned.count == 1 ? game.turned.first : nil
      let card = CardID(rawValue: chance.next(below: 2 * pairs))
      let intent = Intent.choose(
        chance.next(below: 3) == 0 ? first.map { CardID(rawValue: $0.rawValue ^ 1) } ?? card : card)
      intents.append(intent)
      game.apply(intent, at: .zero)
    }
    return GameAnalysis(of: dealt, intents).flatMap { MemoryFigures($0, pairs: pairs) }
  }
}

/// The statistics screen in an app.
final class StatisticsTable {
  let screen: StatisticsScreen
  let app: App
  var size: Size

  init(
    _ statistics: Statistics = .sample(), size: Size = Size(width: 80, height: 24),
    capabilities: Capabilities = Capabilities(), notice: String? = nil, isKiosk: Bool = false
  ) {
    screen = StatisticsScreen(statistics, today: 30, notice: notice) { board, _, size in
      PlaceGrid(
        TableLayout(
          size: size, count: board.places, shape: .portrait, isSolid: true,
          hasSides: board.variant.hasSides
        ).board)
    }
    self.size = size
    app = App(BlankScreen(), theme: Theme(capabilities), isKiosk: isKiosk)
    app.push(screen)
    frame()
  }

  @discardableResult
  func frame() -> Canvas { app.frame(size: size, at: .zero) }

  @discardableResult
  func press(_ keys: Key...) -> Request? {
    var request: Request?
    for key in keys {
      request = app.handle(.key(key), at: .zero)
      frame()
    }
    return request
  }

  func mouse(_ action: Mouse.Action, _ x: Int, _ y: Int) {
    _ = app.handle(.mouse(Mouse(action, at: Point(x: x, y: y))), at: .zero)
    frame()
  }

  var isOpen: Bool { app.screens.count > 1 }

  /// The whole text of the report, from the top to the end.
  var wholeText: String {
    press(.home)
    var text = frame().description
    while screen.position.top < screen.list.range.lastTop {
      press(.pageDown)
      text += "\n" + frame().description
    }
    return text
  }
}
