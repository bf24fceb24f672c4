import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// A screen that may be read aloud.
struct QuietScreenTests {
  private func table(isQuiet: Bool) throws -> Table {
    let table = try Table()
    table.app.use(ThemeOptions(isQuiet: isQuiet))
    table.frame()
    return table
  }

  @Test func `it does not wake without a key, and shows no clock and no bonus`() throws {
    for isQuiet in [true, false] {
      let table = try table(isQuiet: isQuiet)
      table.choose(0)
      table.pass(.seconds(2))
      expectEqual((table.app.nextChange(after: table.now) == nil), isQuiet)
      #expect(table.line(0).contains("0:0") != isQuiet)
      #expect(table.bottom.contains("partner fast") != isQuiet)
      let frame = table.frame()
      table.now += .seconds(2)
      expectEqual((table.frame() == frame), isQuiet)
    }
  }

  @Test func `a message stays until the next key, and a found pair leaves as always`() throws {
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

  @Test(arguments: ["o", "N", "n", "d", "t", "D", "J", "g", "?", "f", "p"] as [Key])
  func `the terminal's cursor is on the focused element of every page and dialog`(key: Key) throws {
    for size in [Size(80, 24), Size(40, 15)] {
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

  @Test(arguments: [Size(80, 24), Size(40, 15)])
  func `the cursor is in the field being typed in, else on the selected row`(_ size: Size) throws {
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

  @Test(arguments: ["o", "N", .escape] as [Key])
  func `moving the selection changes only the line that says more about it`(_ key: Key) throws {
    for size in [Size(80, 24), Size(40, 15)] {
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

  @Test func `the list of decks has no cards beside it, and its rows do not change`() throws {
    let chooser = try Chooser(size: Size(120, 36))
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

  @Test(arguments: [Capabilities.Colors.none, .eight, .many])
  func `moving over cards changes no character of the board`(_ colors: Capabilities.Colors) throws {
    let capabilities = Capabilities(colors: colors)
    let table = try Table(size: Size(80, 24), capabilities: capabilities)
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

  @Test(arguments: [Capabilities.Colors.none, .many])
  func `cards show words, each once, and no signs`(_ colors: Capabilities.Colors) throws {
    let capabilities = Capabilities(colors: colors)
    let table = try Table(size: Size(120, 36), capabilities: capabilities)
    table.app.use(ThemeOptions(isQuiet: true))
    table.choose(0)
    let face = try #require(table.viewModel.card(CardID(rawValue: 0))).content.text
    let letters = table.frame().lines.dropFirst().dropLast().joined()
      .filter { $0.isLetter || "●✓✗".contains($0) }
    expectEqual(String(letters), face)
  }

  @Test func `the result follows the last pair when a key asks for it; no key is lost`() throws {
    let table = try table(isQuiet: true)
    table.winAndWait()
    #expect(!table.text.contains("Details") && table.bottom.contains("Space result"))
    table.press(" ")
    #expect(table.text.contains("Details"))
    expectEqual(table.viewModel.deals, 0)
  }

  @Test func `during a game the message has the last line for itself`() throws {
    for isQuiet in [true, false] {
      let table = try table(isQuiet: isQuiet)
      #expect(table.bottom.contains("help"))
      table.press(.right)
      expectEqual(table.bottom.contains("help"), !isQuiet)
      table.choose(0, 3)
      expectEqual(table.bottom.contains("help"), !isQuiet)
    }
  }

  @Test func `places of cards are named, and of a setting only the chosen value is shown`() throws {
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

  /// The mark at the left of the selected row.
  fileprivate var selection: Point? {
    points { $0.glyph == "▌" && $0.style.background == .selection }.first
  }
}
