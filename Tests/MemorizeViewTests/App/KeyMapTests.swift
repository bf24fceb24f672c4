import Canvas
import Decks
import Expectations
import HomeFixtures
import MemorizeViewModel
import Storage
import Testing

@testable import MemorizeView

/// The keys of every screen: bound once, explained in help, and the same for common commands.
struct KeyMapTests {
  @Test func `on a page, Escape is named after the place to which it leads`() throws {
    let table = try Table()
    table.choose(0, 2)
    table.press("t")
    #expect(table.bottom.contains("Esc table"))
    table.press(.escape, "p", "t")
    #expect(table.bottom.contains("Esc menu"))
    table.press(.escape)
    #expect(table.dialog is MenuDialog)
  }

  @Test func `study from a deck of pictures leads to decks of words, where Enter studies`() throws {
    let home = GameHome()
    let library = LibraryViewModel(
      DeckLibrary(directory: nil), builtIn: [.letters(8), .words, .letters(4)])
    let app = App(playing: try home.table(.letters(8)), library: library)
    for key in ["p", "y", .enter] as [Key] {
      _ = app.handle(.key(key), at: .zero)
      _ = app.frame(size: Size(80, 24), at: .zero)
    }
    expectEqual((app.screen as? StudyScreen)?.deck.name, Deck.words.name)
    for key in ["d", .enter] as [Key] { _ = app.handle(.key(key), at: .zero) }
    #expect(app.screen is StudyScreen)
    for key in ["d", .escape, .enter] as [Key] { _ = app.handle(.key(key), at: .zero) }
    #expect(app.screen is PlayScreen)
  }

  @Test func `minus and plus change a number in a dialog`() throws {
    let table = try Table()
    table.press("N", .down)
    let dialog = try #require(table.dialog as? NewGameDialog)
    let pairs = dialog.pairs
    table.press("-", "-", "+")
    expectEqual(dialog.pairs, pairs - 1)
  }

  @Test func `a letter without meaning says so, on the table, on pages and over dialogs`() throws {
    let table = try Table()
    for way in [[], ["d"], ["t"], ["o"], ["N"]] as [[Key]] {
      for key in way { table.press(key) }
      table.press("z")
      #expect(table.bottom.contains("z has no meaning here"), "after \(way)")
      table.press(.right)
      #expect(!table.bottom.contains("has no meaning here"))
      table.press("z")
      table.size = Size(60, 18)
      table.send(.resize)
      #expect(!table.bottom.contains("has no meaning here"), "after \(way)")
      table.size = Size(79, 23)
      table.send(.resize)
      if !way.isEmpty { table.press(.escape) }
    }
  }

  @Test(
    arguments: [
      (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
      ("h", .move(.left)), ("j", .move(.down)), ("k", .move(.up)), ("l", .move(.right)),
      (.tab, .hidden(1)), (.backTab, .hidden(-1)), (" ", .choose), (.enter, .choose),
      ("f", .letters), ("s", .shuffle), ("n", .newGame), ("r", .sameBoard), ("d", .decks),
      ("t", .statistics), ("g", .games), ("o", .settings), ("p", .menu), (.escape, .menu),
      ("v", .review),
      ("+", .zoom(1)), ("-", .zoom(-1)), (.pageUp, .page(-1)), (.pageDown, .page(1)),
    ] as [(Key, PlayScreen.Command)])
  func `a key does what players are told`(key: Key, command: PlayScreen.Command) throws {
    try expectEqual(Table().play.keyMap.command(for: key), command)
  }

  @Test func `q closes what a key opens, then quits`() throws {
    for key in ["p", "?", "o", "d", "t", .escape] as [Key] {
      let table = try Table()
      table.press(key)
      expectNil(table.press("q"))
      #expect(table.isOnTop && table.dialog == nil, "q closes what \(key) opens")
      expectEqual(table.press("q"), .quit)
    }
  }

  @Test func `the help of a dialog says that q closes it`() throws {
    let table = try Table(size: Size(100, 40))
    table.press("N", "?")
    let content = try #require(table.app.content)
    let rows = (content.rows + content.secondColumn).map(\.left)
    #expect(rows.contains { $0.hasPrefix("q ") && $0.contains("close") })
    #expect(!rows.contains { $0.hasPrefix("q ") && $0.contains("quit") })
  }

  @Test func `escape never quits`() throws {
    let table = try Table()
    expectNil(table.press(.escape, .escape, "?", .escape, .escape))
    #expect(table.dialog is MenuDialog, "on the bare table, Escape opens the menu")
  }
}

/// A table for strangers: no way out of the game, and one list of the best games.
struct KioskTableTests {
  private let home = GameHome()

  private func table(_ player: String? = nil, pairs: Int = 3) throws -> Table {
    let table = try Table(
      home.table(.letters(8), pairs: pairs, isSaved: false, best: home.best(player)),
      isKiosk: true)
    table.pass(.seconds(2))
    return table
  }

  @Test(arguments: [nil, "?", "t", "o", "d", "p"] as [Key?])
  func `nothing suspends the game, and no games of others are shown`(dialog: Key?) throws {
    let table = try table()
    if let dialog { table.press(dialog) }
    let screen = table.app.screen
    expectNil(table.press(.control("z")))
    expectNil(table.send(.suspend))
    expectNil(table.press("g"))
    let isPage = dialog == nil || dialog == "d"
    #expect(table.app.screen === screen && isPage == (table.dialog == nil))
    expectEqual(table.press(.control("c")), .quit)
  }

  @Test func `help offers neither the shell nor other games, but all the rest`() throws {
    let table = try table()
    table.press("?", .enter)
    let content = try #require(table.content)
    let rows = content.rows + content.secondColumn
    for binding in PlayScreen.allBindings {
      let keys = binding.legend.topic?.keys ?? binding.legend.keyNames
      let isOffered = rows.contains { $0.left.hasPrefix(keys + " ") }
      expectEqual(isOffered, ![.games, .study].contains(binding.command))
    }
    #expect(
      rows.contains { $0.left.hasPrefix("^L ") } && !rows.contains { $0.left.hasPrefix("^Z") })
    table.press("o")
    #expect(table.dialog is SettingsDialog)
    #expect(try !#require(table.content).rows.contains { $0.left == Setting.deck.shownTitle })
  }

  @Test func `the result tells the place, and the list marks it`() throws {
    try table("anna").viewModel.findAllPairs()
    try table(pairs: 4).viewModel.findAllPairs()
    let table = try table()
    table.press("t")
    #expect(!table.text.contains("*"))
    table.press("t")
    table.viewModel.findAllPairs()
    #expect(table.text.contains("Place 2 of all"))
    table.press("t")
    let rows = try #require(table.content).rows
    expectEqual(rows.map(\.left), ["Letters, 3", " 1   anna", " 2 * you", "Letters, 4", " 1"])
    expectEqual(rows.map(\.isHeading), [true, false, false, true, false])
    expectEqual(rows[1].right, "     3     42   0:00")
  }

  @Test func `what others have finished meanwhile is on the list when it is opened`() throws {
    let table = try table()
    table.press("t")
    #expect(table.text.contains("Nobody has finished a game yet."))
    table.press("t")
    try self.table("ben").viewModel.findAllPairs()
    table.press("t")
    #expect(table.text.contains(" 1   ben"))
  }

  @Test func `a board that was dealt again has no place, and the result says why`() throws {
    let table = try table()
    table.viewModel.dealAgain(at: .zero)
    table.frame()
    table.viewModel.findAllPairs()
    #expect(table.text.contains("none, you had played this board"))
  }
}
