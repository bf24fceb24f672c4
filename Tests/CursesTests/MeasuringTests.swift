import Canvas
import Glibc
import Testing

@testable import Curses

/// Questions about widths on a pseudo-terminal; the tests type the answers in advance.
extension TerminalTests {
  private static let patience: Duration = .seconds(5)

  /// What a terminal answers that leaves its cursor in these columns.
  private func answers(_ columns: Int...) -> String {
    columns.map { "\u{1B}[2;\($0)R" }.joined() + "\u{1B}[?62c"
  }

  @Test func `widths are asked in one batch, and keys typed meanwhile are kept`() throws {
    try withTerminal { terminal, line in
      _ = line.sent()
      let all = answers(4, 3)
      line.type("a" + all.prefix(4) + all.dropFirst(4) + "b\u{1B}[1;5R")
      #expect(terminal.measure(["漢", "☀"], waiting: Self.patience) == [2, 1])
      let sent = line.sent()
      #expect(sent.contains("x漢\u{1B}[6n") && sent.contains("x☀\u{1B}[6n"))
      #expect(sent.hasSuffix("\u{1B}[c"))
      #expect(
        terminal.events(waiting: .seconds(5)) == [.key("a"), .key("b"), .key(.function(3))])
      #expect(terminal.events(waiting: .milliseconds(1)).isEmpty)
    }
  }

  @Test func `the background told meanwhile colours the first picture`() throws {
    try withTerminal { terminal, line in
      line.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}" + answers(3))
      #expect(terminal.measure(["☀"], waiting: Self.patience) == [1])
      #expect(terminal.writer.palette.background == .light)
      #expect(terminal.events(waiting: .seconds(5)) == [.background(isLight: true)])
    }
  }

  @Test func `an answer that comes late is an event, and never keys`() throws {
    try withTerminal { terminal, line in
      #expect(terminal.measure(["☀"], waiting: .milliseconds(20)) == [nil])
      #expect(terminal.measure(["☁"], waiting: .milliseconds(20)) == nil)
      line.type("x\u{1B}[2;")
      #expect(terminal.events(waiting: .seconds(5)) == [.key("x")])
      line.type("4R\u{1B}[?6c")
      #expect(terminal.events(waiting: .seconds(5)) == [.measured([2])])
      line.type(answers(3))
      #expect(terminal.measure(["☁"], waiting: Self.patience) == [1])
    }
  }

  @Test func `answers that come after the last one count`() throws {
    try withTerminal { terminal, line in
      line.type("\u{1B}[?6c\u{1B}[2;4R\u{1B}[2;3R")
      #expect(terminal.measure(["漢", "☀"], waiting: Self.patience) == [2, 1])
      #expect(terminal.events(waiting: .milliseconds(1)).isEmpty)
    }
  }

  @Test func `answers that come long after the last one are an event, and never keys`() throws {
    try withTerminal { terminal, line in
      line.type("\u{1B}[?6c\u{1B}[1;1R")
      #expect(terminal.measure(["漢", "☀"], waiting: .milliseconds(60)) == [nil, nil])
      #expect(terminal.events(waiting: .milliseconds(1)).isEmpty)
      line.type("\u{1B}[2;4Rx")
      #expect(terminal.events(waiting: .seconds(5)) == [.key("x")])
      line.type("\u{1B}[2;3R")
      #expect(terminal.events(waiting: .seconds(5)) == [.measured([2, 1])])
      line.type("\u{1B}[2;3R\u{1B}[1;5R")
      #expect(terminal.events(waiting: .seconds(5)) == [.key(.function(3))])
    }
  }

  @Test func `a terminal that tells nothing but its kind is not waited for`() throws {
    try withTerminal { terminal, line in
      line.type("\u{1B}[?1;2c")
      let clock = ContinuousClock()
      let time = clock.measure {
        #expect(terminal.measure(["☀"], waiting: .seconds(60)) == [nil])
      }
      #expect(time < .seconds(30))
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a lost terminal is not waited for`() throws {
    let line = try Line()
    let terminal = try CursesTerminal(
      TerminalSetup(name: "xterm"), input: line.end, output: line.end)
    _ = Glibc.close(line.master)
    _ = terminal.measure(["☀"], waiting: .seconds(600))
    #expect(terminal.events(waiting: .seconds(5)).contains(.end))
    terminal.close()
    _ = Glibc.close(line.end)
  }

  @Test(arguments: ["vt100", "linux"])
  func `a terminal of few characters is not asked`(_ name: String) throws {
    try withTerminal(name) { terminal, line in
      _ = line.sent()
      #expect(terminal.measure(["☀"], waiting: Self.patience) == nil)
      #expect(line.sent().isEmpty)
    }
  }

  @Test func `the row that was written on is drawn again`() throws {
    try withTerminal { terminal, line in
      var canvas = Canvas(size: terminal.size)
      canvas.write("first", at: Point(x: 0, y: 0))
      canvas.write("second", at: Point(x: 0, y: 1))
      canvas.cursor = Point(x: 7, y: 3)
      terminal.present(canvas)
      _ = line.sent()
      line.type(answers(3))
      _ = terminal.measure(["☀"], waiting: Self.patience)
      #expect(line.sent().contains("\u{1B}[4;8H\u{1B}[c"))
      terminal.present(canvas)
      let sent = line.sent()
      #expect(sent.contains("second") && !sent.contains("first"))
    }
  }

  @Test func `a widthMismatches glyph is a question mark as wide as it`() throws {
    try withTerminal { terminal, line in
      terminal.capabilities.widthMismatches = [Glyph.glyphs(of: "漢"), Glyph.glyphs(of: "☀")]
      var canvas = Canvas(size: terminal.size)
      canvas.write("漢|☀|字|e\u{301}", at: Point(x: 0, y: 0))
      terminal.present(canvas)
      #expect(line.sent().contains("? |?|字|e\u{301}"))
    }
  }

  @Test func `answers that come while leaving are taken off the line`() throws {
    try withTerminal { terminal, line in
      #expect(terminal.measure(["☀"], waiting: .zero) == [nil])
      line.type(answers(3))
      terminal.close()
      var waiting: Int32 = 0
      #expect(ioctl(line.end, UInt(FIONREAD), &waiting) == 0)
      #expect(waiting == 0)
    }
  }
}
