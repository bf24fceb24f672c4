import Canvas
import Expectations
import HomeFixtures
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// What dialogs do to the game below, and what can be chosen on them.
struct DialogTests {
  @Test(arguments: ["?", "d", "t", "o", "p"] as [Key], [true, false])
  func `a dialog halts the game; Escape or its own key closes it`(key: Key, isEscape: Bool) throws {
    let table = try Table()
    table.choose(0)
    table.press(key)
    #expect(table.viewModel.isPaused)
    table.pass(.seconds(60))
    table.press(isEscape ? .escape : key)
    #expect(table.dialog == nil && table.isOnTop && !table.viewModel.isPaused)
    expectEqual(table.viewModel.elapsed(at: table.now), .zero)
    expectEqual(
      table.viewModel.bonus.remaining(of: CardID(rawValue: 0), at: table.now), .seconds(6))
  }

  @Test func `another dialog's key opens that dialog, and that of the decks their page`() throws {
    let table = try Table()
    table.choose(0)
    table.press("?", "g", "o")
    #expect(table.dialog is SettingsDialog)
    table.press("?", "d")
    #expect(table.dialog == nil && table.chooser != nil)
    table.press(.escape)
    #expect(table.isOnTop && table.dialog == nil && !table.viewModel.isPaused)
  }

  @Test(arguments: [1, 20, 25, 30, 40, 79, 200])
  func `help breaks no word, however narrow the window is`(width: Int) throws {
    let table = try Table(size: Size(width, 12))
    table.openCompleteHelp()
    let content = try #require(table.content)
    let rows = content.rows + content.secondColumn
    let words = Set(rows.flatMap { $0.left.split(separator: " ") })
    for legend in PlayScreen.allBindings.map(\.legend) {
      let (keys, help) = (legend.topic?.keys ?? legend.keyNames, legend.topic?.help ?? legend.help)
      #expect(words.isSuperset(of: help.split(separator: " ")))
      #expect(rows.contains { $0.left.hasPrefix(keys) })
    }
  }

  @Test(arguments: [(77, false), (78, true), (120, true), (200, true)])
  func `wide windows have two columns of keys to click`(width: Int, isSplit: Bool) throws {
    let table = try Table(size: Size(width, 50))
    table.openCompleteHelp()
    try expectEqual(#require(table.content).secondColumn.isEmpty, !isSplit)
    for words in ["larger cards", "statistics"] {
      let point = try #require(table.frame().position(of: words))
      let view = try #require(table.dialogView)
      expectEqual(view.key(at: point, top: 0), (words == "statistics" ? "t" : "+"))
    }
    expectEqual(table.text.contains("Turn two cards at a time."), isSplit)
  }

  @Test func `settings change at once and go around`() throws {
    let table = try Table(motion: .full)
    table.press("o", .enter)
    expectEqual(table.app.theme.options.motion, .reduced)
    table.press(.enter, .enter)
    expectEqual(table.app.theme.options.motion, .full)
    table.press(.left, .left)
    expectEqual(table.app.theme.options.motion, .reduced)
    table.press(.down, .down, .enter)
    expectEqual(table.app.theme.options.table, .navy)
    table.press(.down, .down, " ")
    #expect(table.app.theme.options.showsLabels)
    table.press(.down, " ")
    #expect(table.app.theme.options.isQuiet)
    table.press(" ", .down)
    table.press(.down, .enter)
    expectEqual(table.viewModel.rules.flipBack, .seconds(1))
    table.press(.right, .enter, .enter, .enter, .enter)
    expectNil(table.viewModel.rules.flipBack)
    table.press(.down, .enter)
    #expect(!table.viewModel.preferences.showsStreak)
    table.press(.down, .enter)
    #expect(table.viewModel.preferences.ringsBell)
    // Deck and pairs lie between them.
    table.press(.down, .down, .down, .enter)
    #expect(table.viewModel.rules.variant.closesGaps)
    table.press(.down, .enter)
    #expect(table.viewModel.rules.variant.isOpen)
    table.press(.down, .enter)
    #expect(table.viewModel.rules.variant.hasSides)
    // The way to a new game, answers and direction, then what is studied.
    for _ in 0..<10 { table.press(.down) }
    let row = try #require(table.app.openDialog?.position.selected)
    try expectEqual(#require(table.content).rows[row].left, "Motion")
  }

  @Test func `colours and pictures are asked of the terminal`() throws {
    let table = try Table()
    table.press("o", .down)
    let used = ["dark", "light", "highContrast", "none", "auto"].map { _ in table.press(.enter) }
    expectEqual(
      used,
      [.dark, .light, .highContrast, .none, .auto].map {
        .use(ThemeOptions(motion: .none, colors: $0))
      })
    table.press(.down)
    expectEqual(table.press(.right), .use(ThemeOptions(motion: .none, table: .navy)))
    table.press(.left, .down)
    expectEqual(table.press(.right), .use(ThemeOptions(motion: .none, glyphs: .blocks)))
    expectEqual(table.press(.right), .use(ThemeOptions(motion: .none, glyphs: .emoji)))
    expectEqual(table.press(.right), .use(ThemeOptions(motion: .none, glyphs: .text)))
    let back = table.press(.left, .left, .left, .left)
    expectEqual(back, .use(ThemeOptions(motion: .none, glyphs: .ascii)))
    table.app.adapt(to: Capabilities(colors: .none, glyphs: .ascii))
    #expect(table.text.unicodeScalars.allSatisfy { $0.value < 0x7F })
  }

  @Test func `starting deck and pairs are chosen; a deck chosen later has as many pairs`() throws {
    let table = try Table()
    let pairs = [Key](repeating: .up, count: 13)
    table.press("o")
    for key in pairs { table.press(key) }
    table.press(.enter)
    expectEqual(table.viewModel.preferences.pairs, 4)
    table.press(.up, .enter, .enter)
    expectEqual(table.viewModel.preferences.deck, "Words")
    table.press("d", .down, .down, .enter)
    expectEqual(table.viewModel.pairs, 4)
    table.press("o")
    for key in pairs { table.press(key) }
    table.press(.left, .up, .right)
    #expect(table.viewModel.preferences.pairs == nil && table.viewModel.preferences.deck == nil)
  }

  @Test func `the result comes by itself, once, and goes with a new game`() throws {
    let table = try Table(pairs: 3, motion: .full)
    table.win()
    table.pass(.seconds(5))
    #expect(table.result != nil)
    table.pass(Timing.quiet)
    table.press(.escape)
    table.pass(.seconds(5))
    #expect(table.isOnTop)
    table.press(" ")
    #expect(table.result != nil)
    table.press("n")
    #expect(table.isOnTop && !table.viewModel.isOver)
  }

  @Test func `a new game over a pause is not paused`() throws {
    let table = try Table()
    table.choose(0)
    table.press("p", "n")
    expectEqual(table.viewModel.deals, 1)
    #expect(!table.viewModel.isPaused)
    expectNil(table.dialog)
  }

  @Test func `decks are sorted as they were last`() throws {
    let table = try Table()
    table.press("d", "S", .escape, "d")
    expectEqual(table.chooser?.decks.sorting, .name)
    table.press("S", .enter, "d")
    expectEqual(table.chooser?.decks.sorting, .pairs)
  }

  @Test func `a pause by the player survives opening and closing the chooser`() throws {
    let table = try Table()
    table.choose(0)
    table.press("p", "d")
    #expect(table.chooser != nil && table.viewModel.isPaused)
    table.press(.escape)
    #expect(table.dialog is MenuDialog && table.viewModel.isPaused)
    table.press("?", .escape)
    #expect(table.dialog is MenuDialog && table.viewModel.isPaused)
    table.press("p")
    #expect(table.dialog == nil && !table.viewModel.isPaused)
  }

  @Test func `pages lead back to the menu they were opened from, also after the game`() throws {
    let table = try Table(size: Size(80, 24))
    for isOver in [false, true] {
      if isOver { table.winAndWait() }
      while !table.isOnTop || table.dialog != nil { table.press(.escape) }
      for key: Key in ["d", "t", "J", "D", "N", "o", "g"] + (isOver ? [" ", "v"] : []) {
        table.press(key)
        #expect(!table.bottom.contains("Esc menu"), "\(key)")
        table.press(.escape)
        #expect(table.isOnTop && table.dialog == nil, "\(key)")
        table.press(.escape, key)
        // A dialog lies over the menu; the line below it names no way back.
        #expect(table.bottom.contains("Esc menu") == (table.dialog == nil), "\(key)")
        table.press(.escape)
        #expect(table.isOnTop && table.dialog is MenuDialog, "\(key)")
        table.press(.escape)
        #expect(table.dialog == nil && !table.viewModel.isPaused, "\(key)")
      }
    }
    // Other pages and dialogs over the first one, and another of its kind.
    for keys: [Key] in [["t", "N", "d", .escape, .escape], ["d", "t", "d"]] {
      table.press(.escape)
      for key in keys { table.press(key) }
      #expect(table.bottom.contains("Esc menu"), "\(keys)")
      table.press(.escape)
      #expect(table.isOnTop && table.dialog is MenuDialog, "\(keys)")
      table.press(.escape)
    }
  }

  @Test func `a game that begins on a page over the menu closes the menu, too`() throws {
    let home = GameHome()
    let table = try Table(home.table(), size: Size(80, 24))
    table.winAndWait()
    for keys: [Key] in [[" ", .enter], ["v", .end, .left, .left, .enter], ["J", .enter]] {
      while !table.isOnTop || table.dialog != nil { table.press(.escape) }
      let deals = table.viewModel.deals
      table.press(.escape)
      for key in keys { table.press(key) }
      #expect(table.viewModel.deals == deals + 1 && table.isOnTop, "\(keys)")
      #expect(table.dialog == nil && !table.viewModel.isPaused, "\(keys)")
    }
  }

  @Test func `a board that counts once is practised again, in the same words everywhere`() throws {
    let table = try Table(size: Size(170, 40))
    table.press("J", .enter)
    #expect(table.bottom.contains("r practise"))
    table.press(.escape)
    #expect(table.text.contains("Practise this board"))
    table.press(.escape)
    table.winAndWait()
    #expect(table.result != nil && table.bottom.contains("r practise"))
    table.press("r")
    expectEqual(table.viewModel.occasion, .journeyPractice(1))
    table.press("d", .enter, .escape)
    #expect(table.text.contains("Same board again"))
    table.press(.escape)
    #expect(table.bottom.contains("r same board"))
  }

  @Test(arguments: [(80, 40), (80, 24), (60, 18)])
  func `the menu leads to letters at all sizes, and to the end without scrolling from 24 rows`(
    width: Int, height: Int
  ) throws {
    let table = try Table(size: Size(width, height))
    table.choose(0, 2)
    table.press(.escape)
    expectEqual(table.text.contains("Quit"), height >= 24)
    try table.click("Turn by letters")
    #expect(table.dialog == nil && !table.viewModel.isPaused && table.play.typedLetters == "")
    #expect(table.bottom.hasPrefix(" Type the letter on a card"))
  }

  @Test(arguments: ["o", "g"] as [Key])
  func `over a dialog that does not name them, no key deals another board`(key: Key) throws {
    let table = try Table(.pictures)
    table.choose(0, 1)
    table.press(key, "r", "n")
    #expect(table.viewModel.deals == 0 && table.dialog != nil)
  }

  @Test func `without a finished game the review key says so`() throws {
    let table = try Table(.pictures)
    table.choose(0, 2)
    #expect(!table.bottom.contains("review"))
    table.press("v")
    #expect(table.isOnTop && table.bottom.hasPrefix(" No finished game to review yet."))
    table.press("?", .escape)
    #expect(!table.bottom.contains("No finished game"))
    table.press("?", "v")
    #expect(table.dialog == nil && !table.viewModel.isPaused)
    #expect(table.isOnTop && table.bottom.hasPrefix(" No finished game to review yet."))
  }

  @Test func `a scrolled help keeps the titles of its sections and says how much follows`() throws {
    let table = try Table(size: Size(40, 15))
    table.openCompleteHelp()
    let view = try #require(table.dialogView)
    #expect(table.text.contains("▼ \(view.rows.range.lastTop) more"))
    var seen: Set<String> = []
    for page in 0..<40 {
      let lines = (0..<view.list.height).map { table.line(view.list.minY + $0) }
      seen.formUnion(lines)
      if let top = table.app.openDialog?.position.top,
        view.content.rows[..<top].contains(where: \.isHeading),
        !view.content.rows[top].left.isEmpty
      {
        expectEqual(lines.first?.contains("──"), true, "page \(page)")
      }
      table.press(.pageDown)
    }
    expectEqual(table.app.openDialog?.position.top, view.rows.range.lastTop)
    #expect(table.text.contains("▲ \(view.rows.range.lastTop) more"))
    let text = seen.joined()
    let texts = view.content.rows.map(\.left).filter { !$0.isEmpty }
    expectEqual(texts.filter { !text.contains($0) }, [])
  }
}
