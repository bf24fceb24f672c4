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
  /// Ways to every screen, and the keys that lead there.
  private static let ways: [[Key]] = [[], ["f"], ["d"], ["d", "/"], ["t"]]

  @Test func `no key is bound twice in a recording and in a review`() throws {
    let table = try Table(.pictures, pairs: 4)
    table.forgetAndWin()
    table.pass(.seconds(5))
    let playback = try #require(table.viewModel.replay.review())
    table.press("v")
    for app in [table.app, App(replaying: playback)] {
      let keys = app.legends.flatMap(\.keys)
      expectEqual(Set(keys).count, keys.count)
    }
  }

  /// Pages that open others in their place.
  private static let openPages: [[Key]] = [
    ["D"], ["J"], ["t"], ["d"], ["v"], ["d", "y"], ["g"], ["N"], ["o"],
  ]

  @Test(arguments: openPages)
  func `the keys of pages work on all of them, and Escape leads back`(way: [Key]) throws {
    let pages: [(Key, any Screen.Type)] = [
      ("D", DailyScreen.self), ("J", JourneyScreen.self), ("t", StatisticsScreen.self),
      ("d", ChooserScreen.self), ("g", PlayScreen.self),
    ]
    for (key, page) in pages where way.first != key && way.last != key {
      let stop = try PageTour(size: Size(80, 24)).walk(way, isOver: false)
      let before = stop.app.screen
      stop.press(key)
      let shown = key == "g" ? type(of: before) : page
      #expect(type(of: stop.app.screen) == shown, "\(key.name) on \(way.map(\.name))")
      stop.press(.escape)
      #expect(stop.app.screen === before && stop.app.dialogs.isEmpty)
    }
  }

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

  @Test(arguments: [Size(79, 23), Size(30, 9)], ways)
  func `help shows every key, on one page or by scrolling`(size: Size, way: [Key]) throws {
    let table = try Table(size: size)
    for key in way { table.press(key) }
    let legends = table.app.legends
    table.openCompleteHelp()
    var seen = table.text
    for _ in 0..<90 {
      table.press(.down)
      seen += "\n" + table.text
    }
    for legend in legends {
      #expect(seen.contains(legend.topic?.keys ?? legend.keyNames), "\(legend.help)")
    }
  }

  @Test func `the End key shows the last line of help, the Home key the first`() throws {
    let table = try Table(size: Size(60, 12))
    table.openCompleteHelp()
    let first = table.frame()
    let rows = try #require(table.content).rows
    table.press(.end)
    let last = try #require(rows.last).left
    #expect(table.text.contains(last))
    expectEqual(table.app.openDialog?.position.top, table.dialogView?.rows.range.lastTop)
    table.press(.home)
    expectEqual(table.frame(), first)
  }

  @Test func `quitting, suspending and redrawing work over dialogs, too`() throws {
    for key in ["p", "?", "d", "t", "o", "f", .escape] as [Key] {
      let table = try Table()
      table.press(key)
      expectEqual(table.press(.control("l")), .redraw)
      expectEqual(table.press(.control("z")), .suspend)
      expectEqual(table.press(.control("c")), .quit)
    }
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
