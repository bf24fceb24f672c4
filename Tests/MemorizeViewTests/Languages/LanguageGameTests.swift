import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView
@testable import Words

/// A whole game as players of other languages read it, recorded to be looked at.
struct LanguageGameTests {
  private static let sizes = [Size(40, 15), Size(80, 24), Size(120, 36)]

  @Test(arguments: [Language.russian, .chinese, .korean], sizes)
  func `a game from the deal to its review`(language: Language, size: Size) throws {
    try Language.$use.withValue(Language.Use(language)) {
      let game = try Game(size: size, language)
      game.look("the deal")
      game.table.choose(0)
      game.look("a first card")
      game.table.choose(2)
      game.look("a miss")
      game.press("s", "a shuffle costs something")
      game.press("i", "a hint costs something")
      game.press("i", "a hint")
      game.press("z", "a key without a meaning")
      game.table.choose(1, 3)
      game.look("a miss with known cards")
      game.table.choose(2, 3)
      game.look("a pair")
      game.press(.escape, "the menu")
      game.press(.escape, "again on the table")
      game.table.win()
      game.table.pass(.seconds(3))
      game.look("the result")
      game.press("a", "the details")
      game.press(.escape, "the result again")
      game.press("v", "the review")
      game.press(.escape, "back")
      try RecordedScreen.matches(
        game.text, "game-\(language.rawValue)-\(size.width)x\(size.height)")
    }
  }

  /// A game with a list of its screens, of which only what differs from the one before is kept.
  private final class Game {
    let table: Table
    private(set) var text = ""
    private var last: [Substring] = []

    init(size: Size, _ language: Language) throws {
      let deck = Deck(
        name: "Animals", color: .orange, usualPairs: 4,
        pairs: ["🐶", "🐈", "🦊", "🐢"].map { Pair(twin: $0) })
      table = try Table(deck, size: size)
    }

    func press(_ key: Key, _ title: String) {
      table.press(key)
      look(title)
    }

    func look(_ title: String) {
      let lines = table.text.split(separator: "\n", omittingEmptySubsequences: false)
      text += "== \(title)\n"
      for (index, line) in lines.enumerated()
      where !last.indices.contains(index) || last[index] != line { text += "\(line)\n" }
      last = lines
    }
  }
}
