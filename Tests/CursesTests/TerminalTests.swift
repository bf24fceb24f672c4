import CNCurses
import Canvas
import Expectations
import Glibc
import Options
import Testing

@testable import Curses

/// Serialized, because ncurses has one terminal at a time.
@Suite(.serialized) struct TerminalTests {
  func withTerminal(
    _ name: String = "xterm-256color", _ more: TerminalProfile.Traits = [],
    _ body: (CursesTerminal, Line) throws -> Void
  ) throws {
    let line = try Line()
    var setup = TerminalSetup(name: name)
    setup.profile.traits.formUnion(more)
    let terminal = try CursesTerminal(setup, input: line.end, output: line.end)
    defer {
      // Nobody answers here, so there is no late answer to wait for.
      terminal.questions = OpenQuestions()
      terminal.close()
    }
    try body(terminal, line)
  }

  @Test func `a terminal without a name or a movable cursor is refused`() throws {
    let line = try Line()
    #expect(throws: TerminalError.self) { try TerminalSetup(name: nil).entry(output: line.end) }
    #expect(throws: TerminalError.self) { try TerminalSetup(name: "").entry(output: line.end) }
    let error = #expect(throws: TerminalError.self) {
      try TerminalSetup(name: "dumb").entry(output: line.end)
    }
    expectEqual(error?.description, "a terminal of type 'dumb' cannot place its cursor")
    #expect(line.sent().isEmpty)
  }

  @Test func `an unknown terminal is treated as xterm-256color`() throws {
    for name in ["no-such-terminal", "../../etc/passwd", String(repeating: "x", count: 9000)] {
      try expectEqual(TerminalSetup(name: name).entry(output: 1), "xterm-256color")
    }
    try expectEqual(TerminalSetup(name: "xterm").entry(output: 1), "xterm")
    let modern = TerminalSetup(
      TerminalProfile { ["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"][$0] })
    try expectEqual(modern.entry(output: 1), "xterm-256color")
  }

  @Test(arguments: [
    ("15;0", Brightness.dark), ("0;15", .light), ("0;7", .light), ("0;default;15", .light),
    ("12;8", .dark), ("", .unknown), ("x", .unknown), ("0;default", .unknown), (";", .unknown),
  ])
  func `the environment may name the background colour`(_ text: String, _ background: Brightness) {
    expectEqual(TerminalProfile { ["TERM": "xterm"][$0] }.background, .unknown)
    let profile = TerminalProfile { ["TERM": "xterm", "COLORFGBG": text][$0] }
    expectEqual(profile.background, background)
  }

  @Test(arguments: [
    ("xterm", true), ("xterm-256color", true), ("tmux-256color", true), ("rxvt", true),
    ("linux", false), ("vt100", false), ("ansi", false),
  ])
  func `the modes of xterm are used only where the terminal has them`(
    _ name: String, _ isXtermLike: Bool
  ) throws {
    try withTerminal(name) { terminal, line in
      expectEqual(line.sent().contains("\u{1B}[?1006h"), isXtermLike)
      terminal.close()
      expectEqual(line.sent().contains("\u{1B}[?1006l"), isXtermLike)
    }
  }

  @Test func `a frame is sent once, then only the differences`() throws {
    try withTerminal { terminal, line in
      expectEqual(terminal.size, Size(width: 20, height: 5))
      #expect(line.sent().contains("\u{1B}[?1006h"))
      var canvas = Canvas(size: terminal.size)
      canvas.write("漢字 e\u{301} 👻", at: Point(x: 2, y: 1))
      terminal.present(canvas)
      let first = line.sent()
      #expect(first.contains("漢字 e\u{301} 👻"))
      terminal.present(canvas)
      #expect(!line.sent().contains("漢"))
      canvas.write("x", at: Point(x: 3, y: 1))
      terminal.present(canvas)
      #expect(line.sent().contains("x"))
      terminal.redraw()
      terminal.present(canvas)
      #expect(line.sent().contains("字"))
    }
  }

  @Test(arguments: ["xterm-256color", "vt100"])
  func `a terminal scrolls in all the rows it has`(_ name: String) throws {
    try withTerminal(name) { terminal, line in
      terminal.present(Canvas(size: terminal.size))
      terminal.close()
      let sent = line.sent()
      #expect(sent.contains("\u{1B}[1;5r"))
      #expect(!sent.contains("\u{1B}[1;24r"))
      expectNil(getenv("LINES"))
      expectNil(getenv("COLUMNS"))
    }
  }

  @Test func `a character unknown to the C library becomes a question mark as wide`() throws {
    try withTerminal { terminal, line in
      let wide = try #require(
        (UInt32(0x1FA00)...0x1FAFF).compactMap(Unicode.Scalar.init).first {
          $0.columns == 2 && wcwidth(wchar_t(bitPattern: $0.value)) < 0
        })
      var canvas = Canvas(size: terminal.size)
      canvas.write("\(wide)|漢|", at: Point(x: 0, y: 0))
      terminal.present(canvas)
      #expect(line.sent().contains("? |漢|"))
    }
  }

  @Test(arguments: ["xterm", "xterm-256color", "vt100", "linux"])
  func `more colours than the terminal has do no harm`(_ name: String) throws {
    try withTerminal(name) { terminal, line in
      for background in ColorRole.named {
        var canvas = Canvas(size: terminal.size)
        for (x, tint) in DeckColor.allCases.enumerated() {
          for (y, foreground) in ColorRole.named.enumerated() {
            canvas.put(
              "x", at: Point(x: x, y: y % 5), Style(foreground, on: background, tint: tint, .bold))
          }
        }
        terminal.redraw()
        terminal.present(canvas)
        #expect(line.sent().contains("x"))
      }
    }
  }

  @Test func `a frame of another size or a distant cursor does no harm`() throws {
    try withTerminal { terminal, _ in
      terminal.present(Canvas(size: Size(width: 500, height: 1)))
      var canvas = Canvas(size: terminal.size)
      canvas.cursor = Point(x: .max, y: .min)
      terminal.present(canvas)
      #expect(terminal.isReady)
    }
  }

  @Test func `keys arrive, including Escape while frames follow each other quickly`() throws {
    try withTerminal { terminal, line in
      line.type("a\u{1B}[A")
      expectEqual(terminal.events(waiting: .seconds(5)), [.key("a"), .key(.up)])
      line.type("\u{1B}")
      var events: [Event] = []
      for _ in 0..<100 where events.isEmpty { events = terminal.events(waiting: .milliseconds(5)) }
      expectEqual(events, [.key(.escape)])
      #expect(terminal.events(waiting: .milliseconds(1)).isEmpty)
    }
  }

  @Test func `an answer that arrives before the first frame colours it`() throws {
    try withTerminal { terminal, line in
      line.type("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
      terminal.present(Canvas(size: terminal.size))
      expectEqual(terminal.background, .light)
      expectEqual(terminal.events(waiting: .zero), [.key("a"), .background(isLight: true)])
      line.type("b")
      terminal.present(Canvas(size: terminal.size))
      expectEqual(terminal.events(waiting: .seconds(5)), [.key("b")])
    }
  }

  @Test func `a lost terminal is the end`() throws {
    let line = try Line()
    let terminal = try CursesTerminal(
      TerminalSetup(name: "xterm"), input: line.end, output: line.end)
    line.hangUp()
    #expect(terminal.events(waiting: .seconds(5)).contains(.end))
    terminal.close()
  }

  @Test func `the terminal is given back as it was`() throws {
    let line = try Line()
    let before = line.settings
    let terminal = try CursesTerminal(
      TerminalSetup(name: "xterm-256color"), input: line.end, output: line.end)
    #expect(line.settings != before)
    terminal.present(Canvas(size: terminal.size))
    _ = line.sent()
    terminal.close()
    expectEqual(line.settings, before)
    let last = line.sent()
    #expect(last.contains("\u{1B}[?1006l") && last.contains("\u{1B}[?1049l"))
    terminal.close()
    #expect(line.sent().isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a terminal that has stopped reading is given back without waiting`() throws {
    let line = try Line()
    let before = line.settings
    let terminal = try CursesTerminal(
      TerminalSetup(name: "xterm-256color"), input: line.end, output: line.end)
    terminal.present(Canvas(size: terminal.size))
    tcflow(line.end, TCOOFF)
    #expect(!terminal.isReady)
    terminal.close()
    expectEqual(line.settings, before)
    tcflow(line.end, TCOON)
  }
}

extension TerminalSetup {
  /// A setup for a terminal of which only the variable TERM tells.
  init(name: String?) { self.init(TerminalProfile { $0 == "TERM" ? name : nil }) }
}
