import Canvas
import Expectations
import Glibc
import Testing

@testable import Curses

/// Questions about widths on a pseudo-terminal, and the answers to them.
extension TerminalTests {
  /// The answers of a terminal that leaves its cursor in these columns.
  private func answers(_ columns: Int...) -> String {
    columns.map { "\u{1B}[2;\($0)R" }.joined() + "\u{1B}[?62c"
  }

  private func glyphs(_ characters: Character...) -> Set<[Glyph]> {
    Set(characters.map(Glyph.glyphs(of:)))
  }

  @Test func `widths are asked in one batch, and keys typed meanwhile are kept`() throws {
    try withTerminal { terminal, line in
      _ = line.sent()
      terminal.measure(["漢", "☀"])
      let sent = line.sent()
      #expect(sent.contains("x漢\u{1B}[6n") && sent.contains("x☀\u{1B}[6n"))
      #expect(sent.contains("\u{1B}[c"))
      #expect(!terminal.capabilities.draws("☀"))
      line.type("a" + answers(4, 3) + "b\u{1B}[1;5R")
      expectEqual(
        terminal.events(waiting: .seconds(5)),
        [
          .key("a"), .key("b"), .key(.function(3)), .measured,
        ])
      #expect(terminal.events(waiting: .milliseconds(1)).isEmpty)
      #expect(terminal.capabilities.draws("☀"))
    }
  }

  @Test func `a character of another width is not drawn`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["漢", "☀"])
      line.type(answers(4, 4))
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      expectEqual(terminal.capabilities.widthMismatches, glyphs("☀"))
      _ = line.sent()
      var canvas = Canvas(size: terminal.size)
      canvas.write("漢|☀|字|e\u{301}", at: Point(x: 0, y: 0))
      terminal.present(canvas)
      #expect(line.sent().contains("漢|?|字|e\u{301}"))
    }
  }

  @Test func `a wide character of another width becomes a question mark and a blank`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["漢"])
      line.type(answers(3))
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      _ = line.sent()
      var canvas = Canvas(size: terminal.size)
      canvas.write("漢|字", at: Point(x: 0, y: 0))
      terminal.present(canvas)
      #expect(line.sent().contains("? |字"))
    }
  }

  @Test func `nothing is asked twice, and later questions wait for the first answer`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["☀"])
      _ = line.sent()
      terminal.measure(["☀☁"])
      #expect(line.sent().isEmpty)
      line.type(answers(3))
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      let sent = line.sent()
      #expect(sent.contains("x☁") && !sent.contains("x☀"))
      line.type("x\u{1B}[2;")
      expectEqual(terminal.events(waiting: .seconds(5)), [.key("x")])
      line.type("3R\u{1B}[?6c")
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      expectEqual(terminal.capabilities.confirmedWidths, glyphs("☀", "☁"))
    }
  }

  @Test func `cursor reports that follow the last report count`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["漢", "☀"])
      line.type("\u{1B}[?6c\u{1B}[1;1R\u{1B}[2;4R")
      #expect(terminal.events(waiting: .seconds(5)).isEmpty)
      line.type("\u{1B}[2;3R")
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      line.type("\u{1B}[2;3R\u{1B}[1;5R")
      expectEqual(terminal.events(waiting: .seconds(5)), [.key(.function(3))])
    }
  }

  @Test func `answers from a window that has changed its size do not count`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["☀"])
      _ = line.sent()
      line.resize(columns: 30, rows: 5)
      line.type(answers(4))
      #expect(terminal.events(waiting: .seconds(5)).isEmpty)
      #expect(line.sent().contains("x☀\u{1B}[6n"))
      terminal.fitToWindow()
      line.type(answers(4))
      #expect(terminal.events(waiting: .seconds(5)).isEmpty)
      #expect(line.sent().contains("x☀\u{1B}[6n"))
      line.type(answers(3))
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      expectEqual(terminal.capabilities.confirmedWidths, glyphs("☀"))
    }
  }

  @Test func `a row too small for questions is not waited for, and a larger one is asked`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["☀"])
      line.resize(columns: 80, rows: 1)
      terminal.fitToWindow()
      line.type("\u{1B}[?62c")
      #expect(terminal.events(waiting: .seconds(5)).isEmpty)
      _ = line.sent()
      line.resize(columns: 80, rows: 24)
      terminal.fitToWindow()
      terminal.present(Canvas(size: terminal.size))
      #expect(line.sent().contains("x☀\u{1B}[6n"))
    }
  }

  @Test func `symbols of another width are replaced by ASCII`() throws {
    let line = try Line()
    var setup = TerminalSetup(name: "xterm-256color")
    setup.symbols = ["▀", "░"]
    let terminal = try CursesTerminal(setup, input: line.end, output: line.end)
    defer { terminal.close() }
    expectEqual(terminal.capabilities.symbols, .unicode)
    terminal.measure(["▀░"])
    line.type(answers(3, 4))
    expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
    expectEqual(terminal.capabilities.symbols, .ascii)
  }

  @Test(arguments: ["vt100", "linux"])
  func `a terminal of few characters is not asked`(_ name: String) throws {
    try withTerminal(name) { terminal, line in
      _ = line.sent()
      terminal.measure(["☀"])
      #expect(line.sent().isEmpty)
    }
  }

  @Test func `the row used for measuring is repaired at once`() throws {
    try withTerminal { terminal, line in
      var canvas = Canvas(size: terminal.size)
      canvas.write("first", at: Point(x: 0, y: 0))
      canvas.write("second", at: Point(x: 0, y: 1))
      canvas.cursor = Point(x: 7, y: 3)
      terminal.present(canvas)
      _ = line.sent()
      terminal.measure(["☀"])
      let sent = line.sent()
      #expect(sent.contains("\u{1B}[4;8H\u{1B}[c"))
      #expect(sent.contains("second") && !sent.contains("first"))
    }
  }

  @Test func `questions leave the cursor in place, even if the last frame is out of date`() throws {
    try withTerminal { terminal, line in
      var canvas = Canvas(size: terminal.size)
      canvas.cursor = Point(x: 7, y: 3)
      terminal.present(canvas)
      terminal.measure(["☀"])
      line.type(answers(3))
      expectEqual(terminal.events(waiting: .seconds(5)), [.measured])
      _ = line.sent()
      terminal.measure(["☂"])
      #expect(line.sent().contains("\u{1B}[4;8H\u{1B}[c"))
    }
  }

  @Test func `a line that proves slow is asked at once, and is ready when it answers`() throws {
    try withTerminal { terminal, line in
      var canvas = Canvas(size: terminal.size)
      canvas.fill(Rect(terminal.size), "x", .plain)
      for y in 0..<terminal.size.height { canvas.write("\(y)", at: Point(x: 2 * y, y: y)) }
      terminal.present(canvas)
      terminal.slowDown()
      #expect(line.sent().hasSuffix("\u{1B}[5n"))
      terminal.present(Canvas(size: terminal.size))
      #expect(line.sent().hasSuffix("\u{1B}[5n") && !terminal.isReady)
      // The first one answers the question at the start.
      line.type("\u{1B}[0n\u{1B}[0n\u{1B}[0n")
      _ = terminal.events(waiting: .milliseconds(1))
      #expect(terminal.isReady)
    }
  }

  @Test func `answers that come while leaving are taken off the line`() throws {
    try withTerminal { terminal, line in
      terminal.measure(["☀"])
      line.type(answers(3))
      terminal.close()
      var waiting: Int32 = 0
      expectEqual(ioctl(line.end, UInt(FIONREAD), &waiting), 0)
      expectEqual(waiting, 0)
    }
  }
}
