import Canvas
import MemorizeViewModel
import Testing

@testable import MemorizeView

struct KeyTableTests {
  @Test(arguments: [
    KeyTable.table, KeyTable.playback, KeyTable.review, KeyTable.wayOut, KeyTable.editor,
    KeyTable.writing, KeyTable.chooser, KeyTable.filtering, KeyTable.importing,
    KeyTable.statistics,
  ])
  func `no key is bound twice on a screen`(bindings: [KeyBinding<Command>]) {
    let keys = bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `every command is bound once, and every binding is explained`() {
    for bindings in [
      KeyTable.table, KeyTable.playback, KeyTable.review, KeyTable.chooser, KeyTable.statistics,
    ] {
      let commands = bindings.map(\.command)
      #expect(Set(commands).count == commands.count)
      #expect(bindings.allSatisfy { !$0.keys.isEmpty && !$0.help.isEmpty })
    }
  }

  @Test(
    arguments: [
      (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
      ("h", .move(.left)), ("j", .move(.down)), ("k", .move(.up)), ("l", .move(.right)),
      (.tab, .nextHidden), (.backTab, .previousHidden), (" ", .choose), (.enter, .choose),
      ("f", .label), ("s", .shuffle), ("n", .newGame), ("r", .sameBoard), ("d", .decks),
      ("t", .statistics), ("g", .games), ("o", .settings), ("p", .pause), ("v", .review),
      ("+", .larger),
      ("-", .smaller),
      (.pageUp, .pageUp), (.pageDown, .pageDown), ("?", .help), (.control("l"), .redraw),
      (.control("z"), .suspend), ("q", .quit), (.control("c"), .quit), (.escape, .close),
    ] as [(Key, Command)])
  func `a key does what players are told`(key: Key, command: Command) {
    #expect(KeyTable.command(for: key) == command)
  }

  @Test(arguments: [Size(width: 79, height: 23), Size(width: 30, height: 9)])
  func `help names every binding, on one page or by scrolling`(size: Size) throws {
    let table = try Table(size: size)
    table.press("?")
    var seen = table.frame().description
    for _ in 0..<80 {
      table.press(.down)
      seen += "\n" + table.frame().description
    }
    for binding in KeyTable.table {
      #expect(seen.contains(binding.legend.keyNames), "\(binding.help)")
    }
  }

  @Test func `quitting, suspending and redrawing are asked of the loop, over dialogs, too`() throws
  {
    for key in ["p", "?", "d", "t", "o", "f", .escape] as [Key] {
      let table = try Table()
      table.press(key)
      #expect(table.press(.control("l")) == .redraw)
      #expect(table.press(.control("z")) == .suspend)
      #expect(table.press(.control("c")) == .quit)
      #expect(table.press("q") == .quit)
    }
  }

  @Test func `escape never quits`() throws {
    let table = try Table()
    #expect(table.press(.escape, .escape, "?", .escape, .escape) == nil)
    #expect(table.screen.dialog == nil)
  }
}
