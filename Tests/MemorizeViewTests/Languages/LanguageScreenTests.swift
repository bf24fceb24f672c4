import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView
@testable import Words

/// What players of other languages see.
struct LanguageScreenTests {
  private static let sizes = [Size(80, 24), Size(40, 15)]
  private static let languages: [Language] = [.russian, .chinese, .korean]

  /// Words in Latin letters that are no texts: names of decks, rivals and pictures, keys, commands.
  private static let values = Set(
    """
    Letters Words Ann Bob ta race fox Space Enter Esc Tab Shift Up Down Left Right Home End PageUp PageDown Backspace \
    Delete Insert Ctrl ASCII memorize Memorize tsv English kitchen knife crescent moon clown face \
    panda pueblo village
    """.split(separator: " ").map(String.init))

  @Test(arguments: [Size(100, 40), Size(40, 15)])
  func `every text of every page is found by those who translate`(size: Size) throws {
    var forgotten: Set<String> = []
    try WordTable.$ofTask.withValue(.pseudo()) {
      for page in try PageTour(size: size).pages() {
        // Studying shows the words of a deck.
        let isStudy = page.name.hasPrefix("d y")
        for word in page.frame.latinWords
        where !LanguageScreenTests.values.contains(word) && !isStudy {
          forgotten.insert("\(page.name): \(word)")
        }
      }
    }
    #expect(forgotten.isEmpty, "\(forgotten.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: sizes)
  func `no page cuts words that the English page shows`(size: Size) throws {
    let english = try PageTour(size: size).pages()
    for language in LanguageScreenTests.languages {
      let others = try Language.$use.withValue(Language.Use(language)) {
        try PageTour(size: size).pages()
      }
      expectEqual(english.count, others.count)
      for (page, other) in zip(english, others) where other.frame.cuts > page.frame.cuts {
        Issue.record("\(language.rawValue) \(page.name)\n\(other.frame.description)")
      }
    }
  }

  @Test func `a language takes effect at once and is kept`() throws {
    try Language.$use.withValue(Language.Use(.english)) {
      let table = try Table()
      table.press("o", .down, .down, .down, .down, .down, .down, .right)
      #expect(table.text.contains("Settings"))
      table.press(.right)
      #expect(table.text.contains("Настройки"))
      expectEqual(table.app.theme.options.language, .russian)
      table.press(.left, .left)
      #expect(table.text.contains("Settings"))
      expectNil(table.app.theme.options.language)
    }
  }

  @Test func `texts are English where the terminal cannot show other letters`() throws {
    try Language.$use.withValue(Language.Use(.korean)) {
      let table = try Table(capabilities: .ascii)
      table.press("o")
      #expect(table.text.contains("Settings"))
    }
  }
}

extension WordTable {
  /// A language that has a strange letter in place of each Latin one, so that texts that nobody can
  /// translate stay readable.
  fileprivate static func pseudo() -> WordTable? {
    WordTable.of(.russian).map { table in
      WordTable(
        Dictionary(
          uniqueKeysWithValues: table.forms.map { text, forms in
            let form = text.english.split(separator: "{", omittingEmptySubsequences: false)
              .map { String($0.map { $0.isASCII && $0.isLetter ? "ж" : $0 }) }.joined(
                separator: "{")
            return (text, forms.count > 1 ? [form, form] : [form])
          }))
    }
  }
}

extension Canvas {
  /// The words of two and more Latin letters.
  fileprivate var latinWords: [String] {
    description.split { !($0.isASCII && $0.isLetter) }.map(String.init).filter { $0.count > 1 }
  }

  /// The number of texts that are cut off.
  fileprivate var cuts: Int { description.count { $0 == "…" } }
}

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
      (table.app.screen as? ResultScreen)?.effects = []
      let lines = table.text.split(separator: "\n", omittingEmptySubsequences: false)
      text += "== \(title)\n"
      for (index, line) in lines.enumerated()
      where !last.indices.contains(index) || last[index] != line { text += "\(line)\n" }
      last = lines
    }
  }
}
