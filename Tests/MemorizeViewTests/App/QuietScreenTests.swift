import Canvas
import Expectations
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

@Suite("Quiet screen")
struct QuietScreenTests {
  private func table(isQuiet: Bool) throws -> Table {
    let table = try Table()
    table.app.use(ThemeOptions(isQuiet: isQuiet))
    table.frame()
    return table
  }

  @Test("A quiet screen does not wake without a key, and shows no clock and no bonus")
  func waking() throws {
    for isQuiet in [true, false] {
      let table = try table(isQuiet: isQuiet)
      table.choose(0)
      table.pass(.seconds(2))
      expectEqual((table.app.nextChange(after: table.now) == nil), isQuiet)
      #expect(table.line(0).contains("0:0") != isQuiet)
      #expect(table.bottom.contains("twin fast") != isQuiet)
      let frame = table.frame()
      table.now += .seconds(2)
      expectEqual((table.frame() == frame), isQuiet)
    }
  }

  @Test("A message stays until the next key, and a found pair leaves as it always does")
  func messages() throws {
    let table = try table(isQuiet: true)
    table.choose(0, 1)
    let message = table.bottom
    #expect(message.contains("Pair!"))
    let before = table.frame()
    let due = try #require(table.app.nextChange(after: table.now))
    table.pass(due - table.now)
    expectEqual(table.bottom, message)
    #expect(table.frame() != before)
    expectNil(table.app.nextChange(after: table.now))
  }

  @Test(
    "The terminal's own cursor is on the focused element of every page and dialog",
    arguments: ["o", "N", "n", "d", "t", "D", "J", "g", "?", "f", "p"] as [Key])
  func cursor(_ key: Key) throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 15)] {
      let page = PageFixture()
      page.size = size
      try page.open(key)
      for key in [.down, .right, .down, .tab, .up, .left] as [Key] {
        let before = page.frame()
        page.press(key)
        let after = page.frame()
        let (old, new) = (try #require(before.cursor), try #require(after.cursor))
        let isMoved = before.selection != after.selection
        #expect(old != new || !isMoved, "\(key) at \(size) moved the selection alone")
        if let selection = after.selection { expectEqual(new.y, selection.y, "\(key) at \(size)") }
      }
    }
  }

  @Test(
    "While something is typed, the cursor is in its field, else on the selected row",
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 15)])
  func fields(_ size: Size) throws {
    let chooser = try Chooser(size: size)
    func cursor() throws -> Point { try #require(chooser.frame().cursor) }
    func selection() throws -> Point { try #require(chooser.frame().selection) }
    for key in [.down, .down, .pageDown, .up] as [Key] {
      chooser.press(key)
      try expectEqual(cursor().y, selection().y)
    }
    chooser.find("letters")
    let field = try #require(chooser.frame().position(of: "letters"))
    try expectEqual(cursor(), field.moved(x: 7))
    chooser.press(.escape, "A", .right)
    try #expect(cursor().y > 1)
    chooser.press(.escape, "I")
    let path = try cursor()
    expectEqual(path.y, 0)
    chooser.press(.down, .down)
    try expectEqual(cursor().y, selection().y)
  }

  @Test(
    "Moving the selection changes nothing but the line that says more about it",
    arguments: ["o", "N", .escape] as [Key])
  func selecting(_ key: Key) throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 15)] {
      let page = PageFixture()
      page.size = size
      try page.open(key)
      page.app.use(ThemeOptions(isQuiet: true))
      for key in [.down, .down, .up] as [Key] {
        let before = page.frame()
        page.press(key)
        let after = page.frame()
        #expect(before.cursor != after.cursor)
        let changed = zip(before.lines, after.lines).filter { $0 != $1 }.map(\.1)
        // A page may be scrolled to the last row.
        #expect(changed.count <= 1, "\(key) at \(size): \(changed)")
      }
    }
  }

  @Test("The list of decks has no cards beside it, and its rows do not change")
  func decks() throws {
    let chooser = try Chooser(size: Size(width: 120, height: 36))
    chooser.app.use(ThemeOptions(isQuiet: true))
    for _ in 0..<3 {
      let before = chooser.frame()
      chooser.press(.down)
      let after = chooser.frame()
      #expect(before.cursor != after.cursor)
      expectEqual(before.lines, after.lines)
    }
    chooser.press("+")
    #expect(chooser.frame().lines.last?.contains("pairs") ?? false)
  }

  @Test(
    "Moving over cards changes no character of the board",
    arguments: [Capabilities.Colors.none, .eight, .many])
  func cursorOnCards(_ colors: Capabilities.Colors) throws {
    let capabilities = Capabilities(colors: colors)
    let table = try Table(size: Size(width: 80, height: 24), capabilities: capabilities)
    table.app.use(ThemeOptions(isQuiet: true))
    table.choose(0)
    for key in [.right, .down, .left, .up] as [Key] {
      let before = table.frame()
      table.press(key)
      let after = table.frame()
      expectEqual(before.lines.dropLast(), after.lines.dropLast())
      #expect(before != after)
    }
  }

  @Test("Cards show words, each once, and no signs", arguments: [Capabilities.Colors.none, .many])
  func words(_ colors: Capabilities.Colors) throws {
    let capabilities = Capabilities(colors: colors)
    let table = try Table(size: Size(width: 120, height: 36), capabilities: capabilities)
    table.app.use(ThemeOptions(isQuiet: true))
    table.choose(0)
    let face = try #require(table.viewModel.card(CardID(rawValue: 0))).content.text
    let letters = table.frame().lines.dropFirst().dropLast().joined()
      .filter { $0.isLetter || "●✓✗".contains($0) }
    expectEqual(String(letters), face)
  }

  @Test("The last pair is followed by a result when a key asks for it, and no key is lost")
  func end() throws {
    let table = try table(isQuiet: true)
    table.win()
    table.pass(.seconds(20))
    #expect(!table.frame().description.contains("Details"))
    #expect(table.bottom.contains("Space result"))
    table.press(" ")
    #expect(table.frame().description.contains("Details"))
    expectEqual(table.viewModel.deals, 0)
  }

  @Test("During a game the message has the last line for itself")
  func keys() throws {
    for isQuiet in [true, false] {
      let table = try table(isQuiet: isQuiet)
      #expect(table.bottom.contains("help"))
      table.press(.right)
      expectEqual(table.bottom.contains("help"), !isQuiet)
      table.choose(0, 3)
      expectEqual(table.bottom.contains("help"), !isQuiet)
    }
  }

  @Test("The place of a card under the cursor is named, and only the chosen value is shown")
  func places() throws {
    for isQuiet in [true, false] {
      let table = try table(isQuiet: isQuiet)
      table.press(.right)
      expectEqual(table.bottom.contains("Row a, 2: hidden"), isQuiet)
      table.press(" ")
      table.pass(.seconds(2))
      table.press(.left, .right)
      expectEqual(table.bottom.contains(": hidden"), false)
      expectEqual(table.bottom.contains("Row a, 2: "), isQuiet)
      table.press(.down)
      expectEqual(table.bottom.contains("Row b, 1: hidden"), isQuiet)
      table.press("o")
      let motion = try #require(table.frame().lines.first { $0.contains("Motion") })
      #expect(motion.contains("full"))
      expectEqual(motion.contains("reduced"), !isQuiet)
    }
  }
}

extension Canvas {
  fileprivate var lines: [String] {
    description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func isMark(_ point: Point) -> Bool {
    self[point].style.background == .selection && self[point].glyph == "▌"
  }

  /// The mark at the left of the selected row.
  fileprivate var selection: Point? {
    for y in 0..<size.height {
      for x in 0..<size.width where isMark(Point(x: x, y: y)) {
        return Point(x: x, y: y)
      }
    }
    return nil
  }
}
